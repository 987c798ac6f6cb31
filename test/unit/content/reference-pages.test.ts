import { expect, test } from 'vitest';
import { referencePagesOf } from '../../../src-main/content/pages/reference-pages.ts';
import { ruleTablePages } from '../../../src-main/content/pages/rule-tables.ts';
import { nameOf, textOf } from '../../../src-main/content/pages/table-words.ts';
import { systems } from '../../../shared/rules/registry.ts';
import { topicOf } from '../../../shared/rules/topics.ts';

const inventories = import.meta.glob<{ default: { id: string }[] }>(
  '../../../shared/rules/*/inventory.json',
  {
    eager: true,
  },
);

test('every rule has a topic with a name of its own', () => {
  const ids = Object.values(inventories).flatMap(({ default: rules }) => rules.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(700);
  expect(ids.filter((id) => topicOf(id) === topicOf(id).toUpperCase())).toEqual([]);
  expect(topicOf('OSE-WAND-7')).toBe('Wandering monsters');
});

test('names and figures of the tables are words and measures', () => {
  expect([nameOf('secretDoorInSix'), nameOf('normal-man'), nameOf('lightCrossbow')]).toEqual([
    'Secret door',
    'Normal man',
    'Light crossbow',
  ]);
  expect([textOf('secretDoorInSix', 1), textOf('lightRadiusFeet', 30), textOf('sail', [2, 3])]).toEqual([
    '1 in 6',
    "30'",
    '2/3',
  ]);
});

test('tables keep their heads and rows, spans are one column, lone figures share a page', () => {
  const pages = ruleTablePages({
    $system: 'ose',
    reach: 5,
    matrix: {
      columns: [-1, 0],
      rows: [
        { hd: 'NH', needed: [20, 19] },
        { hd: '1', needed: [19, 18] },
      ],
    },
    wind: {
      dice: '2d6',
      rows: [
        { from: null, to: 2, name: 'Calm', sail: [0, 1] },
        { from: 3, to: 12, name: 'Gale', sail: [3, 1] },
      ],
    },
    ground: { clear: { speed: [1, 1], lostInSix: 1 }, swamp: { speed: [1, 2], lostInSix: 3 } },
  });
  expect(pages.map(({ name }) => name)).toEqual(['Matrix', 'Wind', 'Ground', 'Other figures']);
  expect(pages[0]?.tables).toEqual([
    {
      title: '',
      heads: ['Hit dice', '-1', '0'],
      rows: [
        ['NH', '20', '19'],
        ['1', '19', '18'],
      ],
    },
  ]);
  expect(pages[1]?.figures).toEqual([{ label: 'Dice', text: '2d6' }]);
  expect(pages[1]?.tables[0]?.rows).toEqual([
    ['up to 2', 'Calm', '0'],
    ['3–12', 'Gale', '3'],
  ]);
  expect(pages[2]?.tables[0]?.rows).toEqual([
    ['Clear', '1', '1 in 6'],
    ['Swamp', '1/2', '3 in 6'],
  ]);
  expect(pages[3]?.figures).toEqual([{ label: 'Reach', text: '5' }]);
});

test('every system has pages of its own, each with an id and a name, nothing in them empty or unread', async () => {
  for (const { id: system } of systems) {
    const { pages, credits } = await referencePagesOf(system);
    expect(new Set(pages.map(({ id }) => id)).size, system).toBe(pages.length);
    expect(pages.filter(({ id, name }) => /\s/.test(id) || name === '')).toEqual([]);
    expect(JSON.stringify(pages)).not.toMatch(/\[object|undefined|NaN/);
    expect(
      pages.filter(({ figures, tables, text }) => figures.length + tables.length === 0 && text === ''),
    ).toEqual([]);
    for (const { name, tables } of pages)
      for (const { heads, rows } of tables)
        expect(
          rows.filter((row) => row.length !== heads.length),
          `${system}, ${name}`,
        ).toEqual([]);
    expect(credits.length > 0, system).toBe(system !== 'hackmaster');
  }
});

test('creatures and wares of the open content stand there with their figures', async () => {
  const { pages } = await referencePagesOf('ose');
  const page = (id: string) => pages.find((each) => each.id === id);
  const figures = (id: string) =>
    Object.fromEntries((page(id)?.figures ?? []).map(({ label, text }) => [label, text]));
  expect(figures('creature.goblin')).toMatchObject({
    'Hit dice': expect.stringContaining('1-1') as string,
    Morale: '7, 9 with king',
  });
  expect(figures('ware.weapons.dagger')).toMatchObject({ Price: '3 gp', Weight: '10 coins' });
  expect(page('table.met.dungeon-level-4-5')?.tables[0]?.rows[0]?.slice(0, 3)).toEqual([
    '1',
    'Bear, Cave',
    '1d2',
  ]);
  expect((await referencePagesOf('chess')).pages).toEqual([]);
});
