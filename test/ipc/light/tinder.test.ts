import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(() => {
  table = new TestDesk();
});
afterEach(() => table.end());

const gear = (kind: 'torch' | 'tinder' | 'candle', quantity = 1) => ({ kind, name: kind, quantity });
const delve = async () => {
  const { delve: now } = await table.ask('dungeon.delve', {});
  if (!now) throw new Error('Nobody is in a dungeon.');
  return now;
};
const seconds = async () => (await table.ask('shell.view', {})).now.seconds;
const newest = async () => (await table.ask('log.list', { limit: 1 })).lines[0];
const pass = () => table.tell('dungeon.passTurn', { activity: 'explore' });

/** Wren in the dark on turn 2, a torch put out in her hand. */
async function inTheDark(settings: CommandInput<'app.createCampaign'>['settings'] = {}): Promise<number> {
  const path = table.campaignPath;
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path,
    system: 'ose',
    settings: { dungeonChanceInSix: 0, dungeonCheckEvery: 144, ...settings },
  });
  const items = [gear('torch', 3), gear('tinder')];
  const hp = { hp: 4, maxHp: 4 };
  const { id } = await table.tell('character.add', {
    name: 'Wren',
    className: 'Thief',
    level: 1,
    ...hp,
    items,
  });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
  const light = await table.tell('light.kindle', { characterId: id, kind: 'torch' });
  await pass();
  await table.tell('light.douse', { lightId: light.id });
  await pass();
  return light.id;
}

const tryIt = (lightId: number, tinderDie: number) => table.tell('light.relight', { lightId, tinderDie });

describe('a round with tinder', () => {
  test('goes on the clock whether it catches or not, and the turn at hand takes it in', async () => {
    const light = await inTheDark();
    const began = await seconds();
    await tryIt(light, 6);
    expect(await seconds()).toBe(began + 10);
    await table.tell('journal.undo', {});
    expect(await seconds()).toBe(began);
    await table.tell('journal.redo', {});
    expect(await seconds()).toBe(began + 10);
    await tryIt(light, 2);
    expect(await seconds()).toBe(began + 20);
    expect((await delve()).turn).toBe(2);
    await pass();
    expect(await seconds()).toBe(began + 600);
    expect((await delve()).turn).toBe(3);
    const kinds = async (turn: number) =>
      (await table.ask('turnSheet.turn', { turn }))?.lines.map(({ kind }) => kind);
    expect(await kinds(2)).toEqual(['light.douse', 'dungeon.passTurn']);
    expect(await kinds(3)).toEqual(['light.relight', 'light.relight', 'dungeon.passTurn']);
    expect(await kinds(4)).toEqual([]);
  });

  test('ends what ends in it, told once, in the same step', async () => {
    const light = await inTheDark({ effectsEndThemselves: false });
    const lasting = async (name: string, amount: string, unit: 'rounds' | 'turns') =>
      table.tell('effect.add', {
        name,
        kind: 'spell',
        notes: '',
        characterIds: [],
        duration: { amount, unit, faces: null },
      });
    await lasting('Shield', '1', 'rounds');
    await lasting('Bless', '6', 'turns');
    await tryIt(light, 6);
    expect((await newest())?.summary).toContain('Shield on the party ended.');
    expect((await delve()).next.map(({ what }) => what)).not.toContain('Shield on the party ends');
    const ended = (await delve()).prompts.filter(({ kind }) => kind === 'effectEnded');
    expect(ended).toHaveLength(1);
    await table.tell('prompt.answer', { key: ended[0]?.key ?? '', answer: 'delay' });
    await pass();
    expect((await newest())?.summary).not.toContain('Shield');
    expect((await delve()).prompts.some(({ kind }) => kind === 'effectEnded')).toBe(true);
  });

  test('begun within a turn, an effect ends as far within a later one', async () => {
    const light = await inTheDark();
    await tryIt(light, 6);
    await table.tell('effect.add', {
      name: 'Bless',
      kind: 'spell',
      notes: '',
      characterIds: [],
      duration: { amount: '2', unit: 'turns', faces: null },
    });
    const low = async () => (await delve()).prompts.some(({ kind }) => kind === 'effectLow');
    await pass();
    expect(await low()).toBe(false);
    await pass();
    expect(await low()).toBe(true);
    await pass();
    expect((await newest())?.summary).toContain('Bless on the party ended.');
  });

  test('the sixtieth of a turn passes it', async () => {
    const light = await inTheDark();
    const began = await seconds();
    for (let round = 1; round < 60; round++) await tryIt(light, 6);
    expect([await seconds(), (await delve()).turn]).toEqual([began + 590, 2]);
    await tryIt(light, 1);
    expect([await seconds(), (await delve()).turn]).toEqual([began + 600, 3]);
    expect((await newest())?.outcome).toMatchObject({ delve: { turn: 3 }, passed: { turns: 1 } });
    const [torch] = (await delve()).lights;
    expect(torch).toMatchObject({ lit: true, turnsLeft: 5 });
    await table.tell('journal.undo', {});
    expect([await seconds(), (await delve()).turn]).toEqual([began + 590, 2]);
  });
});

