import { afterEach, describe, expect, test } from 'vitest';
import type { QueryInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

const dragonsOfH = [
  'Black Dragon',
  'Blue Dragon',
  'Dragon Turtle',
  'Gold Dragon',
  'Green Dragon',
  'Red Dragon',
  'Sea Dragon',
  'White Dragon',
];

let table: TestDesk;

async function open(system: string): Promise<void> {
  table = new TestDesk();
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });
}
afterEach(() => table.end());

const search = (text: string, more: QueryInput<'creature.search'> = {}) =>
  table.ask('creature.search', { text, ...more });
const names = async (text: string, more: QueryInput<'creature.search'> = {}) =>
  (await search(text, more)).rows.map(({ name }) => name);

describe('the book of the campaign’s system', () => {
  test('is there whole, in its order', async () => {
    await open('ose');
    const { rows, total, unknown, books } = await search('');
    expect({ total, shown: rows.length, unknown }).toEqual({ total: 233, shown: 233, unknown: [] });
    expect(books.map(({ id, found }) => [id, found])).toEqual([['ose', 233]]);
    expect(rows.find(({ id }) => id === 'black-dragon')).toEqual({
      book: 'ose',
      id: 'black-dragon',
      name: 'Black Dragon',
      hd: '7**',
      ac: '2 [17]',
      morale: 8,
      xp: 1250,
      own: false,
      variantOf: '',
      atHand: true,
    });
  });

  test.each([
    ['undead hd 2-4', ['Ghoul', 'Wight', 'Wraith', 'Zombie']],
    [
      'ac<0',
      [
        'Air Elemental (Greater)',
        'Dragon Turtle',
        'Earth Elemental (Greater)',
        'Fire Elemental (Greater)',
        'Gold Dragon',
        'Red Dragon',
        'Water Elemental (Greater)',
      ],
    ],
    [
      'hd<1',
      [
        'Centipede, Giant',
        'Giant Rat',
        'Killer Bee',
        'Kobold',
        'Normal Bat',
        'Normal Hawk',
        'Normal Human',
        'Normal Rat',
        'Sprite',
      ],
    ],
    ['move:fly ml<7', ['Cave Locust', 'Normal Bat']],
    ['no:morale', ['Merchant']],
    ['save:elf', ['Elf', 'Nixie', 'Pixie', 'Sprite']],
    ['save:F2', ['Veteran (level 1)', 'Veteran (level 2)', 'Veteran (level 3)']],
    ['xp>3000', ['Bronze Golem', 'Dragon Turtle', 'Giant Roc', 'Sperm Whale']],
    ['tt:h -dragon', []],
    ['tt:h', dragonsOfH],
  ])('%s finds what the book has of it', async (text, found) => {
    await open('ose');
    expect((await names(text)).sort()).toEqual([...found].sort());
  });

  test('tells the level underground and the terrain from its wandering tables', async () => {
    await open('ose');
    const first = await search('level:1');
    expect(first.rows.map(({ id }) => id).sort()).toEqual(onLevelOne);
    expect(await names('terrain:swamp hydra')).toContain('Hydra (5 heads)');
  });
});

test('the best match stands first, a slip of the finger last', async () => {
  await open('ose');
  expect(await names('goblin')).toEqual(['Goblin', 'Hobgoblin', 'Dwarf']);
  expect(await names('golbin')).toEqual(['Goblin']);
  expect(await names('dragon green')).toEqual(['Green Dragon']);
  expect((await names('gob'))[0]).toBe('Goblin');
});

test('sorted by a figure, those without it come last either way', async () => {
  await open('ose');
  const up = await search('', { sort: 'morale' });
  const down = await search('', { sort: 'morale', down: true });
  expect(up.rows.at(-1)?.name).toBe('Merchant');
  expect(down.rows.at(-1)?.name).toBe('Merchant');
  expect(down.rows[0]?.morale).toBe(12);
  const figures = up.rows.flatMap(({ morale }) => morale ?? []);
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
});

test('what looks like a fact and is none is told', async () => {
  await open('ose');
  const { total, unknown } = await search('goblin wings:2');
  expect({ total, unknown }).toEqual({ total: 0, unknown: ['wings:2'] });
});

test('other books follow the campaign’s own, and stand alone where it has none', async () => {
  await open('ose');
  const { rows, books } = await search('goblin', { others: true });
  expect(books.map(({ id }) => id)).toEqual(['ose', 'swords-wizardry', 'basic-fantasy']);
  expect(rows.map(({ book }) => book)).toEqual(
    books.flatMap(({ id, found }) => Array.from({ length: found }, () => id)),
  );
  await table.end();
  await open('hackmaster');
  expect((await search('goblin')).books.map(({ id }) => id)).toEqual([
    'ose',
    'swords-wizardry',
    'basic-fantasy',
  ]);
});

