"""Find the Chromium that browser tests play in; run as a script, install it where it is missing."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
HOW: Final = (
    "Chromium is missing; install it (Debian: sudo apt-get install chromium; "
    "elsewhere: playwright install chromium) or name it in HAPAG_CHROMIUM"
)


def find() -> str | None:
    """Return the path of a Chromium of this system that starts, or None."""
    names = [os.environ["HAPAG_CHROMIUM"]] if "HAPAG_CHROMIUM" in os.environ else NAMES
    return next((path for name in names if (path := shutil.which(name)) and runs(path, "--version")), None)


def install() -> bool:
    """Install Chromium and say whether that worked: Debian's package, or else the build that Playwright offers."""
    return (debian() and apt()) or runs(sys.executable, "-m", "playwright", "install", *with_deps(), "chromium")


def apt() -> bool:
    """Install Debian's package, where this user may."""
    root = as_root()
    if root is None:
        return False
    print("Installing Chromium for the browser tests: apt-get install chromium", flush=True)
    runs(*root, "apt-get", "-qq", "update")
    return runs(*root, "apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium") and find() is not None


def debian() -> bool:
    """Say whether apt-get has a real Chromium (Ubuntu's is a pointer to a snap)."""
    return sys.platform == "linux" and platform.freedesktop_os_release().get("ID") == "debian"


def as_root() -> list[str] | None:
    """Return what to put before a command to run it as root without being asked for a password, or None."""
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if shutil.which("sudo") and runs("sudo", "-n", "true") else None


def with_deps() -> list[str]:
    """Let Playwright install system libraries too, where it may."""
    return ["--with-deps"] if sys.platform == "linux" and as_root() is not None else []


def runs(*command: str) -> bool:
    """Run a command quietly and say whether it succeeded."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(0 if find() or install() else HOW)
