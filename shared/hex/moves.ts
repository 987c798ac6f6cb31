import type { Axial, Hex, HexGrid, Side } from './grid.ts';
import { axialOf, hexKey, hexOf, push, sides, stepOver } from './grid.ts';

const third = ({ q, r }: Axial): number => -q - r;

const length = (step: Axial): number => Math.max(Math.abs(step.q), Math.abs(step.r), Math.abs(third(step)));

const between = (one: Axial, other: Axial): Axial => ({ q: other.q - one.q, r: other.r - one.r });

/** The hex over a side. */
export function neighbour(grid: HexGrid, hex: Hex, side: Side): Hex {
  const { q, r } = axialOf(grid, hex);
  const step = stepOver(grid, side);
  return hexOf(grid, { q: q + step.q, r: r + step.r });
}

/** The six around a hex, by their sides. */
export const neighbours = (grid: HexGrid, hex: Hex): Hex[] => sides.map((side) => neighbour(grid, hex, side));

/** Steps in columns and rows over each side, for even lines and for odd ones, for who asks very often. */
export function stepsByLine(grid: HexGrid): Hex[][] {
  return [0, 1].map((line) => {
    const from = grid.layout === 'flat' ? { col: line, row: 0 } : { col: 0, row: line };
    return sides.map((side) => {
      const { col, row } = neighbour(grid, from, side);
      return { col: col - from.col, row: row - from.row };
    });
  });
}

/** The side that two neighbours share; null where they are none. */
export function sideTowards(grid: HexGrid, from: Hex, to: Hex): Side | null {
  const step = between(axialOf(grid, from), axialOf(grid, to));
  return (
    sides.find((side) => {
      const over = stepOver(grid, side);
      return over.q === step.q && over.r === step.r;
    }) ?? null
  );
}

/** Steps from hex to hex. */
export const distance = (grid: HexGrid, one: Hex, other: Hex): number =>
  length(between(axialOf(grid, one), axialOf(grid, other)));

/** Steps to one hex from any other, for who asks very often: no object is made on the way. */
export function distanceTo(grid: HexGrid, hex: Hex): (col: number, row: number) => number {
  const to = axialOf(grid, hex);
  const flat = grid.layout === 'flat';
  return (col, row) => {
    const line = flat ? col : row;
    const slanted = (flat ? row : col) - (line + push(grid, line)) / 2;
    const q = to.q - (flat ? line : slanted);
    const r = to.r - (flat ? slanted : line);
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
}

/** The hex that holds a point of the slanted axes. */
export function nearest({ q, r }: Axial): Axial {
  const whole = { q: Math.round(q), r: Math.round(r) };
  const other = Math.round(-q - r);
  const off = { q: Math.abs(whole.q - q), r: Math.abs(whole.r - r), third: Math.abs(other + q + r) };
  if (off.q > off.r && off.q > off.third) return { q: -whole.r - other + 0, r: whole.r + 0 };
  if (off.r > off.third) return { q: whole.q + 0, r: -whole.q - other + 0 };
  return { q: whole.q + 0, r: whole.r + 0 };
}

/** A line along an edge is drawn to one side of it, always the same. */
const nudge = 1e-6;

/** The hexes of a straight line, both ends with it; the same there and back. */
export function line(grid: HexGrid, from: Hex, to: Hex): Hex[] {
  if (hexKey(from) > hexKey(to)) return line(grid, to, from).reverse();
  const start = axialOf(grid, from);
  const way = between(start, axialOf(grid, to));
  const steps = length(way);
  return Array.from({ length: steps + 1 }, (_, at) => {
    if (at === 0) return { ...from };
    if (at === steps) return { ...to };
    const part = at / steps;
    return hexOf(grid, nearest({ q: start.q + way.q * part + nudge, r: start.r + way.r * part + nudge }));
  });
}

/** The hexes so many steps away, clockwise from the one over side 0; of 0 steps the hex itself. */
export function ring(grid: HexGrid, centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [{ ...centre }];
  const { q, r } = axialOf(grid, centre);
  const first = stepOver(grid, 0);
  const at = { q: q + first.q * radius, r: r + first.r * radius };
  return sides.flatMap((side) => {
    // From corner to corner the way runs along the side after next.
    const step = stepOver(grid, ((side + 2) % 6) as Side);
    return Array.from({ length: radius }, () => {
      const hex = hexOf(grid, at);
      at.q += step.q;
      at.r += step.r;
      return hex;
    });
  });
}

/** Every hex within so many steps, ring by ring. */
export const within = (grid: HexGrid, centre: Hex, radius: number): Hex[] =>
  Array.from({ length: radius + 1 }, (_, at) => ring(grid, centre, at)).flat();

/** A hex as far from `to`, and in the same direction, as it is from `from`. */
export function shifted(grid: HexGrid, hex: Hex, from: Hex, to: Hex): Hex {
  const { q, r } = axialOf(grid, hex);
  const step = between(axialOf(grid, from), axialOf(grid, to));
  return hexOf(grid, { q: q + step.q, r: r + step.r });
}

/** A hex turned about another by so many sides to the right. */
export function rotate(grid: HexGrid, hex: Hex, about: Hex, by: number): Hex {
  const centre = axialOf(grid, about);
  let step = between(centre, axialOf(grid, hex));
  const turns = ((by % 6) + 6) % 6;
  for (let turn = 0; turn < turns; turn += 1) step = { q: -step.r, r: step.q + step.r };
  return hexOf(grid, { q: centre.q + step.q, r: centre.r + step.r });
}
