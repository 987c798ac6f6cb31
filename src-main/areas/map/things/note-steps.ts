import { hexNumber } from '../../../../shared/hex/numbering.ts';
import { query, withValues } from '../../../db/sql.ts';
import { needMap, numberingOf } from '../../../facts/map/read-map.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { soAlready } from '../../../steps/so-already.ts';

const noteAt = withValues(({ mapId, col, row }: { mapId: number; col: number; row: number }) =>
  query
    .selectFrom('hex_note')
    .select(['id', 'notes'])
    .where('map_id', '=', mapId)
    .where('col', '=', col)
    .where('row', '=', row),
);

/** What is written of one hex. */
export const noteSteps: Pick<StepsOf<'map'>, 'map.setNote'> = {
  'map.setNote': ({ sql }, { mapId, col, row, notes }) => {
    const map = needMap(sql, mapId);
    const before = sql.get(noteAt({ mapId, col, row }));
    if ((before?.notes ?? '') === notes) throw soAlready();
    const number = hexNumber(numberingOf(map), { col, row });
    if (notes === '') {
      sql.run(query.deleteFrom('hex_note').where('id', '=', before?.id ?? 0));
      return step(`Took the note off ${number}.`, { hidden: true });
    }
    if (before) sql.run(query.updateTable('hex_note').set({ notes }).where('id', '=', before.id));
    else sql.run(query.insertInto('hex_note').values({ map_id: mapId, col, row, notes }));
    return step(`A note on ${number}.`, { hidden: true });
  },
};
