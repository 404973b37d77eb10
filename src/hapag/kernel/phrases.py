"""What is said to people travels as a code with arguments; a catalogue of the game turns it into words."""

from typing import Union

import msgspec

Argument = Union[int, str, "Phrase", tuple["Phrase", ...]]


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A message of a catalogue and its arguments, which may be phrases themselves."""

    code: str
    args: dict[str, Argument] = {}


def phrase(code: str, **args: Argument) -> Phrase:
    """`phrase("hand-pair", rank=phrase("ranks-K"))`; an underscore in a name is a hyphen in the catalogue."""
    return Phrase(code, {name.replace("_", "-"): value for name, value in args.items()})


def refusal(code: str, **args: Argument) -> Phrase:
    """Return why something may not be done; its message is `refusal-<code>`."""
    return phrase(f"refusal-{code}", **args)


class Illegal(Exception):
    """A refused move; its phrase is for the person who tried it."""

    def __init__(self, why: Phrase | str, **args: Argument) -> None:
        self.why = refusal(why, **args) if isinstance(why, str) else why
        super().__init__(self.why.code)
