import { countsOf, hexesOf } from '../../../../shared/hex/hexes.ts';
import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { MapSheet } from '../../../../shared/map/map-sheet.ts';
import type { GroundKind } from '../../../../shared/map/usual-grounds.ts';
import { usualGrounds } from '../../../../shared/map/usual-grounds.ts';
import type { Sql } from '../../../db/sql.ts';
import { freeCodes } from '../../../facts/map/free-codes.ts';
import { readGrounds, readMaps } from '../../../facts/map/read-map.ts';
import type { MapReading } from '../../../imports/maps/read-map.ts';
import type { MapJob } from '../import-job.ts';

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
  return { reads: 'map', source, kinds: groundsForMaps(sql), meanings, choices };
}

export function mapPreview(sql: Sql, token: string, { format, sheet, words, unread }: MapReading): Preview {
  const { hexes, columns, rows, ofCode } = extentOf(sheet);
  const names = new Map(sheet.kinds.map(({ code, name }) => [code, name]));
  return {
    token,
    format,
    name: sheet.name,
    hexMiles: sheet.hexMiles,
    hexes,
    columns,
    rows,
    grounds: [...ofCode]
      .map(([code, count]) => ({ name: names.get(code) ?? `Ground ${code}`, hexes: count }))
      .sort((one, other) => other.hexes - one.hexes),
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
  const columns = hexes === 0 ? 0 : ends.right - ends.left + 1;
  return { hexes, ofCode, columns, rows: hexes === 0 ? 0 : ends.bottom - ends.top + 1 };
}
