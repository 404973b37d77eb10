"""`hapag`: without a command it plays; each command is a module of its own, imported when it is asked for."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from hapag import __version__
from hapag.cli.edge import Refused, guarded

COMMANDS = {
    "serve": "Run the server for real use: host, port, database.",
    "games": "List the games, with seats and options.",
    "replay": "Play a recorded deal through the rules and print what happened.",
    "judge": "The referee: hands and board in, ranking and settlement out.",
    "odds": "Exact house edge and best play of the house games.",
    "verify": "Check the receipt of a deal: the seal, the cuts, every card seen.",
    "simulate": "Many rounds between computer rivals, summed up.",
    "arena": "Rival against rival over the same deals, with intervals.",
}


class Commands(click.Group):
    """Commands that are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command; Refused, with the name that was perhaps meant, if there is none."""
        if cmd_name not in COMMANDS:
            near = get_close_matches(cmd_name, COMMANDS, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(COMMANDS)}"
            raise Refused(f"no command {cmd_name[:40]!r}; {hint}")
        command: click.Command = import_module(f"hapag.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, invoke_without_command=True, context_settings={"max_content_width": 100})
@click.option("--host", metavar="ADDRESS", help="Where to listen; 127.0.0.1 keeps it to this machine.")
@click.option("--port", type=click.IntRange(0, 65535), help="Default: 8765, or a free one if that is taken.")
@click.option("--database", metavar="FILE", help="Where the tables are kept; default: in your data folder.")
@click.option("--tls", is_flag=True, help="Https with a certificate of this machine's own; devices warn once.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.version_option(__version__, message="hapag %(version)s")
@click.pass_context
def app(ctx: click.Context, /, tls: bool, no_browser: bool, **chosen: Any) -> Any:
    """An open table for card and tile games.

    Without a command: start a table server for you, print a link and a QR code for phones on the same network, and
    open the browser. Ctrl-C ends it. Every command has its own --help.
    """
    if ctx.invoked_subcommand is None:
        return import_module("hapag.cli.serve").play(browser=not no_browser, tls=tls, **chosen)
    if no_browser or tls or any(value is not None for value in chosen.values()):
        raise Refused(f"the options of a command come after it: hapag {ctx.invoked_subcommand} ...")
    return None


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0, 1 for a finding or trouble, 2 for bad input, 130 when interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    sys.exit(guarded(lambda: invoke(given)))


def invoke(arguments: list[str]) -> object:
    """Run a command and return what it returns. (Click's own `main` would speak of interruptions and broken pipes.)"""
    try:
        with app.make_context("hapag", arguments) as context:
            return app.invoke(context)
    except click.exceptions.Exit as finished:
        return finished.exit_code
