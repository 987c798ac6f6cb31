import { query } from '../../../db/sql.ts';
import type { MapLabelRow } from '../../../db/tables.ts';
import { needMap } from '../../../facts/map/read-map.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { isSame, needThing } from './need-thing.ts';

type LabelCommand = 'addLabel' | 'changeLabel' | 'removeLabel';

/** Words written across a map. */
export const labelSteps: Pick<StepsOf<'map'>, `map.${LabelCommand}`> = {
  'map.addLabel': ({ sql }, { mapId, col, row, words, size, turn, secret }) => {
    needMap(sql, mapId);
    const { lastId: id } = sql.run(
      query
        .insertInto('map_label')
        .values({ map_id: mapId, col, row, words, size, turn, secret: secret ? 1 : 0 }),
    );
    return { ...step(`Wrote ${words} on the map.`, { hidden: true }), value: { id } };
  },

  'map.changeLabel': ({ sql }, { id, col, row, words, size, turn, secret }) => {
    const before = needThing(sql, 'map_label', id);
    const after: MapLabelRow = {
      ...before,
      col: col ?? before.col,
      row: row ?? before.row,
      words: words ?? before.words,
      size: size ?? before.size,
      turn: turn ?? before.turn,
      secret: secret === undefined ? before.secret : secret ? 1 : 0,
    };
    if (isSame(before, after)) throw soAlready();
    sql.run(query.updateTable('map_label').set(after).where('id', '=', id));
    return step(
      after.words === before.words
        ? `${before.words} is written otherwise on the map.`
        : `The map says ${after.words} instead of ${before.words}.`,
      { hidden: true },
    );
  },

  'map.removeLabel': ({ sql }, { id }) => {
    const { words } = needThing(sql, 'map_label', id);
    sql.run(query.deleteFrom('map_label').where('id', '=', id));
    return step(`Wiped the words ${words} off the map.`, { hidden: true });
  },
};
