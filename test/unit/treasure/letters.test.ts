import { describe, expect, it } from 'vitest';
import { bookOf, letters, typed, wantedAfter } from './made.ts';

/** Each type of hoard by typed dice, worked by hand from the printed lists to the last copper piece. */

const none = 100;
const many = (face: number, count: number): number[] => Array.from({ length: count }, () => face);

/** Letter, faces as they fall, copper pieces. */
type Worked = readonly [letter: string, faces: readonly number[], copper: number];

const ose: readonly Worked[] = [
  // 3,000 cp; no silver; 2,000 ep; 11,000 gp; 2,000 pp; gems of 10, 50, 100, 500, 1,000 and 50 gp.
  [
    'A',
    [25, 3, 31, 20, 2, 35, 5, 6, 1, 2, 50, ...many(1, 6), 4, 5, 10, 16, 20, 9, 51, 31],
    3_000 + 100_000 + 1_100_000 + 1_000_000 + 171_000,
  ],
  // 8,000 cp; 1,000 sp; 3,000 gp; gems of 10 and 100 gp; a jewel of 1,500 gp.
  [
    'B',
    [50, 8, 25, 1, 26, 25, 3, 25, 2, 1, 15, 2, 1, 6, 5, 4, 11],
    8_000 + 10_000 + 300_000 + 11_000 + 150_000,
  ],
  // 12,000 cp; 4,000 sp; pieces of 300 and 1,800 gp.
  ['C', [20, 12, 30, 4, 11, 26, 25, 2, 1, 1, 1, 6, 6, 6, 11], 12_000 + 40_000 + 210_000],
  ['D', [10, 5, 15, 7, 60, 6, 31, 31, 16], 5_000 + 70_000 + 600_000],
  ['E', [5, 10, 31, 25, 3, 25, 8, 10, 1, 19, 11, 26], 10_000 + 150_000 + 800_000 + 50_000],
  ['F', [10, 10, 9, 20, 1, 46, 30, 3, 21, 10, 1, 3, 3, 3, 31], 190_000 + 50_000 + 1_500_000 + 90_000],
  ['G', [50, 4, 50, 1, 26, 26, 36], 4_000_000 + 500_000],
  [
    'H',
    [25, 8, 8, 1, 50, 100, 51, 50, 6, 25, 4, 4, 4, 4, 4, 50, 1, 20, 50, 1, ...many(1, 30), 16],
    17_000 + 1_000_000 + 6_000_000 + 10_000_000 + 100_000 + 300_000,
  ],
  ['I', [30, 8, 50, 1, 1, 1, 4, 51, 16], 4_000_000 + 2_000],
  ['J', [25, 4, 10, 3], 4_000 + 30_000],
  ['K', [30, 6, 10, 2], 60_000 + 100_000],
  ['L', [50, 4, 20, 19, 15, 9], 165_000],
  ['M', [40, 4, 4, 50, ...many(6, 5), 56, 46], 800_000 + 15_000_000],
  ['N', [40, 1, 1, 48, 100], 0],
  // One scroll of two spells, a cleric's, of the first and the second level.
  ['O', [50, 1, 16, 1, 25, 1, 26, 3], 0],
  ['P', [8, 8, 8], 24],
  ['Q', [6, 6, 6], 180],
  ['R', [6, 6], 600],
  ['S', [4, 4], 800],
  ['T', [6], 3_000],
  ['U', [10, 100, 10, 99, 5, 98, 6, 6, 3], 100 + 990 + 9_800],
  ['V', [11, 5, 50, 10, 1, 5, 2, 10, 1, 3, 11, 6], 2_500 + 100 + 1_000 + 1_000],
];

