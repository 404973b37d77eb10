"""The thirteen sounds of a table, computed: noise for card and felt, damped modes for chip, coin, tile and wood.

A struck thing rings in a few modes, each a sine that dies away at its own pace; a card sliding on felt is noise whose
band and strength follow the hand. Every sound draws its chance from its own name, so it is the same each time. Nothing
rings above 7 kHz, which tires the ear, or only below 160 Hz, which a phone's small loudspeaker cannot play.
Frequencies are in hertz, times in seconds.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from tools.audio import RATE, Samples, faded, levelled

Chance = np.random.Generator


class Mode(NamedTuple):
    """One way in which a thing rings: how high, how strong, and how long until it has fallen to a third."""

    hertz: float
    strength: float
    decay: float


CHIP: Final = (Mode(1_720, 0.5, 0.020), Mode(2_680, 1, 0.016), Mode(3_950, 0.7, 0.012), Mode(5_400, 0.35, 0.008))
COIN: Final = (Mode(2_480, 0.5, 0.16), Mode(4_080, 1, 0.20), Mode(5_230, 0.6, 0.15), Mode(6_900, 0.2, 0.07))
TILE: Final = (Mode(620, 0.5, 0.018), Mode(1_240, 1, 0.020), Mode(2_430, 0.8, 0.014), Mode(3_880, 0.45, 0.009))
WOOD: Final = (Mode(190, 1, 0.050), Mode(310, 0.9, 0.040), Mode(470, 0.6, 0.025), Mode(860, 0.3, 0.012))


def times(seconds: float) -> Samples:
    return np.arange(round(seconds * RATE)) / RATE


def noise(chance: Chance, seconds: float, low: float, high: float) -> Samples:
    """Return noise between two frequencies, with edges half an octave wide."""
    spectrum = np.fft.rfft(chance.standard_normal(round(seconds * RATE)))
    hertz = np.fft.rfftfreq(round(seconds * RATE), 1 / RATE)
    octaves = np.log2(np.maximum(hertz, 1))
    rising = np.clip((octaves - np.log2(low)) * 2 + 1, 0, 1)
    falling = np.clip((np.log2(high) - octaves) * 2 + 1, 0, 1)
    sound: Samples = np.fft.irfft(spectrum * rising * falling, len(times(seconds)))
    sound /= np.abs(sound).max()
    return sound


def dying(seconds: float, decay: float, attack: float = 0.001) -> Samples:
    """Return the strength of something struck: up at once, then down."""
    at = times(seconds)
    return np.minimum(at / attack, 1) * np.exp(-at / decay)


def rung(modes: Sequence[Mode], seconds: float, pitch: float = 1.0) -> Samples:
    """Return a thing's ring after one stroke."""
    at = times(seconds)
    ring = sum(mode.strength * np.exp(-at / mode.decay) * np.sin(2 * np.pi * mode.hertz * pitch * at) for mode in modes)
    return np.asarray(ring) * dying(seconds, 1e3, 0.0005)


def mixed(seconds: float, parts: Sequence[tuple[float, Samples]]) -> Samples:
    """Lay sounds over each other, each from its own moment; what reaches past the end is left out."""
    whole = np.zeros(round(seconds * RATE))
    for moment, part in parts:
        first = round(moment * RATE)
        room = whole[first : first + len(part)]
        room += part[: len(room)]
    return whole


def slide(chance: Chance) -> Samples:
    """A card pushed over felt, then at rest."""
    sweep = np.sin(np.pi * np.linspace(0, 1, len(times(0.17)))) ** 1.5
    brush = noise(chance, 0.17, 800, 3_800) * sweep + noise(chance, 0.17, 3_000, 6_500) * sweep**3 * 0.4
    rest = noise(chance, 0.05, 180, 1_100) * dying(0.05, 0.010)
    return mixed(0.22, [(0, brush), (0.155, rest * 0.7)])


def flip(chance: Chance) -> Samples:
    """A card turned over: a breath of air, a snap."""
    air = noise(chance, 0.05, 900, 3_500) * np.linspace(0, 1, len(times(0.05))) ** 2
    snap = noise(chance, 0.06, 1_300, 5_500) * dying(0.06, 0.010)
    body = noise(chance, 0.06, 220, 800) * dying(0.06, 0.014)
    return mixed(0.12, [(0, air * 0.3), (0.045, snap), (0.045, body * 0.8)])


def riffle(chance: Chance) -> Samples:
    """Two halves of a deck let fall into each other, faster and faster, then squared."""
    falls = 0.03 + 0.6 * (np.arange(28) / 28) ** 0.82
    leaves = [
        (moment, noise(chance, 0.03, 1_100, 5_200) * dying(0.03, 0.006) * chance.uniform(0.5, 1)) for moment in falls
    ]
    return mixed(0.95, [*leaves, (0.69, slide(chance) * 0.5)])


