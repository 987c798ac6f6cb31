import { z } from 'zod';
import * as fields from '../../../shared/ipc/fields.ts';
import { mostAtOnce } from '../../../shared/words/comers/comer.ts';
import { readComers } from '../../../shared/words/comers/read-comers.ts';
import { counted } from '../../../shared/words/figures.ts';

/** A muster, as an encounter of another program makes it: lines of foes that can be typed as they stand. */

export const musterLimits = { lines: 8000, notes: 4000 } as const;

export const bookMuster = z.strictObject({
  is: z.literal('muster'),
  name: fields.name,
  lines: fields.prose(musterLimits.lines).superRefine((text, context) => {
    const { comers, problems } = readComers(text);
    if (comers.length === 0 && problems.length === 0)
      context.addIssue({ code: 'custom', message: 'It names nobody who can come.' });
    for (const message of problems) context.addIssue({ code: 'custom', message });
  }),
  notes: fields.prose(musterLimits.notes),
});

export type BookMuster = z.output<typeof bookMuster>;

/** What will be made of it, in one line. */
export function musterSummary({ lines }: BookMuster): string {
  const { comers } = readComers(lines);
  const foes = comers.reduce((sum, { count }) => sum + count, 0);
  return `Muster, ${counted(foes, 'foe')} in ${counted(comers.length, 'line')}`;
}

/**
 * Those of one name with their hit points, null where nobody knows them, as lines of a muster; null where the name
 * would be read as something else.
 */
export function comerLines(name: string, hitPoints: readonly (number | null)[]): string[] | null {
  const lines: string[] = [];
  for (let from = 0; from < hitPoints.length; from += mostAtOnce) {
    const some = hitPoints.slice(from, from + mostAtOnce);
    const line = `${some.length === 1 ? '' : `${some.length} `}${name}${hitPointWords(some)}`;
    const [comer, ...others] = readComers(line).comers;
    if (comer === undefined || others.length > 0) return null;
    if (comer.name !== name || comer.count !== some.length) return null;
    lines.push(line);
  }
  return lines;
}

function hitPointWords(points: readonly (number | null)[]): string {
  const known = points.filter((each) => each !== null);
  if (known.length < points.length) return '';
  return new Set(known).size === 1 ? ` hp ${known[0]}` : ` hp ${known.join(',')}`;
}
