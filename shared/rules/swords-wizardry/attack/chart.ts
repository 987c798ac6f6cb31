import { amount, given, signed } from '../../common/input.ts';
import { classId, classLevel } from '../readers.ts';
import { tables } from '../tables.ts';
import { classIds, type Attacker, type ClassId, type Rated } from '../terms.ts';

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
interface Skill {
  /** The row of the chart; monsters go by their bonus. */
  targets: readonly number[] | null;
  /** The base to-hit bonus of the quick method. */
  bonus: number;
  source: string;
  bonusSource: string;
  rule: string;
}

/** As it is written: the line that creatures go by. */
const rated = (bonus: number): Skill => ({
  targets: null,
  bonus,
  source: 'attack bonus as written',
  bonusSource: 'attack bonus as written',
  rule: 'SW-ATK-8',
});

/** Levels past the table keep the last value, level 0 the first. */
function classBonus(own: ClassId, level: number): number {
  const values = tables.quickMethod[quick[own]];
  const bonus = values[Math.min(Math.max(level, 1), values.length) - 1];
  if (bonus === undefined) throw new RangeError(`No bonus for level ${level}.`);
  return bonus;
}

function classSkill(own: ClassId, level: number): Skill {
  const { rows } = tables.attackTables[charts[own]];
  const row = rows.find(({ toLevel }) => toLevel === null || level <= toLevel);
  if (!row) throw new RangeError(`No row for level ${level}.`);
  const source = `${own} of level ${level}`;
  const bonusSource = `base to-hit bonus, ${source}`;
  const bonus = classBonus(own, level);
  return { targets: row.targets, bonus, source, bonusSource, rule: chartRules[charts[own]] };
}

function monsterSkill(hitDice: number): Skill {
  const source = `monster of ${hitDice} hit dice`;
  const bonusSource = `base to-hit bonus, ${source}`;
  const bonus = Math.min(hitDice, tables.outside.monsterAttack.mostBonus);
  return { targets: null, bonus, source, bonusSource, rule: 'SW-ATK-8' };
}

/** Skills looked up before, by level or hit dice; past the usual ones they are looked up every time. */
const MOST_KEPT = 40;
const monsterSkills: Skill[] = [];
const classSkills = new Map<unknown, Skill[]>(classIds.map((id) => [id, []]));

/** Throws `level-out-of-range`, `bad-input`. */
export function skillOf(attacker: Attacker | Rated): Skill {
  const from: { class?: unknown; level?: unknown; monsterHitDice?: unknown; attackBonus?: unknown } = given(
    attacker,
    'attacker',
  );
  if (from.attackBonus !== undefined) return rated(signed(from.attackBonus, 'attacker.attackBonus'));
  if (from.class === undefined) {
    const hitDice = Math.floor(amount(from.monsterHitDice, 'attacker.monsterHitDice'));
    if (hitDice > MOST_KEPT) return monsterSkill(hitDice);
    return (monsterSkills[hitDice] ??= monsterSkill(hitDice));
  }
  const skills = classSkills.get(from.class);
  const level = skills ? classLevel(from.level, 'attacker.level') : 0;
  const known = skills?.[level];
  if (known) return known;
  const skill = classSkill(classId(from.class, 'attacker.class'), level);
  if (skills && level <= MOST_KEPT) skills[level] = skill;
  return skill;
}

const { worstColumn, sum } = tables.armourClass;

/** The other way of writing an armour class; the same sum works both ways. */
export const otherNotation = (ac: number): number => sum - ac;

/** The figure of the chart; beyond its columns the line goes on point by point, never below 1. */
export function chartTarget({ targets, bonus }: Skill, descending: number): number {
  if (!targets) return Math.max(tables.lowestTarget, otherNotation(descending) - bonus);
  const column = Math.min(Math.max(descending, worstColumn - targets.length + 1), worstColumn);
  const printed = targets[worstColumn - column];
  if (printed === undefined) throw new RangeError(`No cell for armour class ${column}.`);
  if (column === descending) return printed;
  return Math.max(tables.lowestTarget, printed + column - descending);
}
