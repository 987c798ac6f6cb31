import { tablesOf } from '../../../shared/map/making/grow.ts';
import { usualTable, type NeighbourTable } from '../../../shared/map/making/neighbours.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readGrounds } from './read-map.ts';

const ownRows = query
  .selectFrom('ground_neighbour')
  .select(['code', 'beside_code', 'weight'])
  .orderBy('id')
  .compile();

/** Tables that the referee has made, by the codes of their grounds. */
export function ownTables(sql: Sql): ReadonlyMap<number, NeighbourTable> {
  const tables = new Map<number, Map<number, number>>();
  for (const { code, beside_code: beside, weight } of sql.all(ownRows)) {
    const table = tables.get(code) ?? new Map<number, number>();
    table.set(beside, weight);
    tables.set(code, table);
  }
  return tables;
}

/** The table of each ground: the referee's own, else the usual one. */
export function neighbourTables(sql: Sql): (code: number) => NeighbourTable | undefined {
  const kinds = readGrounds(sql);
  const own = ownTables(sql);
  return tablesOf(kinds, (kind: GroundKind) => own.get(kind.code) ?? usualTable(kinds, kind));
}
