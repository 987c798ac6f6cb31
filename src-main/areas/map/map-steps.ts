import { refused } from '../../../shared/errors.ts';
import { hexNumber } from '../../../shared/hex/numbering.ts';
import { needPath, readPath } from '../../../shared/map/line-path.ts';
import { counted } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { HexMapRow } from '../../db/tables.ts';
import { gridOf, needMap, numberingOf } from '../../facts/map/read-map.ts';
import { addMap, numberingColumns } from '../../facts/map/write-map.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { soAlready } from '../../steps/so-already.ts';

export const mapBookSteps: Pick<StepsOf<'map'>, 'map.add' | 'map.change' | 'map.remove'> = {
  'map.add': ({ sql }, map) => {
    const id = addMap(sql, map);
    return {
      ...step(`A new map: ${map.name}, ${counted(map.hexMiles, 'mile')} a hex.`, { hidden: true }),
      value: { id },
    };
  },

  'map.change': ({ sql }, { id, name, layout, raised, hexMiles, numbering, notes }) => {
    const before = needMap(sql, id, 'id');
    const after: HexMapRow = {
      ...before,
      name: name ?? before.name,
      layout: layout ?? before.layout,
      raised: raised ?? before.raised,
      hex_miles: hexMiles ?? before.hex_miles,
      ...(numbering && numberingColumns(numbering)),
      notes: notes ?? before.notes,
    };
    const changes = changed(before, after);
    if (changes.length === 0) throw soAlready();
    if (after.layout !== before.layout || after.raised !== before.raised) needUnbroken(sql, after);
    sql.run(query.updateTable('hex_map').set(after).where('id', '=', id));
    return step(`The map ${before.name}: ${listed(changes)}.`, { hidden: true });
  },

  'map.remove': ({ sql }, { id }) => {
    const map = needMap(sql, id, 'id');
    const lost = sql.get(lyingOn({ id }));
    const along = [
      ...(lost?.sites ? [counted(lost.sites, 'site')] : []),
      ...(lost?.lines ? [counted(lost.lines, 'line')] : []),
      ...(lost?.notes ? [counted(lost.notes, 'note')] : []),
    ];
    sql.run(query.deleteFrom('hex_map').where('id', '=', id));
    return step(
      `Gave up the map ${map.name}.${along.length === 0 ? '' : ` With it went ${listed(along)}.`}`,
      { hidden: true },
    );
  },
};

const lyingOn = withValues(({ id }: { id: number }) =>
  query
    .selectFrom('hex_map')
    .select((row) => [
      row
        .selectFrom('site')
        .whereRef('site.map_id', '=', 'hex_map.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sites'),
      row
        .selectFrom('map_line')
        .whereRef('map_line.map_id', '=', 'hex_map.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('lines'),
      row
        .selectFrom('hex_note')
        .whereRef('hex_note.map_id', '=', 'hex_map.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('notes'),
    ])
    .where('id', '=', id),
);

const linesOf = withValues(({ mapId }: { mapId: number }) =>
  query.selectFrom('map_line').select(['name', 'kind', 'along', 'path']).where('map_id', '=', mapId),
);

/** Where hexes meet otherwise, no line may come to jump. */
function needUnbroken(sql: Sql, after: HexMapRow): void {
  for (const { name, kind, along, path } of sql.all(linesOf({ mapId: after.id }))) {
    try {
      needPath(gridOf(after), along, readPath(path, along));
    } catch (thrown) {
      throw refused(
        `So laid, the ${kind}${name === '' ? '' : ` ${name}`} would jump: take it away first. Nothing was changed.`,
        { layout: thrown instanceof Error ? thrown.message : '' },
      );
    }
  }
}

function changed(before: HexMapRow, after: HexMapRow): string[] {
  const corner = { col: 0, row: 0 };
  const numbers = [before, after].map((map) => JSON.stringify(numberingOf(map)));
  return [
    ...(after.name === before.name ? [] : [`called ${after.name} now`]),
    ...(after.layout === before.layout && after.raised === before.raised
      ? []
      : [`laid with ${after.layout} tops, ${after.raised} ones raised`]),
    ...(after.hex_miles === before.hex_miles ? [] : [`${counted(after.hex_miles, 'mile')} a hex`]),
    ...(numbers[0] === numbers[1] ? [] : [`numbered from ${hexNumber(numberingOf(after), corner)}`]),
    ...(after.notes === before.notes ? [] : ['its notes were changed']),
  ];
}
