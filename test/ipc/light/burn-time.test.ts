import { afterEach, beforeEach, expect, test } from 'vitest';
import equipment from '../../../shared/content/basic-fantasy.equipment.json' with { type: 'json' };
import { burnDiceText } from '../../../shared/rules/exploration/lighting.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk({ roll: (sides) => Math.min(sides, 3) });
});
afterEach(() => table.end());

async function enter(system: string): Promise<number> {
  await table.tell('app.createCampaign', { name: 'Barrow', path: table.campaignPath, system, settings: {} });
  const { id } = await table.tell('character.add', {
    name: 'Wren',
    className: 'Thief',
    level: 1,
    hp: 4,
    maxHp: 4,
    items: [
      { kind: 'torch', name: 'Torches', quantity: 6 },
      { kind: 'lantern', name: 'Lantern', quantity: 1 },
      { kind: 'oilFlask', name: 'Oil', quantity: 4 },
    ],
  });
  await table.tell('dungeon.enter', { name: 'The barrow', speakerId: null });
  return id;
}

const lights = async () => (await table.ask('dungeon.delve', {})).delve?.lights ?? [];
const turnsLeft = async () => (await lights()).map((light) => light.turnsLeft);
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];

test('basic-fantasy: a torch burns 1d4+4 turns, typed or thrown, and says what fell', async () => {
  const wren = await enter('basic-fantasy');
  await table.tell('light.kindle', { characterId: wren, kind: 'torch', burnDie: 1 });
  await table.tell('light.kindle', { characterId: wren, kind: 'torch' });
  expect(await turnsLeft()).toEqual([5, 7]);
  expect((await newest())?.summary).toBe('Wren lit a torch: 7 turns.');
  expect(await table.refusal('light.kindle', { characterId: wren, kind: 'torch', burnDie: 5 })).toMatchObject(
    {
      details: { burnDie: '1 to 4.' },
    },
  );
});

test('basic-fantasy: a prompt to light anew says what die a fresh one burns by', async () => {
  const wren = await enter('basic-fantasy');
  await table.tell('light.kindle', { characterId: wren, kind: 'torch', burnDie: 1 });
  for (let turn = 0; turn < 5; turn++) await table.tell('dungeon.passTurn', { activity: 'explore' });
  const prompts = (await table.ask('dungeon.delve', {})).delve?.prompts ?? [];
  const asked = prompts.filter(({ kind }) => kind === 'lightOut' || kind === 'dark');
  expect(asked.map(({ burnDice }) => burnDice)).not.toEqual([]);
  for (const { burnDice } of asked) expect(burnDice).toEqual({ text: '1d4+4', sides: 4 });
});

test('basic-fantasy: a filling of oil burns 1d6+18 turns, and a lower throw pours none out', async () => {
  const wren = await enter('basic-fantasy');
  const { id } = await table.tell('light.kindle', { characterId: wren, kind: 'lantern', burnDie: 4 });
  expect(await turnsLeft()).toEqual([22]);
  await table.tell('light.refuel', { lightId: id, burnDie: 1 });
  expect(await turnsLeft()).toEqual([22]);
  await table.tell('light.refuel', { lightId: id, burnDie: 6 });
  expect(await turnsLeft()).toEqual([24]);
  const left = (await table.ask('light.sight', {})).left;
  expect(JSON.stringify(left)).toContain('about 21 turns (1d6+18)');
});

test('a torch lit anew from its prompt is thrown for as well', async () => {
  const wren = await enter('basic-fantasy');
  await table.tell('light.kindle', { characterId: wren, kind: 'torch', burnDie: 1 });
  for (let turn = 0; turn < 5; turn += 1) await table.tell('dungeon.passTurn', { activity: 'wait' });
  const out = (await table.ask('dungeon.delve', {})).delve?.prompts.find(({ kind }) => kind === 'lightOut');
  await table.tell('prompt.lightAgain', { keys: [out?.key ?? ''] });
  expect((await lights()).filter(({ lit }) => lit).map((light) => light.turnsLeft)).toEqual([7]);
  await table.tell('journal.undo', {});
  const keys = [out?.key ?? ''];
  expect(await table.refusal('prompt.lightAgain', { keys, faces: [4, 4] })).toMatchObject({
    code: 'dice-count',
    message: '2 dice were typed; 1 of these burn by a die. Nothing was lit.',
  });
  expect((await table.refusal('prompt.lightAgain', { keys, faces: [5] })).code).toBe('bad-die');
  await table.tell('prompt.lightAgain', { keys, faces: [4] });
  expect((await lights()).filter(({ lit }) => lit).map((light) => light.turnsLeft)).toEqual([8]);
});

test('a light that went out is news for its turn, and no prompt later', async () => {
  const wren = await enter('ose');
  await table.tell('light.kindle', { characterId: wren, kind: 'lantern' });
  const { id } = await table.tell('light.kindle', { characterId: wren, kind: 'torch' });
  await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 1 });
  const other = await table.tell('character.add', {
    name: 'Tom',
    className: 'Fighter',
    level: 1,
    hp: 5,
    maxHp: 5,
  });
  await table.tell('light.take', { lightId: id, characterId: other.id });
  const kinds = async () => (await table.ask('dungeon.delve', {})).delve?.prompts.map(({ kind }) => kind);
  await table.tell('dungeon.passTurn', { activity: 'wait' });
  expect(await kinds()).toContain('lightOut');
  await table.tell('dungeon.passTurn', { activity: 'wait' });
  expect(await kinds()).not.toContain('lightOut');
});

test('the light of who is away is not in the list, and comes back with them', async () => {
  const wren = await enter('ose');
  await table.tell('light.kindle', { characterId: wren, kind: 'torch' });
  await table.tell('character.setState', { characterIds: [wren], state: 'absent', reason: '' });
  expect(await lights()).toEqual([]);
  await table.tell('character.setState', { characterIds: [wren], state: null, reason: '' });
  expect(await turnsLeft()).toEqual([6]);
});

test('the dice are those of the price list', () => {
  const listed = equipment.light_sources.map(({ id, burn_turns_dice: dice }) => [id, dice]);
  const sources = systemById('basic-fantasy')?.capabilities.lightSources ?? [];
  const known = sources.flatMap(({ id, burnDice }) => (burnDice ? [[id, burnDiceText(burnDice)]] : []));
  expect(known).toEqual([
    ['torch', '1d4+4'],
    ['lantern', '1d6+18'],
  ]);
  expect(listed).toEqual(expect.arrayContaining(known));
});
