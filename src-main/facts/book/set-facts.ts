import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { patchedFacts } from './feature-facts.ts';
import { needFeature } from './read-room.ts';

/** Writes the facts named over those of the feature; throws not-found, or bad-input for what its kind does not know. */
export function setFeatureFacts(sql: Sql, id: number, patch: object): void {
  const { kind, facts } = needFeature(sql, id);
  const changed = JSON.stringify(patchedFacts(kind, facts, patch));
  sql.run(query.updateTable('feature').set({ facts: changed }).where('id', '=', id));
}
