import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

beforeEach(async () => {
  table = new FightTable(oneAfterAnother([4]));
  await table.sitDown('ose');
});
afterEach(() => table.end());

const clock = async () => (await table.ask('shell.view', {})).now.seconds;
const placeOf = async (name: string) => (await table.row(name)).atFeet;
const flee = async (runners: string[], more: object = {}) => {
  const { fight, after } = await table.board();
  return table.tell('combat.flee', { fightId: fight.id, after, runners, ...more });
};
const next = { kind: 'next', actor: null } as const;

/** Hild and orcs as fast as she is, 5 feet apart. */
async function orcs(count = 3): Promise<void> {
  await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
  await table.begin({ comers: [{ name: 'orc', count, hp: 9 }], feet: 5 });
}

describe('a flight out of a fight', () => {
  test('hands the gap to a chase, pauses the fight, and is undone as one step', async () => {
    await orcs();
    const before = await table.board();
    const told = await table.ask('combat.flight', { fightId: 1, runners: ['c1'] });
    expect(told).toMatchObject({ gap: 5, unit: 'feet' });
    await flee(['c1']);
    const board = await table.board();
    expect(board.fight).toMatchObject({ state: 'paused', encounterId: 1 });
    expect(board.flight).toMatchObject({ who: 'Hild', outcome: null });
    const meeting = await table.ask('encounter.view', {});
    expect(meeting).toMatchObject({ who: 'Orc', number: 3, course: { chosen: 'fight' } });
    expect(meeting?.step).toBe('course');
    expect(meeting?.pursuit).toMatchObject({ fleeing: 'party', gap: 5, outcome: null });
    expect(meeting?.foes.all).toHaveLength(3);
    const line = await table.newest();
    expect(line.summary).toContain('The fight is paused.');
    expect(line.outcome).not.toHaveProperty('overruled');
    expect(line.summary).toContain("the gap is 5'");
    await table.tell('journal.undo', {});
    expect(await table.ask('encounter.view', {})).toBeNull();
    expect(await table.board()).toEqual(before);
    await table.tell('journal.redo', {});
    expect((await table.board()).flight).toMatchObject({ who: 'Hild' });
  });

  test('caught, the fight comes back where that was: nobody doubled, the clock right, over a restart', async () => {
    await orcs();
    const began = await clock();
    await flee(['c1']);
    const { fight } = await table.board();
    const nobody = await table.refusal('combat.goOn', { fightId: fight.id });
    expect(nobody.message).toBe(
      'They still run, and nobody else fights. Nothing was changed; play the rounds of the chase, or say how it ends.',
    );
    await table.tell('encounter.pursuitRound', { gap: 0 });
    const run = await clock();
    expect(run).toBeGreaterThan(began);
    expect((await table.board()).flight).toMatchObject({ outcome: 'caught' });
    const { pursuit } = (await table.ask('encounter.view', {})) ?? {};
    await table.tell('combat.goOn', { fightId: fight.id });
    const back = await table.board();
    expect(back.fight.state).toBe('open');
    expect(back.flight).toBeNull();
    expect(back.rows.map(({ name, status }) => [name, status])).toEqual([
      ['Hild', 'active'],
      ['Orc 1', 'active'],
      ['Orc 2', 'active'],
      ['Orc 3', 'active'],
    ]);
    // She ran away from them for a round, and they stand at her heels.
    const hild = await placeOf('Hild');
    expect(hild).toBe(-(pursuit?.fleeingRate ?? 0));
    expect(await placeOf('Orc 1')).toBe(hild + 5);
    expect(await clock()).toBe(run);
    await table.restart();
    await table.tell('app.openCampaign', { path: table.campaignPath });
    expect((await table.board()).rows).toEqual(back.rows);
    // A round of the fight is as long as before: what was run counts for nothing in it.
    const { round } = back.clock;
    await table.propose({ kind: 'initiative', actor: null }, 3, 4);
    for (let steps = 0; (await table.board()).clock.round === round && steps < 40; steps += 1)
      await table.throwAll(next);
    expect((await clock()) - run).toBe(10);
    await table.tell('journal.undo', {});
    expect(await clock()).toBe(run);
  });

  test('who gets away is out of the fight, and it is over', async () => {
    await orcs(1);
    await flee(['c1']);
    await table.tell('encounter.endPursuit', { outcome: 'escaped' });
    await table.tell('combat.goOn', { fightId: 1 });
    const board = await table.board();
    expect(board).toMatchObject({ over: true, flight: null, fight: { state: 'open' } });
    expect((await table.row('Hild')).status).toBe('fled');
    await table.tell('combat.end', { fightId: 1, concludes: true });
    expect(await table.ask('encounter.view', {})).toBeNull();
    expect(table.errors).toEqual([]);
  });

  test('some run and the others fight on; nobody after them, they are away at once', async () => {
    await orcs(3);
    await flee(['f2', 'f3'], { pursued: false });
    const board = await table.board();
    expect(board.fight.state).toBe('open');
    expect(board.rows.map(({ status }) => status)).toEqual(['active', 'active', 'fled', 'fled']);
    expect((await table.newest()).summary).toContain('Orc 1 stays.');
    await table.tell('journal.undo', {});
    await flee(['f2', 'f3']);
    expect((await table.board()).fight.state).toBe('paused');
    expect((await table.ask('encounter.view', {}))?.pursuit?.foes.left).toBe(1);
    // Hild leaves them to run and turns on the one that stays.
    await table.tell('combat.goOn', { fightId: 1 });
    expect((await table.board()).rows.map(({ status }) => status)).toEqual([
      'active',
      'active',
      'fled',
      'fled',
    ]);
    await table.tell('encounter.endPursuit', { outcome: 'caught' });
    expect((await table.board()).flight).toMatchObject({ outcome: 'caught' });
    await table.tell('combat.goOn', { fightId: 1 });
    expect((await table.board()).rows.every(({ status }) => status === 'active')).toBe(true);
  });

  test('a fight of an encounter uses that one, and cannot be begun from it twice', async () => {
    await table.tell('dungeon.enter', { name: 'The Barrow', speakerId: table.hild });
    await table.tell('encounter.begin', { who: 'Orc', creatureId: 'orc', number: 2 });
    await table.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await table.tell('encounter.settle', { step: 'distance', said: { distance: 40 } });
    await table.tell('encounter.rollFoes', { hp: 9 });
    await table.begin({ fromEncounter: true });
    await flee(['c1']);
    const meeting = await table.ask('encounter.view', {});
    expect(meeting).toMatchObject({ id: 1, pursuit: { gap: 40 } });
    expect(meeting?.foes.all).toHaveLength(2);
    expect((await table.refusal('combat.begin', { fromEncounter: true })).message).toBe(
      'Those of the encounter are in a fight already. Nothing was begun; go on with that one, or end it.',
    );
  });

  test('what cannot be is said, and nothing changes', async () => {
    await orcs(2);
    await table.propose({ kind: 'overrule', change: 'status', id: 'f2', status: 'unconscious' });
    const before = await table.board();
    const said = async (runners: string[]) => {
      const { after } = before;
      return (await table.refusal('combat.flee', { fightId: 1, after, runners })).message;
    };
    expect(await said(['f2'])).toBe('Orc 2 is in no state to run. Nothing was changed.');
    expect(await said(['c1', 'f1'])).toBe('Those who run must be of one side. Nothing was changed.');
    expect(await said(['f9'])).toBe('One of them does not fight here. Nothing was changed.');
    expect(await table.ask('combat.flight', { fightId: 1, runners: ['f2'] })).toBeNull();
    expect(await table.board()).toEqual(before);
    await table.propose({ kind: 'overrule', change: 'status', id: 'f1', status: 'dead' });
    const { after } = await table.board();
    const alone = await table.refusal('combat.flee', { fightId: 1, after, runners: ['c1'] });
    expect(alone.message).toContain('Nobody is left to run from.');
  });

  test('opened again after its end a fight has its chase; one of people alone has none to be chased in', async () => {
    await orcs();
    await table.tell('combat.end', { fightId: 1 });
    await table.tell('combat.goOn', { fightId: 1 });
    await flee(['f1', 'f2', 'f3']);
    expect((await table.board()).flight).toMatchObject({ outcome: null });
    await table.tell('journal.undo', {});
    await table.tell('combat.end', { fightId: 1 });
    await table.tell('character.add', { name: 'Wat', className: 'Fighter', level: 1, hp: 4, maxHp: 4 });
    const people = await table.begin({ people: [table.hild], lines: 'Wat side foes', feet: 5 });
    expect(people.rows.map(({ side }) => side)).toEqual(['party', 'foes']);
    const run = { fightId: people.fight.id, after: people.after, runners: ['c2'] };
    expect(await table.refusal('combat.flee', run)).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Nobody of this fight is met in an encounter') as string,
    });
    expect(await table.ask('combat.flight', { fightId: people.fight.id, runners: ['c2'] })).toBeNull();
    expect(table.errors).toEqual([]);
  });

  test('another encounter under way is not mixed up with it', async () => {
    await orcs(2);
    await table.tell('encounter.begin', { who: 'Goblins', number: 3 });
    const { after } = await table.board();
    const refusal = await table.refusal('combat.flee', { fightId: 1, after, runners: ['c1'] });
    expect(refusal.message).toContain('Another encounter is under way, with 3 Goblins.');
  });

  test('each kind counts by itself in the award, though they ran as one', async () => {
    await table.begin({
      comers: [
        { name: 'goblin', count: 2, hp: 3 },
        { name: 'orc', hp: 9 },
      ],
      feet: 5,
    });
    await flee(['f1', 'f2', 'f3'], { pursued: false, fleeingRate: 40 });
    await table.tell('combat.end', { fightId: 1, concludes: true });
    const [line] = (await table.ask('reward.account', {})).lines;
    expect(line).toMatchObject({ of: 'encounter' });
    expect(line?.reasons).toHaveLength(2);
  });
});
