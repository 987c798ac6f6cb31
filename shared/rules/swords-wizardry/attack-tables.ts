import { amount, given } from '../input.ts';
import { classId, classLevel } from './readers.ts';
import { tables } from './tables.ts';
import type { Attacker, ClassId } from './terms.ts';

const charts: Record<ClassId, keyof typeof tables.attackTables> = {
  cleric: 'cleric',
  druid: 'cleric',
  monk: 'cleric',
  fighter: 'fighter',
  paladin: 'fighter',
  ranger: 'fighter',
  'magic-user': 'magic-user',
  thief: 'magic-user',
  assassin: 'magic-user',
};

const quick: Record<ClassId, Exclude<keyof typeof tables.quickMethod, `$${string}`>> = {
  ...charts,
  thief: 'thief',
  assassin: 'thief',
};

const chartRules = { cleric: 'SW-TBL-1', fighter: 'SW-TBL-2', 'magic-user': 'SW-TBL-3' } as const;

/** Who attacks: by class and level or by whole hit dice, with what stands behind the figure. */
type Skill =
  | { class: ClassId; level: number; source: string; rule: string }
  | { hitDice: number; source: string; rule: string };

/** Throws `level-out-of-range`, `bad-input`. */
export function skillOf(attacker: Attacker): Skill {
  const from: { class?: unknown; level?: unknown; monsterHitDice?: unknown } = given(attacker, 'attacker');
  if (from.class === undefined) {
    const hitDice = Math.floor(amount(from.monsterHitDice, 'attacker.monsterHitDice'));
    return { hitDice, source: `monster of ${hitDice} hit dice`, rule: 'SW-ATK-8' };
  }
  const own = classId(from.class, 'attacker.class');
  const level = classLevel(from.level, 'attacker.level');
  return { class: own, level, source: `${own} of level ${level}`, rule: chartRules[charts[own]] };
}

const { bestColumn, worstColumn, sum } = tables.armourClass;

/** The other way of writing an armour class; the same sum works both ways. */
export const otherNotation = (ac: number): number => sum - ac;

/** The base to-hit bonus of the quick method; levels past the table keep the last value, level 0 the first. */
export function baseBonus(skill: Skill): number {
  if (!('class' in skill)) return Math.min(skill.hitDice, tables.outside.monsterAttack.mostBonus);
  const values = tables.quickMethod[quick[skill.class]];
  const bonus = values[Math.min(Math.max(skill.level, 1), values.length) - 1];
  if (bonus === undefined) throw new RangeError(`No bonus for level ${skill.level}.`);
  return bonus;
}

/** The figure of the chart; beyond its columns the line goes on point by point, never below 1. */
export function chartTarget(skill: Skill, descending: number): number {
  if (!('class' in skill)) {
    return Math.max(tables.lowestTarget, otherNotation(descending) - baseBonus(skill));
  }
  const { rows } = tables.attackTables[charts[skill.class]];
  const row = rows.find(({ toLevel }) => toLevel === null || skill.level <= toLevel);
  const column = Math.min(Math.max(descending, bestColumn), worstColumn);
  const printed = row?.targets[worstColumn - column];
  if (printed === undefined)
    throw new RangeError(`No cell for level ${skill.level}, armour class ${column}.`);
  if (column === descending) return printed;
  return Math.max(tables.lowestTarget, printed + column - descending);
}
