/** The coin drawn by code: a head in profile under a salakot (cara), a cross with a sun in it (cruz). */
import { drawPieces } from "../../client/art/faces.js";

const RIM = `<circle cx="100" cy="100" r="98" fill="#a9792a"/><circle cx="100" cy="100" r="95" fill="#e3b44f"/>
  <circle cx="100" cy="100" r="85" fill="#efca72"/><circle cx="100" cy="100" r="85" fill="none" stroke="#a9792a" stroke-width="1.5"/>
  <path d="M22 74A82 82 0 0 1 118 20" fill="none" stroke="#fff3c9" stroke-width="5" stroke-linecap="round" opacity=".75"/>`;

/** Points around the middle. @param {number} count @param {number} radius */
const around = (count, radius) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    return [100 + radius * Math.sin(turn), 100 - radius * Math.cos(turn)].map((each) => Math.round(each * 10) / 10);
  });

const BEADS = around(48, 90)
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.1"/>`)
  .join("");

const HEAD = `<g fill="#8f6216">
  <path d="M70 84C66 92 63 98 56 108C54 111 56 113 61 114C60 117 59 120 62 122C60 125 62 127 64 128C62 136 66 143 76 143
    C84 143 90 141 95 138C96 147 95 153 92 158L70 171H146C139 160 134 150 134 138C138 126 140 104 138 84Z"/></g>
  <path d="M112 86C108 98 112 108 106 116C104 126 110 134 120 138C128 140 134 140 134 138C138 126 140 104 138 84Z" fill="#6f4a0c"/>
  <path d="M104 104C99 103 97 108 100 113C102 116 105 115 106 112Z" fill="#c89637"/>
  <path d="M70 103Q76 99 82 102M64 121Q70 122 73 120" fill="none" stroke="#efca72" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M40 88C58 62 84 44 108 40C128 48 148 66 160 88C122 76 80 76 40 88Z" fill="#6f4a0c"/>
  <path d="M108 40L103 78M108 40L74 81M108 40L132 80M48 82Q104 64 152 82M64 70Q106 54 140 70" fill="none" stroke="#c89637" stroke-width="2"/>
  <circle cx="108" cy="38" r="5" fill="#6f4a0c"/>`;

const ARM = `<path d="M100 100L88 56L78 34H122L112 56Z"/>`;
const RAYS = around(16, 30)
  .map(([x, y]) => `<path d="M100 100L${x} ${y}" stroke="#6f4a0c" stroke-width="4" stroke-linecap="round"/>`)
  .join("");
/** @param {number} x @param {number} y */
const star = (x, y) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 4.4 : 11;
    const turn = (i / 10) * 2 * Math.PI;
    return `${(x + r * Math.sin(turn)).toFixed(1)},${(y - r * Math.cos(turn)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(" ")}"/>`;
};
const CROSS = `<g fill="#8f6216">${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 100 100)">${ARM}</g>`).join("")}
  ${[star(57, 57), star(143, 57), star(57, 143), star(143, 143)].join("")}</g>
  <circle cx="100" cy="100" r="34" fill="#efca72"/>${RAYS}<circle cx="100" cy="100" r="16" fill="#6f4a0c"/><circle cx="100" cy="100" r="11" fill="#e3b44f"/>`;

/** One side of the coin. @param {string} side `cara` or `cruz` */
export const coinSvg = (side) =>
  `<svg viewBox="0 0 200 200" width="100%" height="100%" aria-hidden="true">${RIM}<g fill="#8f6216">${BEADS}</g>${side === "cara" ? HEAD : CROSS}</svg>`;

const TURNS = 6;

/**
 * The way of a toss: up and nearer, over and over, and down on the side drawn, with a small rebound. Keyframes for two elements:
 * what flies, and what turns in it. @param {string} side @param {number} height how far up, px
 */
export function toss(side, height) {
  const lands = TURNS * 360 + restOf(side);
  const fly = [
    { transform: "none", easing: "cubic-bezier(.2,.6,.4,1)" },
    { transform: `translateY(${-height}px) scale(1.3)`, offset: 0.42, easing: "cubic-bezier(.6,0,.8,.4)" },
    { transform: "none", offset: 0.84, easing: "ease-out" },
    { transform: `translateY(${-height / 4}px) scale(1.03)`, offset: 0.92, easing: "ease-in" },
    { transform: "none" },
  ];
  const spin = [
    { transform: "rotateX(0deg)", easing: "linear" },
    { transform: `rotateX(${lands}deg)`, offset: 0.84 },
    { transform: `rotateX(${lands}deg)` },
  ];
  return { fly, spin };
}

/** How far the coin is turned when a side is up. @param {string} side */
export const restOf = (side) => (side === "cruz" ? 180 : 0);

drawPieces({ knows: (name) => name === "cara" || name === "cruz", draw: coinSvg });
