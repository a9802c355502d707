"""`parlour verify`: whether a record holds."""

import sys

from parlour.table.errors import Error, RecordError
from parlour.table.match import Match
from parlour.table.record import FORMAT

from . import files


def verify(file: str) -> int:
    """Play a record again and compare every state: 0 if it holds, 1 if not, 2 if it is no record.

    Parameters
    ----------
    file
        The record.
    """
    text = files.text(file)
    if not text.startswith(FORMAT):
        raise Error(f"{file}: it is no record; a record begins with '{FORMAT}'")
    try:
        match = Match.from_record(text)
    except RecordError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    print(f"holds: {len(match.moves)} moves")
    return 0
