import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;
beforeEach(() => {
  table = new FightTable(oneAfterAnother([4]));
});
afterEach(() => table.end());

const coming = async () => (await table.ask('combat.ending', { fightId: 1 }))?.toCome ?? [];
const effects = async () => (await table.ask('effect.list', {})).effects;
const clock = async () => (await table.ask('shell.view', {})).now.seconds;
const person = async (id: number) => {
  const { members } = await table.ask('party.view', {});
  const one = members.find((each) => each.id === id);
  if (!one) throw new Error('Nobody of that id is with the party.');
  return one;
};
const foe = () => table.desk.campaign.file.db.prepare('SELECT hp, state FROM foe').get();

/** Whatever the table has to do next, until so many seconds have passed. */
async function fightOn(fightId: number, seconds: number): Promise<void> {
  const until = (await clock()) + seconds;
  for (let n = 0; n < 40 && (await clock()) < until; n++) {
    const board = await table.ask('combat.board', { fightId });
    const acts = await table.ask('combat.acts', { fightId, fighter: null });
    const [next] = acts?.table ?? [];
    if (!board || !next) throw new Error('The table has nothing to do.');
    const act = { kind: next.kind, actor: null };
    await table.tell('combat.propose', { fightId, after: board.after, acts: [act], throwAll: true });
  }
  expect(await clock()).toBe(until);
}

describe('swords-wizardry', () => {
  let osric = 0;

  /** SW-DMG-4: of the fifth level he dies at -5, and loses 1 a round of 1 minute from -2 on. */
  async function bleeds(): Promise<void> {
    await table.sitDown('swords-wizardry', { deathAt: 'minusLevel' });
    const knight = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 5, hp: 8, maxHp: 8 };
    osric = (await table.tell('character.add', knight)).id;
    await table.begin({ comers: [{ name: 'goblin', hp: 2 }], feet: 5 });
    await table.propose({ kind: 'overrule', change: 'hurt', id: `c${osric}`, amount: 10 });
    await table.propose({ kind: 'overrule', change: 'hurt', id: 'f1', amount: 9 });
  }

  test('who bleeds does so on the clock after the fight, until somebody helps', async () => {
    await bleeds();
    expect(await coming()).toEqual([
      expect.objectContaining({ who: 'Osric', what: 'bleeds', amount: 3, unit: 'rounds', rule: 'SW-DMG-4' }),
    ]);
    await table.tell('combat.end', { fightId: 1 });
    expect((await table.newest()).summary).toContain('Osric bleeds to death in 3 rounds.');
    expect(await effects()).toEqual([
      expect.objectContaining({ who: 'Osric', name: 'bleeding', secondsLeft: 180 }),
    ]);
    await table.begin({ comers: [{ name: 'orc', hp: 20 }], feet: 60 });
    await fightOn(2, 60);
    expect((await table.newest()).summary).toContain('Osric bleeds, 1 hit point: -3 left.');
    expect((await person(osric)).hp).toBe(-3);
    // He is helped, and loses no more.
    const [bleeding] = await effects();
    await table.tell('effect.end', { ids: [bleeding?.id ?? 0] });
    await fightOn(2, 120);
    expect((await person(osric)).hp).toBe(-3);
    await table.tell('journal.undo', {});
    expect(table.errors).toEqual([]);
  });

  test('with nobody to help he is dead when his rounds are over, and undo gives each back', async () => {
    await bleeds();
    await table.tell('combat.end', { fightId: 1 });
    await table.begin({ comers: [{ name: 'orc', hp: 20 }], feet: 60 });
    await fightOn(2, 180);
    expect((await person(osric)).hp).toBe(-5);
    expect((await person(osric)).standing.state).toBe('dead');
    await table.tell('journal.undo', {});
    expect((await person(osric)).hp).toBe(-4);
    await table.tell('journal.redo', {});
    expect((await person(osric)).hp).toBe(-5);
  });

  test('the referee may say that he is bound up at once, or how long he has', async () => {
    await bleeds();
    const line = { fighter: `c${osric}`, what: 'bleeds' } as const;
    await table.tell('combat.end', { fightId: 1, toCome: [{ ...line, amount: 0 }] });
    expect(await effects()).toEqual([]);
    await table.tell('journal.undo', {});
    await table.tell('combat.end', { fightId: 1, toCome: [{ ...line, amount: 2 }] });
    expect((await effects())[0]).toMatchObject({ secondsLeft: 120 });
    const stranger = { fightId: 1, toCome: [{ fighter: 'f1', what: 'wakes', amount: 1 }] };
    await table.tell('journal.undo', {});
    expect((await table.refusal('combat.end', stranger)).message).toBe(
      'Of what was still to come something no longer is. Nothing was changed; look again.',
    );
  });

  test('subdued, a goblin wakes as soon as fewer points are left than hit points, one an hour', async () => {
    await table.sitDown('swords-wizardry');
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    await table.until('c1', 'subdue');
    // SW-SUB-1: of 4 points 2 are real; SW-SUB-2: 1 hit point less 2 that only subdue is below 0.
    await table.propose({ kind: 'subdue', actor: 'c1', target: 'f1', way: 'Sword' }, 15, 4);
    await table.throwAll({ kind: 'endPhase', actor: null });
    expect(await table.row('Goblin')).toMatchObject({ hp: 1, status: 'unconscious' });
    expect((await coming()).map(({ what, amount, unit }) => [what, amount, unit])).toEqual([
      ['wakes', 2, 'hours'],
      ['mends', 2, 'hours'],
    ]);
    await table.tell('combat.end', { fightId: 1 });
    await table.tell('need.restHours', { hours: 2 });
    const [wakes] = (await effects()).filter(({ name }) => name === 'unconscious');
    expect(wakes).toMatchObject({ over: true });
    await table.tell('effect.end', { ids: [wakes?.id ?? 0] });
    expect(table.desk.campaign.file.db.prepare('SELECT hp, state FROM foe').get()).toEqual({
      hp: 1,
      state: 'up',
    });
  });
});

