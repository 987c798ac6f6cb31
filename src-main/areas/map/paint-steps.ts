import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import { joined, mostFilled } from '../../../shared/hex/fill.ts';
import { chunkSide } from '../../../shared/hex/chunks.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { cellReader } from '../../../shared/hex/hexes.ts';
import { hexesIn, painted, runsOf } from '../../../shared/hex/runs.ts';
import type { Run } from '../../../shared/hex/runs.ts';
import { strokeLimits } from '../../../shared/ipc/map/map.ts';
import { elevationOf, knownBits } from '../../../shared/map/cells.ts';
import type { MapLayer } from '../../../shared/map/map-words.ts';
import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { chunksAbout, readLayer } from '../../facts/map/read-chunks.ts';
import { gridOf, needMap, numberingOf, readGrounds } from '../../facts/map/read-map.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';
import { writeChunks } from '../../facts/map/write-chunks.ts';

export const paintSteps: Pick<StepsOf<'map'>, 'map.paint' | 'map.fill'> = {
  'map.paint': ({ sql }, { mapId, layer, runs }) => {
    needMap(sql, mapId);
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
    const before = readLayer(sql, mapId, layer);
    const codeAt = cellReader(before);
    if (codeAt(from) === code) throw soAlready();
    const { hexes, whole } = joined(gridOf(map), from, codeAt);
    if (!whole)
      throw refused(
        codeAt(from) === 0
          ? `What is filled has no end: paint its border first. Nothing was filled.`
          : `More than ${figure(mostFilled)} hexes hang together there. Nothing was filled.`,
      );
    writeChunks(sql, mapId, layer, painted(before, runsOf(hexes, code)));
    return {
      ...step(
        `Filled ${counted(hexes.length, 'hex', 'hexes')} about ${hexNumber(numberingOf(map), from)}: ${content}.`,
        { hidden: true },
      ),
      value: { hexes: hexes.length },
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
    case 'theirs': {
      const names = new Map(readGrounds(sql).map(({ code, name }) => [code, name]));
      return (code) => names.get(code) ?? null;
    }
    case 'region': {
      const names = new Map(sql.all(regionsOf({ mapId })).map(({ code, name }) => [code, name]));
      return (code) => names.get(code) ?? null;
    }
    case 'elevation':
      return (code) => `${figure(elevationOf(code) ?? 0)} feet high`;
    case 'known':
      return (code) => (code <= allKnown ? knownWords(code) : null);
  }
}

const knownWords = (code: number): string =>
  (code & knownBits.explored) !== 0 ? 'explored' : (code & knownBits.entered) !== 0 ? 'entered' : 'seen';
