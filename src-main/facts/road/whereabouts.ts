import { refused } from '../../../shared/errors.ts';
import type { Hex } from '../../../shared/hex/grid.ts';
import { storedHex, sameHex } from '../../../shared/hex/grid.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { WhereaboutsRow } from '../../db/tables.ts';

/** A place exact to the mile: a hex, or so many miles on the way into its neighbour; null and 0 within the hex. */
export interface Standing {
  at: Hex;
  toward: Hex | null;
  miles: number;
}

/** Where the company truly is on a map, and where it thinks it is. */
export interface Whereabouts {
  mapId: number;
  truly: Standing;
  /** Null where they know that they are lost. */
  believed: Standing | null;
  /** Miles made since they were last sure, and where that was. */
  doubtMiles: number;
  sure: Hex;
  /** They turned back in the hex in which they stand: the way out of it goes over its ground. */
  turnedBack: boolean;
}

const theRow = query.selectFrom('whereabouts').selectAll().compile();

/** Null for a company that is on no map. */
export function readWhereabouts(sql: Sql): Whereabouts | null {
  const row = sql.get(theRow);
  return row ? whereaboutsOf(row) : null;
}

/** Throws refused where the company is on no map. */
export function needWhereabouts(sql: Sql): Whereabouts {
  const where = readWhereabouts(sql);
  if (!where) throw refused('The party is on no map. Put it somewhere first.');
  return where;
}

function whereaboutsOf(row: WhereaboutsRow): Whereabouts {
  const believed = storedHex(row.believed_col, row.believed_row);
  return {
    mapId: row.map_id,
    truly: {
      at: { col: row.col, row: row.row },
      toward: storedHex(row.to_col, row.to_row),
      miles: row.miles,
    },
    believed: believed && {
      at: believed,
      toward: storedHex(row.believed_to_col, row.believed_to_row),
      miles: row.believed_miles,
    },
    doubtMiles: row.doubt_miles,
    sure: { col: row.sure_col, row: row.sure_row },
    turnedBack: row.turned_back === 1,
  };
}

export function writeWhereabouts(
  sql: Sql,
  { mapId, truly, believed, doubtMiles, sure, turnedBack }: Whereabouts,
): void {
  const values = {
    map_id: mapId,
    col: truly.at.col,
    row: truly.at.row,
    to_col: truly.toward?.col ?? null,
    to_row: truly.toward?.row ?? null,
    miles: truly.miles,
    believed_col: believed?.at.col ?? null,
    believed_row: believed?.at.row ?? null,
    believed_to_col: believed?.toward?.col ?? null,
    believed_to_row: believed?.toward?.row ?? null,
    believed_miles: believed?.miles ?? 0,
    doubt_miles: doubtMiles,
    sure_col: sure.col,
    sure_row: sure.row,
    turned_back: turnedBack ? 1 : 0,
  } as const;
  const { changes } = sql.run(query.updateTable('whereabouts').set(values).where('id', '=', 1));
  if (changes === 0) sql.run(query.insertInto('whereabouts').values({ id: 1, ...values }));
}

/** Whether they are elsewhere than they believe. Whoever knows that they are lost does not believe anything. */
export const isAstray = ({ truly, believed }: Whereabouts): boolean =>
  believed !== null && !sameStanding(truly, believed);

const sameStanding = (one: Standing, other: Standing): boolean =>
  sameHex(one.at, other.at) &&
  one.miles === other.miles &&
  (one.toward === null ? other.toward === null : other.toward !== null && sameHex(one.toward, other.toward));

/** The same place as one on the way back out of the hex begun. */
export const turnedAbout = ({ at, toward, miles }: Standing, hexMiles: number): Standing =>
  toward === null ? { at, toward, miles } : { at: toward, toward: at, miles: hexMiles - miles };
