import { afterEach, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;
async function open(system: string): Promise<void> {
  table = new TestDesk({ roll: () => 3 });
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system });
}
afterEach(() => table.end());

const uses = async (id: string, book = 'ose') =>
  (await table.ask('creature.uses', { book, id })).uses.map(({ kind, name, where, words, to }) =>
    [kind, name, where, words, to?.kind ?? null].join(' | '),
  );
const found = async (text: string) =>
  (await table.ask('creature.search', { text })).rows.map(({ name }) => name).sort();

test('a creature tells where it is keyed, given and mustered, and when it was met', async () => {
  await open('ose');
  expect(await uses('goblin')).toEqual([]);
  expect(await found('used')).toEqual([]);
  const { levelId } = await table.tell('place.addDungeon', { name: 'Barrow' });
  const { id: hall } = await table.tell('place.addRoom', { levelId, key: '1', name: 'Hall' });
  const { id: crypt } = await table.tell('place.addRoom', { levelId, key: '2' });
  await table.tell('room.addFoe', { roomId: hall, creatureId: 'goblin', numberDice: '2d4' });
  const { id: slain } = await table.tell('room.addFoe', { roomId: crypt, creatureId: 'goblin', number: 2 });
  await table.tell('room.changeFoe', { id: slain, state: 'slain' });
  const goblins = { kind: 'creature' as const, creature: 'goblin', name: 'Goblin', number: '2d4' };
  const row = (at: number, gives: (typeof goblins)[]) => ({
    spans: [{ from: at, to: at }],
    text: 'Some come',
    gives,
  });
  await table.tell('table.add', {
    name: 'Caves',
    columns: [{ title: '', dice: '1d2' }],
    rows: [row(1, [goblins, goblins]), row(2, [])],
  });
  await table.tell('combat.keepMuster', { name: 'The warren', lines: '12 goblins\n2 hobgoblins', notes: '' });
  expect(await uses('goblin')).toEqual([
    'room | 1, Hall | Barrow, Level 1 | 2d4 × Goblin | room',
    'room | Room 2 | Barrow, Level 1 | 2 × Goblin, slain | room',
    'table | Caves | table | a row of it | randomTable',
    'muster | The warren | muster | 12 of them | ',
  ]);
  expect(await uses('hobgoblin')).toEqual(['muster | The warren | muster | 2 of them | ']);
  expect(await found('used')).toEqual(['Goblin']);
  expect(await uses('goblin', 'swords-wizardry')).toEqual([]);
});

test('each meeting stands once, with those who fought and fell; the latest first', async () => {
  await open('ose');
  const { id } = await table.tell('creature.add', { name: 'Mud crab', system: 'ose' });
  const creatureId = `own:${id}`;
  await table.tell('character.add', { name: 'Hild', className: 'Fighter', level: 1, hp: 5, maxHp: 5 });
  await table.tell('encounter.begin', { who: 'Crabs', creatureId, number: 2 });
  await table.tell('encounter.conclude', { outcome: 'They crept away.' });
  await table.tell('clock.advanceTo', { day: 1, hour: 11, minute: 0 });
  await table.tell('encounter.begin', { who: 'More crabs', creatureId, number: 2 });
  const { id: fightId } = await table.tell('combat.begin', { fromEncounter: true });
  expect(await uses(creatureId)).toEqual([
    'met | More crabs | day 1, 11:00 | 2 of them, none dead | log',
    'met | Crabs | day 1, 10:00 | They crept away. | log',
  ]);
  await table.tell('combat.end', { fightId });
  expect((await uses(creatureId))[0]).toMatch(/2 of them/);
  expect(await found('used own')).toEqual(['Mud crab']);
  expect(await found('own -used')).toEqual([]);
  await table.tell('combat.begin', { lines: '3 goblins' });
  expect(await uses('goblin')).toHaveLength(1);
  expect((await uses('goblin'))[0]).toMatch(/\| 3 of them, none dead \| log$/);
  const gone = await table.router.query('creature.uses', { book: 'ose', id: 'own:99' });
  expect(gone).toMatchObject({ ok: false, error: { code: 'not-found' } });
});
