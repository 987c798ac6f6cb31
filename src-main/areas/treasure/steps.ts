import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { rowsOf } from '../../facts/treasure/find-row.ts';
import type { ThingRow } from '../../facts/party/items.ts';
import { describeFound, findsOf, putInPool } from '../../facts/treasure/pool.ts';
import { step, type StepContext, type StepsOf } from '../../steps/step-context.ts';
import { findsOfLines, rowsWritten } from '../../facts/hoards/card-view.ts';
import { playLines } from '../../facts/hoards/card.ts';
import { placeInWords } from '../../facts/hoards/hoard-place.ts';
import { placeHoard } from '../../facts/hoards/place-hoard.ts';
import { readSource } from '../../facts/hoards/source.ts';

type Roll = Pick<ParsedInput<'treasure.take'>, 'source' | 'low' | 'lines'>;

/** What a complete roll gave, its dice noted. Throws refused while a die is wanted. */
function rolled(
  { campaign, content, dice, fell }: StepContext<'encounters' | 'prep' | 'equipment' | 'monsters'>,
  { source, low, lines }: Roll,
): { title: string; found: ThingRow[]; stopped: string[] } {
  const { system } = campaign;
  const read = readSource(source, system.treasure, content);
  const played = playLines(read, { lines, low, throws: 'none', dice: dice() });
  const open = played.find(({ ask, rolled: line }) => ask !== null || line === null);
  if (open)
    throw refused(
      `${open.plan.title} still wants dice. Throw them, type them or strike the line. Nothing was taken.`,
    );
  fell(
    played.flatMap(({ rolled: line, given }) =>
      (line?.falls ?? [])
        .flatMap(({ faces }) => faces)
        .map(({ sides, face }, at) => ({
          sides,
          face,
          source: given.faces[at]?.typed === true ? ('typed' as const) : ('rolled' as const),
        })),
    ),
  );
  return {
    title: read.title,
    found: [
      ...findsOfLines(played).flatMap((find) => rowsOf(find, system.weights, content.equipment)),
      ...rowsWritten(played, system.weights),
    ],
    stopped: played.flatMap(({ rolled: line }) => line?.stopped ?? []),
  };
}

export const treasureSteps: StepsOf<'treasure'> = {
  'treasure.take': (context, { where, ...roll }) => {
    const { title, found, stopped } = rolled(context, roll);
    if (found.length === 0) return step(`${title}: nothing was there.`);
    putInPool(context.sql, found, where);
    const told = [`${title}: found ${describeFound(found)}${where ? ` (${where})` : ''}.`, ...stopped];
    return step(told.join(' '), { finds: findsOf(found) });
  },

  'treasure.place': (context, { name, at, ...roll }) => {
    const { title, found, stopped } = rolled(context, roll);
    if (found.length === 0) throw refused(`${title}: nothing was there, so nothing was laid down.`);
    const where = placeInWords(context.sql, at);
    const id = placeHoard(context.sql, found, { name: name || title.slice(0, mostLetters), place: at });
    const lies = where === '' ? 'is kept at hand' : `lies at ${where}`;
    const told = [`${title}: ${describeFound(found)} ${lies}.`, ...stopped];
    return { ...step(told.join(' '), { hidden: true }), value: { id } };
  },
};

const mostLetters = 80;
