"""The protocol's documents say what its types say."""

import json
import re

import pytest

from hapag.server import files, protocol, wire


def test_the_page_and_the_schema_are_up_to_date() -> None:
    """If this fails: `python -m hapag.server.protocol`, and think about old clients."""
    assert (protocol.DOCS / "protocol.md").read_text("utf-8") == protocol.page()
    assert (protocol.DOCS / "protocol.schema.json").read_text("utf-8") == protocol.schema()


def test_every_reference_in_the_schema_leads_somewhere() -> None:
    whole = json.loads(protocol.schema())

    def references(thing: object) -> set[str]:
        if isinstance(thing, dict):
            own = {thing["$ref"]} if isinstance(thing.get("$ref"), str) else set()
            return own.union(*map(references, thing.values()))
        return set().union(*map(references, thing)) if isinstance(thing, list) else set()

    found = references(whole)
    assert len(found) > 20
    assert {each.removeprefix("#/$defs/") for each in found} <= set(whole["$defs"])


@pytest.mark.parametrize("kind", [*wire.Incoming.__args__, *wire.Outgoing.__args__])  # type: ignore[attr-defined]
def test_every_frame_is_described(kind: type) -> None:
    assert f"### `{kind.__struct_config__.tag}`" in protocol.page()  # type: ignore[attr-defined]
    assert kind.__doc__


def test_the_server_itself_never_looks_into_a_round() -> None:
    """What leaves it is made in one module of the table's room, `projection`."""
    for path in (files.ROOM / "server").glob("*.py"):
        assert not re.search(r"\.(round|story|moves|sealed)\b", path.read_text("utf-8")), path