describe('basic-fantasy', () => {
  /** A punch, BF-BRAWL-2: 1d3 and 1 for strength, which only subdues; then BF-SUB-7, 8: d4 turns, or 2d10 rounds. */
  async function knockedOut(): Promise<void> {
    await table.sitDown('basic-fantasy');
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    await table.propose({ kind: 'morale', actor: null, way: 'stand' });
    await table.propose({ kind: 'initiative', actor: null }, 5, 1);
    await table.propose({ kind: 'brawl', actor: 'c1', target: 'f1', way: 'punch' }, 15, 2);
  }

  test('knocked out, a goblin wakes by himself after so many turns, with 1 hit point', async () => {
    await knockedOut();
    await table.propose({ kind: 'waking', actor: null }, 3, 4, 5);
    expect(await coming()).toEqual([
      expect.objectContaining({
        who: 'Goblin',
        what: 'wakes',
        amount: 181,
        unit: 'rounds',
        rule: 'BF-SUB-7',
      }),
    ]);
    expect((await coming())[0]?.helped).toBe(
      'Somebody who tries rouses him in 9 rounds from the blow (BF-SUB-8).',
    );
    await table.tell('combat.end', { fightId: 1 });
    expect(foe()).toEqual({ hp: 0, state: 'unconscious' });
    // The round at hand, and 3 turns of 60 rounds of 10 seconds.
    expect((await effects())[0]).toMatchObject({ who: 'Goblin', name: 'unconscious', secondsLeft: 1810 });
    await table.tell('need.restHours', { hours: 1 });
    const [wakes] = await effects();
    await table.tell('effect.end', { ids: [wakes?.id ?? 0] });
    expect(foe()).toEqual({ hp: 1, state: 'up' });
    await table.tell('journal.undo', {});
    expect(foe()).toEqual({ hp: 0, state: 'unconscious' });
  });

  test('where nobody has thrown for his waking it is to come at the latest, and what is thrown is typed', async () => {
    await knockedOut();
    const [line] = await coming();
    expect(line).toMatchObject({
      who: 'Goblin',
      what: 'wakes',
      amount: 240,
      unit: 'rounds',
      rule: 'BF-SUB-7',
    });
    expect(line?.helped).toBe(
      'His waking was not thrown for: 1d4 turns of 60 rounds, or roused after 2d10 rounds (BF-SUB-8).',
    );
    await table.tell('combat.end', { fightId: 1, toCome: [{ fighter: 'f1', what: 'wakes', amount: 120 }] });
    expect((await effects())[0]).toMatchObject({ who: 'Goblin', name: 'unconscious', secondsLeft: 1200 });
    await table.tell('need.restHours', { hours: 1 });
    const [wakes] = await effects();
    await table.tell('effect.end', { ids: [wakes?.id ?? 0] });
    expect(foe()).toEqual({ hp: 1, state: 'up' });
  });

  test('roused sooner by another, he is up then too', async () => {
    await knockedOut();
    await table.propose({ kind: 'waking', actor: null }, 3, 4, 5);
    await table.tell('combat.end', { fightId: 1 });
    const [wakes] = await effects();
    await table.tell('effect.end', { ids: [wakes?.id ?? 0] });
    expect(foe()).toEqual({ hp: 1, state: 'up' });
  });

  /** BF-DMG-6 with the setting: a save against Death Ray, then 2d10 rounds. */
  async function lingers(): Promise<void> {
    await table.sitDown('basic-fantasy', { deathAtZero: 'linger' });
    const person = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 1, hp: 4, maxHp: 4 };
    const { id } = await table.tell('character.add', person);
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    await table.propose({ kind: 'morale', actor: null, way: 'stand' });
    await table.propose({ kind: 'overrule', change: 'hurt', id: `c${id}`, amount: 9 });
    await table.propose({ kind: 'save', actor: null, way: 'saved' }, 6, 7);
    expect(await coming()).toEqual([
      expect.objectContaining({ who: 'Osric', what: 'dies', amount: 14, unit: 'rounds', rule: 'BF-DMG-6' }),
    ]);
    await table.tell('combat.end', { fightId: 1 });
  }

  test('who lingers is dead once his rounds are over and that is seen to', async () => {
    await lingers();
    expect((await person(2)).standing.state).toBe('dying');
    await table.tell('need.restHours', { hours: 1 });
    const [dies] = await effects();
    expect(dies).toMatchObject({ name: 'dying', over: true });
    await table.tell('effect.end', { ids: [dies?.id ?? 0] });
    expect((await person(2)).standing.state).toBe('dead');
    await table.tell('journal.undo', {});
    expect((await person(2)).standing.state).toBe('dying');
  });

  test('ended before its time he was saved', async () => {
    await lingers();
    const [dies] = await effects();
    await table.tell('effect.end', { ids: [dies?.id ?? 0] });
    expect((await person(2)).standing.state).toBe('dying');
  });

  test('where effects end by themselves, so do these, with what they bring', async () => {
    await knockedOut();
    await table.propose({ kind: 'waking', actor: null }, 3, 4, 5);
    await table.tell('campaign.changeSettings', { settings: { effectsEndThemselves: true } });
    await table.tell('combat.end', { fightId: 1 });
    await table.tell('need.restHours', { hours: 1 });
    expect(foe()).toEqual({ hp: 1, state: 'up' });
  });
});

