import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
});
afterEach(() => table.end());

/** Hild and Osric well, each with arms of 30 lb; Mirre dead with a stone of 90 lb, 300 coins and a sword of 3 lb. */
async function afterTheFight(
  system: string,
  settings: CommandInput<'app.createCampaign'>['settings'],
): Promise<{ hild: number; osric: number; mirre: number }> {
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings });
  const { unit } = await table.ask('party.view', {});
  const pounds = (weight: number) => (unit.id === 'coins' ? weight * 10 : weight);
  const add = async (name: string, items: CommandInput<'character.add'>['items'], hp = 8) =>
    (
      await table.tell('character.add', {
        name,
        className: 'Fighter',
        level: 2,
        hp,
        maxHp: 8,
        abilities: { strength: 10, constitution: 10 },
        items,
      })
    ).id;
  const arms = [{ kind: 'weapon', name: 'great axe', weightEach: pounds(30) }] as const;
  const hild = await add('Hild', [...arms]);
  const osric = await add('Osric', [...arms]);
  const mirre = await add(
    'Mirre',
    [
      { kind: 'weapon', name: 'sword', weightEach: pounds(3) },
      { kind: 'otherTreasure', name: 'idol', weightEach: pounds(40) },
    ],
    -20,
  );
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: hild });
  return { hild, osric, mirre };
}

const rows = async () => (await table.ask('party.view', {})).members;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;

test('a body and its things weigh on its bearers, shared alike, until it is laid down', async () => {
  const { hild, osric, mirre } = await afterTheFight('ose', { encumbrance: 'detailed' });
  expect((await rows()).map(({ load, rate }) => [load.weight, rate.baseFeet])).toEqual([
    [300, 120],
    [300, 120],
    [430, 90],
  ]);
  await table.tell('character.carry', { fallenId: mirre, bearerIds: [hild, osric] });
  // 1,750 and 430 between two are 1,090 each; with the axe 1,390: up to 1,600, 30' (10').
  const [h, o, m] = await rows();
  expect([h, o].map((row) => [row?.load.weight, row?.load.treasureWeight, row?.rate.baseFeet])).toEqual([
    [1390, 200, 30],
    [1390, 200, 30],
  ]);
  expect(h?.load.reasons).toContainEqual({
    source: 'Mirre, dead, between 2',
    value: 890,
    rule: 'OSE-ENCUM-8',
  });
  expect(m?.bearers).toEqual(['Hild', 'Osric']);
  expect(await newest()).toBe(
    "Hild and Osric carry Mirre. Now Hild 1,390 coins, 30' (10') and Osric 1,390 coins, 30' (10').",
  );
  const { rate } = await table.ask('party.view', {});
  expect(rate?.baseFeet).toBe(30);
  expect(rate?.reasons.at(-1)).toMatchObject({ source: 'Mirre, carried by Hild and Osric', value: 'dead' });
  expect((await table.ask('dungeon.company', {})).allowance.unknown.value).toBe(30);
  const sheet = await table.ask('character.view', { id: hild });
  expect(JSON.stringify(sheet)).toContain('Mirre, dead, between 2');

  await table.tell('character.carry', { fallenId: mirre, bearerIds: [] });
  expect(await newest()).toBe('Mirre was laid down.');
  expect((await rows()).map(({ load }) => load.weight)).toEqual([300, 300, 430]);
  await table.tell('journal.undo', {});
  expect((await rows())[0]?.load.weight).toBe(1390);
});

test('what is taken off the body weighs on nobody; who gets up or goes away neither', async () => {
  const { hild, osric, mirre } = await afterTheFight('ose', { encumbrance: 'detailed' });
  await table.tell('character.carry', { fallenId: mirre, bearerIds: [hild, osric], weight: 1000 });
  const weights = async () => (await rows()).map(({ load }) => load.weight);
  expect(await weights()).toEqual([1015, 1015, 430]);
  const { items } = await table.ask('inventory.view', { place: { in: 'holder', id: mirre } });
  const idol = items.find(({ name }) => name === 'idol');
  await table.tell('inventory.move', { itemIds: [idol?.id ?? 0], to: { in: 'ground' } });
  expect(await weights()).toEqual([815, 815, 30]);
  await table.tell('character.setState', { characterIds: [osric], state: 'down' });
  expect(await weights()).toEqual([1330, 300, 30]);
  await table.tell('journal.undo', {});
  await table.tell('character.remove', { id: osric });
  expect(await weights()).toEqual([1330, 30]);
  await table.tell('character.setState', { characterIds: [mirre], state: 'left' });
  expect(await weights()).toEqual([300, 30]);
  await table.tell('character.setState', { characterIds: [mirre], state: 'able' });
  expect(await weights()).toEqual([300, 30]);
});

test.each(['basic-fantasy', 'swords-wizardry'])('in %s by its own way of weighing', async (system) => {
  const { hild, osric, mirre } = await afterTheFight(system, { encumbrance: 'own' });
  await table.tell('character.carry', { fallenId: mirre, bearerIds: [hild, osric] });
  // The axe of 30 lb, and (175 + 43) / 2 = 109.
  expect((await rows()).map(({ load }) => load.weight)).toEqual([139, 139, 43]);
});

test('where armour and treasure decide, a bearer walks as with treasure; where nothing is weighed, as before', async () => {
  const { hild, mirre } = await afterTheFight('ose', { encumbrance: 'basic' });
  await table.tell('character.carry', { fallenId: mirre, bearerIds: [hild] });
  const [h] = await rows();
  expect(h?.rate.baseFeet).toBe(90);
  expect(h?.load.reasons).toContainEqual({
    source: 'Mirre, dead',
    value: 'as treasure worth mention',
    rule: 'referee',
  });
  await table.tell('campaign.changeSettings', { settings: { encumbrance: 'none' } });
  expect((await rows())[0]).toMatchObject({ load: { weight: 0 }, rate: { baseFeet: 120 } });
});

test('who joins is carried by nobody, whatever ids the sheet brings', async () => {
  const { hild } = await afterTheFight('ose', { encumbrance: 'detailed' });
  const dead = {
    name: 'Ada',
    className: 'Fighter',
    level: 1,
    hp: -5,
    maxHp: 5,
    sheet: { borne: { by: [hild] } },
  };
  await table.tell('character.add', dead);
  expect((await rows()).map(({ load }) => load.weight)).toEqual([300, 300, 430, 0]);
});

test('nobody carries the living, the absent, or themselves, and the fallen carry nobody', async () => {
  const { hild, osric, mirre } = await afterTheFight('ose', { encumbrance: 'detailed' });
  const refusal = (fallenId: number, ...bearerIds: number[]) =>
    table.refusal('character.carry', { fallenId, bearerIds });
  expect((await refusal(osric, hild)).message).toBe('Osric walks on their own feet. Nothing was changed.');
  expect((await refusal(mirre, mirre)).code).toBe('refused');
  expect((await refusal(mirre)).message).toBe('Nobody carries Mirre. Nothing was changed.');
  expect((await refusal(mirre, 999)).code).toBe('not-found');
  await table.tell('character.setState', { characterIds: [osric], state: 'down' });
  expect((await refusal(mirre, osric)).code).toBe('refused');
  await table.tell('character.setState', { characterIds: [mirre], state: 'left' });
  expect((await refusal(mirre, hild)).message).toBe(
    'Mirre is left behind and is not here. Nothing was changed.',
  );
});
