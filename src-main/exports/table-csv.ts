import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { WanderBook, WanderTable } from '../areas/wander/read-tables.ts';
import { exportFailure } from './export-failure.ts';
import { requireTarget } from './export-target.ts';
import { placeExport } from './place-export.ts';
import { csvLine } from './text/csv-text.ts';

const columns = ['table', 'dice', 'from', 'to', 'who', 'number', 'creature', 'nested', 'note'] as const;

/** Tables as CSV by RFC 4180: one line a row, each with the name and the dice of its table. */
export function tablesCsv(tables: readonly WanderTable[], book: WanderBook): string {
  const lines = tables.flatMap(({ table, rows }) =>
    rows.map((row) =>
      csvLine([
        table.name,
        table.dice,
        row.from_total,
        row.to_total,
        row.who,
        row.number,
        row.creature_id ?? '',
        row.nested_id === null ? '' : (book.get(row.nested_id)?.table.name ?? ''),
        row.note,
      ]),
    ),
  );
  return [csvLine(columns), ...lines].join('');
}

interface CsvRequest {
  campaignPath: string;
  outPath: string;
  /** Whether an ordinary file that stands there may be replaced. */
  replace: boolean;
}

/**
 * Writes a text to a file: whole or not at all. Throws file-exists, file-missing, file-is-directory, file-denied,
 * disk-full, bad-input, refused.
 */
export async function writeCsv(request: CsvRequest, text: string): Promise<{ path: string; bytes: number }> {
  const { outPath, campaignPath, replace } = request;
  try {
    const target = requireTarget(outPath, campaignPath, replace);
    let bytes = 0;
    await placeExport(target, replace, (temporary) => {
      writeFileSync(temporary, text, { flag: 'wx' });
      bytes = statSync(temporary).size;
      return Promise.resolve();
    });
    return { path: target, bytes };
  } catch (cause) {
    throw exportFailure(cause, resolve(outPath), campaignPath);
  }
}
