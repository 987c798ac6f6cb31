import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { contentFor } from '../../content/content-for.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import { chosenTables } from '../../exports/tables/chosen-tables.ts';
import { tablesAsText } from '../../exports/tables/tables-as-text.ts';
import { writeText } from '../../exports/write-text.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { TableContent } from '../../facts/tables/campaign-tables.ts';
import { needFullPath } from './document-exports.ts';

/** What the referee prepared as files. */

async function tableContent(sql: Sql): Promise<TableContent> {
  const { system } = readRules(sql);
  const { encounters = null, monsters } = await contentFor(['encounters', 'monsters'], {
    sql,
    systemId: system.id,
  });
  if (!monsters) throw new Error('The creatures at hand were not read.');
  return { encounters, monsters };
}

export const prepExportCommands = {
  'table.export': async ({ file }: Desk, { path, replace, ...asked }: ParsedInput<'table.export'>) => {
    needFullPath(path);
    const out = chosenTables(file.sql, await tableContent(file.sql), asked);
    const { text } = tablesAsText(out, asked.format);
    const written = await writeText({ campaignPath: file.path, outPath: path, replace }, text);
    return { path: written.path, bytes: written.bytes, tables: out.tables.length };
  },
};
