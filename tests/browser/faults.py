"""Looks for what is wrong with a table as it is drawn: what overlaps, what is cut, what is too small for a finger."""

from __future__ import annotations

from typing import Any

from tests.browser.device import Device

LOOK = """() => new Promise((done) => new ResizeObserver((_, drawn) => {
  drawn.disconnect();
  const box = (e) => e.getBoundingClientRect();
  const all = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility() && box(e).width > 1);
  const name = (e) => `${e.className?.baseVal ?? e.className} ${e.innerText || e.ariaLabel}`.replaceAll(/\\s+/g, ' ').slice(0, 60);
  const scroller = document.querySelector('main.felt');
  const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
  const middle = document.querySelector('.middle');

  const seen = (e) => {  // what shows of a box, for something in the middle, which may scroll
    const { left, top, right, bottom } = box(e);
    if (!middle.contains(e)) return { left, top, right, bottom };
    const room = box(middle);
    return { left, right, top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) };
  };
  const things = all('.top > *:not(.skip), .seat, .who .name, .put-in, .seat-shown, .middle > *, .caption p, .hint, .own-line > *, .tally, .hand, .bar > *, .bet-line > *, .preset, .side > *');
  const solid = (e) => !(scrolls && e.closest('.bar, .bet-bar'));  // it stays in sight over what scrolls
  const overlaps = things.flatMap((one, i) => things.slice(i + 1).filter((other) => {
    if (one.contains(other) || other.contains(one) || !solid(one) || !solid(other)) return false;
    if ([one, other].some((e) => e.closest('.caption')) && [one, other].some((e) => middle.contains(e) || e.closest('.seats'))) return false;  // it floats
    const [a, b] = [seen(one), seen(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const slack = [one, other].some((e) => e.matches('.tally')) ? 5 : 1.5;  // lines of text are higher than their letters
    return wide > 1.5 && high > slack;
  }).map((other) => `${name(one)} | ${name(other)}`));

  const texts = all('.top h1, .bar button, .bar p, .spot-title, .spot-note, .row-title, .row-worth, .caption p, .hint p, .chips, .put-in, .line, .preset, .middle p, .middle td, .middle th, .own p');
  const clips = (e) => getComputedStyle(e).overflow !== 'visible';
  const cut = texts.filter((e) => (clips(e) && getComputedStyle(e).textOverflow !== 'ellipsis' && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2))
    || box(e).left < -0.5 || box(e).right > innerWidth + 0.5);
  const buttons = all('.table-page button:not(.skip), .table-page input');
  const small = buttons.filter((e) => {
    const { width, height } = box(e);
    const piece = e.matches('.card, .hand *, .row-cards *, .middle *');
    if (e.dataset.twin) return false;  // a button of the bar does the same
    return piece ? Math.min(width, height) < 24 : Math.min(width, height) < 43.5;
  });
  const bar = all('.bar > *');
  const away = bar.filter((e) => box(e).bottom > innerHeight + 0.5 || box(e).top < 0 || box(e).left < -0.5 || box(e).right > innerWidth + 0.5
    || e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1);
  const low = all('.bar .primary').filter((e) => innerWidth < 700 && box(e).top < innerHeight * 0.6);
  const rows = all('.hand-row').map((row) => [...row.querySelectorAll('button')].map((e) => box(e).left));
  const strips = rows.flatMap((lefts) => lefts.slice(1).map((left, i) => left - lefts[i])).filter((strip) => strip < 23.9);
  const outside = all('.card, .chips, .seat, .tile').filter((e) => box(e).left < -0.5 || box(e).right > innerWidth + 0.5);
  const room = box(scroller);
  const clipped = all('.tally, .badge, .put-in, .disc').filter((e) => box(e).top < room.top - 0.5 || box(e).left < room.left - 0.5 || box(e).right > room.right + 0.5);
  const found = {
    clipped: clipped.map(name),
    wide: document.documentElement.scrollWidth > innerWidth ? [document.documentElement.scrollWidth] : [],
    overlaps, cut: cut.map(name), small: small.map(name), away: away.map(name), 'out of reach': low.map(name), strips,
    outside: outside.map(name),
    hidden: middle.scrollHeight > middle.clientHeight + 2 ? [middle.scrollHeight - middle.clientHeight] : [],
    scrolls: scrolls ? [scroller.scrollHeight - scroller.clientHeight] : [],
  };
  done(Object.fromEntries(Object.entries(found).filter(([, each]) => each.length)));
}).observe(document.body))"""
"""Looks at the table when it is laid out and has found its sizes, just before it is painted."""


def faults(device: Device) -> dict[str, list[Any]]:
    """Return what is wrong with the table, by kind; nothing if all is well."""
    found: dict[str, list[Any]] = device.page.evaluate(LOOK)
    return found
