import type { Hex } from '../../../../shared/hex/grid.ts';
import { painted } from '../../../../shared/hex/runs.ts';
import type { Run } from '../../../../shared/hex/runs.ts';
import { knownBits } from '../../../../shared/map/cells.ts';
import type { MapLayer } from '../../../../shared/map/map-words.ts';
import type { Sql } from '../../../db/sql.ts';
import { chunksAbout, layerReader } from '../../../facts/map/read-chunks.ts';
import { writeChunks } from '../../../facts/map/write-chunks.ts';

/**
 * What they saw is drawn where they believe that it lies: the ground they truly entered, in the hexes they think they
 * reached, the last for the last. A hex for which there is none to draw stays unknown: the players' map would
 * show its true ground.
 */
export function noteSeen(sql: Sql, mapId: number, entered: readonly Hex[], reached: readonly Hex[]): void {
  const groundAt = layerReader(sql, mapId, 'terrain');
  const knownAt = layerReader(sql, mapId, 'known');
  const theirsAt = layerReader(sql, mapId, 'theirs');
  const skipped = reached.length - entered.length;
  const pairs = reached.flatMap((believed, at) => {
    const truly = entered[at - skipped];
    return truly === undefined ? [] : [{ believed, truly }];
  });
  const run = ({ col, row }: Hex, code: number): Run => ({ col, row, length: 1, code });
  note(
    sql,
    mapId,
    'theirs',
    // What their map says already stays, right or wrong: it is what they hold against what they see.
    pairs
      .filter(({ believed }) => theirsAt(believed) === 0 && knownAt(believed) === 0)
      .map(({ believed, truly }) => run(believed, groundAt(truly))),
  );
  note(
    sql,
    mapId,
    'known',
    pairs.map(({ believed }) => run(believed, knownAt(believed) | knownBits.seen | knownBits.entered)),
  );
}

function note(sql: Sql, mapId: number, layer: MapLayer, runs: readonly Run[]): void {
  writeChunks(sql, mapId, layer, painted(chunksAbout(sql, mapId, layer, runs), runs));
}
