"""A language made up from English: accents, letters doubled, brackets. What shows no brackets is in no catalogue."""

from __future__ import annotations

import json
import re
from typing import Any

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

from tests.browser.device import Device

ACCENTS = str.maketrans("aeiouyAEIOUYcnszlrt", "áéíóúýÁÉÍÓÚÝçñšžłřŧ")
VOWELS = re.compile(r"[aeiouy]", re.IGNORECASE)


def stretched(text: str) -> str:
    """Return a text that is two fifths longer with its brackets, and still to be guessed."""
    more = iter(range(round(0.4 * len(text)) - 2))
    return VOWELS.sub(
        lambda found: found[0] + (found[0].lower() if next(more, None) is not None else ""), text
    ).translate(ACCENTS)


class Stretch(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(stretched(node.value))


def pseudo(catalogue: str) -> str:
    """Return a catalogue in the made-up language: each message in brackets, its attributes as they are."""
    resource = parse(catalogue)
    for message in resource.body:
        if isinstance(message, ast.Message) and message.value is not None:
            Stretch().visit(message.value)
            message.value.elements = [ast.TextElement("⟦"), *message.value.elements, ast.TextElement("⟧")]
    return serialize(resource)


def reworded(facts: dict[str, Any]) -> dict[str, Any]:
    own = {"words": pseudo(facts["words"])} if "words" in facts else {}
    return {**facts, "title": f"⟦{stretched(facts['title'])}⟧", **own}


def speak_pseudo(context: BrowserContext) -> None:
    """Have the server's English answered in the made-up language."""
    context.route(re.compile(r"/api/text/en\.ftl"), lambda route: answer(route, pseudo))
    context.route(re.compile(r"/api/games(/[^/?]+)?(\?.*)?$"), lambda route: answer(route, retold))


def answer(route: Route, change: Any) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=change(response.text()))


def retold(text: str) -> str:
    facts = json.loads(text)
    return json.dumps(list(map(reworded, facts)) if isinstance(facts, list) else reworded(facts))


STRAYS = r"""(known) => {
  const bare = (text) => {
    const less = text.replace(/⟦[^⟦⟧]*⟧/g, " ");
    return less === text ? text : bare(less);
  };
  const strays = (text) => known.reduce((left, name) => left.replaceAll(name, " "), bare(text))
    .match(/\p{L}+/gu)?.filter((word) => !/^[AKQJ]$/.test(word) && !known.some((name) => name[0] === word)) ?? [];
  const apart = (e) => e.closest("[lang]:not(html), .prose, svg, script, style, code, .chart-cell, a[href^=http]") !== null;
  const found = {};
  const look = (what, text) => { if (text && strays(text).length > 0) found[what] = text.trim().slice(0, 120); };
  const place = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""}`;
  for (const e of document.body.querySelectorAll("*")) {
    if (apart(e) || !e.checkVisibility()) continue;
    for (const node of e.childNodes) if (node.nodeType === 3) look(place(e), node.data);
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) look(`${place(e)} ${name}`, e.getAttribute(name));
  }
  return found;
}"""
"""Finds texts and labels that hold letters outside of brackets. known: names (their initials may stand alone), the code, ..."""


def strays(device: Device) -> dict[str, str]:
    """Return what is on the page and in no catalogue. Names, codes, letters of charts, authors, the guide are nobody's words."""
    seats = device.table.get("seats", [])
    code = device.table.get("code") or "BKLM"
    known = [*(seat["name"] for seat in seats if seat["name"]), code, " ".join(code), "BKLM", "Hapag", " and "]
    known.append(device.url.split("//")[1] + "/t/")
    owner: str | None = device.page.evaluate("JSON.parse(localStorage.getItem('hapag.prefs') ?? '{}').name")
    known += [owner] if owner else []
    found: dict[str, str] = device.page.evaluate(STRAYS, sorted(known, key=len, reverse=True))
    return found
