"""What can go wrong at the table, by whose fault it is."""


class Error(Exception):
    """Any of the below."""


class Refused(Error):
    """A move that the rules do not allow; nothing has changed."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule, self.text = rule, text


class RecordError(Error):
    """A record that does not hold, and where."""


class ScenarioError(Error):
    """A scenario or position that makes no sense, and where."""


class DeckError(Error):
    """A deck file that cannot be played with, and why."""


class OptionError(Error):
    """An option, seed or number of seats that the game does not have."""
