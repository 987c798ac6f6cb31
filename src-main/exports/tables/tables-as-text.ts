import type { TableFormat } from '../../../shared/ipc/vocabulary.ts';
import type { TextWithLosses } from '../losses.ts';
import type { TablesOut } from './chosen-tables.ts';
import { foundryTables } from './foundry.ts';
import { tableLines } from './table-lines.ts';
import { tablesCsv } from './tables-csv.ts';
import { tablesMarkdown } from './tables-markdown.ts';

const writers: Readonly<Record<TableFormat, (out: TablesOut) => TextWithLosses>> = {
  foundry: foundryTables,
  csv: tablesCsv,
  markdown: tablesMarkdown,
  text: tableLines,
};

/** Random tables in a format, with what it does not hold. */
export const tablesAsText = (out: TablesOut, format: TableFormat): TextWithLosses => writers[format](out);
