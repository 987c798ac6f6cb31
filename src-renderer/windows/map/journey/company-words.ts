import type { Hex } from '../../../../shared/hex/grid.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { CompanyView } from '../map-types.ts';

/** In a line: where they are, what they believe, and what does not agree. */
export function companyWords(where: CompanyView, number: (hex: Hex) => string): string {
  const { true: truly, believed, doubt, astray, contradiction } = where;
  const place = ({ at, toward, miles }: CompanyView['true']): string =>
    toward === null
      ? number(at)
      : `${number(at)}, ${counted(miles, 'mile')} on the way into ${number(toward)}`;
  const belief =
    believed === null
      ? `; they know that they are lost, within ${counted(doubt.miles, 'mile')} of ${number(doubt.about)}`
      : astray
        ? `; they believe ${place(believed)}`
        : '';
  return `The company is at ${place(truly)}${belief}.${contradiction === null ? '' : ` ${contradiction}`}`;
}
