import { needPath, readPath } from '../../../../shared/map/line-path.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { MapLineRow } from '../../../db/tables.ts';
import { gridOf, needMap } from '../../../facts/map/read-map.ts';
import type { StepsOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { soAlready } from '../../../steps/so-already.ts';
import { isSame, needThing } from './need-thing.ts';

type LineCommand = 'addLine' | 'changeLine' | 'removeLine';

/** Roads, trails, rivers, borders and walls. */
export const lineSteps: Pick<StepsOf<'map'>, `map.${LineCommand}`> = {
  'map.addLine': ({ sql }, { mapId, kind, name, along, path, maintained, secret, notes, bars }) => {
    const map = needMap(sql, mapId);
    const points = readPath(path, along, 'bad-input');
    needPath(gridOf(map), along, points);
    const { lastId: id } = sql.run(
      query.insertInto('map_line').values({
        map_id: mapId,
        kind,
        name,
        along,
        path,
        maintained: maintained ? 1 : 0,
        secret: secret ? 1 : 0,
        notes,
        bars: bars ? 1 : 0,
      }),
    );
    const long = counted(
      points.length,
      along === 'centres' ? 'hex' : 'side',
      along === 'centres' ? 'hexes' : 'sides',
    );
    return {
      ...step(`Drew ${lineCalled({ kind, name }, 'a')}, ${long} long.`, { hidden: true }),
      value: { id },
    };
  },

  'map.changeLine': ({ sql }, { id, kind, name, along, path, maintained, secret, notes, bars }) => {
    const before = needThing(sql, 'map_line', id);
    const after: MapLineRow = {
      ...before,
      kind: kind ?? before.kind,
      name: name ?? before.name,
      along: along ?? before.along,
      path: path ?? before.path,
      maintained: maintained === undefined ? before.maintained : maintained ? 1 : 0,
      secret: secret === undefined ? before.secret : secret ? 1 : 0,
      notes: notes ?? before.notes,
      bars: bars === undefined ? before.bars : bars ? 1 : 0,
    };
    if (isSame(before, after)) throw soAlready();
    if (path !== undefined || along !== undefined)
      needPath(
        gridOf(needMap(sql, before.map_id)),
        after.along,
        readPath(after.path, after.along, 'bad-input'),
      );
    sql.run(query.updateTable('map_line').set(after).where('id', '=', id));
    return step(
      after.name === before.name
        ? `Changed ${lineCalled(before, 'the')}.`
        : `${lineCalled(before, 'The')} is ${after.name === '' ? 'without a name' : `called ${after.name}`} now.`,
      { hidden: true },
    );
  },

  'map.removeLine': ({ sql }, { id }) => {
    const line = needThing(sql, 'map_line', id);
    sql.run(query.deleteFrom('map_line').where('id', '=', id));
    return step(`Wiped ${lineCalled(line, 'the')}.`, { hidden: true });
  },
};

/** "a road", "the river Ashwater", "the line". */
const lineCalled = (
  { kind, name }: Pick<MapLineRow, 'kind' | 'name'>,
  article: 'a' | 'the' | 'The',
): string => `${article} ${kind === 'other' ? 'line' : kind}${name === '' ? '' : ` ${name}`}`;
