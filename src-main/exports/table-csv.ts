import type { WanderBook, WanderTable } from '../areas/wander/read-tables.ts';
import { csvLine } from './text/csv-text.ts';

const columns = ['table', 'dice', 'from', 'to', 'who', 'number', 'creature', 'nested', 'note'] as const;

/** Tables as CSV by RFC 4180: one line a row, each with the name and the dice of its table. */
export function tablesCsv(tables: readonly WanderTable[], book: WanderBook): string {
  const lines = tables.flatMap(({ table, rows }) =>
    rows.map((row) =>
      csvLine([
        table.name,
        table.dice,
        row.from,
        row.to,
        row.who,
        row.number,
        row.creatureId ?? '',
        row.nestedId === null ? '' : (book.get(row.nestedId)?.table.name ?? ''),
        row.note,
      ]),
    ),
  );
  return [csvLine(columns), ...lines].join('');
}
