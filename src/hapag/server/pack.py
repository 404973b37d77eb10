"""The client's modules put together into a few files: whoever is far away waits for every file that they ask for.

Each module becomes a function that runs once, in the order of what they import, and gives what it exports; nothing else
is changed but that comments on lines of their own are left out. So that a module is never there twice, whatever
imports one that is in a pack is led to the pack. It takes the forms that our formatter writes, and says where it meets
another one.
"""

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

Sources = Mapping[str, str]
"""Texts of modules by their paths below the static root."""

COMMENT = re.compile(
    r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n|/\*\* @type [^\n]*?\*/ ?", re.MULTILINE | re.DOTALL
)
STATIC = re.compile(r"""(?:^|(?<=;))(import|export)\b(?:([^"';(=]*?)\bfrom)?\s*"(\.[^"]+)";?""", re.MULTILINE)
DYNAMIC = re.compile(r"""\bimport\(\s*"(\.[^"]+)"\s*\)""")
DECLARED = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
LISTED = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?", re.MULTILINE)
DEFAULT = re.compile(r"(?:^|(?<=[;}]))export default ", re.MULTILINE)
WHAT = re.compile(r"\s*(?:|\w+|\* as \w+|\{[^}]*\})\s*")
LEFT = re.compile(r"^\s*(?:(?:import|export)\b(?!\s*\().*|.*\bimport\.meta\b.*)", re.MULTILINE)

HINT = "//# allFunctionsCalledOnLoad\n"
"""To V8, which otherwise compiles a function when it is first called; https://v8.dev/blog/explicit-compile-hints."""


class CannotPack(Exception):
    """A module is written in a way that packs do not know, or modules import each other in a circle."""


class Pack(NamedTuple):
    """path: where it lies; roots: modules that are in it, with all that they import and earlier packs do not have.

    hurried: nearly all of it runs before anything is seen; a browser that knows the hint compiles it while it arrives.
    """

    path: str
    roots: tuple[str, ...]
    hurried: bool = False


def bare(text: str) -> str:
    """Return a module without comments that have a line of their own, and without types of expressions."""
    return COMMENT.sub("", text)


