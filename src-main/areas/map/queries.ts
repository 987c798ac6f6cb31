import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readGrounds, readMap, readMaps, numberingOf } from '../../facts/map/read-map.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { foretold } from '../../exports/map/shown-map.ts';
import { tablesOfKinds } from '../../facts/map/tables-on-land.ts';
import { findOnMap } from './view/find-on-map.ts';
import { allNeighbours, whatLies } from './neighbour-steps.ts';
import { hexViewOf } from './view/hex-view.ts';
import { theirThings, theirView } from './view/their-view.ts';
import { readOnMap } from '../../facts/map/read-on-map.ts';

export const mapQueries: QueriesOf<'map'> = {
  'map.list': ({ file: { sql } }) => {
    const tables = tablesOfKinds(sql);
    return {
      maps: readMaps(sql).map((map) => ({
        id: map.id,
        name: map.name,
        layout: map.layout,
        raised: map.raised,
        hexMiles: map.hex_miles,
        numbering: numberingOf(map),
        notes: map.notes,
      })),
      grounds: readGrounds(sql).map((kind) => ({ ...kind, table: tables.get(kind.code) ?? null })),
    };
  },
  'map.marks': ({ file: { sql } }, { mapId }) => sql.all(marksOf({ mapId })),
  'map.chunks': ({ file: { sql } }, { ids }) => chunks(sql, ids),
  'map.things': ({ file: { sql } }, { mapId }) =>
    readMap(sql, mapId) === undefined ? null : readOnMap(sql, mapId),
  'map.theirs': ({ file: { sql } }, { mapId }) =>
    readMap(sql, mapId) === undefined ? null : theirView(sql, mapId),
  'map.hex': ({ file: { sql } }, { mapId, ...hex }) => {
    const map = readMap(sql, mapId);
    return map === undefined ? null : hexViewOf(sql, map, hex);
  },
  'map.whatLies': ({ file: { sql } }, { mapId, ...hex }) => {
    const map = readMap(sql, mapId);
    return map === undefined ? null : whatLies(sql, map, hex);
  },
  'map.neighbours': ({ file: { sql } }) => allNeighbours(sql),
  'map.find': ({ file: { sql } }, { mapId, text, near, limit, theirs }) => {
    const map = readMap(sql, mapId);
    if (map === undefined) return { found: [], more: 0 };
    const things = theirs ? theirThings(sql, mapId) : readOnMap(sql, mapId);
    const found = findOnMap(map, things, text, near);
    return { found: found.slice(0, limit), more: Math.max(0, found.length - limit) };
  },
  'map.losses': ({ file: { sql } }, asked) =>
    readMap(sql, asked.mapId) === undefined ? null : foretold(sql, asked),
};

const marksOf = withValues(({ mapId }: { mapId: number }) =>
  query.selectFrom('hex_chunk').select(['id', 'layer', 'cx', 'cy', 'stamp']).where('map_id', '=', mapId),
);

const chunkById = withValues(({ id }: { id: number }) =>
  query.selectFrom('hex_chunk').select(['id', 'stamp', 'cells']).where('id', '=', id),
);

const wholeCells = /^[A-Za-z0-9_-]{512}$/;

const chunks = (sql: Sql, ids: readonly number[]): QueryOutput<'map.chunks'> =>
  ids.flatMap((id) => {
    const row = sql.get(chunkById({ id }));
    return row ? [{ ...row, cells: wholeCells.test(row.cells) ? row.cells : null }] : [];
  });
