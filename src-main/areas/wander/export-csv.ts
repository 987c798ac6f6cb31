import { isAbsolute } from 'node:path';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Desk } from '../../desk/desk.ts';
import { tablesCsv } from '../../exports/table-csv.ts';
import { writeText } from '../../exports/write-text.ts';
import { needTable, readWanderBook, wandering } from './read-tables.ts';

type Input = ParsedInput<'wander.exportCsv'>;

export const wanderCommands = {
  'wander.exportCsv': async (desk: Desk, { tableId, path, replace }: Input) => {
    if (!isAbsolute(path))
      throw new TurnkeeperError(
        'bad-input',
        `"${path.slice(0, 200)}" is not a full path. Nothing was written.`,
        { path: 'A full path is wanted, from the top of the disk.' },
      );
    const { file } = desk;
    const book = readWanderBook(file.sql);
    const tables = tableId === null ? wandering(book) : [needTable(book, tableId, 'tableId')];
    const rows = tables.reduce((sum, each) => sum + each.rows.length, 0);
    if (rows === 0) throw refused('There are no rows to write. Nothing was written.');
    const request = { campaignPath: file.path, outPath: path, replace };
    return { ...(await writeText(request, tablesCsv(tables, book))), rows };
  },
};
