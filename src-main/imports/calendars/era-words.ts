import type { Era } from '../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../shared/calendar/definition.ts';
import { cleanText } from '../maps/map-text.ts';
import { plainText } from '../tagged-text.ts';

const figureOf = /\{\{\s*(abs_|era_|abs_nth_|nth_|era_nth_)?year\s*\}\}/;
const nameOf = /\{\{\s*era_name\s*\}\}/g;

/** How years of an era are written, of the form in which other programs keep it: `Year {{year}} - {{era_name}}`. */
export function eraWords(
  format: string | null,
  name: string,
): Pick<Era, 'prefix' | 'suffix'> & { isOfEra: boolean; isBare: boolean } {
  const cut = (text: string): string =>
    cleanText(
      plainText(text.replaceAll(nameOf, name)).replaceAll(/^[\s\-,–—]+|[\s\-,–—]+$/g, ''),
      calendarLimits.name,
    );
  const found = format === null ? null : figureOf.exec(format);
  if (format === null || found === null)
    return { prefix: '', suffix: cut(name), isOfEra: false, isBare: false };
  const kind = found[1] ?? '';
  return {
    prefix: cut(format.slice(0, found.index)),
    suffix: cut(format.slice(found.index + found[0].length)),
    isOfEra: kind.startsWith('era'),
    isBare: kind.startsWith('abs'),
  };
}
