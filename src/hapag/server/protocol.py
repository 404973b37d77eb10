"""The protocol's documents, made from its types: `python -m hapag.server.protocol` writes them into `docs/`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from hapag.server import wire
from hapag.server.files import ROOM
from hapag.table.commands import Opening

DOCS = ROOM.parent.parent / "docs"

HEAD = """<!-- Made from the types by `python -m hapag.server.protocol`; do not edit. -->

# The wire protocol, version {version}

Everything a client needs to play at a table. The same types as JSON Schema: `protocol.schema.json`.

## A table's socket

`/t/CODE/ws` speaks JSON, one object a text frame, its kind in `t`. No compression. A frame has at most 16,384 bytes.

1. The client says `hello`, with the token that it keeps for this table, if it has one. A client that would rather not
   wait for the socket to open says it with the handshake, as the subprotocols `hello.1` and `token.TOKEN` (which headers
   carry, never an address); the server picks `hello.1` and goes on with what follows.
2. The server answers `welcome` with the token to keep from now on, then a `view`: the whole table as this device may see
   it, with the whole story of the round (`whole: true`). Joining and coming back are the same.
3. The client sends commands. Each carries an `id` that the client makes up, and is answered by `ok` or `refused` with that
   `id`. After a lost connection a command without an answer is sent again under the same `id`: it is done once, and gets
   the first answer.
4. Whenever the table changes, every device gets a `view`: always the whole table, with the events since the view that it
   got before. A slow connection may miss versions, never events. Who comes and goes is shown by a view of the same version.

Nothing is done until it is stored: `ok` means that it survives the loss of power.

A token belongs to one device at one table. The same token in a second socket closes the first (`bye`, `elsewhere`).
Devices without a seat watch: `mine` is empty, `watch` is what a spectator sees.

A seat moves to another device with a seat link: `link` is answered by `linked` with `https://HOST/t/CODE#seat=TOKEN`, which
works once and for three minutes. A page opened by it takes the token out of the address and says `take` with it. Both
devices then get a whole `view`: one with the seat, the other as a spectator.

### Seats, turns, time

* Seats are counted from 0. `owing` are the seats that owe a choice; `committed` those whose choice is in and sealed.
* A move is text: a verb, then numbers and words, then pieces (`play As Kd`, `raise 120`, `arrange 2c 2d 9s / ... / ...`).
  `at` is the version of the view that it was made on. It is `stale` if this seat's turn began after that; what others
  seal in the meantime makes nothing stale.
* `offers` says what may be chosen: for each verb the bounds of its arguments, and why it is barred, if it is.
* `deadline` and `now` are milliseconds on the server's clock. When time runs out, the fallback of the rules is played, and
  the event `timeout` says so. The host can put the deadline off (`extend`, the event `more-time`). People who share a device have their time one after the other.
* Pieces are numbers whose names `/api/games/SLUG` gives; a negative number is a back. A game's own state is `round` and
  `watch`; its events have their tag in `event`, and their fields' kinds are in `/api/games/SLUG`.
* Texts are phrases: a `code` of a Fluent catalogue, and `args`.

### Good-byes

`bye` comes before the server closes a socket. `in` says after how many milliseconds to come back; null: not by oneself.

| code | close | meaning |
| --- | --- | --- |
{byes}

A frame that is too long closes with 1009, one that is not UTF-8 with 1007, one that breaks the WebSocket protocol with
1002, and more than 200 pings, pongs and continuation frames (then 600 a minute) with 1008, all without a `bye`. An address
that was turned away 60 times gets no socket any more but status 403, until a minute has passed.

## HTTP

