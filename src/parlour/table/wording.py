"""Small helpers with words, which need no language."""


def base(card: str) -> str:
    """The card that it is or counts as, whoever has it: `shot` of `joker:shot`."""
    return card.partition(" on ")[0].split(" ")[-1].split(":")[-1].removeprefix("~")


def join(parts: list[str]) -> str:
    """P1, P2 and P3."""
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