test('basic-fantasy: a candle is lit and shines five feet', async () => {
  await table.tell('app.createCampaign', {
    name: 'Barrow',
    path: table.campaignPath,
    system: 'basic-fantasy',
    settings: {},
  });
  const { id } = await table.tell('character.add', {
    name: 'Wren',
    className: 'Thief',
    level: 1,
    hp: 4,
    maxHp: 4,
    items: [gear('candle', 2)],
  });
  await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
  await table.tell('light.kindle', { characterId: id, kind: 'candle' });
  expect((await delve()).lights).toMatchObject([
    { kind: 'candle', turnsLeft: 18, brightFeet: 5, dimFeet: 10 },
  ]);
});

describe('the next light in the dark is one that the rules know', () => {
  /** What the prompt offers when the only torch has burnt down, and somebody has other things. */
  async function offered(system: string, ...has: ('candle' | 'lantern' | 'oilFlask')[]) {
    const items = [gear('torch'), gear('tinder'), ...has.map((kind) => ({ kind, name: kind, quantity: 1 }))];
    await table.tell('app.createCampaign', {
      name: 'Barrow',
      path: table.campaignPath,
      system,
      settings: { dungeonChanceInSix: 0, dungeonCheckEvery: 144 },
    });
    const hp = { hp: 4, maxHp: 4 };
    const { id } = await table.tell('character.add', {
      name: 'Wren',
      className: 'Thief',
      level: 1,
      ...hp,
      items,
    });
    await table.tell('dungeon.enter', { name: 'Barrow', speakerId: null });
    // Where a die says how long a torch burns: 4 and 2 turns.
    const burn = system === 'basic-fantasy' ? { burnDie: 2 } : {};
    await table.tell('light.kindle', { characterId: id, kind: 'torch', ...burn });
    for (let turn = 0; turn < 7; turn++) await pass();
    return (await delve()).prompts.find(({ kind }) => kind === 'dark');
  }

  test('hackmaster: the miner’s lantern, and it can be lit', async () => {
    const prompt = await offered('hackmaster', 'lantern', 'oilFlask');
    expect(prompt).toMatchObject({ lightKind: 'minersLantern', canAccept: true });
    const characterId = prompt?.bearerId ?? 0;
    const lit = await table.tell('light.kindle', { characterId, kind: 'minersLantern', tinderDie: 1 });
    expect(lit.lit).toBe(true);
  });

  test('ose: no candle, of which it has no figures', async () => {
    expect(await offered('ose', 'candle')).toMatchObject({ lightKind: null, canAccept: false });
  });

  test('basic-fantasy: a candle', async () => {
    expect(await offered('basic-fantasy', 'candle')).toMatchObject({ lightKind: 'candle', canAccept: true });
  });
});
