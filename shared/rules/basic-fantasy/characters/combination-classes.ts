import type { ClassContent, ClassTable, LevelRow, Minimums } from '../../characters/class-content.ts';
import { classTable, levelRow } from '../../characters/class-tables.ts';
import { classIds, type ClassId } from '../terms.ts';

/** A combination class as a table of its own: the experience of both, the better of everything else. */

type Combination = NonNullable<ClassContent['combination_classes']>[number];

const least = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(a).map(([key, value]) => [key, Math.min(value, b[key] ?? value)]));

function bothRows(a: LevelRow, b: LevelRow, die: number): LevelRow {
  const bonuses = [a.attack_bonus, b.attack_bonus].filter((bonus) => bonus !== null);
  return {
    level: a.level,
    xp: a.xp + b.xp,
    hd: {
      dice: Math.max(a.hd.dice, b.hd.dice),
      die,
      modifier: Math.max(a.hd.modifier, b.hd.modifier),
      con_applies: a.hd.con_applies && b.hd.con_applies,
    },
    thac0: null,
    attack_bonus: bonuses.length === 0 ? null : Math.max(...bonuses),
    saves: least(a.saves, b.saves),
    spells: a.spells ?? b.spells,
  };
}

function bothMinimums(a: Minimums, b: Minimums): Minimums {
  const both = { ...a };
  for (const key of ['str', 'int', 'wis', 'dex', 'con', 'cha'] as const) {
    const needed = Math.max(a[key] ?? 0, b[key] ?? 0);
    if (needed > 0) both[key] = needed;
  }
  return both;
}

/** From the narrowest choice of armour to the widest. */
const choices: readonly unknown[] = ['none', 'leather', 'any'];
const freer = (a: ClassTable, b: ClassTable): ClassTable =>
  choices.indexOf(b.armour.allowed) > choices.indexOf(a.armour.allowed) ? b : a;

function combined({ id, name, race, hit_die }: Combination, a: ClassTable, b: ClassTable): ClassTable {
  const { armour, weapons } = freer(a, b);
  return {
    id,
    name,
    race,
    requirements: bothMinimums(a.requirements, b.requirements),
    prime_requisites: [...new Set([...a.prime_requisites, ...b.prime_requisites])],
    hit_die,
    max_level: a.max_level,
    armour,
    weapons,
    languages: [...new Set([...a.languages, ...b.languages])],
    xp_tiers: [],
    levels: a.levels.flatMap((row) => {
      const other = levelRow(b, row.level);
      return other ? [bothRows(row, other, hit_die)] : [];
    }),
    thief_skills: a.thief_skills ?? b.thief_skills,
    abilities: [...a.abilities, ...b.abilities],
    confidence: a.confidence,
  };
}

const made = new WeakMap<ClassContent, ClassTable[]>();

/** Every class there is to choose, combined ones last. */
export function allClasses(content: ClassContent): ClassTable[] {
  const known = made.get(content);
  if (known) return known;
  const both = (content.combination_classes ?? []).flatMap((each) => {
    const [a, b] = each.classes.map((id) => classTable(content, id));
    return a && b ? [combined(each, a, b)] : [];
  });
  const all = [...content.classes, ...both];
  made.set(content, all);
  return all;
}

/** The classes whose attack bonus and saves count; the better of two. */
export function classesBehind(content: ClassContent, id: string): ClassId[] {
  const both = content.combination_classes?.find((each) => each.id === id)?.classes ?? [id];
  return both.flatMap((each) => classIds.filter((known) => known === each));
}
