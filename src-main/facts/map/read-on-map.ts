import type { Hex } from '../../../shared/hex/grid.ts';
import type { MapThings } from '../../../shared/ipc/map/map-views.ts';
import { readPath } from '../../../shared/map/line-path.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { SiteRow } from '../../db/tables.ts';
import { figuresOf } from './figure-columns.ts';

interface OfMap {
  mapId: number;
}
const linesOf = withValues(({ mapId }: OfMap) =>
  query.selectFrom('map_line').selectAll().where('map_id', '=', mapId).orderBy('id'),
);
const sites = query
  .selectFrom('site')
  .leftJoin('dungeon', 'dungeon.id', 'site.dungeon_id')
  .selectAll('site')
  .select('dungeon.name as dungeon')
  .orderBy('site.id');
const sitesOf = withValues(({ mapId }: OfMap) => sites.where('map_id', '=', mapId));
const sitesAt = withValues(({ mapId, col, row }: OfMap & Hex) =>
  sites.where('map_id', '=', mapId).where('col', '=', col).where('row', '=', row),
);
const labelsOf = withValues(({ mapId }: OfMap) =>
  query.selectFrom('map_label').selectAll().where('map_id', '=', mapId).orderBy('id'),
);
const regionsOf = withValues(({ mapId }: OfMap) =>
  query
    .selectFrom('map_region')
    .leftJoin('random_table', 'random_table.id', 'map_region.table_id')
    .selectAll('map_region')
    .select('random_table.name as table')
    .where('map_id', '=', mapId)
    .orderBy('code'),
);
const notesOf = withValues(({ mapId }: OfMap) =>
  query
    .selectFrom('hex_note')
    .leftJoin('random_table', 'random_table.id', 'hex_note.table_id')
    .selectAll('hex_note')
    .select('random_table.name as table')
    .where('map_id', '=', mapId)
    .orderBy('hex_note.id'),
);

/** Everything that lies on a map, in the order in which it came to be. */
export const readOnMap = (sql: Sql, mapId: number): MapThings => ({
  lines: sql
    .all(linesOf({ mapId }))
    .map(({ id, kind, name, along, path, maintained, secret, notes, bars }) => ({
      id,
      kind,
      name,
      along,
      path: readPath(path, along),
      maintained: maintained === 1,
      secret: secret === 1,
      notes,
      bars: bars === 1,
    })),
  sites: sql.all(sitesOf({ mapId })).map(siteView),
  labels: sql.all(labelsOf({ mapId })).map(({ id, col, row, words, size, turn, secret }) => ({
    id,
    col,
    row,
    words,
    size,
    turn,
    secret: secret === 1,
  })),
  regions: sql
    .all(regionsOf({ mapId }))
    .map(({ id, code, name, notes, check_in_six, checks_per_day, climate, table_id, table }) => ({
      id,
      code,
      name,
      notes,
      checkInSix: check_in_six,
      checksPerDay: checks_per_day,
      climate,
      table: tableOf(table_id, table),
    })),
  notes: sql.all(notesOf({ mapId })).map(({ table, ...row }) => ({
    col: row.col,
    row: row.row,
    notes: row.notes,
    ...figuresOf(row),
    table: tableOf(row.table_id, table),
  })),
});

const tableOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What stands in one hex, oldest first. */
export const readSitesAt = (sql: Sql, mapId: number, { col, row }: Hex): SiteView[] =>
  sql.all(sitesAt({ mapId, col, row })).map(siteView);

type SiteView = MapThings['sites'][number];

const siteView = ({
  dungeon_id: dungeonId,
  dungeon,
  id,
  col,
  row,
  kind,
  name,
  knowledge,
  notes,
  lodging,
  stable,
  market,
  harbour,
  bars,
  water,
  seen_miles: seenMiles,
}: SiteRow & { dungeon: string | null }): SiteView => ({
  id,
  col,
  row,
  kind,
  name,
  knowledge,
  dungeon: dungeonId === null ? null : { id: dungeonId, name: dungeon ?? '' },
  notes,
  lodging,
  stable,
  market,
  harbour: harbour === 1,
  bars,
  water: water === 1,
  seenMiles,
});