| request | answer |
| --- | --- |
| `GET /`, `GET /t/CODE` | the page, in the language that `Accept-Language` asks for first, of those there are |
| `GET /static/HASH/...` | the client's files, to be kept for ever |
| `GET /api/games?lang=en` | the games: slug, title in that language (`title_lang`: the language it is in, if another), family, seats, rivals, levels, options, whether there are odds, and how each one's picture is laid |
| `GET /api/games/SLUG?lang=en` | its title, names of its pieces, its events, results and verbs with the kinds of their fields, whether there are odds and hints, and all `words` that a table of it needs as one Fluent catalogue; the languages are `en`, `fil` and `th` |
| `GET /api/games/SLUG/guide?lang=en` | its guide, as a fragment of HTML; in English if it is not translated |
| `GET /api/games/SLUG/odds` | edge, best play and costs of a table against the house; 404 if it has no figures |
| `GET /api/games/SLUG/voice` | what the dealer says of each event: keys of clips, and a sound (`hapag/games/voice.py`) |
| `GET /api/text/LANG.ftl` | the words that every page needs |
| `POST /api/tables` | opens a table (`NewTable` below): 201 `{{code, token}}`, else `{{refused: {{code, args}}}}` |
| `GET /qr/CODE.svg` | the link to a table as a QR code |
| `GET /healthz` | 200 while tables can be stored |
| `GET /readyz` | 200 while people may be sent here: 503 also while the server is about to stop |
"""

BYES = {
    "restart": "the server restarts; the seat is kept",
    "slow": "the connection takes too little",
    "too-many": "too many connections, or too many guessed codes, from this address",
    "no-hello": "nothing was said",
    "foreign": "the page belongs to another site",
    "no-table": "there is no such table",
    "gone": "the table is gone",
    "broken-table": "the table was made by another version of the program",
    "elsewhere": "the same device came back in another socket",
    "too-fast": "far too many frames",
}


def definitions() -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the schemas of what a client sends, what a server sends and a wish for a table, and all they refer to."""
    kinds = [wire.Incoming, wire.Outgoing, Opening]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return list(found), parts


def schema() -> str:
    """Return the protocol as JSON Schema."""
    (incoming, outgoing, opening), parts = definitions()
    named = {"FromClient": incoming, "FromServer": outgoing, "NewTable": opening}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hapag wire protocol {wire.VERSION}",
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {**named, **parts},
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def page() -> str:
    """Return the protocol as a page for people."""
    (incoming, outgoing, _), parts = definitions()
    byes = "\n".join([f"| `{code}` | {wire.CLOSE[code]} | {BYES[code]} |" for code in wire.CLOSE])
    first, second = names_in(incoming), names_in(outgoing)
    rest = [name for name in parts if name not in [*first, *second, "Opening"]]
    lines = [HEAD.format(version=wire.VERSION, byes=byes)]
    lines += chapter("From the client", first, parts)
    lines += chapter("From the server", second, parts)
    lines += chapter("What they are made of", rest, parts)
    lines += ["## NewTable", "", *described("Opening", parts["Opening"], title=False)]
    return "\n".join(lines).rstrip() + "\n"


def names_in(union: dict[str, Any]) -> list[str]:
    return [each["$ref"].rpartition("/")[2] for each in union["anyOf"]]


def chapter(title: str, names: list[str], parts: dict[str, Any]) -> Iterator[str]:
    yield from (f"## {title}", "")
    for name in names:
        yield from described(name, parts[name])


def described(name: str, part: dict[str, Any], title: bool = True) -> Iterator[str]:
    """Yield the lines that describe one type: what it is, and its fields."""
    tag = part["properties"].get("t", {}).get("enum", [None])[0]
    if title:
        yield from (f"### `{tag}`" if tag else f"### {name}", "")
    yield from (" ".join(part.get("description", "").split()), "")
    fields = {field: shape for field, shape in part["properties"].items() if field != "t"}
    if fields:
        yield from ("| field | type |", "| --- | --- |")
        for field, shape in fields.items():
            needed = "" if field in part.get("required", ()) else ", optional"
            yield f"| `{field}` | {shape_text(shape)}{needed} |"
        yield ""


def shape_text(shape: dict[str, Any]) -> str:
    """Return a type in a few words."""
    if "$ref" in shape:
        return str(shape["$ref"].rpartition("/")[2])
    if "anyOf" in shape:
        return " or ".join([shape_text(each) for each in shape["anyOf"]])
    if "enum" in shape:
        return " or ".join([f"`{each}`" for each in shape["enum"]])
    if shape.get("type") == "array":
        return f"list of {shape_text(shape.get('items', {}))}"
    bounds = [f"{word} {shape[key]}" for key, word in WORDS.items() if key in shape]
    return " ".join([str(shape.get("type", "anything")), *bounds])


WORDS = {"minimum": "from", "maximum": "to", "minLength": "of length from", "maxLength": "to length"}
"""How bounds are put; lengths count characters."""


def main(docs: Path = DOCS) -> int:
    """Write both documents."""
    (docs / "protocol.md").write_text(page(), "utf-8")
    (docs / "protocol.schema.json").write_text(schema(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
