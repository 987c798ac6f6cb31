import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printFitting } from '../../../../src-main/exports/pages/print-fitting.ts';
import { cuts, everything, leftOut } from '../../../../src-main/exports/tonight/cuts.ts';
import type { TonightSource } from '../../../../src-main/exports/tonight/source.ts';
import { tonightHtml, tonightMarkdown } from '../../../../src-main/exports/tonight/written.ts';
import { scratchFolder } from '../../../fixtures/campaigns.ts';

const room = (id: number, doors: number): TonightSource['near'][number] => ({
  ...{ id, levelId: 1, title: `${id}, Room`, level: 'Level 1', doors, pinned: false },
  ...{ hidden: false, visited: false },
  ...{
    ways: [],
    traps: ['Pit, 3 in 6'],
    foes: ['5 × Goblin'],
    creatures: ['Goblin'],
    hoards: ['chest, 45 gp'],
    notes: `Dust ${id}.`,
  },
});
const block = (name: string, keyed: number): TonightSource['blocks'][number] => ({
  ...{ book: 'ose', id: name, name, pinned: false, keyed, mostHp: 8, mayCome: keyed === 0 },
  figures: [
    { label: 'Armour class', text: '6 [13]', guessed: false },
    { label: 'Morale', text: '7', guessed: true },
  ],
});
const page = (id: number, title: string) => ({ id, pinned: false, title, text: `About ${title}.` });
const many = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

const evening: TonightSource = {
  ...{ campaign: 'The <Barrow>', doors: 3, moment: 'day 3, 21:40', more: 0, moreBlocks: 0 },
  standing: [{ label: 'Light', lines: ['Hild: torch, 3 turns'] }],
  dungeon: { name: 'The Barrow', from: '1, Room', underWay: true },
  near: [room(1, 0), room(2, 1), room(3, 1), room(4, 2), room(5, 3)],
  coming: { hours: 6, checks: 18, inSix: 1, somebody: 0.9624 },
  wild: null,
  tables: [
    {
      ...{ id: 1, pinned: false, name: 'Level one', levels: ['Level 1'], dice: '1d6', problem: null },
      rows: [
        { text: 'Wind', row: 0.25, within: 0.5, number: null },
        { text: 'Goblin', row: 0.75, within: 0.8, number: { least: 2, mean: 5, most: 8 } },
      ],
      thrown: { dice: '1d6', totals: [3, 1, 6] },
    },
  ],
  blocks: [block('Goblin', 5), block('Ogre', 0), block('Wight', 0)],
  people: many(7, (nth) => page(nth, `Person ${nth}`)),
  rumours: many(2, (nth) => page(nth, `Rumour ${nth}`)),
  musters: [{ id: 1, pinned: false, name: 'Gate watch', lines: '4 goblins\n1 ogre' }],
  loose: many(9, (nth) => ({ text: `End ${nth}`, where: 'log', to: { kind: 'log' as const } })),
  ...{ sites: [], pages: [], ownTables: [], hidden: [] },
  names: [
    { of: 'Elf', names: ['Ilvane', 'Sorel'] },
    { of: 'Dwarf', names: ['Borin'] },
  ],
};

describe('what is left out of the sheet for tonight', () => {
  it('grows by one thing at a time: names, rooms further off, notes, long lists, boxes, blocks, the rest', () => {
    const told = [...cuts(evening)].map((kept) => leftOut(evening, kept).join(', '));
    expect(told.slice(0, 13)).toEqual([
      '',
      'names',
      'names, 1 room further off',
      'names, 2 rooms further off',
      'names, 2 rooms further off, notes',
      'names, 2 rooms further off, 1 loose end, notes',
      'names, 2 rooms further off, 2 loose ends, notes',
      'names, 2 rooms further off, 3 loose ends, notes',
      'names, 2 rooms further off, 4 loose ends, notes',
      'names, 2 rooms further off, 4 loose ends, 1 person, notes',
      'names, 2 rooms further off, 4 loose ends, 2 people, notes',
      'names, 2 rooms further off, 4 loose ends, 2 people, notes, boxes and dice',
      'names, 2 rooms further off, 1 block, 4 loose ends, 2 people, notes, boxes and dice',
    ]);
    expect(told.at(-1)).toBe(
      'names, 4 rooms further off, 3 blocks, 9 loose ends, 2 rumours, 7 people, 1 muster, notes, boxes and dice',
    );
  });

  it('never is the room at hand, whatever there is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 12 }), fc.nat(9), (far, creatures) => {
        const near = far.toSorted((one, other) => one - other).map((doors, at) => room(at, doors));
        const blocks = many(creatures, (nth) => block(`c${nth}`, nth % 3));
        const all = [...cuts({ ...evening, near, blocks })];
        expect(all.every((kept) => kept.near[0] === near[0])).toBe(true);
        expect(all.at(-1)).toMatchObject({ blocks: [], people: [], notes: false, boxes: false });
        expect(all.at(-1)?.near).toHaveLength(1);
      }),
    );
  });
});

it('a block goes with the last room its creature waits in, unless it may come besides', () => {
  const near = [room(1, 0), { ...room(2, 2), creatures: ['Ogre', 'Wight'] }];
  const blocks = [
    block('Goblin', 5),
    { ...block('Ogre', 1), mayCome: false },
    { ...block('Wight', 1), mayCome: true },
  ];
  const less = [...cuts({ ...evening, near, blocks })].find((kept) => kept.near.length === 1);
  expect(less?.near).toEqual([near[0]]);
  expect(less?.blocks.map(({ name }) => name)).toEqual(['Goblin', 'Wight']);
});

