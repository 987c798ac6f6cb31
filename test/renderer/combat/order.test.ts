import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src-renderer/windows/combat/fight-types.ts';
import { shownBoxes } from '../../../src-renderer/windows/combat/order/boxes.ts';
import type { Box } from '../../../src-renderer/windows/combat/order/boxes.ts';
import { axisOf } from '../../../src-renderer/windows/combat/order/axis.ts';
import { lanesOf } from '../../../src-renderer/windows/combat/order/lanes.ts';
import { lineOf } from '../../../src-renderer/windows/combat/order/places.ts';
import { whoText } from '../../../src-renderer/windows/combat/order/who-words.ts';
import { linesOf } from '../../../src-renderer/windows/combat/hands/board-lines.ts';

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
    groupId: null,
    marks: [],
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
const shown = (strip: Box[]) => shownBoxes({ strip, sides, rows, groups: [] });

describe('the boxes of a round', () => {
  test('where sides act in turn, each moment bears the name of its side, with the steps of the present one', () => {
    const boxes = shown([
      box('Declarations', { when: 'past' }),
      moment(5, 'party', ['c1'], { when: 'now' }),
      moment(2, 'foes', ['f3', 'f4']),
    ]);
    expect(boxes.map(({ heading, under }) => [heading, under])).toEqual([
      ['Declarations', ''],
      ['The party', 'On 5, Fighter c1 left'],
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
      ['The enemy', 'On 4'],
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
      under: 'Fighter c1 and Fighter f3 left',
    });
    expect(shown([box('Melee', { sides: ['foes'] })])[0]?.under).toBe('The enemy');
  });
});

describe('a fight by seconds', () => {
  const fighters = [
    fighter('c1', { count: 4, standing: 'mayAct' }),
    fighter('c2', { count: 9, standing: 'casting' }),
    fighter('f3', { count: 22, doing: 'aims' }),
    fighter('f4', { status: 'dead' }),
    ...Array.from({ length: 7 }, (_, at) => fighter(`f1${at}`, { groupId: 1, count: at < 4 ? 6 : 8 })),
  ];
  const strip = [
    box('Second 4', { when: 'now', count: 4, actors: ['c1'] }),
    box('Second 9', {
      count: 9,
      steps: [
        box('Free attacks', { phase: 'free', count: 9, actors: ['c1'] }),
        box('Ends: helpless', { phase: 'ends', count: 9, actors: ['f3'] }),
      ],
    }),
  ];
  const lanes = (folded: boolean) =>
    lanesOf({ strip }, linesOf(fighters, [{ id: 1, name: 'Orcs' }], new Map([[1, folded]])));

  test('has a lane for each who still fights, which says what keeps him and what else falls on a second', () => {
    expect(lanes(true).map(({ name, words, held, now }) => [name, words, held, now])).toEqual([
      ['Fighter c1', 'may act now; free attack on second 9', false, true],
      ['Fighter c2', 'casts until second 9', true, false],
      ['Fighter f3', 'aims until second 22; Ends: helpless on second 9', true, false],
      ['Orcs', '4 act on second 6; 3 act on second 8', false, false],
    ]);
    expect(
      lanes(true).map(({ moments }) => moments.map(({ kind, second, many }) => [kind, second, many])),
    ).toEqual([
      [
        ['own', 4, 1],
        ['free', 9, 1],
      ],
      [['own', 9, 1]],
      [
        ['own', 22, 1],
        ['ends', 9, 1],
      ],
      [
        ['own', 6, 4],
        ['own', 8, 3],
      ],
    ]);
    expect(lanes(false)).toHaveLength(10);
  });

  test('skips seconds on which nothing happens, and what lies too far ahead stands at the end', () => {
    const axis = axisOf(4, 20, [4, 6, 14, 30]);
    expect(axis.ticks.map(({ second }) => second)).toEqual([4, 5, 6, 14]);
    expect(axis.skips.map(({ from, to }) => [from, to])).toEqual([[7, 13]]);
    expect([4, 6, 10, 14, 30].map(axis.across)).toEqual([0, 50, 75, 100, 100]);
    // Nothing to come: a few seconds all the same.
    expect(axisOf(4, 20, []).ticks.map(({ second }) => second)).toEqual([4, 12]);
  });
});

describe('who is meant', () => {
  const groups = [{ id: 1, name: 'Goblins' }];
  const some = [
    fighter('c1'),
    fighter('c2'),
    ...Array.from({ length: 5 }, (_, at) => fighter(`f${at}`, { groupId: 1 })),
    fighter('f9'),
  ];
  const told = (...ids: string[]) => whoText({ rows: some, sides, groups }, ids);

  test('is said as shortly as it can be', () => {
    expect(told(...some.map(({ id }) => id))).toBe('everybody');
    expect(told('party')).toBe('the party');
    expect(told('c1', 'c2', 'f9')).toBe('the party and Fighter f9');
    expect(told('c2', 'f0', 'f1')).toBe('Fighter c2 and 2 of Goblins');
    expect(told('f0', 'f1', 'f2', 'f3', 'f4')).toBe('Goblins');
    expect(told()).toBe('');
    const many = Array.from({ length: 9 }, (_, at) => fighter(`c${at}`));
    const ids = many.slice(1).map(({ id }) => id);
    expect(whoText({ rows: [...many, ...some.slice(2)], sides, groups }, ids)).toBe(
      'Fighter c1, Fighter c2, Fighter c3 and 5 more',
    );
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

  test('takes those of a side as one who stand so close that they would cover each other', () => {
    const line = lineOf({
      sides,
      lights: [],
      rows: [
        fighter('c1', { atFeet: 0 }),
        fighter('c2', { atFeet: 100 }),
        fighter('c3', { atFeet: 101 }),
        fighter('f4', { atFeet: 101 }),
      ],
    });
    expect(line?.clusters.map(({ atFeet, toFeet, row, labels }) => [atFeet, toFeet, row, labels])).toEqual([
      [0, 0, 0, ['1']],
      [100, 101, 0, ['2', '3']],
      [101, 101, 1, ['4']],
    ]);
  });

  test('is nothing to look at where all stand at one place', () => {
    expect(lineOf({ sides, lights: [], rows: [fighter('c1'), fighter('f3')] })).toBeNull();
    expect(lineOf({ sides, lights: [], rows: [] })).toBeNull();
  });
});
