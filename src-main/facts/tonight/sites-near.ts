import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { distance } from '../../../shared/hex/moves.ts';
import type { Knowledge } from '../../../shared/map/map-words.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.ts';
import { gridOf, needMap } from '../map/read-map.ts';
import { readWhereabouts } from '../road/whereabouts.ts';
import { firstSentence } from './written.ts';

export type SiteLine = Omit<QueryOutput<'prep.tonight'>['sites'][number], 'pinned'>;

/** As far as an unburdened company walks on open ground in a day. */
const dayMiles = 24;
const mostSites = 12;

const sitesWithin = withValues(
  (box: { mapId: number; left: number; right: number; top: number; foot: number }) =>
    query
      .selectFrom('site')
      .selectAll()
      .where('map_id', '=', box.mapId)
      .where('col', '>=', box.left)
      .where('col', '<=', box.right)
      .where('row', '>=', box.top)
      .where('row', '<=', box.foot)
      .orderBy('id'),
);
const siteOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('site').selectAll().where('id', '=', id),
);

/** Sites within a day of where the company truly is, as the crow flies, the nearest first; none for one on no map. */
export function sitesNear(sql: Sql): SiteLine[] {
  const where = readWhereabouts(sql);
  if (where === null) return [];
  const { mapId } = where;
  const map = needMap(sql, mapId);
  const { at } = where.truly;
  const reach = Math.floor(dayMiles / map.hex_miles);
  const box = { left: at.col - reach, right: at.col + reach, top: at.row - reach, foot: at.row + reach };
  return sql
    .all(sitesWithin({ mapId, ...box }))
    .map((site) => ({ site, hexes: distance(gridOf(map), at, site) }))
    .filter(({ hexes }) => hexes <= reach)
    .toSorted((one, other) => one.hexes - other.hexes)
    .slice(0, mostSites)
    .map(({ site, hexes }) => lineOf(site, hexes === 0 ? 'here' : counted(hexes * map.hex_miles, 'mile')));
}

/** One that is wanted wherever it lies; null where it is gone. */
export function siteLine(sql: Sql, id: number): SiteLine | null {
  const site = sql.get(siteOf({ id }));
  return site ? lineOf(site, 'further off') : null;
}

const lineOf = (site: Row<'site'>, far: string): SiteLine => ({
  id: site.id,
  name: site.name,
  about: [site.kind, far, knownWords[site.knowledge]].filter((part) => part !== '').join(', '),
  notes: firstSentence(site.notes),
  to: { kind: 'hex', mapId: site.map_id, col: site.col, row: site.row },
});

const knownWords: Readonly<Record<Knowledge, string>> = { secret: 'unknown', rumour: 'heard of', known: '' };
