import { query, type Sql } from '../../db/sql.ts';

/** Levels for which a book prints columns of their own. */
const lowLevels = 3;

const levels = query
  .selectFrom('character')
  .select(({ fn }) => fn.max('level').as('highest'))
  .where('kind', '=', 'character')
  .compile();

/** Whether the party is of low level altogether; nobody at all is of none. */
export function isLowParty(sql: Sql): boolean {
  const highest = sql.get(levels)?.highest ?? null;
  return highest !== null && highest <= lowLevels;
}
