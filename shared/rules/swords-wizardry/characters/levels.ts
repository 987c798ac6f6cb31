import type { PersonFacts, RuleFigure } from '../../characters/character.ts';
import type { ClassContent, ClassTable, LevelRow, RaceTable } from '../../characters/class-content.ts';
import { slotFigures, rowName } from '../../characters/class-figures.ts';
import { lastRow, levelRow, scoreFigure } from '../../characters/class-tables.ts';

/**
 * Past the last level printed only experience, fixed hit points and the saving throw go on; spells beyond it are not
 * printed.
 */
export function rowOf(table: ClassTable, level: number): LevelRow | null {
  const row = levelRow(table, level);
  if (row) return row;
  const last = lastRow(table, level);
  const before = last && levelRow(table, last.level - 1);
  const each = table.xp_per_level_after_20;
  if (!last || !before || each === undefined) return null;
  const beyond = level - last.level;
  const step = last.hd.modifier - before.hd.modifier;
  return {
    ...last,
    level,
    xp: last.xp + beyond * each,
    hd: { ...last.hd, modifier: last.hd.modifier + beyond * step },
    spells: null,
    spells_by_list: null,
  };
}

/** One more of the first level for a cleric wise enough; the figure is a cleric's alone. */
function wiseSlot({ abilities }: PersonFacts, table: ClassTable, content: ClassContent): number {
  if (table.id !== 'cleric') return 0;
  return scoreFigure(content, 'wisdom', abilities.wisdom, 'extra_first_level_spell') ?? 0;
}

export function slots(person: PersonFacts, table: ClassTable, content: ClassContent): number[] | null {
  const spells = rowOf(table, person.level)?.spells ?? null;
  const extra = wiseSlot(person, table, content);
  return spells && spells.map((count, index) => (index === 0 ? count + extra : count));
}

function lists(row: LevelRow): [list: string, counts: number[]][] {
  const { spells_by_list: byList } = row;
  if (typeof byList !== 'object' || byList === null) return [];
  return Object.entries(byList).filter((entry): entry is [string, number[]] => Array.isArray(entry[1]));
}

/** Spells a day; a ranger's come from two lists. */
export function spellFigures(
  person: PersonFacts,
  table: ClassTable,
  row: LevelRow,
  content: ClassContent,
): RuleFigure[] {
  const source = rowName(table, row);
  const extra =
    wiseSlot(person, table, content) > 0 ? `${source}, wisdom ${String(person.abilities.wisdom)}` : source;
  return [
    ...slotFigures(slots(person, table, content), extra),
    ...lists(row).flatMap(([list, counts]) =>
      slotFigures(counts, source, { key: `spells.${list}`, title: `${list.replace('-', ' ')} spells` }),
    ),
  ];
}

const human: RaceTable = { id: 'human', name: 'Human' };

/** The file lists what sets the others apart; nothing sets humans apart. */
export const races = (content: ClassContent): RaceTable[] => [human, ...content.races];

export function raceProblem(race: RaceTable, { races: open = [], name }: ClassTable): string | null {
  if (open.includes('any') || open.includes(race.id)) return null;
  return `${race.name} and ${name.toLowerCase()} do not go together.`;
}
