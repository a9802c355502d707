"""Writes all golden transcripts anew: `python -m tests.golden`.

To be done when what they show was changed on purpose: a rule, what is said of it, a bot, the chance or
the format of records. Read the diff before it is committed: each line of it should be meant. Never to make a
refactoring pass: then a line that differs is a fault. A transcript more is a file with the lines up to the seed.
"""

from .transcripts import FILES, HERE, bots_of, played, read, written

for path in FILES:
    text = read(path)
    anew = written(bots_of(text), played(text))
    print(f"{path.relative_to(HERE)}: {'as it was' if anew == text else 'changed'}")
    path.write_text(anew, encoding="utf-8", newline="\n")
