import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EncounterTable } from '../encounter-table.ts';

let table: EncounterTable;

beforeEach(() => {
  table = new EncounterTable();
});
afterEach(() => table.end());

const pursuit = async () => {
  const { pursuit: view } = await table.meeting();
  if (!view) throw new Error('Nobody flees.');
  return view;
};

describe('a flight by the rules of exploration', () => {
  beforeEach(() => table.sitDown('ose'));

  test('who is faster gets away at once; who is not pursued too; a second try is refused while one goes on', async () => {
    await table.meetGoblins(60);
    const { flight } = await table.meeting();
    expect([flight.party?.distance, flight.monsters?.distance, flight.startGap]).toEqual([120, 60, 60]);
    expect(await table.tell('encounter.flee', { fleeing: 'party' })).toEqual({ outcome: 'escaped' });
    expect(await pursuit()).toMatchObject({ outcome: 'escaped', round: 0, text: 'The party got away.' });
    await table.tell('journal.undo', {});
    expect((await table.meeting()).pursuit).toBeNull();
    expect(await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 150 })).toEqual({
      outcome: null,
    });
    expect(await table.refusal('encounter.flee', { fleeing: 'party' })).toMatchObject({ code: 'refused' });
    await table.tell('encounter.endPursuit', { outcome: 'given up' });
    expect(await table.tell('encounter.flee', { fleeing: 'party', pursued: false })).toEqual({
      outcome: 'escaped',
    });
  });

  test('caught, round by round, and each round taken back', async () => {
    await table.meetGoblins(70);
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 150, forcedToStop: true });
    expect(await pursuit()).toMatchObject({
      gap: 70,
      fleeingRate: 120,
      pursuingRate: 150,
      text: "The gap closes by 30' a round.",
      tires: [{ who: 'The party', text: '30 rounds until exhausted', spent: false }],
    });
    await table.tell('encounter.pursuitRound', {});
    expect((await table.newest()).summary).toBe("Pursuit, round 1: the gap is 40'.");
    expect((await pursuit()).tires[0]?.text).toBe('29 rounds until exhausted');
    await table.tell('encounter.pursuitRound', {});
    expect(await table.tell('encounter.pursuitRound', {})).toEqual({ outcome: 'caught' });
    expect((await table.newest()).summary).toBe(
      "Pursuit, round 3: the gap is 0'. The monsters caught the party up.",
    );
    expect(await table.refusal('encounter.pursuitRound', {})).toMatchObject({ code: 'refused' });
    await table.tell('journal.undo', {});
    expect(await pursuit()).toMatchObject({ round: 2, gap: 10, outcome: null });
    await table.tell('encounter.pursuitRound', { hindered: true, note: 'burning oil' });
    expect(await pursuit()).toMatchObject({ gap: 130, outcome: null });
    await table.tell('encounter.pursuitRound', { gap: 20 });
    expect((await table.newest()).outcome).toMatchObject({ overruled: "The referee set the gap to 20'." });
    await table.tell('encounter.conclude', { outcome: 'into the river' });
    expect((await table.newest()).outcome).toMatchObject({ encounter: { rounds: 4 } });
  });

  test('treasure that is really carried falls to the ground and stops the clever on 3', async () => {
    const { id: coins } = await table.give(table.hild, {
      kind: 'coin',
      name: 'gp',
      coin: 'gp',
      quantity: 600,
    });
    const { id: bread } = await table.give(table.wren, { kind: 'ration', name: 'Rations', quantity: 3 });
    await table.meetGoblins(70);
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 150 });
    expect((await pursuit()).drop?.things.map(({ itemId, what, holder }) => [itemId, what, holder])).toEqual([
      [coins, 'treasure', 'Hild'],
      [bread, 'food', 'Wren'],
    ]);
    const wrong = {
      drop: { what: 'treasure', intelligent: true, die: 1, things: [{ itemId: bread, quantity: 1 }] },
    };
    expect(await table.refusal('encounter.pursuitRound', wrong)).toMatchObject({ code: 'refused' });
    await table.tell('encounter.pursuitRound', {
      drop: { what: 'food', intelligent: false, die: 4, things: [{ itemId: bread, quantity: 2 }] },
    });
    expect((await table.newest()).summary).toContain('The party dropped 2 × Rations. They run past it.');
    await table.tell('encounter.pursuitRound', {
      drop: { what: 'treasure', intelligent: true, die: 3, things: [{ itemId: coins, quantity: 600 }] },
    });
    expect(await pursuit()).toMatchObject({ outcome: 'given up', text: 'The monsters gave up.' });
    const lying = (await table.ask('party.view', {})).stashes;
    expect(lying).toMatchObject([{ kind: 'ground', things: 2 }]);
    await table.tell('journal.undo', {});
    expect((await table.ask('party.view', {})).stashes).toMatchObject([{ things: 1 }]);
    expect((await pursuit()).outcome).toBeNull();
  });

  test('thirty rounds of running exhaust the party', async () => {
    await table.meetGoblins(200);
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 120 });
    for (let round = 0; round < 30; round++) await table.tell('encounter.pursuitRound', {});
    expect((await table.newest()).summary).toContain('Exhausted: the party.');
    expect((await pursuit()).tires).toMatchObject([{ spent: true }]);
    expect((await table.ask('dungeon.delve', {})).delve?.penalties).toMatchObject({
      attack: -2,
      armourClass: 2,
    });
  });

  test('monsters flee too; nothing is dropped for the party, and no save is asked', async () => {
    await table.meetGoblins(40);
    await table.tell('encounter.flee', { fleeing: 'monsters' });
    expect(await pursuit()).toMatchObject({ fleeing: 'monsters', drop: null, obstacle: null });
    const bait = { drop: { what: 'food', intelligent: false, die: 1 } };
    expect(await table.refusal('encounter.pursuitRound', bait)).toMatchObject({ code: 'refused' });
    const turn = { obstacle: { monsters: { target: 12, die: 3 } } };
    expect(await table.refusal('encounter.pursuitRound', turn)).toMatchObject({ code: 'refused' });
    expect(await table.tell('encounter.pursuitRound', {})).toEqual({ outcome: 'caught' });
  });
});

