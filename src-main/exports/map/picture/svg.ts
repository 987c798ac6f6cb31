import { htmlText } from '../../text/html-text.ts';
import { visibleLine } from '../../text/visible-text.ts';

/** Pieces of SVG. */

/** A length or a place, to a tenth of a pixel. */
export const px = (figure: number): string => String(Math.round(figure * 10) / 10 + 0);

/** Attributes of a colour, `#rrggbb` or with two digits more for how much covers. */
export function paint(what: 'fill' | 'stroke', colour: string): string {
  const covers = colour.slice(7, 9);
  const opacity = covers === '' ? '' : ` ${what}-opacity="${px2(parseInt(covers, 16) / 255)}"`;
  return `${what}="${colour.slice(0, 7)}"${opacity}`;
}

export const px2 = (figure: number): string => String(Math.round(figure * 100) / 100 + 0);

/** Somebody's words on one line, as content or as an attribute. */
export const svgText = (words: string): string => htmlText(visibleLine(words));

/** About how wide words are, in heights of their letters: nothing measures them here. Wide scripts count twice. */
export function widthOf(words: string): number {
  let width = 0;
  for (const sign of words) width += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 1 : 0.5;
  return width;
}

/** Words cut off where they would be wider. */
export function fitted(words: string, letters: number, width: number): string {
  if (widthOf(words) * letters <= width) return words;
  let kept = '';
  for (const sign of words) {
    if (widthOf(`${kept}${sign}…`) * letters > width) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}
