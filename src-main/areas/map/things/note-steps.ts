import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { saysNothing } from '../../../../shared/map/ground-figures.ts';
import { query, withValues } from '../../../db/sql.ts';
import { needTable } from '../../../facts/book/need-table.ts';
import { figureColumns, figuresOf } from '../../../facts/map/figure-columns.ts';
import { needMap, numberingOf } from '../../../facts/map/read-map.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { isSame, said } from './need-thing.ts';

const noteAt = withValues(({ mapId, col, row }: { mapId: number; col: number; row: number }) =>
  query
    .selectFrom('hex_note')
    .selectAll()
    .where('map_id', '=', mapId)
    .where('col', '=', col)
    .where('row', '=', row),
);

/** A hex of which nothing is written and nothing said. */
const blank = {
  notes: '',
  mile_parts: null,
  lost_in_six: null,
  check_in_six: null,
  water: null,
  food: null,
  table_id: null,
} as const;

/** What is written of one hex, and said of its ground; a hex of which nothing is left has no row. */
export const noteSteps: Pick<StepsOf<'map'>, 'map.setNote'> = {
  'map.setNote': ({ sql }, { mapId, col, row, notes, tableId, ...figures }) => {
    const map = needMap(sql, mapId);
    if (typeof tableId === 'number') needTable(sql, tableId);
    const found = sql.get(noteAt({ mapId, col, row }));
    const before = found ?? { ...blank };
    const ground = { ...figuresOf(before), ...said(figures) };
    const after = {
      notes: notes ?? before.notes,
      ...figureColumns(ground),
      table_id: tableId === undefined ? before.table_id : tableId,
    };
    const now = { ...before, ...after };
    if (isSame(before, now)) throw soAlready();
    const number = hexNumber(numberingOf(map), { col, row });
    if (after.notes === '' && after.table_id === null && saysNothing(ground))
      sql.run(query.deleteFrom('hex_note').where('id', '=', found?.id ?? 0));
    else if (found) sql.run(query.updateTable('hex_note').set(after).where('id', '=', found.id));
    else sql.run(query.insertInto('hex_note').values({ map_id: mapId, col, row, ...after }));
    if (after.notes === before.notes) return step(`The ground of ${number} is another.`, { hidden: true });
    return step(after.notes === '' ? `Took the note off ${number}.` : `A note on ${number}.`, {
      hidden: true,
    });
  },
};
