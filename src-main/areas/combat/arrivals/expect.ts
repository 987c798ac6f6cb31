import { capital, listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Expected } from '../comers/coming.ts';

/** Those who are to come later: they are asked about when it is time, and never join by themselves. */

/** What stands in the row of those who come when half of the foes are down. */
export const atHalf = 'half';

export function expect(sql: Sql, fightId: number, expected: readonly Expected[]): void {
  for (const { line, arrives } of expected) {
    const values = {
      fight_id: fightId,
      lines: line,
      at_round: arrives.at === 'round' ? arrives.round : null,
      at_words: arrives.at === 'round' ? '' : arrives.at === 'half' ? atHalf : arrives.words,
      state: 'expected' as const,
    };
    sql.run(query.insertInto('fight_arrival').values(values));
  }
}

/** "in round 3", "in second 30", "when half of the foes are down", "at the gong". */
export function whenInWords(
  { at_round: round, at_words: words }: { at_round: number | null; at_words: string },
  inSeconds = false,
): string {
  if (round !== null) return `in ${inSeconds ? 'second' : 'round'} ${round}`;
  return words === atHalf ? 'when half of the foes are down' : words;
}

const whenOf = ({ arrives }: Expected): string =>
  whenInWords(
    arrives.at === 'round'
      ? { at_round: arrives.round, at_words: '' }
      : { at_round: null, at_words: arrives.at === 'half' ? atHalf : arrives.words },
  );

/** "2 trolls in round 3 are expected."; nothing where nobody is. */
export function expectedWords(expected: readonly Expected[]): string {
  if (expected.length === 0) return '';
  const each = expected.map((one) => `${one.line} (${whenOf(one)})`);
  return ` Expected: ${capital(listed(each))}.`;
}
