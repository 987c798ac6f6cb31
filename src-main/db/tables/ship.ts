import type { Generated } from 'kysely';
import type { GaleOutcome, Propulsion } from '../../../shared/ipc/travel/travel-words.ts';
import type { Flag } from '../flag.ts';

/** The tables of vessels and their days afloat. */

/** What a vessel is beside its sheet. Rates are base rates in feet; crews are wanted for each. */
export interface ShipTable {
  id: Generated<number>;
  character_id: number;
  goes: Propulsion;
  /** Null without sails. */
  sail_feet: number | null;
  sail_crew: number;
  /** Null without oars. */
  oar_feet: number | null;
  oar_crew: number;
  /** Hired hands aboard, beside the company. */
  crew: number;
  /** Who is aboard of the company works her too. */
  company_works: Flag;
  captain_wanted: Flag;
  captain: Flag;
  navigator: Flag;
  seaworthy: Flag;
  taken_on_water: Flag;
  /** Hull points since the last dock. */
  crew_mended: number;
  /** Days of travel of her crew since its last day of complete rest. */
  crew_days: number;
  on_sea: Flag;
  on_coast: Flag;
  on_lake: Flag;
  on_river: Flag;
  on_marsh: Flag;
}

/** What a day afloat threw and came to. */
export interface SeaDayTable {
  id: Generated<number>;
  road_day_id: number;
  /** Null once the vessel is gone from the campaign; its name stays. */
  vessel_id: number | null;
  vessel: string;
  goes: Propulsion;
  /** As it was thrown by the figures of the day, 2d6 or d100; null where there was none to reckon with, or none yet. */
  wind: number | null;
  /** By the table of that day. */
  wind_name: string | null;
  /** Her course lay against it. */
  tacking: Flag;
  took_on_water: Flag;
  /** Right of the course, as thrown. */
  gale_degrees: number | null;
  gale: GaleOutcome | null;
  swept_miles: number;
  current_die: number | null;
  /** Wind and miles of the day are known. */
  settled: Flag;
  supper_said: Flag;
  /** As the day ended: hull points, and portions aboard. */
  hull: number | null;
  food: number | null;
  water: number | null;
}
