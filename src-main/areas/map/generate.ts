import { cellReader } from '../../../shared/hex/hexes.ts';
import { chunkHexes } from '../../../shared/hex/chunks.ts';
import { hexesIn, painted } from '../../../shared/hex/runs.ts';
import type { Run } from '../../../shared/hex/runs.ts';
import { grow } from '../../../shared/map/making/grow.ts';
import { lay } from '../../../shared/map/making/laid.ts';
import type { Town } from '../../../shared/map/making/towns.ts';
import { breath, relief } from '../../../shared/map/making/relief.ts';
import { pathText } from '../../../shared/map/line-path.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { neighbourTables } from '../../facts/map/neighbour-tables.ts';
import { readLayer } from '../../facts/map/read-chunks.ts';
import { gridOf, needMap, readGrounds } from '../../facts/map/read-map.ts';
import { writeChunks } from '../../facts/map/write-chunks.ts';
import { Pace } from '../../steps/pace.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { SlowStepOf } from '../../steps/step-context.ts';

const riverAt = withValues(({ mapId, path }: { mapId: number; path: string }) =>
  query.insertInto('map_line').values({
    map_id: mapId,
    kind: 'river',
    name: '',
    along: 'centres',
    path,
    maintained: 0,
    secret: 0,
    notes: '',
  }),
);
const townAt = withValues(({ mapId, col, row, name }: Town & { mapId: number }) =>
  query.insertInto('site').values({
    map_id: mapId,
    col,
    row,
    kind: 'settlement',
    name,
    knowledge: 'secret',
    dungeon_id: null,
    notes: '',
  }),
);

/** Makes land on a map in one step: what the window's preview showed for the same figures. */
export const generate: SlowStepOf<'map.generate'> = function* ({ sql, desk }, input) {
  const { job, mapId, heights, over, ...order } = input;
  const map = needMap(sql, mapId);
  const size = order.width * order.height;
  const total = Math.ceil(size / breath) + Math.ceil(size / chunkHexes);
  const pace = new Pace((done) => desk.ports.broadcast({ type: 'progress', job, done, total }));
  const making = relief(gridOf(map), order);
  let made = making.next();
  for (; made.done !== true; made = making.next()) {
    pace.step();
    yield;
  }
  const groundAt = cellReader(readLayer(sql, mapId, 'terrain'));
  const laid = lay(order, made.value, readGrounds(sql), (hex) => over || groundAt(hex) === 0);
  let written = yield* writeRuns(sql, mapId, 'terrain', laid.terrain, pace);
  if (heights) written += yield* writeRuns(sql, mapId, 'elevation', laid.elevation, pace);
  if (written + laid.rivers.length + laid.towns.length === 0) throw soAlready();
  for (const river of laid.rivers) sql.run(riverAt({ mapId, path: pathText(river) }));
  for (const town of laid.towns) sql.run(townAt({ mapId, ...town }));
  const { hexes, rivers, towns } = laid;
  const what = [
    counted(hexes, 'hex', 'hexes'),
    ...(rivers.length > 0 ? [counted(rivers.length, 'river')] : []),
    ...(towns.length > 0 ? [counted(towns.length, 'town')] : []),
  ];
  return {
    summary: `Made land on ${map.name} by the seed ${order.seed}: ${listed(what)}.`,
    outcome: { hidden: true },
    value: { hexes, rivers: rivers.length, towns: towns.length },
  };
};

/** Goes on from what is painted in one step: what the window's preview showed for the same figures and tables. */
export const growOn: SlowStepOf<'map.grow'> = function* ({ sql, desk }, { job, mapId, ...order }) {
  const map = needMap(sql, mapId);
  const size = order.width * order.height;
  const total = 2 * Math.ceil(size / breath) + Math.ceil(size / chunkHexes);
  const pace = new Pace((done) => desk.ports.broadcast({ type: 'progress', job, done, total }));
  const groundAt = cellReader(readLayer(sql, mapId, 'terrain'));
  const growing = grow(gridOf(map), order, groundAt, neighbourTables(sql));
  let grown = growing.next();
  for (; grown.done !== true; grown = growing.next()) {
    pace.step();
    yield;
  }
  const hexes = hexesIn(grown.value);
  yield* writeRuns(sql, mapId, 'terrain', grown.value, pace);
  return {
    summary: `${map.name} goes on by the seed ${order.seed}: ${counted(hexes, 'hex', 'hexes')}.`,
    outcome: { hidden: true },
    value: { hexes },
  };
};

/** Writes runs piece by piece, and tells how many pieces are others than before. */
function* writeRuns(
  sql: Sql,
  mapId: number,
  layer: MapLayer,
  runs: readonly Run[],
  pace: Pace,
): Generator<undefined, number> {
  const chunks = painted(readLayer(sql, mapId, layer), runs);
  for (const piece of chunks) {
    writeChunks(sql, mapId, layer, new Map([piece]));
    pace.step();
    yield;
  }
  return chunks.size;
}
