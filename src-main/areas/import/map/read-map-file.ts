import { countsOf, hexesOf } from '../../../../shared/hex/hexes.ts';
import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { usualGrounds } from '../../../../shared/map/usual-grounds.ts';
import type { Sql } from '../../../db/sql.ts';
import { freeCodes } from '../../../facts/map/free-codes.ts';
import { readMapWords } from '../../../facts/map/map-words.ts';
import { readGrounds, readMaps } from '../../../facts/map/read-map.ts';
import type { MapReading } from '../../../imports/maps/read-map.ts';
import type { MapJob } from '../import-job.ts';
import { thumbnailOf } from './thumbnail.ts';

type Preview = CommandOutput<'import.readMap'>;

const mostWords = 400;

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The campaign's grounds, and of the usual ones those it has none of that name of. */
export function groundsForMaps(sql: Sql): GroundKind[] {
  const grounds = readGrounds(sql);
  const free = freeCodes(grounds);
  for (const usual of usualGrounds) {
    if (grounds.some(({ name }) => sameName(name, usual.name))) continue;
    const code = free.next().value;
    if (code !== undefined) grounds.push({ ...usual, code });
  }
  return grounds;
}

export function mapJob(sql: Sql, { source, meanings, hexMiles }: ParsedInput<'import.readMap'>): MapJob {
  const choices = hexMiles === null ? {} : { hexMiles };
  const context = { kinds: groundsForMaps(sql), meanings, kept: readMapWords(sql), choices };
  return { reads: 'map', source, context };
}

export function mapPreview(sql: Sql, token: string, { format, sheet, words, unread }: MapReading): Preview {
  const { hexes, ofCode, ...extent } = extentOf(sheet);
  const { columns, rows } = extent;
  const kinds = new Map(sheet.kinds.map((kind) => [kind.code, kind]));
  const byCount = [...ofCode].sort(([, one], [, other]) => other - one);
  return {
    token,
    format,
    name: sheet.name,
    hexMiles: sheet.hexMiles,
    hexes,
    columns,
    rows,
    grounds: byCount.map(([code, count]) => ({
      name: kinds.get(code)?.name ?? `Ground ${code}`,
      hexes: count,
      look: kinds.get(code)?.look ?? 'plain',
    })),
    thumbnail: thumbnailOf(
      sheet.layers.terrain,
      extent,
      new Map(byCount.map(([code], at) => [code, at + 1])),
    ),
    sites: sheet.sites.length,
    lines: sheet.lines.length,
    labels: sheet.labels.length,
    regions: sheet.regions.length,
    notes: sheet.hexNotes.length,
    words: words.slice(0, mostWords),
    moreWords: Math.max(0, words.length - mostWords),
    unread,
    stands: readMaps(sql).some(({ name }) => sameName(name, sheet.name)),
    known: groundsForMaps(sql).map(({ name }) => name),
  };
}

/** How many hexes hold a ground, over how many columns and rows. */
function extentOf({ layers }: MapSheet) {
  const ofCode = countsOf(layers.terrain);
  const ends = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { col, row } of hexesOf(layers.terrain)) {
    ends.left = Math.min(ends.left, col);
    ends.right = Math.max(ends.right, col);
    ends.top = Math.min(ends.top, row);
    ends.bottom = Math.max(ends.bottom, row);
  }
  const hexes = [...ofCode.values()].reduce((sum, count) => sum + count, 0);
  if (hexes === 0) return { hexes, ofCode, left: 0, top: 0, columns: 0, rows: 0 };
  const { left, right, top, bottom } = ends;
  return { hexes, ofCode, left, top, columns: right - left + 1, rows: bottom - top + 1 };
}
