"""Each game's folder says how its picture is laid, with its own pieces."""

import json
from typing import Any

import pytest

from hapag.games import folder, game, games


def scene(slug: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder(game(slug)) / "scene.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("slug", games())
def test_a_picture_is_laid_with_pieces_of_its_game(slug: str) -> None:
    names = {name for pack in game(slug).names.packs for name in pack}
    laid = [name for name, *_ in scene(slug)["cards"] if name]
    assert laid
    assert set(laid) <= names


@pytest.mark.parametrize("slug", games())
def test_what_draws_a_picture_lies_in_the_game_s_folder(slug: str) -> None:
    art = scene(slug).get("art")
    assert art is None or (folder(game(slug)) / art).exists()


@pytest.mark.parametrize("slug", games())
def test_a_picture_lies_inside_its_frame(slug: str) -> None:
    laid = scene(slug)
    places = [(x, y) for _, x, y, *_ in [*laid["cards"], *laid.get("chips", [])]]
    assert all(0 < x < 100 and 0 < y < 100 for x, y in places)
