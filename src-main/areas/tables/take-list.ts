import { TurnkeeperError } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { foldedPath, freeName } from '../../../shared/tables/free-name.ts';
import { pathOf } from '../../../shared/tables/names.ts';
import { listTables } from '../../content/own-lists.ts';
import { query } from '../../db/sql.ts';
import { nextTablePosition, readHeads } from '../../facts/tables/read-tables.ts';
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
  const taken = new Set(heads.map(foldedPath));
  const name = freeName(taken, table.name, folder);
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
  const path = pathOf({ folder, name });
  return {
    ...step(`Took the list ${path} of the program’s own, with ${counted(table.rows.length, 'row')}.`),
    value: { id },
  };
};
