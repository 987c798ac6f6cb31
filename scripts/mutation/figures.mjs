/**
 * The figures of a table file, and another figure for each.
 * @typedef {number | string} Figure
 * @typedef {{ path: string[], value: Figure }} PlacedFigure
 */

const FIGURE_TEXT = /^(\d*d\d+p?([+-]\d+)?|[+-]?\d+(\.\d+)?%?|\d+\/\d+|\d+-\d+)$/;
const UNREAD = new Set(['title', 'titles']);
const DICE = [2, 3, 4, 6, 8, 10, 12, 20, 100];

/** @param {unknown} value @returns {value is Figure} */
const isFigure = (value) =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value) && FIGURE_TEXT.test(value));

/**
 * Every figure with the keys that lead to it. Keys with `$` explain the figures, titles name them.
 * @param {unknown} value @param {string[]} [path] @returns {PlacedFigure[]}
 */
export function figuresOf(value, path = []) {
  if (isFigure(value)) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key.startsWith('$') || UNREAD.has(key) ? [] : figuresOf(inner, [...path, key]),
  );
}

/** Small generator (mulberry32), so that a sample can be drawn again from its seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} text @param {boolean} up */
function otherDie(text, up) {
  const [, count, sides, rest] = /** @type {RegExpExecArray} */ (/^(\d*)d(\d+)(.*)$/.exec(text));
  const at = DICE.indexOf(Number(sides));
  const other = at === -1 ? Number(sides) + 1 : (DICE[up ? at + 1 : at - 1] ?? DICE[up ? at - 1 : at + 1]);
  return `${count}d${other}${rest}`;
}

/** Another figure of the same kind, one step up or down. @param {Figure} value @param {boolean} up @returns {Figure} */
export function otherFigure(value, up) {
  const step = up ? 1 : -1;
  if (typeof value === 'number') return value + step;
  if (value.includes('d')) return otherDie(value, up);
  return value.replace(/\d+(?!.*\d)/, (digits) =>
    String(Math.max(0, Number(digits) + step) || Number(digits) + 1),
  );
}

/**
 * A copy of the tables with one figure changed.
 * @template T
 * @param {T} tables @param {readonly string[]} path @param {Figure} figure @returns {T}
 */
export function withFigure(tables, [key = '', ...rest], figure) {
  /** @type {any} */
  const copy = Array.isArray(tables) ? [...tables] : { ...tables };
  copy[key] = rest.length === 0 ? figure : withFigure(copy[key], rest, figure);
  return copy;
}

/**
 * As many of the list as asked for, in random order.
 * @template T
 * @param {readonly T[]} list @param {number} count @param {() => number} random
 */
export function sampleOf(list, count, random) {
  const drawn = [...list];
  for (let at = drawn.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [drawn[at], drawn[other]] = /** @type {[T, T]} */ ([drawn[other], drawn[at]]);
  }
  return drawn.slice(0, count);
}

/** @param {readonly string[]} path */
export const pathText = (path) =>
  path.reduce((text, key) => (/^\d+$/.test(key) ? `${text}[${key}]` : text ? `${text}.${key}` : key), '');