describe('ose', () => {
  test('the book knows nothing of subdual damage that outlasts a fight', async () => {
    await table.sitDown('ose', { subdual: true });
    const person = { name: 'Osric', className: 'Fighter', classId: 'fighter', level: 1, hp: 3, maxHp: 3 };
    const { id } = await table.tell('character.add', person);
    const osric = `c${id}`;
    await table.begin({ comers: [{ name: 'goblin', hp: 3 }], feet: 5 });
    // Charmed, he fights for them.
    await table.propose({ kind: 'overrule', change: 'side', id: osric, side: 'foes' });
    await table.propose({ kind: 'overrule', change: 'place', id: osric, atFeet: 5 });
    await table.propose({ kind: 'overrule', change: 'hurt', id: 'f1', amount: 9 });
    await table.propose({ kind: 'initiative', actor: null }, 5, 1);
    await table.until('c1', 'subdue');
    await table.propose({ kind: 'subdue', actor: 'c1', target: osric, way: 'Sword' }, 15, 4);
    expect(await table.row('Osric')).toMatchObject({ hp: 3, status: 'surrendered' });
    expect(await coming()).toEqual([]);
    await table.tell('combat.end', { fightId: 1 });
    expect((await table.newest()).summary).not.toContain('subdual');
    expect(await effects()).toEqual([]);
  });
});
