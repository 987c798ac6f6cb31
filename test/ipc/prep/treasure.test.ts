import { afterEach, expect, test } from 'vitest';
import { scriptedDice, type ScriptedDice } from '../../../shared/dice/scripted.ts';
import type { CommandInput, CommandOutput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

/** A roll of treasure from its first die to the pool, and back. */

let table: TestDesk;
let dice: ScriptedDice;

async function sitDown(system: string, ...faces: number[]) {
  dice = scriptedDice(faces);
  table = new TestDesk(dice);
  await table.tell('app.createCampaign', { path: table.campaignPath, name: 'The Barrow', system });
}
afterEach(() => table.end());

type Roll = Omit<CommandInput<'treasure.propose'>, 'throws'>;
type Card = CommandOutput<'treasure.propose'>;

const typed = (...faces: number[]) => faces.map((face) => ({ face, typed: true }));
const propose = (roll: Roll, throws?: CommandInput<'treasure.propose'>['throws']) =>
  table.tell('treasure.propose', { ...roll, ...(throws && { throws }) });
const given = ({ lines }: Card) =>
  lines.map(({ faces, struck, typed: written }) => ({ faces, struck, typed: written }));
const pool = async () => (await table.ask('inventory.view', { place: { in: 'pool' } })).items;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const letters = (text: string, bearers = 1) => ({
  source: { by: 'letters', text, bearers } as const,
  low: false,
});

test('each die is asked for by its name, typed or thrown, and nothing is written until it is taken', async () => {
  await sitDown('ose', 4, 60);
  const first = await propose(letters('J'));
  expect(first.ask).toEqual({ line: 0, title: 'J: copper: there (25 %)', sides: 100, nth: 1, of: 1 });
  expect(first.worth).toEqual({ least: 0, mean: 26.25, most: 340 });
  const second = await propose({ ...letters('J'), lines: [{ faces: typed(25) }] });
  expect(second.ask).toMatchObject({ line: 0, title: 'J: copper: how many', sides: 4 });
  const third = await propose({ ...letters('J'), lines: [{ faces: typed(25) }] }, 'one');
  expect(third.lines[0]).toMatchObject({
    state: 'done',
    finds: [{ text: '4,000 cp', gold: 40, magic: false }],
  });
  expect(third.ask).toMatchObject({ line: 1, sides: 100 });
  expect(third.sums).toEqual({
    ...{ coins: 40, goods: 0, magic: 0, weight: '4,000 coins', unweighed: 0 },
    carriage: 'fills 7 × Sack (large), a load for 2 mules',
  });
  const last = await propose({ ...letters('J'), lines: given(third) }, 'all');
  expect(last.ask).toBeNull();
  dice.finish();
  expect(await pool()).toEqual([]);

  await table.tell('treasure.take', { ...letters('J'), lines: given(last), where: 'the well' });
  expect(await newest()).toBe('Treasure J: found 4,000 cp (the well).');
  expect(await pool()).toMatchObject([{ name: 'cp', quantity: 4000 }]);
  const line = (await table.ask('log.list', { limit: 1 })).lines[0];
  expect(line?.rolls.map(({ face, source }) => [face, source])).toEqual([
    [25, 'typed'],
    [4, 'rolled'],
    [60, 'rolled'],
  ]);
  await table.tell('journal.undo', {});
  expect(await pool()).toEqual([]);
});

test('a line is thrown to its end, another struck, a third typed over', async () => {
  await sitDown('ose', 40, 1, 1, 85, 60);
  const roll = letters('N, J');
  const card = await propose(roll, 'line');
  expect(card.lines[0]?.finds.map(({ text }) => text)).toEqual(['Potion of Poison', 'Potion of Healing']);
  expect(card.ask).toMatchObject({ line: 1 });
  const [magic] = given(card);
  const lines = [magic ?? {}, { typed: '12 sp; silver ring 15 gp' }, { struck: true }];
  const settled = await propose({ ...roll, lines });
  expect(settled.ask).toBeNull();
  expect(settled.sums).toMatchObject({ coins: 1.2, goods: 15, magic: 2, unweighed: 0 });
  expect(settled.lines.map(({ state }) => state)).toEqual(['done', 'typed', 'struck']);
  await table.tell('treasure.take', { ...roll, lines });
  expect((await pool()).map(({ name, quantity, truth }) => [name, quantity, truth?.name])).toEqual([
    ['potion', 1, 'Potion of Poison'],
    ['potion', 1, 'Potion of Healing'],
    ['sp', 12, undefined],
    ['silver ring', 1, undefined],
  ]);
});

test('a creature bears its letters, and its lair has its own', async () => {
  await sitDown('ose');
  const goblins = { by: 'creature', id: 'goblin', count: 6 } as const;
  const borne = await propose({ source: { ...goblins, lair: false }, low: false });
  expect(borne.lines.map(({ title, printed }) => `${title} ${printed}`)).toEqual([
    'R: electrum 2d6, each of 6',
  ]);
  const lair = await propose({ source: { ...goblins, lair: true }, low: false });
  expect(lair.title).toBe('6 × Goblin');
  expect(lair.lines[1]?.title).toBe('C: copper');
});

test('a hoard by experience trades, and the coins are what is left', async () => {
  await sitDown('swords-wizardry', 1, 10, 20, 1, 76);
  const roll = { source: { by: 'experience', points: 50 } as const, low: false };
  const card = await propose(roll, 'all');
  expect(card.lines.map(({ told, finds }) => told[0] ?? finds[0]?.text)).toEqual([
    'Worth 100 gp.',
    'Potion of Healing',
    undefined,
    undefined,
    undefined,
  ]);
  const struck = given(card).map((line, at) => (at === 1 ? { ...line, struck: true } : line));
  expect((await propose({ ...roll, lines: struck })).sums).toMatchObject({ coins: 100, magic: 0 });
});

test('the ways of each book', async () => {
  await sitDown('basic-fantasy');
  const ways = await table.ask('treasure.ways', {});
  expect(ways).toMatchObject({ way: 'letters', low: null, dragon: { letter: 'H', ages: 7 } });
  expect(ways.levels.at(-1)).toEqual({ min: 8, max: null });
  expect(ways.creatures.find(({ id }) => id === 'goblin')?.treasure).not.toBe('');
  await table.end();
  await sitDown('hackmaster');
  expect(await table.ask('treasure.ways', {})).toMatchObject({ way: 'own tables', creatures: [] });
  const refusal = await table.refusal('treasure.propose', letters('A'));
  expect(refusal.message).toContain('no open tables of treasure');
  await table.end();
  await sitDown('ose');
  expect((await table.ask('treasure.ways', {})).low).toBe(false);
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 3, hp: 6, maxHp: 6 });
  expect((await table.ask('treasure.ways', {})).low).toBe(true);
});

