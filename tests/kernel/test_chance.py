"""The generator is sfc64 as others know it, and draws evenly."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.chance import M64, below, next_word, seeded

WORDS = st.integers(0, M64)


@given(st.tuples(WORDS, WORDS, WORDS, WORDS))
def test_words_are_those_of_numpys_sfc64(words: tuple[int, int, int, int]) -> None:
    theirs = np.random.SFC64(0)
    state = theirs.state
    state["state"]["state"] = np.array(words, np.uint64)  # type: ignore[index]
    theirs.state = state
    ours = list(words)
    assert [next_word(ours) for _ in range(20)] == theirs.random_raw(20).tolist()


@given(st.lists(WORDS, min_size=4, max_size=4), st.integers(1, 10_000))
def test_draws_stay_below(words: list[int], bound: int) -> None:
    assert all(0 <= below(words, bound) < bound for _ in range(50))


def test_draws_are_even() -> None:
    words = seeded(2**191 + 5)
    counts = Counter(below(words, 6) for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(6))


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [0, *(1 << bit for bit in range(192))]
    assert len({tuple(seeded(seed)) for seed in seeds}) == len(seeds)
