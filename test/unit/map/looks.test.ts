import { describe, expect, it } from 'vitest';
import { contrast } from '../../../shared/map/contrast.ts';
import { lookDrawings, mapThemes } from '../../../shared/map/looks.ts';
import { looks } from '../../../shared/map/map-words.ts';
import { usualGrounds } from '../../../shared/map/usual-grounds.ts';

describe.each(mapThemes)('the drawings of the ground, %s', (theme) => {
  it.each(looks)('sets the symbol of %s apart from its ground by 3 to 1', (look) => {
    const { ground, ink } = lookDrawings[look][theme];
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(3);
  });

  it('has no two grounds of one colour', () => {
    expect(new Set(looks.map((look) => lookDrawings[look][theme].ground)).size).toBe(looks.length);
  });
});

describe('the symbols', () => {
  it('are all different, so that no ground is told by its colour alone', () => {
    expect(new Set(looks.map((look) => lookDrawings[look].symbol)).size).toBe(looks.length);
  });

  it.each(looks)('stay within the hex: %s', (look) => {
    for (const { x, y } of pointsOf(lookDrawings[look].symbol)) {
      expect(Math.hypot(x, y)).toBeLessThan(0.65);
    }
  });

  it('go with a word of their own in the list a campaign begins with', () => {
    expect(new Set(usualGrounds.map(({ name }) => name)).size).toBe(usualGrounds.length);
  });
});

/** How many figures each letter of path data takes, and which of them move the pen. */
const takes: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

/** Where the pen comes to rest, letter by letter. */
function pointsOf(symbol: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  let start = at;
  for (const [, letter = '', figures = ''] of symbol.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...figures.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(Number);
    const count = takes[letter];
    if (count === undefined || numbers.length % Math.max(1, count) !== 0)
      throw new Error(`Path data “${letter}${figures}” is none.`);
    for (let from = 0; from < Math.max(1, numbers.length); from += Math.max(1, count)) {
      const [x = 0, y = 0] = numbers.slice(from, from + count).slice(-2);
      if (letter === 'M') start = at = { x, y };
      else if (letter === 'z') at = start;
      else if (letter === 'h') at = { x: at.x + x, y: at.y };
      else if (letter === 'v') at = { x: at.x, y: at.y + x };
      else at = { x: at.x + x, y: at.y + y };
      points.push(at);
    }
  }
  return points;
}
