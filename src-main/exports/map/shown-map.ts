import { cellReader, countsOf } from '../../../shared/hex/hexes.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import type { QueryInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { PictureChoice } from '../../../shared/ipc/map/map-export.ts';
import { isPicture } from '../../../shared/ipc/map/map-export.ts';
import type { Sql } from '../../db/sql.ts';
import { companyShown, companyWords } from './company.ts';
import { mapAsText } from './map-as-text.ts';
import type { PictureSheet } from './picture/drawing.ts';
import { pictureExtent, pictureLosses } from './picture/write-picture.ts';
import { playersSheet } from './players-sheet.ts';
import { readSheet } from './source.ts';

interface Shown {
  sheet: PictureSheet;
  hexes: number;
}

/** A map as it is shown to the referee or to the players, and how many hexes that has. */
export function shownMap(sql: Sql, mapId: number, forPlayers: boolean): Shown {
  const whole = readSheet(sql, mapId, forPlayers);
  const sheet = forPlayers ? playersSheet(whole) : whole;
  return {
    sheet,
    hexes: [...countsOf(sheet.layers.terrain).values()].reduce((sum, count) => sum + count, 0),
  };
}

type Asked = Pick<QueryInput<'map.losses'>, 'mapId' | 'format' | 'forPlayers'> & { picture: PictureChoice };

/** As `shownMap`, with what a picture is to show of the company, and that in words. */
export function shownPicture(
  sql: Sql,
  { mapId, forPlayers, picture }: Omit<Asked, 'format'>,
): Shown & { words: string | null } {
  const { sheet, hexes } = shownMap(sql, mapId, forPlayers);
  const groundAt = cellReader(sheet.layers.terrain);
  const company = companyShown(sql, mapId, picture, forPlayers, (hex) => groundAt(hex) !== 0);
  return {
    sheet: company === null ? sheet : { ...sheet, company },
    hexes,
    words: companyWords(company, picture, (hex) => hexNumber(sheet.numbering, hex)),
  };
}

/** What a file would hold and what not, before it is written. Throws `refused` for pages beyond number. */
export function foretold(sql: Sql, asked: Asked): NonNullable<QueryOutput<'map.losses'>> {
  const { mapId, format, forPlayers, picture } = asked;
  if (!isPicture(format)) {
    const { sheet, hexes } = shownMap(sql, mapId, forPlayers);
    return { hexes, losses: mapAsText(sheet, format).losses, picture: null };
  }
  const { sheet, hexes, words } = shownPicture(sql, asked);
  if (hexes === 0) return { hexes, losses: [], picture: null };
  return {
    hexes,
    losses: pictureLosses(sheet, format, picture),
    picture: { ...pictureExtent(sheet, format, picture), company: words },
  };
}
