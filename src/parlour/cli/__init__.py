"""The command line: one file a command. Commands are named here as text, so that help imports none of them."""
