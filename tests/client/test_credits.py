"""Whoever's work is in the client is named, with the licence that asks for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import hapag

CLIENT = Path(hapag.__file__).parent / "client"
ROOT = Path(__file__).parents[2]
CREDITS: list[dict[str, Any]] = json.loads((CLIENT / "credits.json").read_text("utf-8"))
TITLES = {"Apache-2.0": "Apache License", "MIT": "MIT License"}


@pytest.mark.parametrize("credit", CREDITS, ids=lambda credit: str(credit["name"]))
def test_a_credit_comes_with_its_licence(credit: dict[str, Any]) -> None:
    assert TITLES[credit["licence"]] in (CLIENT / credit["texts"][0]).read_text("utf-8")


@pytest.mark.parametrize("credit", CREDITS, ids=lambda credit: str(credit["name"]))
def test_a_credit_is_in_the_repositorys_list_too(credit: dict[str, Any]) -> None:
    page = (ROOT / "CREDITS.md").read_text("utf-8")
    assert re.search(
        rf"\| {re.escape(credit['name'])}[^|]*\| {re.escape(credit['by'])} \| {credit['licence']} \|", page
    )


def test_every_licence_text_belongs_to_a_credit() -> None:
    told = {text for credit in CREDITS for text in credit["texts"]}
    assert {path.relative_to(CLIENT).as_posix() for path in (CLIENT / "audio" / "LICENSES").iterdir()} == told


def test_every_part_of_the_credits_has_a_word() -> None:
    words = (CLIENT / "text" / "en.ftl").read_text("utf-8")
    for part in {credit["part"] for credit in CREDITS}:
        assert f"ui-credit-{part} = " in words


def test_the_client_says_that_the_voice_is_synthetic() -> None:
    assert re.search(
        r"^ui-about-voice = .*\bsynthetic\b", (CLIENT / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE
    )
