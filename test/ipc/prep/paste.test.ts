import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

const text = `Of the moor.

Moor Ape
AC 6 [13], HD 4+1*, Att 2 × claw (1d4), THAC0 15 [+4], MV 120’ (40’), ML 14, AL Chaotic, XP 200

Bog Wolf
AC 7 [12], HD 2+2, Att 1 × bite (1d6), ML 8, XP 25`;

let table: TestDesk;
beforeEach(() => {
  table = new TestDesk({ roll: () => 1 });
});
afterEach(() => table.end());

const create = (system: string) =>
  table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });

test.each([
  ['ose', 'ose', '6 [13]'],
  ['basic-fantasy', 'basic-fantasy', '13'],
  ['swords-wizardry', 'swords-wizardry', '6 [13]'],
  ['hackmaster', 'ose', '6 [13]'],
])('in %s blocks are read in the terms of %s', async (system, book, armour) => {
  await create(system);
  const found = await table.ask('creature.paste', { text });
  expect(found.system).toBe(book);
  expect(found.loose).toEqual([{ line: 1, text: 'Of the moor.' }]);
  expect(found.creatures.map(({ name }) => name)).toEqual(['Moor Ape', 'Bog Wolf']);
  expect(found.creatures[0]?.figures).toContainEqual({ label: 'Armour class', text: armour });
  expect(found.creatures[0]?.unread.some((sentence) => sentence.startsWith('ML 14'))).toBe(true);
});

test('what was read is added in one step, found first, and taken back as one', async () => {
  await create('ose');
  const { system, creatures } = await table.ask('creature.paste', { text });
  const before = await table.ask('creature.search', { text: 'own' });
  expect(before.rows).toEqual([]);
  const { id } = await table.tell('creature.addAll', {
    system,
    source: 'The Moor, page 3',
    creatures: creatures.map(({ name, facts, notes }) => ({ name, facts, notes })),
  });
  const { rows } = await table.ask('creature.search', { text: 'own' });
  expect(rows.map(({ name }) => name)).toEqual(['Moor Ape', 'Bog Wolf']);
  const ape = await table.ask('creature.view', { book: 'ose', id: `own:${id}`, in: null });
  expect(ape.own).toMatchObject({ notes: 'ML: 14', source: 'The Moor, page 3' });
  await table.tell('journal.undo', {});
  expect((await table.ask('creature.search', { text: 'own' })).rows).toEqual([]);
  await table.tell('journal.redo', {});
  expect((await table.ask('creature.search', { text: 'own' })).rows).toHaveLength(2);
});

test('a text without blocks finds none, and none are not added', async () => {
  await create('ose');
  expect(await table.ask('creature.paste', { text: 'Dear diary' })).toMatchObject({ creatures: [] });
  expect(await table.refusal('creature.addAll', { system: 'ose', creatures: [] })).toMatchObject({
    code: 'bad-input',
  });
  expect(
    await table.refusal('creature.addAll', { system: 'tunnels', creatures: [{ name: 'Ape', facts: {} }] }),
  ).toMatchObject({ code: 'not-found' });
});

const comersOf = async (given: string): Promise<string> => {
  const { creatures } = await table.ask('creature.paste', { text: given });
  return creatures.map(({ comer }) => comer).join('; ');
};

const figuresOf = async (name: string): Promise<Record<string, string>> => {
  const board = await table.ask('combat.board', {});
  const fighter = board?.rows.find((row) => row.name === name);
  const told = await table.ask('combat.figures', {
    fightId: board?.fight.id ?? 0,
    fighter: fighter?.id ?? '',
  });
  return Object.fromEntries((told?.figures ?? []).map(({ title, value }) => [title, value]));
};

test('those who are pasted for tonight alone fight by their figures, as many as the text says, in one step', async () => {
  await create('ose');
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 8, maxHp: 8 });
  const lines = await comersOf(text.replace('Moor Ape', '3 Moor Apes'));
  await table.tell('combat.begin', { lines });
  const board = await table.ask('combat.board', {});
  expect(board?.rows.map(({ name }) => name)).toEqual([
    'Hild',
    'Moor Ape 1',
    'Moor Ape 2',
    'Moor Ape 3',
    'Bog Wolf',
  ]);
  const figures = await figuresOf('Moor Ape 1');
  expect(figures).toMatchObject({ THAC0: '15' });
  expect(JSON.stringify(figures)).toContain('claw');
  expect((await table.ask('creature.search', { text: 'own' })).rows).toEqual([]);
  await table.tell('journal.undo', {});
  expect(await table.ask('combat.board', {})).toBeNull();
});

test('a block without Hit Dice makes no line of a fight', async () => {
  await create('ose');
  const { creatures } = await table.ask('creature.paste', { text: 'Guard\nAC 7, hp 5, Att 1 × spear (1d6)' });
  expect(creatures).toMatchObject([{ name: 'Guard', comer: null }]);
});

test('in hackmaster the fight asks for what the block does not say', async () => {
  await create('hackmaster');
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 8, maxHp: 8 });
  await table.tell('combat.begin', { lines: await comersOf(text) });
  const board = await table.ask('combat.board', {});
  const asked = board?.wanting.filter(({ who }) => who === 'Moor Ape').map(({ title }) => title);
  expect(asked).toContain('Defence');
  expect(asked).not.toContain('Attack');
});
