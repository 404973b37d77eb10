"""Options in groups, so that a person finds them, and the kinds of values that only operators write."""

import math
from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class GroupedOption(click.Option):
    """An option under a heading of its own in the help."""

    def __init__(self, *args: Any, group: str, **named: Any) -> None:
        super().__init__(*args, **named)
        self.group = group

    def get_help_extra(self, ctx: click.Context) -> Any:
        """Return what the help adds in brackets: the default; a bound of a thousand million helps nobody."""
        return {key: value for key, value in super().get_help_extra(ctx).items() if key != "range"}


class Grouped(click.Command):
    """A command whose help lists its options under their headings, in the order in which they were given."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        groups: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                groups.setdefault(getattr(param, "group", "Help"), []).append(record)
        for name, records in groups.items():
            with formatter.section(name):
                formatter.write_dl(records)


def option(group: str, *names: str, **named: Any) -> Callable[[F], F]:
    """Give a command an option under a heading."""
    return click.option(*names, cls=GroupedOption, group=group, **named)


class RateType(click.ParamType[tuple[float, float]]):
    """`AT-ONCE/A-MINUTE`: how many at once, and how many more each minute."""

    name = "rate"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[float, float]:
        if isinstance(value, tuple):
            return value
        try:
            at_once, each_minute = (float(part) for part in str(value).split("/"))
        except ValueError:
            self.fail(f"{str(value)[:40]!r} is not like 40/600: so many at once, then so many each minute", param, ctx)
        if not (1 <= at_once <= 1e9 and 0 <= each_minute <= 1e9 and math.isfinite(at_once + each_minute)):
            self.fail(f"{str(value)[:40]!r}: at once at least 1, each minute at least 0", param, ctx)
        return at_once, each_minute


class PlaceType(click.ParamType[tuple[str, int]]):
    """`HOST:PORT`, where to listen."""

    name = "host:port"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        if isinstance(value, tuple):
            return value
        host, colon, port = str(value).rpartition(":")
        if not (colon and host and port.isascii() and port.isdecimal() and 0 < int(port) < 65_536):
            self.fail(f"{str(value)[:60]!r} is not like 127.0.0.1:9100", param, ctx)
        return host.removeprefix("[").removesuffix("]"), int(port)


RATE, PLACE = RateType(), PlaceType()


def rate_text(rate: tuple[float, float]) -> str:
    """Return a rate as it is written."""
    return f"{rate[0]:g}/{rate[1]:g}"
