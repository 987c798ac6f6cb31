import { countsOf } from '../../../shared/hex/hexes.ts';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { PictureChoice } from '../../../shared/ipc/map/map-export.ts';
import { isPicture } from '../../../shared/ipc/map/map-export.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import type { Sql } from '../../db/sql.ts';
import { mapAsText } from './map-as-text.ts';
import { pictureExtent, pictureLosses } from './picture/write-picture.ts';
import { playersSheet } from './players-sheet.ts';
import { readSheet } from './source.ts';

/** A map as it is shown to the referee or to the players, and how many hexes that has. */
export function shownMap(sql: Sql, mapId: number, forPlayers: boolean): { sheet: MapSheet; hexes: number } {
  const whole = readSheet(sql, mapId);
  const sheet = forPlayers ? playersSheet(whole) : whole;
  return {
    sheet,
    hexes: [...countsOf(sheet.layers.terrain).values()].reduce((sum, count) => sum + count, 0),
  };
}

type Asked = Pick<QueryInput<'map.losses'>, 'mapId' | 'format' | 'forPlayers'> & { picture: PictureChoice };

/** What a file would hold and what not, before it is written. Throws `refused` for pages beyond number. */
export function foretold(
  sql: Sql,
  { mapId, format, forPlayers, picture }: Asked,
): NonNullable<QueryOutput<'map.losses'>> {
  const { sheet, hexes } = shownMap(sql, mapId, forPlayers);
  if (!isPicture(format)) return { hexes, losses: mapAsText(sheet, format).losses, picture: null };
  if (hexes === 0) return { hexes, losses: [], picture: null };
  return {
    hexes,
    losses: pictureLosses(sheet, format, picture),
    picture: pictureExtent(sheet, format, picture),
  };
}