def beside(name: str, target: str) -> str:
    """Return the path that `target` means in the file `name`."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), target))


def way(name: str, path: str) -> str:
    """Return how the file `name` calls the file at `path`."""
    found = posixpath.relpath(path, posixpath.dirname(name))
    return found if found.startswith(".") else f"./{found}"


def variable(name: str) -> str:
    """Return what a pack calls a module."""
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))


def imported(name: str, text: str) -> list[str]:
    """Return the modules that one imports when it is read."""
    return list(dict.fromkeys([beside(name, target) for _, _, target in STATIC.findall(text)]))


def in_order(roots: Iterable[str], sources: Sources, known: Mapping[str, str]) -> list[str]:
    """Return modules and all that they import, each after what it imports, without those that are known."""
    found: list[str] = []

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise CannotPack(f"modules import each other: {' > '.join((*above, name))}")
        if name in found or name in known or name not in sources:
            return
        for target in imported(name, sources[name]):
            visit(target, (*above, name))
        found.append(name)

    for root in roots:
        visit(root, ())
    return found


def names(listed: str) -> Iterator[tuple[str, str]]:
    """Yield the pairs of `{ a, b as c }`: what is taken, and what it is called then."""
    for each in filter(None, [part.strip() for part in listed.strip().strip("{}").split(",")]):
        taken, _, called = each.partition(" as ")
        yield taken, called or taken


def is_known(kind: str, what: str) -> bool:
    """Say whether this is a form of `import WHAT from` or `export WHAT from` that can be put another way."""
    return bool(WHAT.fullmatch(what)) and (kind == "import" or what.strip().startswith("{"))


def bound(what: str, module: str) -> str:
    """Return the statement for `import WHAT from` a module of a pack."""
    what = what.strip()
    if not what:
        return ""
    if what.startswith("*"):
        return f"const {what.removeprefix('*').strip().removeprefix('as').strip()} = {module};"
    pairs = names(what) if what.startswith("{") else [("default", what)]
    return f"const {{ {', '.join([taken if taken == called else f'{taken}: {called}' for taken, called in pairs])} }} = {module};"


def led(name: str, at: str, text: str, packs: Mapping[str, str]) -> str:
    """Lead what a module imports later to where it lies. name: the module; at: the file that its text will be in."""

    def lead(found: re.Match[str]) -> str:
        target = beside(name, found[1])
        if target in packs:
            return f'import("{way(at, packs[target])}").then((all) => all.{variable(target)})'
        return f'import("{way(at, target)}")'

    return DYNAMIC.sub(lead, text)


def as_function(name: str, at: str, text: str, packs: Mapping[str, str]) -> str:
    """Return a module as a statement of the pack at `at`."""
    given: dict[str, str] = {}

    def take(found: re.Match[str]) -> str:
        kind, what, target = found[1], found[2] or "", found[3]
        module = variable(beside(name, target))
        if not is_known(kind, what):
            return found[0]
        if kind == "import":
            return bound(what, module)
        given.update({called: f"{module}.{taken}" for taken, called in names(what)})
        return ""

    def declare(found: re.Match[str]) -> str:
        given[found[1]] = found[1]
        return ""

    def list_them(found: re.Match[str]) -> str:
        given.update({called: taken for taken, called in names(found[1])})
        return ""

    def default(_: re.Match[str]) -> str:
        given["default"] = "$default"
        return "const $default = "

    steps: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
        (STATIC, take),
        (DECLARED, declare),
        (LISTED, list_them),
        (DEFAULT, default),
    )
    for pattern, step in steps:
        text = pattern.sub(step, text)
    text = led(name, at, text, packs)
    if left := LEFT.search(text):
        raise CannotPack(f"{name}: this cannot be packed: {left[0].strip()[:100]}")
    result = ", ".join([called if called == value else f"{called}: {value}" for called, value in given.items()])
    return f"const {variable(name)} = (() => {{\n{text.strip()}\nreturn {{ {result} }};\n}})();"


def put_together(members: list[str], at: str, sources: Sources, packs: Mapping[str, str]) -> str:
    """Return the text of a pack. packs: where each module of this pack and of earlier ones is."""
    used = [target for name in members for target in imported(name, sources[name]) if packs[target] != at]
    heads = [
        f'import {{ {", ".join([variable(each) for each in dict.fromkeys(used) if packs[each] == pack])} }} from "{way(at, pack)}";'
        for pack in dict.fromkeys([packs[target] for target in used])
    ]
    bodies = [as_function(name, at, sources[name], packs) for name in members]
    tail = f"export {{ {', '.join([variable(name) for name in members])} }};"
    return "\n".join([*heads, *bodies, tail, ""])


def alone(name: str, text: str, packs: Mapping[str, str]) -> str:
    """Return a module that is in no pack, led to the packs for what it imports from them."""
    at: dict[str, str] = {}

    def take(found: re.Match[str]) -> str:
        kind, what, target = found[1], found[2] or "", found[3]
        module = beside(name, target)
        if module not in packs:
            return found[0]
        if not is_known(kind, what):
            raise CannotPack(f"{name}: this cannot be packed: {found[0]}")
        at[module] = packs[module]
        return ("export " if kind == "export" else "") + bound(what, variable(module))

    text = led(name, name, STATIC.sub(take, text), packs)
    heads = [
        f'import {{ {", ".join([variable(each) for each in at if at[each] == pack])} }} from "{way(name, pack)}";\n'
        for pack in dict.fromkeys(at.values())
    ]
    return "".join(heads) + text


def packed(sources: Sources, packs: Iterable[Pack]) -> dict[str, str]:
    """Return the files that are served for these modules: the packs, and each module that is in none. CannotPack if not."""
    texts = {name: bare(text) for name, text in sources.items()}
    where: dict[str, str] = {}
    members: dict[str, list[str]] = {}
    hints: dict[str, str] = {}
    for path, roots, hurried in packs:
        members[path] = in_order(roots, texts, where)
        where |= dict.fromkeys(members[path], path)
        hints[path] = HINT if hurried else ""
    made = {path: hints[path] + put_together(names, path, texts, where) for path, names in members.items()}
    return made | {name: alone(name, text, where) for name, text in texts.items() if name not in where}