const basicFantasy: readonly Worked[] = [
  // 500 cp; 2,000 ep; 6,000 gp; 1,000 pp; six anklets of 200 gp.
  [
    'A',
    [
      ...[50, ...many(1, 5), 61, 40, ...many(4, 5), 70, ...many(6, 10), 50, 10, 51],
      ...[50, ...many(1, 6), ...many(1, 18), 31],
    ],
    500 + 100_000 + 600_000 + 500_000 + 120_000,
  ],
  // 5,000 cp; 500 ep; 1,800 gp; half of 50 gp, and a gem that is a jewel of 5,000 gp.
  [
    'B',
    [75, ...many(10, 5), 51, 50, ...many(1, 5), 50, 6, 6, 6, 25, 2, 45, 2, 1, 6, 96, 6, 6, 40, 26, 11],
    5_000 + 25_000 + 180_000 + 502_500,
  ],
  // Below the lowest row there is none: 10 gp stay.
  ['C', [60, ...many(1, 6), 60, ...many(4, 5), 31, 25, 1, 1, 1, 1, 100, 26, 16], 600 + 20_000 + 1_000],
  ['D', [30, ...many(6, 4), 45, ...many(6, 6), 91, 30, 1, 95, 5, 5, 1, 31, 21], 2_400 + 36_000 + 75_000],
  [
    'E',
    [31, 60, ...many(10, 6), 50, 1, 1, 1, 50, ...many(10, 4), 11, 10, 1, 8, 8, 52, 31],
    60_000 + 15_000 + 400_000 + 160_000,
  ],
  // Ten gems are one lot of ten.
  [
    'F',
    [40, 8, 8, 8, 50, ...many(8, 4), 86, 70, 1, 1, 20, 5, 5, 20, 10, 3, 2, 13, 11, 36],
    24_000 + 160_000 + 100_000 + 10_000,
  ],
  ['G', [90, 1, 1, 1, 1, 75, ...many(8, 5), 26, 26, 51], 400_000 + 2_000_000],
  // Twelve gems in lots: four of 500 gp, two of twice 1,000 gp, six of three quarters of 50 gp.
  [
    'H',
    [
      ...[75, ...many(1, 8), 76, 75, 10, 10, 10, 75, ...many(1, 5), 75, ...many(1, 9)],
      ...[50, 12, 76, 4, 3, 4, 89, 100, 2, 5, 6, 41, 21, 8, 2, 2, 58, 51, 21],
    ],
    800 + 1_500_000 + 500_000 + 450_000 + 622_500,
  ],
  ['I', [80, 10, 10, 10, 51, 51, 16], 1_500_000],
  ['J', [45, 1, 1, 1, 45, 8], 300 + 8_000],
  ['K', [90, 10, 10, 35, 1], 20_000 + 5_000],
  ['L', [50, 1, 46, 4, 5, 79], 10_000],
  ['M', [90, 1, 1, 1, 1, 90, 8, 8, 56, 46], 40_000 + 8_000_000],
  ['N', [40, 1, 1, 85, 56], 0],
  ['O', [50, 1, 6, 30, 1, 31, 4], 0],
  ['P', [8, 8, 8], 24],
  ['Q', [6, 6, 6], 180],
  ['R', [6, 6], 600],
  ['S', [4, 4], 800],
  ['T', [6], 3_000],
  ['U', [50, 20, 51, 25, 20, 6, 6, 3], 20 + 2_000],
  ['V', [25, 1, 26, 50, 2, 25, 3, 11, 11, 6], 10 + 200 + 1_500],
];

const books = [
  { system: 'ose', worked: ose },
  { system: 'basic-fantasy', worked: basicFantasy },
] as const;

describe.each(books)('$system', ({ system, worked }) => {
  it.each(worked)('type %s', (letter, faces, copper) => {
    expect(typed(system, letters(letter), faces).copper).toBe(copper);
  });

  it('has every type worked', () => {
    expect(worked.map(([letter]) => letter)).toEqual(bookOf(system).tables.types.map(({ type }) => type));
  });

  it('says that nothing is there, line by line', () => {
    const { lines, finds } = typed(system, letters('J', 'L'), [none, none, none]);
    expect(lines.map(({ told }) => told)).toEqual([['None.'], ['None.'], ['None.']]);
    expect(finds).toEqual([]);
  });
});

