import { counted } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';

/** Which ground throws those who come on which wandering table. */

interface Named {
  id: number;
  name: string;
}

const ofKinds = query
  .selectFrom('terrain_kind')
  .innerJoin('random_table', 'random_table.id', 'terrain_kind.table_id')
  .select(['terrain_kind.code', 'random_table.id', 'random_table.name'])
  .compile();

/** The tables of kinds of ground, by their codes. */
export const tablesOfKinds = (sql: Sql): ReadonlyMap<number, Named> =>
  new Map(sql.all(ofKinds).map(({ code, id, name }) => [code, { id, name }]));

interface Table {
  tableId: number;
}
const kindsOn = withValues(({ tableId }: Table) =>
  query.selectFrom('terrain_kind').select('name').where('table_id', '=', tableId).orderBy('code'),
);
const regionsOn = withValues(({ tableId }: Table) =>
  query.selectFrom('map_region').select('name').where('table_id', '=', tableId).orderBy('id'),
);
const hexesOn = withValues(({ tableId }: Table) =>
  query
    .selectFrom('hex_note')
    .select(({ fn }) => fn.countAll<number>().as('hexes'))
    .where('table_id', '=', tableId),
);

/** Kinds of ground, regions and hexes that throw on a table, as people call them. */
export function landOnTable(sql: Sql, tableId: number): string[] {
  const hexes = sql.get(hexesOn({ tableId }))?.hexes ?? 0;
  return [
    ...sql.all(kindsOn({ tableId })).map(({ name }) => `the ground ${name}`),
    ...sql.all(regionsOn({ tableId })).map(({ name }) => name),
    ...(hexes === 0 ? [] : [`${counted(hexes, 'hex', 'hexes')} of maps`]),
  ];
}
