import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { SeaDayRow } from '../../../db/tables.ts';
import { readParty, readPerson } from '../../../facts/party/read-party.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import { readSeaDay } from '../../../facts/ship/read-sea-days.ts';
import { keepShip, readShip } from '../../../facts/ship/read-ship.ts';
import { pantryOf } from '../../../facts/needs/pantry.ts';
import type { Happening } from './happening.ts';

/** A day afloat as it is written down: the line of the ship's log, and what befalls her. */
export class SeaWriter {
  readonly #sql: Sql;
  readonly #ship: Afloat;
  readonly #id: number;

  constructor(sql: Sql, ship: Afloat, dayId: number) {
    this.#sql = sql;
    this.#ship = ship;
    this.#id = readSeaDay(sql, dayId)?.id ?? begun(sql, ship, dayId);
  }

  write(each: Happening): void {
    switch (each.is) {
      case 'wind':
        this.#keep({ wind: each.total, wind_name: each.name, tacking: each.tacking ? 1 : 0 });
        return;
      case 'nearGale':
        if (!each.takesOnWater) return;
        keepShip(this.#sql, this.#ship.row, { taken_on_water: 1 });
        this.#keep({ took_on_water: 1 });
        return;
      case 'blown':
        this.#keep({ gale_degrees: each.degrees, swept_miles: each.miles });
        return;
      case 'gale':
        this.#gale(each);
        return;
      case 'allowed':
        this.#keep({ settled: 1, current_die: each.current?.die ?? null });
        return;
      case 'supper':
        this.#keep({ supper_said: 1 });
        return;
      case 'morning':
        this.#morning();
        return;
      default:
        return;
    }
  }

  /** Her crew has worked a day more. */
  worked(): void {
    const { row } = this.#ship;
    keepShip(this.#sql, row, { crew_days: readShip(this.#sql, row).crew_days + 1 });
  }

  /** Her crew has rested by day and night. */
  rested(): void {
    keepShip(this.#sql, this.#ship.row, { crew_days: 0 });
  }

  /** Who is wrecked or sunk has no hull left. OSE-WIND-8, 10. */
  #gale({ outcome }: Extract<Happening, { is: 'gale' }>): void {
    const lost = outcome === 'wrecked' || outcome === 'sunk';
    if (lost)
      this.#sql.run(query.updateTable('character').set({ hp: 0 }).where('id', '=', this.#ship.row.id));
    this.#keep({ gale: outcome, ...(outcome !== 'swept' && outcome !== 'survives' && { settled: 1 }) });
  }

  #morning(): void {
    const party = readParty(this.#sql);
    const hull = readPerson(this.#sql, this.#ship.row.id)?.hp ?? null;
    this.#keep({ hull, food: pantryOf(party, 'ration').had, water: pantryOf(party, 'water').had });
  }

  #keep(values: Partial<Omit<SeaDayRow, 'id'>>): void {
    this.#sql.run(query.updateTable('sea_day').set(values).where('id', '=', this.#id));
  }
}

function begun(sql: Sql, { row, facts }: Afloat, dayId: number): number {
  const day = {
    road_day_id: dayId,
    vessel_id: row.id,
    vessel: row.name,
    goes: facts.goes,
    wind: null,
    wind_name: null,
    tacking: 0,
    took_on_water: 0,
    gale_degrees: null,
    gale: null,
    swept_miles: 0,
    current_die: null,
    settled: 0,
    supper_said: 0,
    hull: null,
    food: null,
    water: null,
  } as const;
  return sql.run(query.insertInto('sea_day').values(day)).lastId;
}

/** A crew that sailed before the company marched on has worked a day all the same. */
export function crewWorked(sql: Sql, dayId: number): void {
  const vesselId = readSeaDay(sql, dayId)?.vessel_id ?? null;
  const row = vesselId === null ? undefined : readPerson(sql, vesselId);
  if (row) keepShip(sql, row, { crew_days: readShip(sql, row).crew_days + 1 });
}
