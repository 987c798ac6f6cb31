import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
});
afterEach(() => table.end());

const open = (system = 'ose', settings: CommandInput<'app.createCampaign'>['settings'] = {}) =>
  table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings });

const add = async (name: string, more: Partial<CommandInput<'character.add'>> = {}): Promise<number> =>
  (
    await table.tell('character.add', {
      name,
      className: 'Fighter',
      level: 2,
      hp: 8,
      maxHp: 8,
      abilities: { charisma: 12 },
      ...more,
    })
  ).id;

const torch = { kind: 'torch', name: 'Torches', quantity: 3 } as const;

/** Hild is well; Mirre the wizard is at -3 of 1, and was the slowest. */
async function withTheDead() {
  await open('ose', { encumbrance: 'detailed' });
  const hild = await add('Hild', { items: [torch] });
  const stone = { kind: 'gear', name: 'stones', quantity: 1, weightEach: 900 } as const;
  const mirre = await add('Mirre', { className: 'Magic-User', level: 1, hp: 1, maxHp: 1, items: [stone] });
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: mirre });
  await table.tell('light.kindle', { characterId: hild, kind: 'torch' });
  await table.tell('character.edit', { id: mirre, changes: { hp: -3 } });
  return { hild, mirre };
}

const members = async () => (await table.ask('party.view', {})).members;

test('who is at -3 of 1 is dead, and marked so', async () => {
  await withTheDead();
  const [hild, mirre] = await members();
  expect(hild?.standing).toMatchObject({ state: 'able', word: '', able: true });
  expect(mirre?.standing).toMatchObject({ state: 'dead', word: 'dead', able: false, said: false });
  expect(mirre?.standing.reasons).toMatchObject([{ value: -3, rule: 'OSE-DMG-2' }]);
});

test('the dead see nothing, speak for nobody, are asked for no deed and set no pace', async () => {
  const { hild, mirre } = await withTheDead();
  expect((await table.ask('light.sight', {})).people.map(({ name }) => name)).toEqual(['Hild']);
  expect((await table.ask('dungeon.delve', {})).delve?.speakerId).toBeNull();
  expect((await table.ask('deed.options', {}))?.people.map(({ name }) => name)).toEqual(['Hild']);
  const { rate } = await table.ask('party.view', {});
  expect(rate).toMatchObject({ baseFeet: 120, slowest: ['Hild'] });
  expect(rate?.reasons.at(-1)).toMatchObject({ value: 'dead' });
  expect(await table.refusal('dungeon.setSpeaker', { characterId: mirre })).toMatchObject({
    code: 'refused',
    message: 'Mirre is dead and can do nothing now. Nothing was changed; choose somebody else.',
  });
  const search = (characterId: number) => ({
    deeds: [{ characterId, kind: 'secretDoor', place: 'the north wall', die: 1 }],
  });
  expect(await table.refusal('deed.try', search(mirre))).toMatchObject({ code: 'refused' });
  expect(await table.refusal('light.kindle', { characterId: mirre, kind: 'torch' })).toMatchObject({
    code: 'refused',
  });
  await table.tell('deed.run', { rounds: 1, characterIds: [] });
  await table.tell('character.edit', { id: mirre, changes: { hp: 1 } });
  expect((await table.ask('dungeon.delve', {})).delve?.speakerId).toBe(mirre);
  expect((await table.ask('light.sight', {})).people.map(({ id }) => id)).toEqual([hild, mirre]);
});

test('an order of march is lined up of those who walk, and says who does not', async () => {
  const { hild } = await withTheDead();
  await table.tell('organisation.addFormation', { situation: 'Exploring' });
  const view = await table.ask('organisation.view', {});
  expect(view.formations[0]?.places.map(({ characterId }) => characterId)).toEqual([hild]);
  expect(view.people.map(({ word, sees }) => [word, sees])).toEqual([
    ['', 'by Hild’s torch'],
    ['dead', 'dead'],
  ]);
  expect(view.advice?.size).toBe(1);
});

test('who is unconscious is down by the rules of swords-wizardry, and takes part in the day', async () => {
  await open('swords-wizardry');
  await add('Ada', { hp: 0 });
  await add('Bert', { hp: -1 });
  expect((await members()).map(({ standing }) => standing.word)).toEqual(['down', 'dead']);
  expect((await table.ask('need.list', {})).people.map(({ takesPart }) => takesPart)).toEqual([true, false]);
});

test('whose hit points were never told, and carts, are taken to be well', async () => {
  await open();
  await add('Nameless', { hp: 0, maxHp: 0 });
  await add('Cart', { kind: 'vehicle', className: 'Cart', level: 0, hp: 0, maxHp: 20 });
  expect((await members()).map(({ standing }) => standing.state)).toEqual(['able', 'able']);
});
