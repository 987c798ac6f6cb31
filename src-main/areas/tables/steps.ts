import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { foldedPath } from '../../../shared/tables/free-name.ts';
import { pathOf } from '../../../shared/tables/names.ts';
import { query } from '../../db/sql.ts';
import type { RandomRowRow } from '../../db/tables.ts';
import {
  isSame,
  nextTablePosition,
  readHeads,
  readTable,
  rowKept,
  rowOf,
} from '../../facts/tables/read-tables.ts';
import type { TableHead } from '../../facts/tables/read-tables.ts';
import { removeTable } from '../../facts/tables/remove-table.ts';
import { withEvents } from '../../facts/words.ts';
import { soAlready } from '../../steps/so-already.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { step } from '../../steps/step-context.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { need, requireHead, requireRoom, requireRows, requireUnthrown } from './judge.ts';
import { branchStep } from './branch-step.ts';
import { keepInRoom } from './keep-step.ts';
import { rollStep } from './roll-step.ts';
import { writeThrown } from './follow-throws.ts';
import { takeFromContent } from './take-list.ts';
import { writeRows } from './write-rows.ts';

export const tableSteps: StepsOf<'table'> = {
  'table.add': ({ sql }, { rows, columns, modifiers, ...head }) => {
    requireRoom(readHeads(sql));
    requireHead(sql, { ...head, columns }, null);
    requireRows(sql, rows);
    const kept = { columns: JSON.stringify(columns), modifiers: JSON.stringify(modifiers), source: '' };
    const position = nextTablePosition(sql);
    const { lastId: id } = sql.run(query.insertInto('random_table').values({ position, ...head, ...kept }));
    writeRows(sql, id, rows);
    const with_ = rows.length === 0 ? '' : `, with ${counted(rows.length, 'row')}`;
    return { ...step(`New table: ${pathOf(head)}${with_}.`), value: { id } };
  },

  'table.change': ({ sql, content }, { id, changes }) => {
    const before = need(readTable(sql, id), 'table');
    const after = { ...before, ...changes };
    requireUnthrown(sql, before, after.purpose);
    requireHead(sql, after, id, 'changes.');
    const columns = JSON.stringify(after.columns);
    const modifiers = JSON.stringify(after.modifiers);
    const done = whatChanged(before, after);
    if (done.length === 0) throw soAlready();
    const change = () =>
      sql.run(
        query
          .updateTable('random_table')
          .set({ ...changes, columns, modifiers })
          .where('id', '=', id),
      );
    const isMoved = foldedPath(after) !== foldedPath(before);
    let throws = '';
    const follows = writeNamed(sql, content, isMoved, () => {
      if (isMoved) throws = writeThrown(sql, change);
      else change();
    });
    return step(`Table ${before.name}: ${listed(done)}${throws}${follows}.`);
  },

  'table.setRows': ({ sql }, { id, rows, way, columns }) => {
    const before = need(readTable(sql, id), 'table');
    const after = { ...before, way: way ?? before.way, columns: columns ?? before.columns };
    if (way !== undefined || columns !== undefined) requireHead(sql, after, id);
    requireRows(sql, rows);
    const done = whatChanged(before, after);
    if (!writeRows(sql, id, rows) && done.length === 0) throw soAlready();
    if (done.length > 0)
      sql.run(
        query
          .updateTable('random_table')
          .set({ way: after.way, columns: JSON.stringify(after.columns) })
          .where('id', '=', id),
      );
    return step(`Table ${before.name}: ${listed([...done, counted(rows.length, 'row')])}.`);
  },

  'table.changeRow': ({ sql }, { id, changes }) => {
    const found: RandomRowRow = need(
      sql.get(query.selectFrom('random_row').selectAll().where('id', '=', id)) ?? null,
      'row',
    );
    const { name } = need(readTable(sql, found.table_id), 'table');
    const after = { ...rowOf(found), ...changes };
    requireRows(sql, [after]);
    const kept = rowKept(after);
    if (after.struck === (found.struck === 1) && isSame(found, kept)) throw soAlready();
    const struck = after.struck ? (1 as const) : (0 as const);
    sql.run(
      query
        .updateTable('random_row')
        .set({ ...kept, struck })
        .where('id', '=', id),
    );
    return step(`Table ${name}, row ${found.position}: ${shortened(after.text)}.`);
  },

  'table.remove': ({ sql }, { id }) => {
    const table = need(readTable(sql, id), 'table');
    const events = removeTable(sql, table);
    const sentence = `Removed the table ${pathOf(table)}, with ${counted(table.rows.length, 'row')}.`;
    return step(withEvents(sentence, events), { events });
  },

  'table.shuffle': ({ sql }, { id }) => {
    const { name, way, rows } = need(readTable(sql, id), 'table');
    const drawn = rows.reduce((sum, row) => sum + row.drawn, 0);
    const struck = rows.filter((row) => row.struck).length;
    if (drawn === 0 && struck === 0) throw soAlready();
    for (const row of rows)
      if (row.drawn > 0 || row.struck)
        sql.run(query.updateTable('random_row').set({ drawn: 0, struck: 0 }).where('id', '=', row.id));
    const back = [
      ...(drawn > 0 && way === 'deck' ? [`${counted(drawn, 'card')} back in the deck`] : []),
      ...(struck > 0 ? [`${counted(struck, 'row')} no more struck off`] : []),
    ];
    return step(`Shuffled ${name}: ${back.length === 0 ? 'as new' : listed(back)}.`);
  },

  'table.takeFromContent': takeFromContent,

  'table.roll': rollStep,
  'table.rollBranch': branchStep,
  'table.keepInRoom': keepInRoom,
};

const SHOWN = 80;
const shortened = (text: string): string =>
  text === '' ? 'as it stands' : text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;

/** What is other than it was, in words; nothing where all is the same. */
function whatChanged(before: TableHead, after: TableHead): string[] {
  const dice = ({ columns }: TableHead) => listed(columns.map((column) => column.dice));
  const isOther = (field: keyof TableHead): boolean =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return [
    ...(isOther('name') ? [`it is now ${after.name}`] : []),
    ...(isOther('folder') ? [after.folder === '' ? 'at the top' : `in the folder ${after.folder}`] : []),
    ...(isOther('purpose') ? [`for ${after.purpose} now`] : []),
    ...(isOther('way') ? [wayWords[after.way]] : []),
    ...(isOther('beyond')
      ? [after.beyond === 'nothing' ? 'nothing stands beyond its ends' : 'beyond its ends the end rows stand']
      : []),
    ...(isOther('columns')
      ? [
          dice(before) === dice(after)
            ? 'other columns'
            : `${dice(after)} instead of ${dice(before) || 'no dice'}`,
        ]
      : []),
    ...(isOther('modifiers') ? ['other modifiers'] : []),
    ...(isOther('notes') ? ['new notes'] : []),
    ...(isOther('licence') ? ['another licence'] : []),
  ];
}

const wayWords = {
  dice: 'thrown with dice',
  weights: 'drawn by weight',
  deck: 'a deck whose cards stay out',
} as const;
