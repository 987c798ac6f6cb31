import { describe, expect, it } from 'vitest';
import {
  figuresOf,
  otherFigure,
  pathText,
  randomFrom,
  sampleOf,
  withFigure,
} from '../../../scripts/mutation/figures.mjs';

const tables = {
  $source: 'page 12',
  title: '3 sizes',
  attack: { rows: [{ hd: '1+ to 2', thac0: 19, needed: [20, 18] }], die: 'd20', sure: true },
  road: { speed: '3/2', none: null, name: 'level 2 road' },
};

describe('the figures of a table', () => {
  it('are its numbers and its dice, fractions and spans; not notes, titles and names', () => {
    expect(figuresOf(tables).map(({ path, value }) => `${pathText(path)} = ${value}`)).toEqual([
      'attack.rows[0].thac0 = 19',
      'attack.rows[0].needed[0] = 20',
      'attack.rows[0].needed[1] = 18',
      'attack.die = d20',
      'road.speed = 3/2',
    ]);
  });

  it.each([
    [4, 5, 3],
    [0, 1, -1],
    ['1d6', '1d8', '1d4'],
    ['2d4p-2', '2d6p-2', '2d3p-2'],
    ['d20', 'd100', 'd12'],
    ['1d2', '1d3', '1d3'],
    ['1d7+1', '1d8+1', '1d8+1'],
    ['1-3', '1-4', '1-2'],
    ['3/2', '3/3', '3/1'],
    ['1/1', '1/2', '1/2'],
    ['+2', '+3', '+1'],
  ])('%s becomes %s or %s', (value, up, down) => {
    expect([otherFigure(value, true), otherFigure(value, false)]).toEqual([up, down]);
  });

  it('are each changed to something else', () => {
    for (const { value } of figuresOf(tables)) {
      expect(otherFigure(value, true)).not.toBe(value);
      expect(otherFigure(value, false)).not.toBe(value);
    }
  });

  it('are changed one at a time, in a copy', () => {
    const before = structuredClone(tables);
    const changed = withFigure(tables, ['attack', 'rows', '0', 'needed', '1'], 17);
    expect(changed.attack.rows[0]?.needed).toEqual([20, 17]);
    expect(Array.isArray(changed.attack.rows)).toBe(true);
    expect(tables).toEqual(before);
    expect({ ...changed, attack: tables.attack }).toEqual(tables);
  });
});

describe('a sample', () => {
  const list = Array.from({ length: 50 }, (_, at) => at);

  it('is the same for the same seed, and another for another', () => {
    expect(sampleOf(list, 10, randomFrom(3))).toEqual(sampleOf(list, 10, randomFrom(3)));
    expect(sampleOf(list, 10, randomFrom(3))).not.toEqual(sampleOf(list, 10, randomFrom(4)));
  });

  it('has nothing twice, and no more than there is', () => {
    const drawn = sampleOf(list, 80, randomFrom(1));
    expect(drawn).toHaveLength(50);
    expect(new Set(drawn).size).toBe(50);
  });
});