def clack(chance: Chance) -> Samples:
    """One chip on another: two touches, a hundredth of a second apart."""
    pitch = chance.uniform(0.95, 1.05)
    touch = rung(CHIP, 0.10, pitch) + 0.25 * noise(chance, 0.10, 1_500, 5_500) * dying(0.10, 0.003)
    return mixed(0.13, [(0, touch), (chance.uniform(0.010, 0.016), touch * 0.45)])


def chip(chance: Chance) -> Samples:
    return clack(chance)


def chips(chance: Chance) -> Samples:
    """A small stack let down, chip by chip."""
    moments = np.cumsum([0, *chance.uniform(0.05, 0.085, 5)])
    return mixed(0.55, [(moment, clack(chance) * chance.uniform(0.55, 1)) for moment in moments])


def spin(chance: Chance) -> Samples:
    """A coin wobbling on a table: it touches the table ever faster, and each touch is weaker in ring."""
    moments, pause = [0.0], 0.15
    while moments[-1] < 1.45:
        moments.append(moments[-1] + pause)
        pause = max(0.020, pause * 0.925)
    touches = [
        (moment, rung(COIN, 0.18, 1 + 0.05 * moment) * dying(0.18, 0.05) * (0.9 - 0.35 * moment / 1.5))
        for moment in moments
    ]
    return mixed(1.6, touches)


def land(chance: Chance) -> Samples:
    """A coin that falls flat: two bounces, each stifled by the next, then it rings out; and the table under it."""
    thump = noise(chance, 0.08, 150, 900) * dying(0.08, 0.014)
    stifled = rung(COIN, 0.12) * dying(0.12, 0.045)
    return mixed(
        0.6, [(0, thump), (0, stifled), (0.12, stifled * 0.7), (0.20, thump * 0.3), (0.20, rung(COIN, 0.4) * 0.6)]
    )


def tile(chance: Chance) -> Samples:
    """A tile put down on wood."""
    strike = noise(chance, 0.12, 500, 3_800) * dying(0.12, 0.005)
    return rung(TILE, 0.12) + 0.5 * strike


def tick(chance: Chance) -> Samples:
    """A second of somebody's time: a wooden clock, quiet."""
    strike = noise(chance, 0.06, 900, 3_000) * dying(0.06, 0.002)
    return rung((Mode(1_050, 1, 0.010), Mode(2_100, 0.4, 0.006)), 0.06) + 0.1 * strike


def bar(hertz: float, seconds: float) -> Samples:
    """One note on a bar of wood or metal, struck with a soft mallet."""
    modes = (Mode(hertz, 1, 0.30), Mode(2 * hertz, 0.22, 0.16), Mode(3.93 * hertz, 0.10, 0.05))
    return rung(modes, seconds) * dying(seconds, 1e3, 0.006)


def tune(seconds: float, pace: float, notes: Sequence[float]) -> Samples:
    return mixed(seconds, [(number * pace, bar(hertz, seconds)) for number, hertz in enumerate(notes)])


def turn(chance: Chance) -> Samples:
    """It is your turn: a rising fourth, G5 to C6."""
    return tune(0.8, 0.13, (783.99, 1_046.50))


def win(chance: Chance) -> Samples:
    """C major, upwards."""
    return tune(1.1, 0.095, (523.25, 659.26, 783.99, 1_046.50))


def lose(chance: Chance) -> Samples:
    """A falling third, low and kind: A4 to F4."""
    return tune(0.9, 0.19, (440.00, 349.23))


def knock(chance: Chance) -> Samples:
    """Two knuckles on the table: check."""
    rap = rung(WOOD, 0.2) + 0.3 * noise(chance, 0.2, 300, 1_800) * dying(0.2, 0.006)
    return mixed(0.34, [(0, rap), (0.13, rap * 0.8)])


class Effect(NamedTuple):
    """A sound, how loud it is to be (dBFS, beside a voice at -20) and how long it dies away at the end (milliseconds)."""

    make: Callable[[Chance], Samples]
    level: float
    tail: int


EFFECTS: Final[dict[str, Effect]] = {
    "slide": Effect(slide, -29, 15),
    "flip": Effect(flip, -28, 15),
    "riffle": Effect(riffle, -28, 30),
    "chip": Effect(chip, -27, 20),
    "chips": Effect(chips, -27, 40),
    "spin": Effect(spin, -29, 120),
    "land": Effect(land, -27, 150),
    "tile": Effect(tile, -26, 20),
    "tick": Effect(tick, -32, 15),
    "turn": Effect(turn, -26, 250),
    "win": Effect(win, -25, 350),
    "lose": Effect(lose, -27, 350),
    "knock": Effect(knock, -24, 60),
}
KBPS: Final = 64
LOUDEST: Final = -3.0
"""No sample of an effect is above this (dBFS)."""


def made(name: str) -> Samples:
    """Return an effect as it is heard: at its level, from silence to silence."""
    effect = EFFECTS[name]
    chance = np.random.default_rng(zlib.crc32(name.encode()))
    return levelled(faded(effect.make(chance), 1, effect.tail), effect.level, LOUDEST)
