import { cellsText, isNothing, stampOf } from '../../../../shared/hex/chunks.ts';
import { chunkPlace } from '../../../../shared/hex/runs.ts';
import { pathText } from '../../../../shared/map/line-path.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import { mapLayers } from '../../../../shared/map/map-words.ts';
import { refused } from '../../../../shared/errors.ts';
import { hexesOf } from '../../../../shared/hex/hexes.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Flag } from '../../../db/flag.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { figureColumns, kindColumns } from '../../../facts/map/figure-columns.ts';
import { freeCodes } from '../../../facts/map/free-codes.ts';
import { keepMapWords } from '../../../facts/map/map-words.ts';
import { readGrounds } from '../../../facts/map/read-map.ts';
import { addMap } from '../../../facts/map/write-map.ts';
import type { MapReading } from '../../../imports/maps/read-map.ts';
import type { SlowStepOf } from '../../../steps/step-context.ts';
import { needMapReading } from '../kept-imports.ts';
import { Pace } from '../../../steps/pace.ts';

/** The layers whose hexes hold codes of grounds. */
const groundLayers = new Set(['terrain', 'theirs']);

/**
 * The campaign's codes for the grounds of a map; those that it has none of that name of are added. Throws `refused` where
 * there is no code left.
 */
function codesFor(sql: Sql, { kinds }: MapSheet): ReadonlyMap<number, number> {
  const grounds = readGrounds(sql);
  const known = new Map([...grounds].reverse().map(({ name, code }) => [name.toLowerCase(), code]));
  const free = freeCodes(grounds);
  const codes = new Map<number, number>();
  for (const kind of kinds) {
    let code = known.get(kind.name.toLowerCase());
    if (code === undefined) {
      code = free.next().value;
      if (code === undefined)
        throw refused('With the grounds of this map there would be more than 4,095. Nothing was taken.');
      sql.run(query.insertInto('terrain_kind').values(kindColumns({ ...kind, code })));
      known.set(kind.name.toLowerCase(), code);
    }
    codes.set(kind.code, code);
  }
  return codes;
}

function* writeLayers(sql: Sql, mapId: number, sheet: MapSheet, pace: Pace): Generator<undefined, void> {
  const codes = codesFor(sql, sheet);
  for (const layer of mapLayers)
    for (const [key, given] of sheet.layers[layer] ?? []) {
      const content = groundLayers.has(layer) ? given.map((code) => codes.get(code) ?? 0) : given;
      if (isNothing(content)) continue;
      const cells = cellsText(content);
      const values = { map_id: mapId, layer, ...chunkPlace(key), stamp: stampOf(cells), cells };
      sql.run(query.insertInto('hex_chunk').values(values));
      pace.step();
      yield;
    }
}

const flagOf = (is: boolean): Flag => (is ? 1 : 0);

function* writeThings(sql: Sql, mapId: number, sheet: MapSheet, pace: Pace): Generator<undefined, void> {
  const map_id = mapId;
  for (const { path, maintained, secret, bars, ...line } of sheet.lines) {
    const values = {
      ...line,
      map_id,
      path: pathText(path),
      maintained: flagOf(maintained),
      secret: flagOf(secret),
      bars: flagOf(bars),
    };
    sql.run(query.insertInto('map_line').values(values));
    pace.step();
    yield;
  }
  for (const { harbour, water, seenMiles, ...site } of sheet.sites) {
    const flags = { harbour: flagOf(harbour), water: flagOf(water) };
    sql.run(
      query.insertInto('site').values({ ...site, ...flags, seen_miles: seenMiles, map_id, dungeon_id: null }),
    );
    pace.step();
    yield;
  }
  for (const { text, secret, ...label } of sheet.labels) {
    sql.run(query.insertInto('map_label').values({ ...label, map_id, words: text, secret: flagOf(secret) }));
    pace.step();
    yield;
  }
  for (const { checkInSix, checksPerDay, ...region } of sheet.regions)
    sql.run(
      query
        .insertInto('map_region')
        .values({ ...region, check_in_six: checkInSix, checks_per_day: checksPerDay, map_id }),
    );
  for (const { col, row, notes, ...figures } of sheet.hexNotes) {
    sql.run(query.insertInto('hex_note').values({ col, row, notes, ...figureColumns(figures), map_id }));
    pace.step();
    yield;
  }
}

const rowsOf = ({ layers, lines, sites, labels, hexNotes }: MapSheet): number =>
  mapLayers.reduce((sum, layer) => sum + (layers[layer]?.size ?? 0), 0) +
  lines.length +
  sites.length +
  labels.length +
  hexNotes.length;

/** Keeps the words that the referee gave a meaning; one whose ground is gone is forgotten, as our tables have it now. */
function keepWords(sql: Sql, { dialect, words }: MapReading): number {
  if (dialect === null) return 0;
  const said = words.filter(({ by }) => by === 'said');
  const gone = words.filter(({ by }) => by === 'gone').map((word) => ({ ...word, means: null }));
  keepMapWords(sql, dialect, [...said, ...gone]);
  return said.length;
}

function sentence(name: string, { format, sheet }: MapReading, kept: number): string {
  const { layers, lines, sites } = sheet;
  const what = [
    counted([...hexesOf(layers.terrain)].length, 'hex', 'hexes'),
    ...(sites.length > 0 ? [counted(sites.length, 'site')] : []),
    ...(lines.length > 0 ? [counted(lines.length, 'line')] : []),
  ];
  const words = kept === 0 ? '' : ` What ${counted(kept, 'word means', 'words mean')} is kept.`;
  return `Imported the map ${name} (${format}): ${listed(what)}.${words}`;
}

/** Takes a map in one step: exactly what its preview told. */
export const takeMap: SlowStepOf<'import.takeMap'> = function* ({ sql, desk }, { token, name, hexMiles }) {
  const reading = needMapReading(desk.campaign, token);
  const { sheet } = reading;
  const total = rowsOf(sheet);
  const pace = new Pace((done) => desk.ports.broadcast({ type: 'progress', job: token, done, total }));
  const id = addMap(sql, { ...sheet, name, hexMiles });
  yield* writeLayers(sql, id, sheet, pace);
  yield* writeThings(sql, id, sheet, pace);
  const kept = keepWords(sql, reading);
  return { summary: sentence(name, reading, kept), outcome: { hidden: true }, value: { id } };
};
