import type { MapTextFormat } from '../../../shared/ipc/map/map-export.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { mapCsv } from './formats/map-csv.ts';
import { ownMapText } from './formats/own-json.ts';
import { textMapperText } from './formats/text-mapper.ts';
import type { TextWithLosses } from '../losses.ts';

const writers: Readonly<Record<MapTextFormat, (sheet: MapSheet) => TextWithLosses>> = {
  'text-mapper': textMapperText,
  csv: mapCsv,
  json: ownMapText,
};

/** A map in a format, with what it does not hold. */
export const mapAsText = (sheet: MapSheet, format: MapTextFormat): TextWithLosses => writers[format](sheet);
