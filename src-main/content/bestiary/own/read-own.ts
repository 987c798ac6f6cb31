import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { creatureFacts, creatureTags } from '../../../../shared/content/schemas/own-creature.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readKeys } from '../../../db/stored-keys.ts';
import type { CreatureRow } from '../../../db/tables.ts';

/** A row of an own creature with what of its texts could be read. */
export interface OwnRow {
  row: CreatureRow;
  facts: CreatureFacts;
  tags: readonly string[];
  terrain: readonly string[];
  /** What could not be read of it and is left out, one sentence each. */
  problems: readonly string[];
}

const ownPrefix = 'own:';

/** How an own creature is named wherever the id of a creature stands. */
export const ownId = (id: number): string => `${ownPrefix}${id}`;

/** The row that such an id names; null for one of a book. */
export function rowIdOf(creatureId: string): number | null {
  const [, digits] = /^own:(\d{1,15})$/.exec(creatureId) ?? [];
  return digits === undefined ? null : Number(digits);
}

const all = query.selectFrom('creature').selectAll().orderBy('position').orderBy('id').compile();
const byId = withValues(({ id }: { id: number }) =>
  query.selectFrom('creature').selectAll().where('id', '=', id),
);
const any = query.selectFrom('creature').select('id').limit(1).compile();

export const hasOwnCreatures = (sql: Sql): boolean => sql.get(any) !== undefined;

/** Every own creature in the referee's order. */
export const readOwnRows = (sql: Sql): readonly CreatureRow[] => sql.all(all);

export const readOwnRow = (sql: Sql, id: number): CreatureRow | null => sql.get(byId({ id })) ?? null;

/** What was typed into the file by another hand is read as far as it goes. */
export function ownRow(row: CreatureRow): OwnRow {
  const { value: facts, problems } = readKeys(creatureFacts, row.facts);
  const tags = wordsIn(row.tags);
  const terrain = wordsIn(row.terrain);
  return {
    row,
    facts,
    tags: tags ?? [],
    terrain: terrain ?? [],
    problems: [
      ...problems.map((problem) => `Of its figures: ${problem}`),
      ...(tags === null ? ['Its tags could not be read.'] : []),
      ...(terrain === null ? ['Where it lives could not be read.'] : []),
    ],
  };
}

function wordsIn(json: string): readonly string[] | null {
  const parsed = creatureTags.safeParse(parsedJson(json));
  return parsed.success ? parsed.data : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
