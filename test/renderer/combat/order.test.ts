import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src-renderer/windows/combat/fight-types.ts';
import { shownBoxes } from '../../../src-renderer/windows/combat/order/boxes.ts';
import type { Box } from '../../../src-renderer/windows/combat/order/boxes.ts';
import { lanesOf, secondsShown } from '../../../src-renderer/windows/combat/order/lanes.ts';
import { lineOf } from '../../../src-renderer/windows/combat/order/places.ts';

const sides = [
  { id: 'party', name: 'the party' },
  { id: 'foes', name: 'the enemy' },
];

const fighter = (id: string, more: Partial<Row> = {}): Row =>
  ({
    id,
    label: id.slice(-1).toUpperCase(),
    name: `Fighter ${id}`,
    side: id.startsWith('c') ? 'party' : 'foes',
    atFeet: 0,
    status: 'active',
    standing: 'waits',
    count: null,
    ...more,
  }) as Row;

const box = (title: string, more: Partial<Box> = {}): Box => ({
  phase: title,
  title,
  when: 'ahead',
  count: null,
  sides: ['party', 'foes'],
  actors: [],
  steps: [],
  ...more,
});
const steps = [box('Movement', { when: 'past' }), box('Missiles', { when: 'now' }), box('Melee')];
const moment = (count: number, side: string, actors: string[], more: Partial<Box> = {}) =>
  box('Acting', { count, sides: [side], actors, steps, ...more });

const rows = [fighter('c1'), fighter('c2'), fighter('f3'), fighter('f4')];
const shown = (strip: Box[]) => shownBoxes({ strip, sides, rows });

describe('the boxes of a round', () => {
  test('where sides act in turn, each moment bears the name of its side, with the steps of the present one', () => {
    const boxes = shown([
      box('Declarations', { when: 'past' }),
      moment(5, 'party', ['c1'], { when: 'now' }),
      moment(2, 'foes', ['f3', 'f4']),
    ]);
    expect(boxes.map(({ heading, under }) => [heading, under])).toEqual([
      ['Declarations', ''],
      ['The party', 'On 5, 1 left'],
      ['The enemy', 'On 2'],
    ]);
    expect(boxes.map((each) => each.steps.map(({ title }) => title))).toEqual([
      [],
      ['Movement', 'Missiles', 'Melee'],
      [],
    ]);
  });

  test('where each acts for himself, a moment bears the names of those who act on it', () => {
    const boxes = shown([
      moment(5, 'party', ['c1']),
      moment(4, 'foes', ['f3', 'f4']),
      moment(2, 'party', ['c2']),
    ]);
    expect(boxes.map(({ heading, under }) => [heading, under])).toEqual([
      ['Fighter c1', 'On 5'],
      ['Fighter f3 and Fighter f4', 'On 4'],
      ['Fighter c2', 'On 2'],
    ]);
  });

  test('very many numbers are ticks with the letters of those who are due', () => {
    const ticks = Array.from({ length: 10 }, (_, at) =>
      box('Segment', { count: at + 1, actors: at === 2 ? ['c1', 'f3'] : [] }),
    );
    expect(shown(ticks).map(({ heading, under }) => `${heading} ${under}`.trim())).toEqual([
      '1',
      '2',
      '3 1 3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
  });

  test('a step of both sides names neither', () => {
    expect(shown([box('Melee', { when: 'now', actors: ['c1', 'f3'] })])[0]).toMatchObject({
      heading: 'Melee',
      under: '2 left',
    });
    expect(shown([box('Melee', { sides: ['foes'] })])[0]?.under).toBe('The enemy');
  });
});

describe('a fight by seconds', () => {
  const board = {
    rows: [
      fighter('c1', { count: 4, standing: 'mayAct' }),
      fighter('c2', { count: 9, standing: 'casting' }),
      fighter('f3', { count: 22 }),
      fighter('f4', { status: 'dead' }),
    ],
  };

  test('has a lane for each who still fights, which says what keeps him', () => {
    expect(lanesOf(board).map(({ name, words, held, now }) => [name, words, held, now])).toEqual([
      ['Fighter c1', 'may act now', false, true],
      ['Fighter c2', 'casts until second 9', true, false],
      ['Fighter f3', 'acts on second 22', false, false],
    ]);
  });

  test('shows ten seconds at least, and all next acts', () => {
    expect(secondsShown(lanesOf({ rows: [] }), 4)).toEqual({ from: 4, to: 14 });
    expect(secondsShown(lanesOf(board), 4)).toEqual({ from: 4, to: 23 });
  });
});

describe('the line of the fight', () => {
  const light = {
    id: 'l1',
    source: 'torch',
    who: '',
    atFeet: 0,
    brightFeet: 10,
    dimFeet: 20,
    ends: false,
  };

  test('puts those of one side at one place together, in feet from left to right', () => {
    const line = lineOf({
      sides,
      lights: [light],
      rows: [
        fighter('f3', { atFeet: 30 }),
        fighter('f4', { atFeet: 30 }),
        fighter('c1', { atFeet: 0 }),
        fighter('f5', { atFeet: 0 }),
        fighter('f6', { atFeet: 400, status: 'fled' }),
      ],
    });
    expect(line?.clusters.map(({ atFeet, mark, labels, share }) => [atFeet, mark, labels, share])).toEqual([
      [0, '●', ['1'], 20],
      [0, '▲', ['5'], 20],
      [30, '▲', ['3', '4'], 80],
    ]);
    // Fifty feet are shown, from -10 to 40: the bright ten feet around 0 end at 10, the dim twenty at 20.
    expect(line?.glows).toEqual([
      { from: 0, to: 60, dim: true },
      { from: 0, to: 40, dim: false },
    ]);
  });

  test('is nothing to look at where all stand at one place', () => {
    expect(lineOf({ sides, lights: [], rows: [fighter('c1'), fighter('f3')] })).toBeNull();
    expect(lineOf({ sides, lights: [], rows: [] })).toBeNull();
  });
});