describe('a flight by the rules of basic-fantasy', () => {
  test('surprised they begin late; a fall costs the round and the next run; out of sight they are gone', async () => {
    await table.sitDown('basic-fantasy');
    await table.tell('encounter.begin', { creatureId: 'goblin', number: 4 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [2], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 300 } });
    await table.tell('encounter.flee', { fleeing: 'party' });
    const begun = await pursuit();
    expect(begun).toMatchObject({ fleeingRate: 0, pursuingRate: 40 });
    expect(begun.tires.map(({ who, text }) => [who, text])).toEqual([
      ['Hild', 'can run 18 more rounds'],
      ['Wren', 'can run 18 more rounds'],
      ['Goblin', 'can run 24 more rounds'],
    ]);
    await table.tell('encounter.pursuitRound', {});
    expect(await pursuit()).toMatchObject({ gap: 260, fleeingRate: 80 });
    const target = begun.obstacle?.people.find(({ name }) => name === 'Wren')?.target;
    expect(begun.obstacle?.people.map(({ modifier }) => modifier)).toEqual([1, 1]);
    expect(target).toBeNull();
    const fall = { obstacle: { people: [{ characterId: table.wren, die: 2 }] } };
    expect(await table.refusal('encounter.pursuitRound', fall)).toMatchObject({ code: 'refused' });
    await table.tell('character.overrule', { id: table.wren, key: 'save.death-ray-poison', value: 13 });
    await table.tell('encounter.pursuitRound', fall);
    expect((await table.newest()).summary).toBe("Pursuit, round 2: the gap is 220'. Wren fell (3).");
    expect(await pursuit()).toMatchObject({ fallen: ['Wren'], fleeingRate: 40 });
    await table.tell('encounter.pursuitRound', {});
    expect(await pursuit()).toMatchObject({ gap: 220, fallen: [], fleeingRate: 80 });
    await table.tell('encounter.pursuitRound', {
      obstacle: { people: [{ characterId: table.wren, die: 12 }], monsters: { target: 12, die: 1 } },
    });
    expect((await table.newest()).summary).toBe(
      "Pursuit, round 4: the gap is 300'. Wren kept up (13). The monsters fell (1).",
    );
    expect(await table.tell('encounter.pursuitRound', { outOfSight: true })).toEqual({ outcome: 'escaped' });
    expect((await pursuit()).tires).toEqual([]);
  });

  test('the unsurprised slip away from the surprised, and a campaign may ask no saves', async () => {
    await table.sitDown('basic-fantasy', { pursuitFallSaves: false });
    await table.tell('encounter.begin', { who: 'orcs', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [1] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 40 } });
    const feet = { fleeingRate: 60, pursuingRate: 80 };
    await table.tell('encounter.flee', { fleeing: 'party', exitAvailable: false, ...feet });
    expect((await pursuit()).obstacle).toBeNull();
    await table.tell('journal.undo', {});
    expect(await table.tell('encounter.flee', { fleeing: 'party', ...feet })).toEqual({ outcome: 'escaped' });
  });

  test('who has no breath left walks', async () => {
    await table.sitDown('basic-fantasy');
    await table.tell('encounter.begin', { who: 'wolves', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', typed: { party: [6], monsters: [6] } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 900 } });
    await table.tell('encounter.flee', { fleeing: 'party', pursuingRate: 80 });
    for (let round = 0; round < 18; round++) await table.tell('encounter.pursuitRound', {});
    expect((await table.newest()).summary).toContain('Exhausted: Hild and Wren.');
    await table.tell('encounter.pursuitRound', {});
    expect((await table.newest()).summary).toBe("Pursuit, round 19: the gap is 860'.");
  });
});
