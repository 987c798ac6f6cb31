import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { filled, mostFilled } from '../../../shared/hex/fill.ts';
import { chunkOf, chunkSide, placeInChunk } from '../../../shared/hex/chunks.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { hexesIn, painted, readRuns } from '../../../shared/hex/runs.ts';
import type { Run } from '../../../shared/hex/runs.ts';
import { strokeLimits } from '../../../shared/ipc/map/map.ts';
import { elevationOf, knownBits } from '../../../shared/map/cells.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { chunkReader, chunksAbout } from '../../facts/map/read-chunks.ts';
import { gridOf, needMap, numberingOf } from '../../facts/map/read-map.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { writeChunks } from '../../facts/map/write-chunks.ts';

export const paintSteps: Pick<StepsOf<'map'>, 'map.paint' | 'map.fill'> = {
  'map.paint': ({ sql }, { mapId, layer, runs: written }) => {
    needMap(sql, mapId);
    const runs = typeof written === 'string' ? readRuns(written) : written;
    const hexes = hexesIn(runs);
    if (hexes > strokeLimits.hexes)
      throw refused(
        `A stroke paints at most ${figure(strokeLimits.hexes)} hexes, and this has ${figure(hexes)}. Nothing was painted.`,
      );
    const content = needContent(sql, mapId, layer, new Set(runs.map(({ code }) => code)));
    const chunks = painted(chunksAbout(sql, mapId, layer, endsOf(runs)), runs);
    if (chunks.size === 0) throw soAlready();
    writeChunks(sql, mapId, layer, chunks);
    return step(`Painted ${counted(hexes, 'hex', 'hexes')}: ${content}.`, { hidden: true });
  },

  'map.fill': ({ sql }, { mapId, layer, code, ...from }) => {
    const map = needMap(sql, mapId);
    const content = needContent(sql, mapId, layer, new Set([code]));
    const cellsAt = chunkReader(sql, mapId, layer);
    const before = cellsAt(chunkOf(from))?.[placeInChunk(from)] ?? 0;
    if (before === code) throw soAlready();
    const { chunks, hexes, whole } = filled(gridOf(map), cellsAt, from, code);
    if (!whole)
      throw refused(
        before === 0
          ? `What is filled has no end: paint its border first. Nothing was filled.`
          : `More than ${figure(mostFilled)} hexes hang together there. Nothing was filled.`,
      );
    writeChunks(sql, mapId, layer, chunks);
    return {
      ...step(
        `Filled ${counted(hexes, 'hex', 'hexes')} about ${hexNumber(numberingOf(map), from)}: ${content}.`,
        { hidden: true },
      ),
      value: { hexes },
    };
  },
};

/** A hex of each piece that runs touch. */
const endsOf = (runs: readonly Run[]): Hex[] =>
  runs.flatMap(({ col, row, length }) => [
    ...Array.from({ length: Math.ceil(length / chunkSide) }, (_, at) => ({ col: col + at * chunkSide, row })),
    { col: col + length - 1, row },
  ]);

const regionsOf = withValues(({ mapId }: { mapId: number }) =>
  query.selectFrom('map_region').select(['code', 'name']).where('map_id', '=', mapId),
);

const groundNames = query.selectFrom('terrain_kind').select(['code', 'name']).compile();

const allKnown = knownBits.seen | knownBits.entered | knownBits.explored;

/** What hexes come to hold, in words. Throws `bad-input` for a content that the layer cannot have. */
function needContent(sql: Sql, mapId: number, layer: MapLayer, codes: ReadonlySet<number>): string {
  const said = nameOf(sql, mapId, layer);
  const names = [...codes].map((code) => {
    const name = code === 0 ? 'nothing' : said(code);
    if (name === null)
      throw new TurnkeeperError(
        'bad-input',
        'A hex was to hold what is not on the list. Nothing was painted.',
        {
          code: 'Choose again.',
        },
      );
    return name;
  });
  return names.length > 3 ? `${names.length} kinds` : listed(names);
}

function nameOf(sql: Sql, mapId: number, layer: MapLayer): (code: number) => string | null {
  switch (layer) {
    case 'terrain':
    case 'theirs':
      return namesIn(sql.all(groundNames));
    case 'region':
      return namesIn(sql.all(regionsOf({ mapId })));
    case 'elevation':
      return (code) => `${figure(elevationOf(code) ?? 0)} feet high`;
    case 'known':
      return (code) => (code <= allKnown ? knownWords(code) : null);
  }
}

function namesIn(rows: readonly { code: number; name: string }[]): (code: number) => string | null {
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? null;
}

const knownWords = (code: number): string =>
  (code & knownBits.explored) !== 0 ? 'explored' : (code & knownBits.entered) !== 0 ? 'entered' : 'seen';
