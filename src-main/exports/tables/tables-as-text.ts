import type { TableFormat } from '../../../shared/ipc/vocabulary.ts';
import { Losses, type Loss, type TextWithLosses } from '../losses.ts';
import type { TablesOut } from './chosen-tables.ts';
import { foundryTables } from './foundry.ts';
import { tellWhatIsPlay } from './losses.ts';
import { tableLines } from './table-lines.ts';
import { tablesCsv } from './tables-csv.ts';
import { tablesMarkdown } from './tables-markdown.ts';

/** A sheet to throw on, rather than something to be read again. */
export type PrintedFormat = Extract<TableFormat, 'html' | 'pdf'>;
type TextFormat = Exclude<TableFormat, PrintedFormat>;

const writers: Readonly<Record<TextFormat, (out: TablesOut) => TextWithLosses>> = {
  foundry: foundryTables,
  csv: tablesCsv,
  markdown: tablesMarkdown,
  text: tableLines,
};

export const isPrinted = (format: TableFormat): format is PrintedFormat =>
  format === 'html' || format === 'pdf';

/** Random tables in a format that is read again, with what it does not hold. */
export const tablesAsText = (out: TablesOut, format: TextFormat): TextWithLosses => writers[format](out);

/** What a format does not hold of random tables; a printed sheet lacks only what has come up. */
export function lossesOfTables(out: TablesOut, format: TableFormat): Loss[] {
  if (!isPrinted(format)) return tablesAsText(out, format).losses;
  const losses = new Losses();
  tellWhatIsPlay(out, losses);
  return losses.all;
}
