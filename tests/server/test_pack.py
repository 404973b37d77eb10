"""Modules put together."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from hapag.server.files import ROOMS, TABLE, Files
from hapag.server.pack import CannotPack, Pack, bare, packed

PAIR = {
    "a/one.js": 'import { two as zwei } from "./two.js";\nimport * as all from "./two.js";\nimport three from "../b/three.js";\n'
    'export const one = `${zwei()} ${all.two()} ${three}`;\nexport { two } from "./two.js";\n'
    "export async function later() {\n  return (await import('./x.js')).x;\n}\n".replace("'", '"'),
    "a/two.js": 'export function two() {\n  return "two";\n}\n',
    "b/three.js": 'const hidden = "three";export default hidden;const other = 1;export{hidden as x,other};',
    "a/x.js": 'import { one } from "./one.js";\nimport { plain } from "./plain.js";\nexport const x = [one, plain];\n',
    "a/plain.js": 'export { two as plain } from "./two.js";\nexport const own = 4;\n',
}
ONE_PACK = [Pack("packs/p.js", ("a/one.js",))]


def run(files: Mapping[str, str], path: Path, script: str) -> str:
    """Return what a script prints that may import the files."""
    for name, text in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text)
    (path / "package.json").write_text('{"type": "module"}')
    (path / "main.js").write_text(script)
    node = shutil.which("node")
    assert node is not None
    return subprocess.run([node, "main.js"], cwd=path, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.skipif(shutil.which("node") is None, reason="what is made here is run by Node.js")
def test_a_pack_exports_what_its_modules_did_and_each_of_them_is_there_once(tmp_path: Path) -> None:
    script = """import { $a_one as one, $a_two as two, $b_three as three } from "./packs/p.js";
    import { plain, own } from "./a/plain.js";
    const [x] = await one.later();
    console.log(one.one, "|", x === one.one, plain === two.two, one.two === plain, own, three.default, three.x, three.other);"""
    assert run(packed(PAIR, ONE_PACK), tmp_path, script) == "two two three | true true true 4 three three 1"


def test_packed_modules_are_not_served_beside_their_pack() -> None:
    assert set(packed(PAIR, ONE_PACK)) == {"packs/p.js", "a/plain.js", "a/x.js"}


def test_a_later_pack_has_nothing_of_an_earlier_one() -> None:
    made = packed(PAIR, [Pack("p/first.js", ("a/two.js",)), Pack("p/second.js", ("a/one.js",))])
    assert "const $a_two" in made["p/first.js"]
    assert "const $a_two" not in made["p/second.js"]
    assert made["p/second.js"].startswith('import { $a_two } from "./first.js";')


def test_only_a_pack_that_runs_whole_asks_to_be_compiled_while_it_arrives() -> None:
    made = packed(PAIR, [Pack("p/first.js", ("a/two.js",), hurried=True), Pack("p/second.js", ("a/one.js",))])
    assert [path for path, text in made.items() if text.startswith("//# allFunctionsCalledOnLoad\n")] == ["p/first.js"]


@pytest.mark.parametrize(
    "text",
    [
        "export const { a } = b;\n",
        "export let a = 1;\n",
        'export * from "./two.js";\n',
        "export const a = import.meta.url;\n",
        'import a, { b } from "./two.js";\n',
        "import a from './two.js';\n",
    ],
)
def test_a_form_that_packs_do_not_know_is_named(text: str) -> None:
    with pytest.raises(CannotPack, match=r"a/odd\.js: this cannot be packed"):
        packed({**PAIR, "a/odd.js": text}, [Pack("p.js", ("a/odd.js",))])


def test_a_circle_is_named() -> None:
    circle = {"a.js": 'import { b } from "./b.js";\n', "b.js": 'import { a } from "./a.js";\n'}
    with pytest.raises(CannotPack, match=r"a\.js > b\.js > a\.js"):
        packed(circle, [Pack("p.js", ("a.js",))])


def test_comments_are_left_out_and_texts_are_not() -> None:
    text = (
        '/**\n * Says.\n */\n// No more.\nconst a = /** @type {any} */ (b);\nconst c = "https://x /* y */"; // stays\n'
    )
    assert bare(text) == 'const a = (b);\nconst c = "https://x /* y */"; // stays\n'


def test_the_client_is_two_packs_and_what_few_games_need() -> None:
    files = Files()
    table, rooms = (files.bodies[name].plain.decode() for name in (TABLE, ROOMS))
    assert "const $client_parts_table_screen" in table
    assert "const $client_parts_home" in rooms
    assert "/** " not in table + rooms
    assert "client/parts/table-screen.js" not in files.bodies
    for name in files.bodies:
        assert not name.endswith(".js") or "/packs/" in name or "client/core/html.js" not in files.modules(name)