test('a facet asks for just as many as it tells', async () => {
  await open('basic-fantasy');
  const { facets, total } = await search('');
  expect(facets.map(({ title }) => title)).toContain('Kind');
  for (const { title, options } of facets) {
    for (const { fact, count } of options)
      if (title !== 'Moves' || fact !== 'move:walk') expect((await search(fact)).total).toBe(count);
    if (title === 'Hit dice')
      expect(options.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(total);
  }
});

const onLevelOne = [
  'acolyte',
  'bandit',
  'crab-spider',
  'dwarf',
  'fire-beetle',
  'gecko',
  'gnome',
  'goblin',
  'green-slime',
  'halfling',
  'killer-bee',
  'kobold',
  'normal-wolf',
  'orc',
  'shrew-giant',
  'skeleton',
  'spitting-cobra',
  'sprite',
  'stirge',
  'trader',
];

describe('one creature, as each system has it', () => {
  const card = async (book: string, id: string, system: string | null = null) => {
    const view = await table.ask('creature.view', { book, id, in: system });
    return {
      ...view,
      of: (label: string) => view.figures.find((each) => each.label === label),
    };
  };

  test('stands as its own book prints it, everything marked so', async () => {
    await open('ose');
    const goblin = await card('ose', 'goblin');
    expect([goblin.how, goblin.in, goblin.other]).toEqual(['printed', 'ose', null]);
    expect(goblin.of('Armour class')?.text).toBe('6 [13]');
    expect(goblin.of('To hit')?.text).toBe('THAC0 19, +0');
    expect(goblin.of('Experience')?.text).toBe('5 XP, 20 bodyguard, 35 king');
    expect(new Set(goblin.figures.map(({ mark }) => mark))).toEqual(new Set(['printed']));
    expect(goblin.figures.every(({ why, beside }) => why !== '' && beside === null)).toBe(true);
  });

  test('is compared where the other book prints it too', async () => {
    await open('ose');
    const goblin = await card('ose', 'goblin', 'basic-fantasy');
    expect([goblin.how, goblin.other?.id]).toEqual(['compared', 'goblin']);
    expect(goblin.of('Experience')).toMatchObject({ mark: 'printed', beside: null });
    // Fighter 1 there; as a normal human it would save worse.
    expect(goblin.of('Saves')?.text).toContain('Fighter 1');
    expect(goblin.of('Saves')?.beside).toMatchObject({ mark: 'derived' });
    expect(goblin.of('Moves')?.beside).toMatchObject({ text: "60' (20')", mark: 'converted' });
  });

  test('is converted where it does not, by that book’s own tables', async () => {
    await open('ose');
    const medium = await card('ose', 'medium', 'basic-fantasy');
    expect(medium.how).toBe('converted');
    // Unarmoured is 9 [10] here and 11 there; one hit die and two powers are 25 and twice 12.
    expect(medium.of('Armour class')).toMatchObject({ text: '11', mark: 'converted' });
    expect(medium.of('To hit')).toMatchObject({ text: '+1', mark: 'derived', rule: 'BF-ATK-11' });
    expect(medium.of('Experience')).toMatchObject({ text: '49 XP', mark: 'derived' });
  });

  test('of a book without morale is a guess, marked so', async () => {
    await open('ose');
    const beetle = await card('swords-wizardry', 'beetle-giant-fire');
    expect(beetle.of('Armour class')?.text).toBe('4 [15]');
    expect(beetle.of('Moves')?.text).toBe("120' (40')");
    expect(beetle.of('Morale')).toMatchObject({ text: '7', mark: 'guessed' });
  });

  test('goes by the rate where the book does', async () => {
    await open('swords-wizardry');
    expect((await card('ose', 'medium')).of('Moves')?.text).toBe("rate 12: 240' (40')");
  });

  test('is a suggestion in a system without open creatures', async () => {
    await open('hackmaster');
    const goblin = await card('ose', 'goblin');
    expect([goblin.in, goblin.how]).toEqual(['hackmaster', 'suggested']);
    expect(goblin.of('Defence')).toMatchObject({ text: '+3', mark: 'guessed' });
    expect(goblin.of('Attacks')?.text).toContain('1d6p');
  });

  test('that no book has is refused in a sentence', async () => {
    await open('ose');
    for (const asked of [
      { book: 'ose', id: 'nobody', in: null },
      { book: 'nowhere', id: 'goblin', in: null },
      { book: 'ose', id: 'goblin', in: 'nothing' },
    ]) {
      const reply = await table.router.query('creature.view', asked);
      expect(reply).toMatchObject({ ok: false, error: { code: 'not-found' } });
    }
  });

  test.each(['ose', 'swords-wizardry', 'basic-fantasy', 'hackmaster'])(
    'every creature of every book has a card in %s',
    async (system) => {
      await open(system);
      const { rows } = await search('', { others: true, limit: 2000 });
      expect(rows.length).toBeGreaterThan(700);
      for (const { book, id } of rows) {
        const { figures } = await card(book, id);
        expect(figures.length).toBeGreaterThanOrEqual(9);
        expect(figures.every(({ why }) => why !== '')).toBe(true);
      }
    },
  );
});
