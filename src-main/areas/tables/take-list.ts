import { TurnkeeperError } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { folded } from '../../../shared/tables/names.ts';
import { listTables } from '../../content/own-lists.ts';
import { query } from '../../db/sql.ts';
import { nextTablePosition, readHeads } from '../../facts/tables/read-tables.ts';
import type { TableHead } from '../../facts/tables/read-tables.ts';
import { step } from '../../steps/step-context.ts';
import type { StepOf } from '../../steps/step-context.ts';
import { requireRoom } from './judge.ts';
import { writeRows } from './write-rows.ts';

/** A copy of one of the program's own lists, under a name that is free in its folder. */
export const takeFromContent: StepOf<'table.takeFromContent'> = ({ sql, content }, { contentId }) => {
  const list = content.lists.lists.find(({ id }) => id === contentId);
  const table = listTables(content.lists).find(({ id }) => id === contentId);
  if (list === undefined || table === undefined)
    throw new TurnkeeperError('not-found', `The program has no list ${contentId}. Nothing was taken.`, {
      contentId: 'Choose from the list.',
    });
  const heads = readHeads(sql);
  requireRoom(heads);
  const { folder, way, beyond, columns } = table;
  const name = freeName(heads, table);
  const kept = {
    ...{ folder, name, way, beyond, purpose: list.purpose, notes: '' },
    columns: JSON.stringify(columns),
    modifiers: '[]',
    licence: content.lists.licence.name,
    source: `own/${contentId}`,
  };
  const position = nextTablePosition(sql);
  const { lastId: id } = sql.run(query.insertInto('random_table').values({ position, ...kept }));
  writeRows(
    sql,
    id,
    table.rows.map(({ spans, weight, text, gives, again, once, note }) => ({
      ...{ id: null, weight, text, again, once, note },
      spans: [...spans],
      gives: [...gives],
    })),
  );
  const path = folder === '' ? name : `${folder}/${name}`;
  return {
    ...step(`Took the list ${path} of the program’s own, with ${counted(table.rows.length, 'row')}.`),
    value: { id },
  };
};

function freeName(
  heads: readonly TableHead[],
  { folder, name: wanted }: Pick<TableHead, 'folder' | 'name'>,
): string {
  const inFolder = heads.filter((each) => folded(each.folder) === folded(folder));
  const taken = new Set(inFolder.map((each) => folded(each.name)));
  let name = wanted;
  for (let copy = 2; taken.has(folded(name)); copy += 1) name = `${wanted} (${copy})`;
  return name;
}
