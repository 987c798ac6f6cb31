import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Arrival, Comer } from '../../../../shared/words/comers/comer.ts';
import type { Sql } from '../../../db/sql.ts';
import { needMuster } from '../musters/musters.ts';
import { readComers } from '../../../../shared/words/comers/read-comers.ts';

/** Those who are named for a fight, as lines of the referee or one by one. */
export type Coming = Omit<Comer, 'name' | 'line' | 'arrives'> & {
  readonly name: string | null;
  readonly creatureId: string | null;
};

/** Some who come later, each line as it is read again when they do. */
export interface Expected {
  readonly line: string;
  readonly arrives: Arrival;
}

type Named = Pick<ParsedInput<'combat.begin'>, 'comers' | 'lines' | 'musterId'>;

/** Those named, and those of the muster. Throws bad-input with a sentence for each line nobody can read. */
export function comingOf(
  sql: Sql,
  { comers, lines, musterId }: Named,
  taken: ReadonlySet<string> = new Set(),
): { now: readonly Coming[]; later: readonly Expected[] } {
  const kept = musterId === null ? '' : needMuster(sql, musterId).lines;
  const read = readComers(`${kept}\n${lines}`, taken);
  if (read.problems.length > 0)
    throw new TurnkeeperError('bad-input', `${read.problems.join(' ')} Nothing was changed.`, {
      lines: read.problems.join(' '),
    });
  const one = comers.map(({ hp, atFeet, ...who }) => ({
    ...who,
    ...(hp !== null && { hp }),
    ...(atFeet !== null && { atFeet }),
  }));
  const typed = read.comers.filter(({ arrives }) => arrives === undefined);
  return {
    now: [...one, ...typed.map((comer) => ({ ...comer, creatureId: null }))],
    later: read.comers.flatMap(({ line, arrives }) => (arrives === undefined ? [] : [{ line, arrives }])),
  };
}