test('what cannot be is refused with a sentence, and nothing is written', async () => {
  await sitDown('ose');
  expect((await propose(letters('Z, C ×½'))).left).toHaveLength(2);
  const refuse = async (lines: Roll['lines']) =>
    (await table.refusal('treasure.take', { ...letters('J'), ...(lines && { lines }) })).message;
  expect(await refuse([])).toBe(
    'J: copper still wants dice. Throw them, type them or strike the line. Nothing was taken.',
  );
  expect(await refuse([{ faces: typed(26, 1) }])).toBe(
    'J: copper: more dice were given than the line takes. Nothing was rolled.',
  );
  expect(await refuse([{ faces: typed(101) }])).toContain('101 is not a face of a d100');
  expect(await refuse([{}, {}, {}])).toContain('More lines were given');
  const bad = await table.refusal('treasure.take', {
    ...letters('J'),
    lines: [{ typed: '0 sp' }, { struck: true }],
  });
  expect(bad.details).toMatchObject({ 'lines.0.typed': 'A count from 1 to 1,000,000 is wanted.' });
  const nobody = { source: { by: 'creature', id: 'jabberwock', count: 1, lair: true } as const, low: false };
  expect((await table.refusal('treasure.propose', nobody)).message).toBe(
    'The book has no such creature. Choose another.',
  );
  expect(await pool()).toEqual([]);
});

test('a dragon’s hoard goes by its age and its Hit Dice where they are told, by letters or by creature', async () => {
  await sitDown('basic-fantasy');
  const chances = async (source: Roll['source']) => {
    const { title, lines } = await propose({ source, low: false });
    return [title, ...lines.map(({ title: line, printed }) => `${line} ${printed.split(' %')[0] ?? ''}`)];
  };
  const dragon = { age: 3, hitDice: 7 };
  const byAge = [
    ...['copper', 'silver', 'electrum', 'gold', 'platinum'].map((coin) => `H: ${coin} 45`),
    ...['gems', 'jewellery', 'magic'].map((kind) => `H: ${kind} 35`),
  ];
  expect(await chances({ by: 'letters', text: 'H', bearers: 1, dragon })).toEqual([
    'Treasure H (age 3, 7 HD)',
    ...byAge,
  ]);
  expect(await chances({ by: 'creature', id: 'dragon-ice', count: 1, lair: true, dragon })).toEqual([
    'Dragon, Ice (White Dragon) (age 3, 7 HD)',
    ...byAge,
  ]);
  expect((await chances({ by: 'letters', text: 'H', bearers: 1 }))[1]).toBe('H: copper 75');
  await table.end();
  await sitDown('ose');
  expect((await table.ask('treasure.ways', {})).dragon).toBeNull();
  const refusal = await table.refusal('treasure.propose', {
    source: { by: 'letters', text: 'H', bearers: 1, dragon },
    low: false,
  });
  expect(refusal.message).toContain('Nothing was rolled');
});
