import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type DiceTray, type Rolled } from '../../common/dice-tray.ts';
import { given, list, modifier, refuse, text, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { readHitDice, type HitDice } from './hit-dice.ts';
import { checkedLevel, kindOf, rollable, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import { undeadKinds, type TurnEntry, type UndeadKind } from '../terms.ts';
import { columnFor, entryOf } from './turn-undead.ts';

interface UndeadGroup {
  id: string;
  kind?: UndeadKind;
  /** The creature's own, not the column's; named undead other than vampires may leave them out. */
  hitDice?: string;
  creatures: { id: string; hp: number }[];
}

const { turnUndead, outside } = tables;

interface Group {
  id: string;
  place: number;
  hitDice: HitDice;
  entry: TurnEntry;
  creatures: { id: string; hp: number }[];
}

const namedHitDice: Readonly<Record<string, string>> = outside.undeadHitDice;

function checkedGroup(group: UndeadGroup, clericLevel: number): Group {
  const { id, kind, hitDice, creatures } = given(group, 'groups');
  const named = kind === undefined ? undefined : namedHitDice[kindOf(kind, 'groups.kind', undeadKinds)];
  const own = hitDice ?? named;
  const column = columnFor(kind, own, 'groups.');
  return {
    id: text(id, 'groups.id'),
    place: undeadKinds.indexOf(column),
    hitDice: readHitDice(own, 'groups.hitDice'),
    entry: entryOf(clericLevel, column),
    creatures: Array.from(list(creatures, 'groups.creatures'), (one) => ({
      id: text(given(one, 'groups.creatures').id, 'groups.creatures.id'),
      hp: whole(one.hp, 'groups.creatures.hp'),
    })),
  };
}

const weakestFirst = (one: Group, other: Group): number =>
  one.place - other.place ||
  one.hitDice.dice - other.hitDice.dice ||
  one.hitDice.modifier - other.hitDice.modifier;

/** How many groups, from the weakest, the roll is good for: it stops at the first it is not. */
function groupsPassed(groups: readonly Group[], total: number): number {
  const failed = groups.findIndex(
    ({ entry }) => entry === 'No' || (typeof entry === 'number' && total < entry),
  );
  return failed < 0 ? groups.length : failed;
}

interface Undead {
  id: string;
  hp: number;
  entry: TurnEntry;
  cost: number;
}

const undeadIn = (groups: readonly Group[]): Undead[] =>
  groups.flatMap(({ creatures, entry, hitDice }) =>
    creatures.map((one) => ({ ...one, entry, cost: Math.max(1, Math.floor(hitDice.dice)) })),
  );

/** How many of these the pool pays for, at least one, and what is left of it. */
function affectedBy(pool: number, undead: readonly Undead[]): { count: number; unused: number } {
  let unused = pool;
  let count = 0;
  for (const { cost } of undead) {
    if (cost > unused) break;
    unused -= cost;
    count += 1;
  }
  return count === 0 && undead.length > 0 ? { count: 1, unused: 0 } : { count, unused };
}

/** One roll of damage for all the damaged, if there are any. */
function damageOf(affected: readonly Undead[], level: number, damage: unknown, tray: DiceTray): number {
  if (!affected.some(({ entry }) => entry === 'D')) return 0;
  if (damage === undefined) rollable(level, 'clericLevel');
  return tray.total(damage, level, turnUndead.damageDie, 'damage');
}

function reasonsOf(roll: readonly Reason[], tried: readonly Group[], pool: number, damage: number): Reason[] {
  return [
    ...roll,
    ...tried.map(({ id, entry }) => because(`${id} needs`, entry, 'BF-TURN-3')),
    ...parts(because('Hit Dice affected', pool, 'BF-TURN-9'), because('damage', damage, 'BF-TURN-18')),
  ];
}

/**
 * One attempt to turn undead: one roll for all, against the weakest group first; so many Hit Dice are turned, or damaged
 * and then turned. Hit points and rounds. Dice: d20, then 2d6 unless it failed, then d8 a level if any are damaged.
 * Throws `bad-die`, `level-out-of-range`, `bad-hit-dice`, `unknown-kind`, `bad-input`. BF-TURN-2, 4 to 15, 18, 19, BF-OUT-8.
 */
export function turnUndeadResolve(
  input: {
    clericLevel: number;
    natural?: number;
    pool?: number;
    damage?: number;
    modifier?: number;
    groups: UndeadGroup[];
  },
  dice?: Dice,
): {
  outcome: 'success' | 'partial-failure' | 'failure';
  groups: { id: string; entry: TurnEntry; passed: boolean | null }[];
  turned: string[];
  destroyed: string[];
  unaffected: string[];
  hpAfter: { id: string; hp: number }[];
  poolUnused: number;
  lockoutRounds: 0 | 60;
  mayRetryNextRound: boolean;
} & Reasoned &
  Rolled {
  const level = checkedLevel(given(input).clericLevel, 'clericLevel');
  const change = parts(because('modifiers', modifier(input.modifier, 'modifier'), 'BF-TURN-6'));
  const present = Array.from(list(input.groups, 'groups'), (group) => checkedGroup(group, level));
  if (present.length === 0) refuse('groups', 'a list with at least one group');
  const groups = present.toSorted(weakestFirst);
  const tray = diceTray(dice);
  const roll = [because('roll', tray.face(input.natural, turnUndead.die, 'natural'), 'BF-TURN-2'), ...change];
  const passed = groupsPassed(groups, totalOf(roll));
  const pool = passed > 0 ? tray.total(input.pool, turnUndead.poolDice, turnUndead.poolSides, 'pool') : 0;
  const within = undeadIn(groups.slice(0, passed));
  const { count, unused } = affectedBy(pool, within);
  const affected = within.slice(0, count);
  const unaffected = [...within.slice(count), ...undeadIn(groups.slice(passed))].map(({ id }) => id);
  const damage = damageOf(affected, level, input.damage, tray);
  const after = affected.map((one) => ({ ...one, left: one.entry === 'D' ? one.hp - damage : one.hp }));
  const gone = (one: { entry: TurnEntry; left: number }) => one.entry === 'D' && one.left <= 0;
  const left = after.filter((one) => !gone(one));
  const all = passed === groups.length;
  return {
    outcome: all ? 'success' : passed > 0 ? 'partial-failure' : 'failure',
    groups: groups.map(({ id, entry }, place) => ({
      id,
      entry,
      passed: place > passed ? null : place < passed,
    })),
    turned: left.map(({ id }) => id),
    destroyed: after.filter(gone).map(({ id }) => id),
    unaffected,
    hpAfter: left.filter(({ entry }) => entry === 'D').map(({ id, left: hp }) => ({ id, hp })),
    poolUnused: unused,
    lockoutRounds: (all ? 0 : turnUndead.lockoutRounds) as 0 | 60,
    mayRetryNextRound: all && unaffected.length > 0,
    reasons: reasonsOf(roll, groups.slice(0, passed + 1), pool, damage),
    ...tray.log(),
  };
}

export const turningAttemptOps = {
  'turnUndead.resolve': turnUndeadResolve,
} as const;
