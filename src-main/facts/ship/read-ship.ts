import type { Water } from '../../../shared/ipc/travel/travel-words.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, NewRow, ShipRow } from '../../db/tables.ts';
import { readSheet } from '../party/sheet.ts';

/** What a vessel is beside its sheet, whether anybody has said it or not. */
export type ShipFacts = Omit<ShipRow, 'id' | 'character_id'>;

/** Nobody said anything of her: she sails at the rate on her sheet, on any water, is seaworthy and wants no crew. */
export const usualShip: ShipFacts = {
  goes: 'sail',
  sail_feet: null,
  sail_crew: 0,
  oar_feet: null,
  oar_crew: 0,
  crew: 0,
  company_works: 1,
  captain_wanted: 0,
  captain: 0,
  navigator: 0,
  seaworthy: 1,
  taken_on_water: 0,
  crew_mended: 0,
  crew_days: 0,
  on_sea: 1,
  on_coast: 1,
  on_lake: 1,
  on_river: 1,
  on_marsh: 1,
};

const columns = Object.keys(usualShip) as (keyof ShipFacts)[];

interface OfVessel {
  characterId: number;
}
const shipOf = withValues(({ characterId }: OfVessel) =>
  query.selectFrom('ship').select(columns).where('character_id', '=', characterId),
);

export function readShip(sql: Sql, row: Pick<CharacterRow, 'id' | 'sheet'>): ShipFacts {
  const stored = sql.get(shipOf({ characterId: row.id }));
  return stored ?? { ...usualShip, sail_feet: readSheet(row).carrier?.unencumbered.turnFeet ?? null };
}

/** Keeps what changed of her; what nobody said before is kept with it. */
export function keepShip(
  sql: Sql,
  row: Pick<CharacterRow, 'id' | 'sheet'>,
  changes: Partial<ShipFacts>,
): void {
  const { changes: found } = sql.run(
    query.updateTable('ship').set(changes).where('character_id', '=', row.id),
  );
  if (found === 0) addShip(sql, row.id, { ...readShip(sql, row), ...changes });
}

export const addShip = (sql: Sql, characterId: number, facts: ShipFacts): void =>
  void sql.run(query.insertInto('ship').values(shipRow(characterId, facts)));

const shipRow = (character_id: number, facts: ShipFacts): NewRow<'ship'> => ({ character_id, ...facts });

/** The column that says whether she is fit for a water. */
export const fitColumns = {
  sea: 'on_sea',
  coast: 'on_coast',
  lake: 'on_lake',
  river: 'on_river',
  marsh: 'on_marsh',
} as const satisfies Record<Water, keyof ShipFacts>;
