import type { Watch } from '../../../shared/camp/night-watch.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { isPerson } from '../party/kinds.ts';
import { readPeople } from '../party/read-party.ts';
import { isAble, isWithParty } from '../party/state/standing.ts';

/** The watches of a night out of doors, as they were ordered and as they can be stood. */

const ordered = query
  .selectFrom('watch')
  .leftJoin('watcher', 'watcher.watch_id', 'watch.id')
  .select(['watch.id', 'hours', 'character_id'])
  .orderBy('watch.position')
  .orderBy('watcher.id')
  .compile();

/** The watches as they were ordered, by the ids of those who stand them. */
export const readWatchOrder = whileUnchanged((sql: Sql): { hours: number; ids: number[] }[] => {
  const watches = new Map<number, { hours: number; ids: number[] }>();
  for (const { id, hours, character_id } of sql.all(ordered)) {
    const watch = watches.get(id) ?? { hours, ids: [] };
    if (character_id !== null) watch.ids.push(character_id);
    watches.set(id, watch);
  }
  return [...watches.values()];
});

/** Those who could stand a watch: people with the party who are able. */
export const wakeful = (sql: Sql, campaign: Campaign): { id: number; name: string }[] =>
  readPeople(sql).filter((row) => isPerson(row.kind) && isWithParty(campaign, row) && isAble(campaign, row));

/** The watches of whoever is left to stand them; none where none were ordered. */
export function readWatches(sql: Sql, campaign: Campaign): Watch[] {
  const order = readWatchOrder(sql);
  if (order.length === 0) return [];
  const there = new Map(wakeful(sql, campaign).map(({ id, name }) => [id, { id, name }]));
  return order.map(({ hours, ids }) => ({ hours, people: ids.flatMap((id) => there.get(id) ?? []) }));
}
