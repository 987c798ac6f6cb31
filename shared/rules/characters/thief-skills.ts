import { sum } from '../common/arithmetic.ts';
import type { RuleFigure } from './character.ts';
import type { ClassTable, RaceTable } from './class-content.ts';
import { because, CONTENT, parts } from '../common/reason.ts';

/** The skills of thieves: percentages, and hearing as the system prints it. */

const titles: Record<string, string> = {
  climb: 'Climb sheer surfaces (%)',
  traps: 'Find and remove traps (%)',
  hear_in_6: 'Hear noise (in 6)',
  hear_percent: 'Hear noise (%)',
  hide: 'Hide in shadows (%)',
  move: 'Move silently (%)',
  open: 'Open locks (%)',
  pick: 'Pick pockets (%)',
};

const hearing: readonly string[] = ['hear_in_6', 'hear_percent'];

/** The row of a level; levels past the last keep it, earlier ones than the first have none. */
function skillRow({ thief_skills: rows }: ClassTable, level: number) {
  const last = rows?.at(-1);
  if (!rows || !last) return null;
  return rows.find((row) => row.level === level) ?? (level > last.level ? last : null);
}

export function thiefSkillFigures(table: ClassTable, level: number, race: RaceTable | null): RuleFigure[] {
  const row = skillRow(table, level);
  if (!row) return [];
  return Object.entries(titles).flatMap(([id, title]) => {
    const value = row[id];
    if (typeof value !== 'number') return [];
    const bonus = race?.thief_skill_bonus?.[id] ?? 0;
    const reasons = [
      because(`${table.name.toLowerCase()}, level ${row.level}`, value, CONTENT),
      ...parts(because(race?.name ?? 'race', bonus, CONTENT)),
    ];
    const key = `skill.${hearing.includes(id) ? 'hear' : id}`;
    return [{ key, title, group: 'skills' as const, value: sum([value, bonus]), reasons }];
  });
}
