import { expect, test } from 'vitest';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import type { CombatEvent, CombatMachine, CombatState, Fighter } from '../../../../shared/rules/combat.ts';
import { ose } from '../../../../shared/rules/ose/index.ts';
import { gangOdds } from '../../../../shared/odds/fight/gang-odds.ts';
import { bareDamage, sureFigures } from '../../../../shared/rules/fight/views.ts';
import type { OseStats } from '../../../../shared/rules/ose/combat/stats.ts';
import type { Plan } from '../../../../src-main/areas/combat/groups/plan.ts';
import { groundOf, planned } from '../../../../src-main/areas/combat/groups/plan.ts';
import { planOdds } from '../../../../src-main/areas/combat/odds/plan-odds.ts';
import { everyBranch } from './every-branch.ts';

/** Where a stroke stands after some of its acts, and how likely that was. */
interface Node {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
  readonly chance: number;
  /** Where it stood before each of its acts. */
  readonly before: readonly Pick<Node, 'state' | 'events'>[];
}

/** The next act of the stroke from there: a course is a thread, so it is spun from the beginning for every branch. */
function nextOf(machine: CombatMachine, plan: Plan, { state, events, before }: Node) {
  const course = planned(machine, plan).begin();
  for (const one of before) course({ ...one, done: 0 });
  return course({ state, events, done: 0 });
}

/** Every way a stroke may come out, those that leave the same together; and how many of its acts hit in the mean. */
function everyEnd(machine: CombatMachine, plan: Plan, from: CombatState): { ends: Node[]; hits: number } {
  const ends: Node[] = [];
  let hits = 0;
  let open: Node[] = [{ state: from, events: [], chance: 1, before: [] }];
  while (open.length > 0) {
    const further = new Map<string, Node>();
    for (const node of open) {
      const { act } = (node.state.over ? null : nextOf(machine, plan, node)) ?? {};
      if (!act || 'change' in act) {
        ends.push(node);
        continue;
      }
      const walked = everyBranch(machine, node.state, act, { draw: seededDice(1), most: 600 });
      if (walked === null) throw new Error('Too many ways.');
      const before = [...node.before, { state: node.state, events: node.events }];
      for (const ending of walked.endings) {
        const chance = node.chance * ending.chance;
        if (ending.events.some(({ as }) => as === 'hit')) hits += chance;
        const key = JSON.stringify(ending.state);
        const same = further.get(key)?.chance ?? 0;
        const events = [...node.events, ...ending.events];
        further.set(key, { state: ending.state, events, chance: chance + same, before });
      }
    }
    open = [...further.values()];
  }
  return { ends, hits };
}

const isDown = ({ state, events }: Node, id: string): boolean =>
  (state.fighters.find((one) => one.id === id)?.hp ?? 1) <= 0 ||
  events.some((event) => event.id === id && ['dies', 'unconscious', 'mortallyHit'].includes(event.as));

/** Three goblins who have won the initiative stand at two men with so few hit points, in the step of the blows. */
function inMelee(): CombatState {
  const man = (id: string, side: string, atFeet: number, hp: number): Fighter<OseStats> => ({
    id,
    side,
    hp,
    maxHp: hp,
    atFeet,
    stats: {
      kind: side === 'foes' ? 'monster' : 'character',
      ac: { descending: id === 'a' ? 7 : 4 },
      skill: { thac0: 19 },
      weapons: [{ id: 'knife', damage: id === 'z' ? '1d4' : '1d2' }],
    },
  });
  let state = ose.combat.start({
    settings: { variableWeaponDamage: true, morale: false },
    fighters: [
      man('a', 'party', 0, 2),
      man('b', 'party', 0, 3),
      man('x', 'foes', 5, 4),
      man('y', 'foes', 5, 4),
      man('z', 'foes', 5, 4),
    ],
  });
  const faces = [1, 6];
  const dice = { roll: () => faces.shift() ?? 1 };
  for (let step = 0; step < 9 && state.clock.phase !== 'melee'; step += 1) {
    const [table] = ose.combat.options(state, null);
    state = ose.combat.apply(state, { kind: table?.kind ?? '', actor: null }, dice).state;
  }
  return state;
}

test.each(['nearest', 'spread', 'one'] as const)(
  'a plan, %s, comes to what every way of its stroke comes to',
  (aim) => {
    const machine = ose.combat;
    const state = inMelee();
    const plan: Plan = { kind: 'plan', name: 'Goblins', members: ['x', 'y', 'z'], aim, at: 'b', way: null };
    const { ends, hits } = everyEnd(machine, plan, state);
    const odds = planOdds({ machine, state }, groundOf(machine, state, plan));
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(odds.targets.map(({ id }) => id)).toEqual(['a', 'b']);
    for (const { id, falls } of odds.targets) {
      const walked = ends.reduce((sum, end) => sum + (isDown(end, id) ? end.chance : 0), 0);
      expect(falls, id).toBeCloseTo(walked, 9);
    }
    expect(odds.hits).toBeCloseTo(hits, 9);
  },
);

const blow = { ...sureFigures, throws: 'd20', needed: 11, damage: bareDamage('1d2'), drops: 2 } as const;

test('who comes after turns to the next: two coins that hit for 1 or 2, at 2 hit points each', () => {
  const first = ({ fallen }: { fallen: ReadonlySet<string> }) => ({
    target: fallen.has('a') ? 'b' : 'a',
    figures: blow,
  });
  const { hits, damage, targets, asAimed } = gangOdds([first, first, first], ['a', 'b', 'c']);
  expect([hits, damage, asAimed]).toEqual([1.5, 2.25, false]);
  // Misses half of the time, else 1 or 2: a stands with 2 left, with 1 left, or is down.
  const [a, b] = targets;
  const stands = [1, 0, 0];
  for (let nth = 0; nth < 3; nth += 1) {
    const [whole = 0, hurt = 0, down = 0] = stands;
    stands.splice(0, 3, whole / 2, whole / 4 + hurt / 2, whole / 4 + hurt / 2 + down);
  }
  expect(a).toMatchObject({ id: 'a', falls: stands[2], unhurt: 1 / 8 });
  // By the first with 1/4, and b by one of two then with 1/2; or by the second with 1/4, and b by the third with 1/4.
  expect(b?.falls).toBeCloseTo((1 / 4) * (1 / 2) + (1 / 4) * (1 / 4), 12);
  expect(targets).toHaveLength(2);
});

test('where too much may come of it each blow is taken as it is aimed now, and that is told', () => {
  const ids = Array.from({ length: 6 }, (_, nth) => `t${nth}`);
  const strong = { ...blow, damage: bareDamage('2d6'), drops: 40 };
  const members = Array.from({ length: 30 }, (_, nth) => () => ({ target: `t${nth % 6}`, figures: strong }));
  const { asAimed, hits, targets } = gangOdds(members, ids);
  expect(asAimed).toBe(true);
  // Whom four hits of five have felled the fifth does not hit.
  expect(hits).toBeGreaterThan(14.9);
  expect(hits).toBeLessThan(15);
  expect(targets).toHaveLength(6);
  // Forty points take four hits of five at least.
  for (const { falls } of targets) expect(falls).toBeGreaterThan(0);
  for (const { falls } of targets) expect(falls).toBeLessThan(6 / 32);
});
