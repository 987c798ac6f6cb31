import { listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { sendersTo } from './senders.ts';
import { throwersOn } from './throwers.ts';

/**
 * Takes a table away with its rows. Rows that gave a throw on it give it no more, and name it where they said nothing
 * else. Gives what it leaves behind, one sentence each.
 */
export function removeTable(sql: Sql, { id, name }: { id: number; name: string }): string[] {
  const senders = sendersTo(sql, id);
  const events = missedBy([...new Set(senders.map(({ table }) => table))], throwersOn(sql, id));
  for (const { row } of senders) {
    const gives = row.gives.filter((gift) => gift.kind !== 'table' || gift.table !== id);
    const kept = { text: row.text === '' ? name : row.text, gives: JSON.stringify(gives) };
    sql.run(query.updateTable('random_row').set(kept).where('id', '=', row.id));
  }
  sql.run(query.deleteFrom('random_table').where('id', '=', id));
  return events;
}

/** The tables that sent to it, the levels and the ground that threw on it. */
function missedBy(senders: readonly string[], throwers: readonly string[]): string[] {
  const sent = `${listed(senders)} sent there, and ${senders.length === 1 ? 'names' : 'name'} it now as a row.`;
  const whose = throwers.length === 1 ? 'its' : 'their';
  const threw = `No table of ${whose} own any more: ${listed(throwers)}.`;
  return [...(senders.length > 0 ? [sent] : []), ...(throwers.length > 0 ? [threw] : [])];
}
