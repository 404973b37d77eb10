"""Ten thousand random hands beside PokerKit."""

from __future__ import annotations

import pytest

from hapag.games.holdem.rules import Holdem
from tests.games.betting.beside_pokerkit import agrees

HANDS, CHUNKS = 10_000, 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_agrees_with_pokerkit(chunk: int) -> None:
    agrees(Holdem, chunk, HANDS // CHUNKS)
