import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexKey, isOnAnyMap } from '../../../../shared/hex/grid.ts';
import { shifted } from '../../../../shared/hex/moves.ts';
import { painted } from '../../../../shared/hex/runs.ts';
import type { Run } from '../../../../shared/hex/runs.ts';
import { knownBits } from '../../../../shared/map/cells.ts';
import type { MapLayer } from '../../../../shared/map/map-words.ts';
import type { Sql } from '../../../db/sql.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import { chunksAbout, layerReader } from '../../../facts/map/read-chunks.ts';
import { seenFrom } from '../../../facts/map/sight.ts';
import { writeChunks } from '../../../facts/map/write-chunks.ts';
import { isFoggyNow } from '../../../facts/weather/read-weather.ts';

/** A hex that they see, and where they think it lies. */
interface Noted {
  truly: Hex;
  believed: Hex;
  bits: number;
}

/**
 * What they saw is drawn where they believe that it lies: the ground they truly entered, in the hexes they think they
 * reached, the last for the last, and what was in sight around it as far off and in the same direction. A hex for which there
 * is none to draw stays unknown: the players' map would show its true ground.
 */
export function noteSeen(sql: Sql, map: HexMapRow, entered: readonly Hex[], reached: readonly Hex[]): void {
  const skipped = reached.length - entered.length;
  const pairs = reached.flatMap((believed, at): Noted[] => {
    const truly = entered[at - skipped];
    return truly === undefined ? [] : [{ believed, truly, bits: knownBits.seen | knownBits.entered }];
  });
  const noted = [...pairs, ...inSight(sql, map, pairs)];
  const mapId = map.id;
  const groundAt = layerReader(sql, mapId, 'terrain');
  const knownAt = layerReader(sql, mapId, 'known');
  const theirsAt = layerReader(sql, mapId, 'theirs');
  const run = ({ col, row }: Hex, code: number): Run => ({ col, row, length: 1, code });
  note(
    sql,
    mapId,
    'theirs',
    // What their map says already stays, right or wrong: it is what they hold against what they see.
    noted
      .filter(({ believed }) => theirsAt(believed) === 0 && knownAt(believed) === 0)
      .map(({ believed, truly }) => run(believed, groundAt(truly))),
  );
  note(
    sql,
    mapId,
    'known',
    noted.map(({ believed, bits }) => run(believed, knownAt(believed) | bits)),
  );
}

/** Around each hex that was entered; each place of their map once, as it was seen first. */
function inSight(sql: Sql, map: HexMapRow, pairs: readonly Noted[]): Noted[] {
  const land = landOf(sql, map);
  const fog = isFoggyNow(sql);
  const told = new Set(pairs.map(({ believed }) => hexKey(believed)));
  const noted: Noted[] = [];
  for (const pair of pairs)
    for (const truly of seenFrom(land, pair.truly, fog)) {
      const believed = shifted(land.grid, truly, pair.truly, pair.believed);
      const key = hexKey(believed);
      if (told.has(key) || land.paintedAt(truly) === null || !isOnAnyMap(believed)) continue;
      told.add(key);
      noted.push({ truly, believed, bits: knownBits.seen });
    }
  return noted;
}

function note(sql: Sql, mapId: number, layer: MapLayer, runs: readonly Run[]): void {
  writeChunks(sql, mapId, layer, painted(chunksAbout(sql, mapId, layer, runs), runs));
}
