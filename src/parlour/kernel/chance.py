"""The one generator: sfc64, by Chris Doty-Humphrey, with a seed of 192 bits.

Words are unsigned 64-bit numbers throughout. Compiled code must never see one of them beside a signed
number, so there is no literal in the arithmetic but M64 and shift widths: `n - M64` adds one.
"""

from collections.abc import MutableSequence

M64 = 0xFFFF_FFFF_FFFF_FFFF
WARM_UP = 12
HALF = 0x1_0000_0000

Words = MutableSequence[int]


def next_word(words: Words) -> int:
    a, b, c, count = words[0], words[1], words[2], words[3]
    out = (a + b + count) & M64
    words[0] = b ^ (b >> 11)
    words[1] = (c + (c << 3)) & M64
    words[2] = ((((c << 24) & M64) | (c >> 40)) + out) & M64
    words[3] = (count - M64) & M64
    return out


def below(words: Words, bound: int) -> int:
    """A number from 0 to bound - 1, all equally likely (Lemire's method on 32 bits)."""
    product = (next_word(words) >> 32) * bound
    if (product & 0xFFFF_FFFF) < bound:
        unfair = (HALF - bound) % bound
        while (product & 0xFFFF_FFFF) < unfair:
            product = (next_word(words) >> 32) * bound
    return product >> 32


def seeded(seed: int) -> list[int]:
    """The four words that a seed of up to 192 bits begins with."""
    words = [seed & M64, seed >> 64 & M64, seed >> 128 & M64, 1]
    for _ in range(WARM_UP):
        next_word(words)
    return words
