import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { contentFor } from '../../content/content-for.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import { keyedLevel } from '../../exports/level/keyed-level.ts';
import { levelMarkdown } from '../../exports/level/level-markdown.ts';
import { packOf, packText } from '../../exports/packs/pack-text.ts';
import { chosenTables } from '../../exports/tables/chosen-tables.ts';
import { isPrinted, tablesAsText } from '../../exports/tables/tables-as-text.ts';
import { writeTables } from '../../exports/tables/write-tables.ts';
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

async function booksOf(sql: Sql) {
  const { system } = readRules(sql);
  const { bestiaries } = await contentFor(['bestiaries'], { sql, systemId: system.id });
  if (!bestiaries) throw new Error('The books of creatures were not read.');
  return bestiaries;
}

export const prepExportCommands = {
  'place.exportLevel': async (
    { file }: Desk,
    { levelId, path, replace }: ParsedInput<'place.exportLevel'>,
  ) => {
    needFullPath(path);
    const keyed = keyedLevel(file.sql, levelId);
    const written = await writeText(
      { campaignPath: file.path, outPath: path, replace },
      levelMarkdown(keyed),
    );
    return { path: written.path, bytes: written.bytes, rooms: keyed.rooms.length };
  },

  'pack.export': async ({ file }: Desk, { path, replace, ...asked }: ParsedInput<'pack.export'>) => {
    needFullPath(path);
    const pack = packOf(file.sql, await booksOf(file.sql), asked);
    const written = await writeText({ campaignPath: file.path, outPath: path, replace }, packText(pack));
    const { creatures, tables, pages, images } = pack;
    return {
      ...{ path: written.path, bytes: written.bytes },
      ...{ creatures: creatures.length, tables: tables.length, pages: pages.length, pictures: images.length },
    };
  },

  'table.export': async (
    { file, ports }: Desk,
    { path, replace, paper, ...asked }: ParsedInput<'table.export'>,
  ) => {
    needFullPath(path);
    const out = chosenTables(file.sql, await tableContent(file.sql), asked);
    if (out.tables.length === 0)
      throw refused('No table stands in that folder any more. Nothing was written.');
    const to = { campaignPath: file.path, outPath: path, replace };
    const { format } = asked;
    const written = isPrinted(format)
      ? await writeTables({ ...to, format, paper }, out, (html, pdf) => ports.printPdf(html, pdf))
      : await writeText(to, tablesAsText(out, format).text);
    return { path: written.path, bytes: written.bytes, tables: out.tables.length };
  },
};
