import { hexesOf } from '../../../shared/hex/hexes.ts';
import type { MapFormat } from '../../../shared/ipc/map/map-export.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { mapCsv } from './formats/map-csv.ts';
import { ownMapText } from './formats/own-json.ts';
import { textMapperText } from './formats/text-mapper.ts';
import type { MapText } from './losses.ts';
import { playersSheet } from './players-sheet.ts';

const writers: Readonly<Record<MapFormat, (sheet: MapSheet) => MapText>> = {
  'text-mapper': textMapperText,
  csv: mapCsv,
  json: ownMapText,
};

/** A map in a format, the referee's or the players', with what it does not hold and how many hexes it does. */
export function mapAsText(
  sheet: MapSheet,
  format: MapFormat,
  forPlayers: boolean,
): MapText & { hexes: number } {
  const shown = forPlayers ? playersSheet(sheet) : sheet;
  const hexes = [...hexesOf(shown.layers.terrain)].length;
  return { ...writers[format](shown), hexes };
}
