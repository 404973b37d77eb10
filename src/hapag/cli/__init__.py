"""The command line: one thin command each."""

from hapag.cli.app import main

__all__ = ["main"]