it('what comes first stays longest: a pinned room further off, and a block pinned without waiting anywhere', () => {
  const near = [room(1, 0), { ...room(9, 7), doors: null, pinned: true }, room(2, 2)];
  const blocks = [{ ...block('Wight', 0), pinned: true, mayCome: false }, block('Ogre', 0)];
  const all = [...cuts({ ...evening, near, blocks })];
  const short = all.find((kept) => kept.near.length === 2);
  expect(short?.near.map(({ id }) => id)).toEqual([1, 9]);
  expect(all.at(-1)?.near.map(({ id }) => id)).toEqual([1]);
  const [last] = all.filter((kept) => kept.blocks.length === 1);
  expect(last?.blocks.map(({ name }) => name)).toEqual(['Wight']);
});

describe('as much as fits on the paper', () => {
  const sizes = [9.5, 8.5, 7.5];
  const versions = many(50, (nth) => 51 - nth);
  /** A printer on whose page so many points of things stand. */
  const fit = async (holds: number, pages = 1) => {
    const path = join(scratchFolder(), 'tonight.pdf');
    const tried: string[] = [];
    const kept = await printFitting({ path, pages, sizes }, versions, {
      htmlOf: (things, points) => `${things} ${points}`,
      printPdf: (html, pdf) => {
        const [things = 0, points = 0] = readFileSync(html, 'utf8').split(' ').map(Number);
        tried.push(`${things} ${points}`);
        writeFileSync(pdf, '<</Type /Page\n>>\n'.repeat(Math.max(1, Math.ceil((things * points) / holds))));
        return Promise.resolve();
      },
    });
    return { kept, tried, left: readdirSync(join(path, '..')) };
  };

  it('is all of it in the largest letters that hold it', async () => {
    expect(await fit(500)).toEqual({ kept: 50, tried: ['50 9.5'], left: ['tonight.pdf'] });
    expect((await fit(380)).tried).toEqual(['50 9.5', '50 8.5', '50 7.5']);
    expect((await fit(250, 2)).tried).toEqual(['50 9.5']);
  });

  it('else the most that the smallest letters hold, found in few tries, and printed last', async () => {
    for (const holds of [370, 300, 225, 75, 10]) {
      const { kept, tried } = await fit(holds);
      expect(kept).toBe(Math.floor(holds / 7.5));
      expect(tried.at(-1)).toBe(`${kept} 7.5`);
      expect(tried.length).toBeLessThanOrEqual(10);
    }
  });

  it('is refused where not even the least does', async () => {
    await expect(fit(5)).rejects.toMatchObject({
      code: 'refused',
      details: { pages: expect.any(String) as string },
    });
  });
});

describe('the sheet', () => {
  const html = tonightHtml(evening, everything(evening), { points: 9, paper: 'A4', fontFaces: '' });

  it('on paper has boxes for each creature that waits near, and throws made beforehand', () => {
    expect(html.match(/<span class="ticks">(?:<i><\/i>){8}<\/span>/g)).toHaveLength(5);
    expect(html).toContain('1d6, thrown beforehand: 3  1  6');
    expect(html).toContain('The &lt;Barrow&gt;');
    expect(html).not.toContain('Left out');
  });

  it('says at its foot what does not stand on it', () => {
    const kept = [...cuts(evening)][3] ?? everything(evening);
    const less = tonightHtml(evening, kept, { points: 9, paper: 'A4', fontFaces: '' });
    expect(less).toContain('Left out for want of room: names, 2 rooms further off.');
    expect(less).not.toContain('4, Room');
  });

  it('in the wild has the checks of the land and its table before those of the dungeon, or without one', () => {
    const coming = { hours: 24, checks: 1, inSix: 2, somebody: 1 / 3 };
    const rows = [{ text: 'Wolf', row: 1, within: 1 / 3, number: null }];
    const woods = { id: 9, pinned: false, name: 'Woods', levels: [], dice: '1d4', problem: null, rows };
    const table = { ...woods, thrown: { dice: '1d4', totals: [2] } };
    const wild = { ground: 'forest', coming, table, hidden: false };
    const both = tonightMarkdown({ ...evening, wild });
    expect(both).toMatch(/In the wild \(forest\): in 24 hours, by 1 check of 2 in 6: somebody 33/);
    expect(both).toMatch(/Woods[^]*Wolf[^]*In the dungeon: in 6 hours[^]*Level one/);
    const alone = tonightMarkdown({ ...evening, wild, dungeon: null, near: [], tables: [] });
    expect(alone).toContain('Wolf');
    expect(alone).not.toContain('6 hours');
  });

  it('says how much more is near than the page lists, in every form', () => {
    const crowded = { ...evening, more: 7, moreBlocks: 1 };
    const whole = tonightHtml(crowded, everything(crowded), { points: 9, paper: 'A4', fontFaces: '' });
    expect(whole).toContain('Left out for want of room: 7 rooms further off, 1 block.');
    expect(tonightMarkdown(crowded)).toContain('7 rooms further off, 1 block');
    const less = [...cuts(crowded)][2] ?? everything(crowded);
    expect(leftOut(crowded, less)).toEqual(['names', '8 rooms further off', '1 block']);
  });

  it('as Markdown has all of it and no boxes', () => {
    const text = tonightMarkdown(evening);
    for (const words of [
      '# Tonight: The Barrow',
      '## Now',
      '5, Room',
      'Dust 5',
      'Goblin',
      '2–8, mean 5',
      'End 9',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/\| Goblin \| 2–8, mean 5 \| 75 % \| 80 % \|\n\| Wind \|/);
    expect(text).not.toContain('thrown beforehand');
  });
});
