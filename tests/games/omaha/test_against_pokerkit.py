"""Three thousand random hands beside PokerKit."""

from __future__ import annotations

import pytest

from hapag.games.omaha.rules import Omaha
from tests.games.betting.beside_pokerkit import agrees

HANDS, CHUNKS = 3_000, 12


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_with_pokerkit(chunk: int) -> None:
    agrees(Omaha, chunk, HANDS // CHUNKS)
