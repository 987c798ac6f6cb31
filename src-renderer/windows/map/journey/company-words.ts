import type { Hex } from '../../../../shared/hex/grid.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { CompanyView, TheirThings } from '../map-types.ts';
import type { PlacesShown } from './company-overlay.ts';

/** What of truth and belief is shown. */
export const placesWords: Readonly<Record<PlacesShown, string>> = {
  both: 'Both',
  theirs: 'Theirs',
  true: 'True',
};

/** Said as another of them is turned to. */
export const placesSaid: Readonly<Record<PlacesShown, string>> = {
  both: 'Both are shown: what is true, and where they think they are.',
  theirs: 'Theirs is shown: the map as the players have it.',
  true: 'Only what is true is shown.',
};

/** In a line: where they are, what they believe, and what does not agree. */
export function companyWords(where: CompanyView, number: (hex: Hex) => string): string {
  const { true: truly, believed, doubt, astray, contradiction } = where;
  const belief =
    believed === null
      ? `; they know that they are ${lostWords(doubt, number)}`
      : astray
        ? `; they believe ${placeWords(believed, number)}`
        : '';
  const said = contradiction === null ? '' : ` ${contradiction}`;
  return `The company is at ${placeWords(truly, number)}${belief}.${said}`;
}

/** The same as the players would say it. */
export function theirWords(
  { stands, doubt }: NonNullable<TheirThings['company']>,
  number: (hex: Hex) => string,
): string {
  if (stands !== null) return `The company is at ${placeWords(stands, number)}.`;
  return doubt === null ? '' : `The company is ${lostWords(doubt, number)}.`;
}

const placeWords = ({ at, toward, miles }: CompanyView['true'], number: (hex: Hex) => string): string =>
  toward === null ? number(at) : `${number(at)}, ${counted(miles, 'mile')} on the way into ${number(toward)}`;

const lostWords = ({ about, miles }: CompanyView['doubt'], number: (hex: Hex) => string): string =>
  `lost, within ${counted(miles, 'mile')} of ${number(about)}`;
