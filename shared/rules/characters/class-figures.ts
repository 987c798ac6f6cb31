import type { FigureGroup, FigureValue, PersonFacts, RuleFigure } from './character.ts';
import type { ClassContent, ClassTable, LevelRow } from './class-content.ts';
import { constitutionBonus, scoreValue } from './class-tables.ts';
import { diceOf } from './level-steps.ts';
import { because, CONTENT, parts, sumOf, type Reason } from '../common/reason.ts';

/** Figures of a sheet that systems of classes and levels have in common. */

export const figure = (
  key: string,
  title: string,
  group: FigureGroup,
  value: FigureValue,
  reasons: Reason[],
): RuleFigure => ({ key, title, group, value, reasons });

/** A figure that is the sum of its reasons. */
export const summed = (key: string, title: string, group: FigureGroup, reasons: Reason[]): RuleFigure =>
  figure(
    key,
    title,
    group,
    sumOf(reasons),
    reasons.length === 0 ? [because('nothing changes it', 0, CONTENT)] : reasons,
  );

/** A figure printed in one row. */
export const printed = (
  key: string,
  title: string,
  group: FigureGroup,
  value: number | string,
  source: string,
  rule = CONTENT,
): RuleFigure => figure(key, title, group, value, [because(source, value, rule)]);

/** A core figure that nobody can tell, there to be typed. */
export const unknown = (key: string, title: string, group: FigureGroup, why: string): RuleFigure =>
  figure(key, title, group, null, [because(why, '–', CONTENT)]);

/** Why a person has no row: no class, or a level beyond what is printed. */
export const whyUnknown = (table: ClassTable | null, level: number): string =>
  table ? `${table.name}, level ${level}: not printed` : 'no class of the starter content';

export const rowName = (table: ClassTable, row: LevelRow): string =>
  `${table.name.toLowerCase()}, level ${row.level}`;

/** What a score does, as a figure; nothing where the score is not known. */
export function scoreFigures(
  content: ClassContent | null,
  { abilities }: PersonFacts,
  wanted: readonly {
    ability: keyof PersonFacts['abilities'];
    column: string;
    key: string;
    title: string;
    group: FigureGroup;
    rule?: string;
  }[],
): RuleFigure[] {
  return wanted.flatMap(({ ability, column, key, title, group, rule }) => {
    const score = abilities[ability];
    const value = content && scoreValue(content, ability, score, column);
    return value === null ? [] : [printed(key, title, group, value, `${ability} ${String(score)}`, rule)];
  });
}

/** The hit dice of a level and what constitution adds to each die. */
export function hitDiceFigures(
  content: ClassContent,
  person: PersonFacts,
  table: ClassTable,
  row: LevelRow,
  die: number,
): RuleFigure[] {
  const constitution = constitutionBonus(content, person);
  return [
    printed('hitDice', 'Hit dice', 'other', diceOf(row.hd, die), rowName(table, row)),
    summed(
      'hitPointModifier',
      'Hit points for each die',
      'other',
      parts(because(`constitution ${String(person.abilities.constitution)}`, constitution, CONTENT)),
    ),
  ];
}

const ordinals = ['1st', '2nd', '3rd'];
const ordinal = (level: number): string => ordinals[level - 1] ?? `${level}th`;

/** Spells a day by spell level, without the levels nobody can cast yet. */
export const slotFigures = (
  slots: readonly number[] | null,
  source: string,
  list: { key: string; title: string } = { key: 'spells', title: 'Spells' },
): RuleFigure[] =>
  (slots ?? []).flatMap((count, index) =>
    count === 0
      ? []
      : [
          printed(
            `${list.key}.${index + 1}`,
            `${list.title}, ${ordinal(index + 1)} level`,
            'other',
            count,
            source,
          ),
        ],
  );

/** What a cleric rolls to turn each kind of undead; T and D as the table has them. */
export function turningFigures(content: ClassContent, table: ClassTable, level: number): RuleFigure[] {
  const { turning } = content;
  const turns = table.abilities.some(({ id }) => id === 'turn-undead');
  if (!turning || !turns || level < 1) return [];
  const row =
    turning.rows.find((each) => Number.parseInt(each.level, 10) === level) ?? lastOpen(turning.rows, level);
  if (!row) return [];
  return turning.columns.map((column) => {
    const value = row.results[column] ?? null;
    const source = `turning, level ${row.level}`;
    const title = `Turn undead: ${column}`;
    return value === null
      ? figure(`turn.${column}`, title, 'other', '–', [because(source, 'no effect', CONTENT)])
      : printed(`turn.${column}`, title, 'other', value, source);
  });
}

/** The last row, where it is open ("11+") or the level lies beyond it. */
function lastOpen<Row extends { level: string }>(rows: readonly Row[], level: number): Row | null {
  const last = rows.at(-1);
  return last && level > Number.parseInt(last.level, 10) ? last : null;
}
