import { refused } from '../../../shared/errors.ts';
import { rowOf } from '../../facts/treasure/find-row.ts';
import { describeFound, findsOf, putInPool } from '../../facts/treasure/pool.ts';
import { step, type StepsOf } from '../../steps/step-context.ts';
import { findsOfLines, rowsWritten } from '../../facts/hoards/card-view.ts';
import { playLines } from '../../facts/hoards/card.ts';
import { readSource } from '../../facts/hoards/source.ts';

export const treasureSteps: StepsOf<'treasure'> = {
  'treasure.take': ({ sql, campaign, content, dice, fell }, { source, low, lines, where }) => {
    const { system } = campaign;
    const read = readSource(source, system.treasure, content);
    const played = playLines(read, { lines, low, throws: 'none', dice: dice() });
    const open = played.find(({ ask, rolled }) => ask !== null || rolled === null);
    if (open)
      throw refused(
        `${open.plan.title} still wants dice. Throw them, type them or strike the line. Nothing was taken.`,
      );
    fell(
      played.flatMap(({ rolled, given }) =>
        (rolled?.falls ?? [])
          .flatMap(({ faces }) => faces)
          .map(({ sides, face }, at) => ({
            sides,
            face,
            source: given.faces[at]?.typed === true ? ('typed' as const) : ('rolled' as const),
          })),
      ),
    );
    const found = [
      ...findsOfLines(played).map((find) => rowOf(find, system.weights, content.equipment)),
      ...rowsWritten(played, system.weights),
    ];
    if (found.length === 0) return step(`${read.title}: nothing was there.`);
    putInPool(sql, found, where);
    const told = [
      `${read.title}: found ${describeFound(found)}${where ? ` (${where})` : ''}.`,
      ...played.flatMap(({ rolled }) => rolled?.stopped ?? []),
    ];
    return step(told.join(' '), { finds: findsOf(found) });
  },
};
