"""What is arranged here are tiles, and that is what people read: where all games say cards, this one has words of its own."""

import re

import pytest
from fluent.syntax import FluentSerializer

from hapag.games import folder, game
from hapag.games.words import SOURCE, messages

COMMON = messages((SOURCE / "client" / "text" / "en.ftl").read_text("utf-8"))
OWN = messages((folder(game("pai-gow-tiles")) / "text" / "en.ftl").read_text("utf-8"))
written = FluentSerializer().serialize_entry
ARRANGING = ["ui-arrange-card", "ui-arrange-rest", "ui-arrange-left"]


@pytest.mark.parametrize("code", ARRANGING)
def test_the_words_of_arranging_name_tiles(code: str) -> None:
    assert "card" in written(COMMON[code]).split("=", 1)[1].lower()
    own = written(OWN[code]).split("=", 1)[1].lower()
    assert "tile" in own
    assert not re.search(r"\bcards?\b", own)
