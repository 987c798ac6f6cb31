import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CombatMachine } from '../../../shared/rules/combat.ts';
import { addCounted, Runner } from '../../../shared/rehearsal/runner.ts';
import type { Counted, Rehearsal } from '../../../shared/rehearsal/runner.ts';
import { whatIf } from '../../../shared/rehearsal/what-if.ts';
import { rosterOf } from '../../../shared/rehearsal/policy/roster.ts';
import { usualPolicy } from '../../../shared/rehearsal/policy/policy.ts';
import type { Policy } from '../../../shared/rehearsal/policy/policy.ts';
import { books } from '../combat/support/books.ts';
import { coinFight } from '../combat/support/coin-fight.ts';
import { fight } from '../combat/support/muster.ts';

const sum = (counts: Record<number, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

function counted(machine: CombatMachine, rehearsal: Rehearsal, fights: readonly number[]): Counted {
  const runner = new Runner(machine, rehearsal);
  const all = runner.nothing();
  for (const one of fights) runner.play(one, all);
  return all;
}

const policies: readonly [string, Partial<Policy>][] = [
  ['as usual', {}],
  ['weakest first, no magic', { aim: 'weakest', casting: 'none', missiles: 'none' }],
  ['most dangerous first, sparing', { aim: 'mostDangerous', casting: 'sparing', staysBack: false }],
  ['timid', { fallsBack: true, fleesAtHalf: true, parries: true, missiles: 'beforeMelee' }],
  ['all on one', { aim: 'allOnOne', whom: 'foes-2' }],
  ['guarding', { aim: 'guard', whom: 'party-1' }],
];

describe.each(books)('fights of %s', (_name, machine, muster, order) => {
  const from = machine.start(fight(muster, order, { party: 4, foes: 6 }));
  const rehearsal = (policy: Partial<Policy>, seed = 11): Rehearsal => {
    const both = { ...usualPolicy, ...policy };
    const sides = { party: both, foes: { ...both, whom: null } };
    return { variants: [{ from, ignoresMorale: false }], policies: { sides, fighters: {} }, seed };
  };

  test.each(policies)('%s: each is played to its end, and counted once everywhere', (_title, policy) => {
    const fights = Array.from({ length: 12 }, (_, nth) => nth);
    const [tally] = counted(machine, rehearsal(policy), fights).tallies;
    if (!tally) throw new Error('Nothing was counted.');
    expect(tally.fights).toBe(12);
    expect(sum(tally.lengths)).toBe(12);
    expect(sum(tally.endings)).toBe(12);
    expect(Object.values(tally.scores).reduce((all, { count }) => all + count, 0)).toBe(12);
    for (const { left, dead, down } of tally.fighters) {
      expect(sum(left)).toBe(12);
      expect(dead + down).toBeLessThanOrEqual(12);
    }
    expect(tally.fighters.some(({ dealt }) => dealt > 0)).toBe(true);
    const most = from.clock.round === null ? 620 : 201;
    expect(Math.max(...Object.keys(tally.lengths).map(Number))).toBeLessThanOrEqual(most);
  });

  test('a fight hangs on its number alone: the order and the hands that play it change nothing', () => {
    const one = rehearsal({});
    const whole = counted(machine, one, [0, 1, 2, 3, 4, 5, 6, 7]);
    const first = counted(machine, one, [7, 0, 2]);
    addCounted(first, counted(machine, one, [1, 6]));
    addCounted(first, counted(machine, one, [5, 4, 3]));
    expect(first).toEqual(whole);
    expect(counted(machine, rehearsal({}, 12), [0, 1, 2, 3, 4, 5, 6, 7])).not.toEqual(whole);
  });

  test('more of them join in mid-fight too, without a die', () => {
    const dice = seededDice(5);
    let state = from;
    for (let acts = 0; acts < 3; acts += 1) {
      const [table] = machine.options(state, null);
      const way = table?.ways?.[0];
      if (table)
        state = machine.apply(state, { kind: table.kind, actor: null, ...(way && { way }) }, dice).state;
      const more = whatIf(machine, state, { kind: 'more', like: 'foes-1', count: 2 });
      expect(more.fighters.map(({ id }) => id).slice(-2)).toEqual(['foes-1+1', 'foes-1+2']);
    }
  });

  test('on ground for two abreast at most two of a side fight hand to hand at a time', () => {
    const change = { kind: 'abreast', count: 2 } as const;
    if (!machine.ranksKeepApart) {
      expect(() => whatIf(machine, from, change)).toThrow('By these rules no rank keeps anybody out');
      return;
    }
    const narrow = whatIf(machine, from, change);
    expect(machine.abreast((narrow as unknown as { widthFeet: number }).widthFeet)).toBe(2);
    const runner = new Runner(machine, {
      ...rehearsal({ missiles: 'none', casting: 'none', staysBack: false }),
      variants: [{ from: narrow, ignoresMorale: false }],
    });
    const strikers = new Set<string>();
    let first: string[] = [];
    for (let fight = 0; fight < 6; fight++) {
      strikers.clear();
      runner.again(0, fight, (state, { kind, actor }) => {
        const fallen = state.fighters.filter(
          ({ status, side }) => side === 'foes' && status !== 'active',
        ).length;
        const strikes = kind === 'melee' || kind === 'attack';
        if (fallen === 0 && strikes && actor?.startsWith('foes') === true) strikers.add(actor);
      });
      expect(strikers.size).toBeLessThanOrEqual(2);
      first = [...first, ...strikers];
    }
    expect(first.length).toBeGreaterThan(0);
  });

  test('who shoots without a count is an archer, and whoever has nothing to shoot with is none', () => {
    const setup = fight(muster, order, { party: 6, foes: 6 });
    const fighters = setup.fighters.map((one) => {
      const stats = one.stats as { weapons?: Record<string, unknown>[] };
      const counts = ['shots', 'ammo'];
      const weapons = (stats.weapons ?? []).map((weapon) =>
        Object.fromEntries(Object.entries(weapon).filter(([key]) => !counts.includes(key))),
      );
      return { ...one, stats: { ...stats, weapons } };
    });
    if (machine === coinFight) return;
    const { known } = rosterOf(machine, machine.start({ ...setup, fighters }), { sides: {}, fighters: {} });
    const shoots = ({ stats }: (typeof fighters)[number]): boolean =>
      stats.weapons.some((weapon) => 'range' in weapon || 'rangeFeet' in weapon || 'ranged' in weapon);
    expect(known.map(({ isArcher }) => isArcher)).toEqual(fighters.map(shoots));
    expect(known.some(({ isArcher, shots }) => isArcher && shots === null)).toBe(true);
  });

  test('nothing of a rehearsal touches the state it began from', () => {
    const before = JSON.stringify(from);
    counted(machine, rehearsal({}), [0, 1, 2]);
    expect(JSON.stringify(from)).toBe(before);
    expect(JSON.stringify(machine.start(fight(muster, order, { party: 4, foes: 6 })))).toBe(before);
  });
});

test('where one acts after another within a phase, nobody takes the moment of who comes after', () => {
  const [, machine, muster] = books.find(([name]) => name === 'swords-wizardry holmes') ?? [];
  if (!machine || !muster) throw new Error('There is no such order of battle.');
  const from = machine.start(fight(muster, 'holmes', { party: 4, foes: 6 }));
  const closing = { ...usualPolicy, staysBack: false };
  const both = { party: closing, foes: closing };
  const runner = new Runner(machine, {
    variants: [{ from, ignoresMorale: false }],
    // Archers come to blows too.
    policies: { sides: both, fighters: {} },
    seed: 3,
  });
  let blows = 0;
  runner.again(0, 0, (_state, { kind }) => (blows += kind === 'melee' ? 1 : 0));
  expect(blows).toBeGreaterThan(10);
});
