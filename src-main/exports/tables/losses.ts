import type { KeptTable } from '../../facts/tables/read-tables.ts';
import type { Losses } from '../losses.ts';

/** What no foreign form of a table holds. */
export function tellWhatTablesLack({ tables }: { tables: readonly KeptTable[] }, losses: Losses): void {
  for (const { folder, name, purpose, way, beyond, columns, modifiers, licence, source, rows } of tables) {
    losses.add('what a table is for', purpose === 'any' ? 0 : 1);
    losses.add('spacing of names', isSpaced(folder, name, ...columns.map(({ title }) => title)) ? 1 : 0);
    losses.add('whose a total beyond the ends is', beyond === 'nothing' ? 0 : 1);
    losses.add('modifiers', modifiers.length);
    losses.add('the licence', licence === '' ? 0 : 1);
    losses.add('where a table comes from', source === '' ? 0 : 1);
    losses.add('tables without rows', rows.length === 0 ? 1 : 0);
    losses.add('what rows give beside their text', rows.filter(({ gives }) => gives.length > 0).length);
    losses.add('rows that are thrown again or send on', rows.filter(({ again }) => again !== null).length);
    losses.add('notes of rows', rows.filter(({ note }) => note !== '').length);
    if (way === 'dice') losses.add('weights beside dice', rows.filter(({ weight }) => weight !== 1).length);
    else {
      losses.add('columns that nobody throws', columns.length - 1);
      losses.add('dice that nobody throws', columns.filter(({ dice }) => dice !== '').length);
      losses.add('totals that nobody throws', rows.filter((row) => hasSpan(row)).length);
    }
  }
}

const isSpaced = (...texts: string[]): boolean =>
  texts.some((text) => text !== text.replaceAll(/\s+/g, ' ').trim());

const hasSpan = ({ spans }: KeptTable['rows'][number]): boolean => spans.some((span) => span !== null);

/** What is held by a form that knows the way in which a table gives its rows, and by no other. */
export function tellWhatHasComeUp({ tables }: { tables: readonly KeptTable[] }, losses: Losses): void {
  for (const { way, rows } of tables) {
    losses.add('that cards stay out once they are drawn', way === 'deck' ? 1 : 0);
    losses.add('rows that come once', rows.filter(({ once }) => once).length);
  }
  tellWhatIsPlay({ tables }, losses);
}

/** What came of the tables so far. */
export function tellWhatIsPlay({ tables }: { tables: readonly KeptTable[] }, losses: Losses): void {
  for (const { rows } of tables)
    losses.add(
      'cards and rows that have come up',
      rows.filter(({ struck, drawn }) => struck || drawn > 0).length,
    );
}
