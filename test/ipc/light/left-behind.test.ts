import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk({ roll: (sides) => Math.min(6, sides) });
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

const delve = async () => {
  const view = await table.ask('dungeon.delve', {});
  if (!view.delve) throw new Error('Nobody is in a dungeon.');
  return view.delve;
};
const pass = async (turns: number, activity: 'explore' | 'rest' = 'explore') => {
  for (let passed = 0; passed < turns; passed++) await table.tell('dungeon.passTurn', { activity });
};
const light = (characterId: number, kind: 'torch' | 'lantern' | 'continual' = 'torch') =>
  table.tell('light.kindle', { characterId, kind });
const said = async () => (await table.ask('log.list', { limit: 1 })).lines[0]?.summary;
const boxes = async () =>
  (await table.ask('turnSheet.hours', { fromHour: 1, hours: 9 })).hours.flatMap((hour) => hour.boxes);
const darkBegins = async () =>
  (await boxes()).filter(({ marks }) => marks.some(({ kind }) => kind === 'dark')).map(({ turn }) => turn);

describe('when the last light of the party goes out', () => {
  test('the step says so, though a light left behind burns on', async () => {
    const { id } = await light(wren);
    await pass(1);
    await light(wren);
    await table.tell('light.drop', { lightId: id, where: 'the gate', burnsOn: true });
    await pass(1);
    await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 30 });
    await pass(4);
    expect(await said()).not.toContain('dark');
    await pass(1);
    expect(await said()).toContain('Wren’s torch went out. The party stands in the dark.');
  });

  test('the step says nothing of it while a spell’s light shines', async () => {
    await light(wren);
    await light(corin, 'continual');
    await pass(6);
    expect(await said()).toContain('Wren’s torch went out.');
    expect(await said()).not.toContain('dark');
  });

  test('a light left behind is noted when it burns down, not foretold, and makes nothing darker', async () => {
    const { id } = await light(wren);
    await light(osric, 'lantern');
    await table.tell('light.drop', { lightId: id, where: 'the gate', burnsOn: true });
    await pass(5);
    expect(await said()).not.toContain('has one turn left');
    await pass(1);
    expect(await said()).toContain('The torch (the gate) went out.');
    expect(await said()).not.toContain('dark');
  });

  test('walking on from the only light is walking into the dark', async () => {
    const { id } = await light(wren);
    await table.tell('light.drop', { lightId: id, where: 'the gate', burnsOn: true });
    await pass(1, 'rest');
    expect(await said()).not.toContain('dark');
    await pass(1);
    expect(await said()).toBe('Turn 2: explored. The party stands in the dark.');
    expect(await darkBegins()).toEqual([3]);
    await pass(1);
    expect(await said()).not.toContain('dark');
  });

  test('one that lies with the party is told by its place', async () => {
    const { id } = await light(wren);
    await table.tell('light.drop', { lightId: id, where: 'by the well', burnsOn: true });
    await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 2 });
    await pass(1, 'rest');
    expect(await said()).toContain('The torch (by the well) has one turn left.');
    await pass(1, 'rest');
    expect(await said()).toContain('The torch (by the well) went out. The party stands in the dark.');
  });
});

describe('what is to come', () => {
  beforeEach(async () => {
    const { id } = await light(wren);
    await light(osric, 'lantern');
    await table.tell('light.drop', { lightId: id, where: 'the gate', burnsOn: true });
    await pass(1);
    await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 40 });
  });

  test('counts only the lights with the party', async () => {
    const { next, lightTurnsLeft } = await delve();
    expect(next.filter(({ what }) => /torch/.test(what))).toEqual([]);
    expect(lightTurnsLeft).toMatchObject({ torch: 0, lantern: 23 });
    const preview = await table.ask('turnSheet.passPreview', { turn: 50 });
    expect(preview?.over.filter(({ what }) => what.includes('the gate'))).toEqual([]);
    expect(
      (await boxes()).flatMap(({ marks }) => marks).filter(({ label }) => label.includes('the gate')),
    ).toEqual([]);
    const odds = await table.ask('turnSheet.odds', {});
    expect(odds?.chances.find(({ id }) => id === 'beforeDark')?.text).toContain('23 turns of light');
  });

  test('the sheet draws the dark where the party’s own light ends', async () => {
    await table.tell('light.setTurnsLeft', {
      lightId: (await delve()).lights.find(({ kind }) => kind === 'lantern')?.id ?? 0,
      turnsLeft: 2,
    });
    expect(await darkBegins()).toEqual([4]);
    await pass(2);
    expect(await said()).toContain('The party stands in the dark.');
    await pass(1, 'rest');
    expect(await darkBegins()).toEqual([4]);
    expect((await boxes()).slice(0, 5).map(({ dark }) => dark)).toEqual([false, false, false, true, true]);
  });

  test('a member who goes with the last light leaves the party in the dark', async () => {
    await table.tell('character.remove', { id: osric });
    expect(await said()).toContain('The last light went too: the party stands in the dark.');
  });
});

describe('who bore what on the sheet', () => {
  const lanes = async () =>
    (await table.ask('turnSheet.hours', { fromHour: 1, hours: 1 })).hours[0]?.lanes
      .filter(({ used }) => used)
      .map(({ bearer, from, to }) => [bearer, from, to]);

  test('a light handed on stays with its first bearer for the turns before', async () => {
    const { id } = await light(wren);
    await pass(2);
    await table.tell('light.take', { lightId: id, characterId: hild });
    await pass(2);
    expect(await lanes()).toEqual([
      ['Wren', 1, 2],
      ['Hild', 3, 4],
    ]);
  });

  test('so does a lantern that goes with its thing', async () => {
    await light(osric, 'lantern');
    await pass(2);
    const lantern = table.desk.campaign.file.db
      .prepare<[], { id: number }>("SELECT id FROM item WHERE kind = 'lantern'")
      .get();
    await table.tell('inventory.move', { itemIds: [lantern?.id ?? 0], to: { in: 'holder', id: hild } });
    await pass(2);
    expect(await lanes()).toEqual([
      ['Osric', 1, 2],
      ['Hild', 3, 4],
    ]);
  });
});

describe('a flame', () => {
  test('of a light left behind lights nothing, not even as it dies', async () => {
    const { id } = await light(wren);
    await pass(1);
    await table.tell('light.drop', { lightId: id, where: 'the gate', burnsOn: true });
    await table.tell('light.setTurnsLeft', { lightId: id, turnsLeft: 2 });
    await pass(2);
    expect((await table.ask('light.sight', {})).fire).toMatchObject({
      atHand: false,
      text: 'Nothing burns to light it from.',
    });
  });
});
