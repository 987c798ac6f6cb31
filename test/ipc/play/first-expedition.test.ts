import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestDesk } from '../test-desk.ts';

let table: TestDesk;

beforeEach(async () => {
  table = new TestDesk();
  await table.tell('app.createSample', { path: table.campaignPath });
});
afterEach(() => table.end());

const [hild, osric, wren, corin] = [1, 2, 3, 4] as const;

const delve = async () => {
  const view = await table.ask('dungeon.delve', {});
  if (!view.delve) throw new Error('Nobody is in a dungeon.');
  return view.delve;
};
const company = () => table.ask('dungeon.company', {});
const everything = async () => [await table.ask('dungeon.delve', {}), await company()];
const left = async (kind: 'torch' | 'lantern') => (await delve()).lightTurnsLeft[kind];
const box = async (turn: number) => {
  const found = (await delve()).hours.flatMap((hour) => hour.boxes).find((each) => each.turn === turn);
  if (!found) throw new Error(`No box ${turn}.`);
  return found;
};
const letters = async (turn: number) => (await box(turn)).marks.map((mark) => mark.letter).join('');
const explore = () => table.tell('dungeon.passTurn', { activity: 'explore' });
const rest = () => table.tell('dungeon.passTurn', { activity: 'rest' });
const check = (turn: number, die: number) => table.tell('prompt.rollCheck', { turn, die });
const settled = async (id: string) =>
  (await table.ask('encounter.view', {}))?.steps.find((step) => step.id === id);
const promptKinds = async () => (await delve()).prompts.map((prompt) => prompt.kind);

