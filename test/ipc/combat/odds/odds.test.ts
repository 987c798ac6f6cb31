import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FightTable, oneAfterAnother } from '../fight-table.ts';

let table: FightTable;

const strike = { kind: 'attack', actor: 'c1', target: 'f1', way: 'Sword' } as const;

beforeEach(() => {
  table = new FightTable(oneAfterAnother([4, 17, 2, 11, 6]));
});
afterEach(() => table.end());

/** Hild with a sword against two goblins of 3 hit points, 5 feet away; she has won the initiative. */
async function inMelee(): Promise<void> {
  await table.sitDown('ose', { variableWeaponDamage: true });
  await table.begin({ comers: [{ name: 'goblins', count: 2, hp: 3 }], feet: 5 });
  await table.propose({ kind: 'initiative', actor: null }, 5, 2);
}

const weigh = (act: object = {}) => table.ask('combat.weigh', { fightId: 1, act: { ...strike, ...act } });

const near = (value: number): number => expect.closeTo(value, 12) as number;

describe('the odds of an act', () => {
  test('a blow: to hit, damage, whether it drops the target, and how many such blows it takes', async () => {
    await inMelee();
    // OSE-ATK-1: THAC0 19 against 6 is 13, strength 13 adds 1: nine faces of twenty. OSE-DMG-5: d8 + 1 against 3.
    const weighed = await weigh();
    expect(weighed).toMatchObject({ needed: 12, drops: 3, damage: '1d8+1', besides: '' });
    expect(weighed?.odds).toMatchObject({
      hit: near(9 / 20),
      drops: near((9 / 20) * (7 / 8)),
      blows: near((20 / 9) * (1 + 1 / 8)),
      mean: near(5.5),
      outcomes: [],
      instead: [],
    });
    expect(weighed?.odds?.damage).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((points) => ({
        points,
        chance: near(1 / 8),
        drops: points >= 3,
        orMore: false,
      })),
    );
  });

  test('a circumstance changes them at once, and nothing is written', async () => {
    await inMelee();
    const { after } = await table.board();
    // The referee takes 4 off the roll and adds 2 to the damage.
    const weighed = await weigh({ circumstances: { toHit: -4, damage: 2 } });
    expect(weighed).toMatchObject({ needed: 16 });
    expect(weighed?.odds).toMatchObject({ hit: near(5 / 20), drops: near(5 / 20), mean: near(7.5) });
    expect((await table.board()).after).toBe(after);
  });

  test('what is aimed: the face for every lawful target in one answer', async () => {
    await inMelee();
    await table.propose({ kind: 'overrule', change: 'flags', id: 'f2', flags: { behind: true } });
    const { kind, actor, way } = strike;
    const aimed = await table.ask('combat.aim', { fightId: 1, act: { kind, actor, way } });
    expect(aimed).toEqual([
      { id: 'f1', needed: 12, hit: near(9 / 20) },
      { id: 'f2', needed: 12, hit: near(9 / 20) },
    ]);
    expect(await table.ask('combat.aim', { fightId: 1, act: { kind: 'fly', actor } })).toEqual([]);
  });

  test('one setting of the campaign takes them off; what is needed stays', async () => {
    await inMelee();
    await table.tell('campaign.changeSettings', { settings: { oddsShown: false } });
    expect(await weigh()).toMatchObject({ needed: 12, damage: '1d8+1', odds: null });
    const { kind, actor, way } = strike;
    const aimed = await table.ask('combat.aim', { fightId: 1, act: { kind, actor, way } });
    expect(aimed?.map(({ needed, hit }) => [needed, hit])).toEqual([
      [12, null],
      [12, null],
    ]);
  });

  test('two rolls against each other: critical, fumble and free attacks beside the hit', async () => {
    await table.sitDown('hackmaster');
    await table.begin({ comers: [{ name: 'ogre', count: 1, hp: 30 }], feet: 3 });
    const act = { kind: 'attack', actor: 'f1', target: 'c1' };
    const weighed = await table.ask('combat.weigh', { fightId: 1, act });
    expect(weighed?.needed).toBeNull();
    const chances = new Map(weighed?.odds?.outcomes.map(({ what, chance }) => [what, chance]));
    expect(weighed?.odds?.hit).toBeGreaterThan(0.2);
    // HM-OUT-3, 5: a natural 20 that beats the defence, a natural 1 that the defence beats.
    expect(chances.get('critical')).toBeGreaterThan(0.03);
    expect(chances.get('critical')).toBeLessThanOrEqual(0.05);
    expect(chances.get('fumble')).toBeGreaterThan(0.02);
    expect(chances.get('fumble')).toBeLessThanOrEqual(0.05);
  });
});

describe('circumstances', () => {
  test('of each kind are told with their bounds', async () => {
    await inMelee();
    const acts = await table.ask('combat.acts', { fightId: 1, fighter: 'c1' });
    const known = new Map(acts?.circumstances.map((one) => [one.key, one]));
    expect(known.get('behind')).toMatchObject({ kind: 'flag', whose: 'target', rule: 'OSE-OTH-1' });
    expect(known.get('toHit')).toMatchObject({ kind: 'steps', min: -20, max: 20, whose: 'actor' });
    expect(known.get('cover')).toMatchObject({ kind: 'choice', rule: 'OSE-CBT-9' });
  });

  test('go with the act, are written with it, and stand among its reasons', async () => {
    await inMelee();
    const first = await table.propose({ ...strike, circumstances: { toHit: -4 } });
    expect(first.wanted).toMatchObject({ needed: 16 });
    await table.answer(15);
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 3 });
    const line = await table.newest();
    expect(line.summary).toContain('Hild misses Goblin 1');
    await table.tell('journal.undo', {});
    await table.tell('journal.redo', {});
    expect(await table.row('Goblin 1')).toMatchObject({ hp: 3 });
  });

  test('kept of one they hold of every act till they are taken off', async () => {
    await inMelee();
    await table.propose({ kind: 'overrule', change: 'flags', id: 'c1', flags: { toHit: -4 } });
    expect((await table.newest()).summary).toBe('r1 The referee rules of Hild: To hit -4.');
    expect((await table.row('Hild')).marks).toEqual(['To hit']);
    expect(await weigh()).toMatchObject({
      needed: 16,
      kept: [{ key: 'toHit', value: -4, of: 'c1' }],
    });
    expect(await weigh({ circumstances: { toHit: 0 } })).toMatchObject({ needed: 12 });
    await table.propose({ kind: 'overrule', change: 'flags', id: 'c1', flags: { toHit: null } });
    expect(await weigh()).toMatchObject({ needed: 12, kept: [] });
  });

  test.each([
    ['of no kind', { moonlight: true }],
    ['beyond its bounds', { toHit: 21 }],
    ['that is no such choice', { unstable: 'somewhat' }],
  ])('one %s is refused in words, and changes nothing', async (_what, circumstances) => {
    await inMelee();
    const before = await table.board();
    expect(await weigh({ circumstances })).toBeNull();
    const { fight, after } = before;
    const failure = await table.refusal('combat.propose', {
      fightId: fight.id,
      after,
      acts: [{ ...strike, circumstances } as typeof strike],
    });
    expect(failure.message).toMatch(/^(A c|C)ircumstance.+Nothing was done\.$/);
    expect(await table.board()).toEqual(before);
  });
});