describe('who bears it', () => {
  it('each of five orcs has his own, thrown in turn, and the coins are one pile', () => {
    const { finds, lines } = typed('ose', letters({ letter: 'S', times: 5 }), [4, 4, 1, 1, 2, 2, 3, 3, 1, 4]);
    expect(finds).toMatchObject([{ coin: 'gp', quantity: 8 + 2 + 4 + 6 + 5 }]);
    expect(lines[0]?.printed).toBe('2d4, each of 5');
  });

  it('letters fall in the order they are asked for: what is borne before what is in the lair', () => {
    const { lines } = typed('ose', letters({ letter: 'P', times: 1 }, 'J'), [1, 1, 1, none, none]);
    expect(lines.map(({ title }) => title)).toEqual(['P: copper', 'J: copper', 'J: silver']);
  });

  it('a hoard more than once is rolled so often', () => {
    const { lines, copper } = typed('ose', letters({ letter: 'J', times: 2 }), [25, 1, none, none, 10, 2]);
    expect(lines).toHaveLength(4);
    expect(copper).toBe(1_000 + 20_000);
  });
});

describe('the dice asked for', () => {
  const wanted = (...faces: number[]) => {
    const { title, sides, nth, of } = wantedAfter('ose', letters('A'), faces);
    return `${title} d${sides} (${nth} of ${of})`;
  };

  it('are named one by one', () => {
    expect(wanted()).toBe('A: copper: there (25 %) d100 (1 of 1)');
    expect(wanted(25)).toBe('A: copper: how many d6 (1 of 1)');
    expect(wanted(26)).toBe('A: silver: there (30 %) d100 (1 of 1)');
    expect(wanted(26, 31, 21, 35, 6)).toBe('A: gold: how many d6 (2 of 2)');
    expect(wanted(26, 31, 21, 36, 26, 50, 1, 1, 1, 1, 1, 1)).toBe('A: gems: worth d20 (1 of 1)');
  });

  it('no die falls for what is certain', () => {
    expect(wantedAfter('ose', letters('P'), []).title).toBe('P: copper: how many');
  });
});

describe('unguarded', () => {
  it('goes by the level', () => {
    const { copper } = typed('ose', { by: 'unguarded', level: 3 }, [12, 50, 6, 11, 6, 9]);
    expect(copper).toBe(12_000 + 60_000);
  });

  it('is not printed below the ninth level in one book, and goes on in the other', () => {
    const below = { by: 'unguarded', level: 10 } as const;
    expect(() => typed('ose', below, [])).toThrow('no unguarded treasure for level 10');
    expect(typed('basic-fantasy', below, [11, 51, 26, 76, 31, 41, 31, 21]).finds).toEqual([]);
  });
});

describe('a dragon’s hoard by age and Hit Dice', () => {
  const hoard = (age: number, hitDice: number, faces: number[]) =>
    typed('basic-fantasy', { ...letters('H'), dragon: { age, hitDice } }, faces);
  const chances = (age: number, hitDice: number) =>
    hoard(age, hitDice, age === 1 ? [] : many(none, 8)).lines.map(({ printed }) => printed.split(':')[0]);

  it('a hatchling has none, and no die falls', () => {
    expect(hoard(1, 6, []).finds).toEqual([]);
  });

  it('coins from 35 % at the second age to 85 % at the seventh, the rest 5 % a Hit Die', () => {
    expect(chances(2, 7)).toEqual([...many(35, 5).map((each) => `${each} %`), '35 %', '35 %', '35 %']);
    expect(chances(4, 9)).toEqual([...many(55, 5).map((each) => `${each} %`), '45 %', '45 %', '45 %']);
    expect(chances(7, 13)).toEqual([...many(85, 5).map((each) => `${each} %`), '65 %', '65 %', '65 %']);
  });

  it('other letters stay as printed', () => {
    const { lines } = typed('basic-fantasy', { ...letters('L'), dragon: { age: 1, hitDice: 5 } }, [none]);
    expect(lines[0]?.printed).toBe('50 %: 1d4');
  });
});