describe('the first expedition, told to the main process', () => {
  test('the party carries what the table says', async () => {
    const { members, rate } = await table.ask('party.view', {});
    expect(
      members.map(({ name, load, rate: own }) => [name, load.weight, own.baseFeet, own.encounterFeet]),
    ).toEqual([
      ['Hild', 740, 60, 20],
      ['Osric', 510, 90, 30],
      ['Wren', 310, 120, 40],
      ['Corin', 90, 120, 40],
    ]);
    expect(rate).toMatchObject({ baseFeet: 60, slowest: ['Hild'] });
    expect(members.map(({ ac }) => ac.descending)).toEqual([2, 5, 7, 9]);
  });

  test('every turn, every figure, undo, redo, restart', async () => {
    await table.tell('session.start', {});
    await table.tell('light.kindle', { characterId: wren, kind: 'torch' });
    expect(await left('torch')).toBe(6);
    expect((await box(6)).dark).toBe(false);
    expect((await box(7)).dark).toBe(true);
    expect(await letters(2)).toBe('W');
    expect(await letters(4)).toBe('W');
    expect(await letters(6)).toBe('RWT');
    expect(await promptKinds()).toEqual([]);

    expect((await company()).allowance.unknown.value).toBe(60);
    await explore();
    expect(await left('torch')).toBe(5);
    expect(await promptKinds()).toEqual(['wanderingCheck']);

    expect(await check(2, 4)).toEqual({ encounter: false });
    expect(await promptKinds()).toEqual([]);
    await explore();
    expect(await left('torch')).toBe(4);

    await table.tell('light.kindle', { characterId: osric, kind: 'lantern' });
    const search = {
      characterId: wren,
      kind: 'secretDoor',
      place: 'the north wall',
      die: 3,
    } as const;
    expect(await table.tell('deed.try', { deeds: [search] })).toMatchObject({
      turns: 1,
      results: [{ success: false }],
    });
    const again = { ...search, place: 'The North Wall' };
    expect(await table.refusal('deed.try', { deeds: [again] })).toMatchObject({ code: 'refused' });
    expect([await left('torch'), await left('lantern')]).toEqual([3, 23]);

    expect(await check(4, 1)).toEqual({ encounter: true });
    expect(await promptKinds()).toEqual(['encounterDue']);
    await table.tell('encounter.begin', { who: 'goblins', number: 4, checkTurn: 4 });
    expect((await delve()).encounter).toMatchObject({ step: 'surprise' });
    await table.tell('encounter.settle', {
      step: 'surprise',
      answers: { overruleLight: true },
      typed: { party: [3], monsters: [2] },
    });
    expect((await delve()).encounter).toMatchObject({ step: 'distance' });
    expect(await settled('surprise')).toMatchObject({
      overruled: 'The party carries a light, yet the monsters checked for surprise.',
      result: { party: { surprised: false, die: 3 }, monsters: { surprised: true, die: 2 } },
    });
    await table.tell('encounter.settle', { step: 'distance', typed: { distance: [3, 4] } });
    expect((await delve()).encounter).toMatchObject({ step: 'reaction' });
    expect(await settled('distance')).toMatchObject({ amount: 70 });
    expect((await settled('reaction'))?.weighed?.modifier).toBe(1);
    await table.tell('encounter.settle', { step: 'reaction', typed: { reaction: [4, 4] } });
    expect(await settled('reaction')).toMatchObject({ amount: 9, result: 'indifferent' });
    await table.tell('encounter.conclude', { outcome: 'they talk, the goblins leave', rounds: 10 });
    expect((await delve()).turn).toBe(4);
    expect([await left('torch'), await left('lantern')]).toEqual([2, 22]);

    await explore();
    expect(await left('torch')).toBe(1);
    expect(await promptKinds()).toEqual(['wanderingCheck', 'rest', 'lightLow']);
    expect((await delve()).next.slice(0, 3)).toMatchObject([
      { inTurns: 0, what: 'Wandering check' },
      { inTurns: 0, what: 'Rest due' },
      { inTurns: 1, what: 'Wren’s torch goes out', more: 'Osric’s lantern still burns' },
    ]);

    expect(await check(6, 6)).toEqual({ encounter: false });
    await rest();
    expect([await left('torch'), await left('lantern')]).toEqual([0, 20]);
    expect((await box(7)).dark).toBe(false);
    expect((await delve()).restInTurns).toBe(5);
    expect((await table.ask('shell.view', {})).now.time).toBe('11:00');

    await explore();
    await check(8, 2);
    await explore();
    await explore();
    await check(10, 5);
    await explore();
    await explore();
    expect(await left('lantern')).toBe(15);
    expect((await delve()).turn).toBe(11);
    expect(await promptKinds()).toContain('rest');

    await check(12, 3);
    await explore();
    expect((await delve()).penalties).toMatchObject({ attack: -1, damage: -1 });
    expect(await left('lantern')).toBe(14);

    await table.tell('party.findTreasure', {
      what: [
        { kind: 'coin', coin: 'gp', name: 'gp', quantity: 600, weightEach: 0 },
        { kind: 'gem', name: 'gem', quantity: 1, weightEach: 0 },
      ],
    });
    const { items } = await table.ask('inventory.view', { place: { in: 'pool' } });
    const itemIds = items.map((item) => item.id);
    await table.tell('inventory.move', { itemIds, to: { in: 'holder', id: corin } });
    const after = await table.ask('party.view', {});
    expect(after.members[3]).toMatchObject({
      load: { weight: 691 },
      rate: { baseFeet: 60, encounterFeet: 20 },
    });
    expect(after.rate?.baseFeet).toBe(60);
    const whatIf = await table.ask('inventory.preview', { itemIds, to: { in: 'holder', id: wren } });
    expect(whatIf.members.find(({ id }) => id === wren)).toMatchObject({
      before: { weight: 310, baseFeet: 120, encounterFeet: 40 },
      after: { weight: 911, baseFeet: 30, encounterFeet: 10 },
    });
    expect(whatIf.party).toMatchObject({ beforeFeet: 60, afterFeet: 30, afterEncounterFeet: 10 });
    expect((await table.ask('party.view', {})).members[2]?.load.weight).toBe(310);

    await explore();
    expect(await left('lantern')).toBe(13);
    await check(14, 4);
    await rest();
    expect((await delve()).penalties.attack).toBe(0);
    expect(await left('lantern')).toBe(12);
    const atTheEnd = await everything();

    for (let undone = 0; undone < 5; undone++) await table.tell('journal.undo', {});
    expect((await delve()).turn).toBe(12);
    expect((await delve()).penalties.attack).toBe(-1);
    expect((await company()).party.members[3]?.load.weight).toBe(90);
    expect(await left('lantern')).toBe(14);
    for (let redone = 0; redone < 5; redone++) await table.tell('journal.redo', {});
    expect(await everything()).toEqual(atTheEnd);

    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect(await everything()).toEqual(atTheEnd);
    expect((await table.ask('shell.view', {})).undo?.summary).toContain('Turn 14');

    await table.tell('session.end', {});
    expect((await table.ask('shell.view', {})).session).toBeNull();
    const { lines } = await table.ask('log.list', { search: 'gobl' });
    expect(lines.length).toBeGreaterThan(3);
    expect(hild).toBe(1);
  });
});
