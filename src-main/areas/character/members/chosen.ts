import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { notOfTheParty, readPeople } from '../../../facts/party/read-party.ts';

/** The rows of those chosen, each once, in their order at the table. Throws not-found. */
export function chosenOf(sql: Sql, ids: readonly number[]): CharacterRow[] {
  const chosen = readPeople(sql).filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) throw notOfTheParty('characterIds');
  return chosen;
}
