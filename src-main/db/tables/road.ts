import type { Generated } from 'kysely';
import type { Provision } from '../../../shared/ipc/vocabulary.ts';
import type { RoadDayKind, RoadGround, WaterOrder, Way } from '../../../shared/ipc/travel/travel-words.ts';
import type { Flag } from '../flag.ts';

/** The tables of stays out of doors and their days. */

export interface JourneyTable {
  id: Generated<number>;
  /** Where they mean to go. */
  goal: string;
  /** On which they stand or float. */
  ground: RoadGround;
  began_seconds: number;
  /** Null while under way. */
  ended_seconds: number | null;
  /** That they march in the dark was said. */
  dark_said: Generated<Flag>;
}

export interface LegTable {
  id: Generated<number>;
  journey_id: number;
  position: number;
  ground: RoadGround;
  way: Way;
  miles: number;
  walked: Generated<number>;
  /** Where it ends; empty for nowhere of note. */
  name: string;
  /** The hex it leads into; null without a map. */
  col: Generated<number | null>;
  row: Generated<number | null>;
}

export interface RoadDayTable {
  id: Generated<number>;
  journey_id: number;
  /** Of the journey, from 1. */
  number: number;
  kind: RoadDayKind;
  /** On the way, in the evening's camp until supper is said, or over. */
  phase: 'way' | 'camp' | 'done';
  began_seconds: number;
  /** What its allowance was counted from, feet. */
  base_feet: number;
  /** The rule system by whose figures it goes. */
  figures_by: Generated<string>;
  /** Allowed and spent, in parts of a clear mile by those figures, or in sixths of any mile afloat. */
  parts: number;
  spent: Generated<number>;
  marched_seconds: Generated<number>;
  /** Lost where the die shows no more; null while nothing of the day could lead astray. */
  lost_chance: number | null;
  lost_sides: Generated<6 | 20 | 100>;
  lost_die: number | null;
  /** Left is negative, 0 on course. */
  offset_degrees: Generated<number>;
  /** They know that they went astray. */
  told: Generated<Flag>;
  /** Foraged, or hunted. */
  sought: Generated<Flag>;
  /** What was sought: food on the way, or animals. */
  found: Generated<Flag>;
  /** Portions found, which keep for this day alone. */
  fed: Generated<number>;
}

export interface RoadMilesTable {
  id: Generated<number>;
  road_day_id: number;
  ground: RoadGround;
  way: Way;
  miles: number;
  /** The hex they truly led into; null without a map. */
  col: Generated<number | null>;
  row: Generated<number | null>;
  /** The hex it truly led out of. */
  from_col: Generated<number | null>;
  from_row: Generated<number | null>;
  /** They know where it led, or think so. */
  sure: Generated<0 | 1>;
}

/** A day on which they were elsewhere than they believed. */
interface StrayDayTable {
  id: Generated<number>;
  road_day_id: number;
  /** The hex in which they believed that it began. */
  col: number;
  row: number;
  /** They have learned where they were. */
  found: Generated<Flag>;
}

/** A hex they believed they went into that day. */
interface StrayHexTable {
  id: Generated<number>;
  stray_day_id: number;
  col: number;
  row: number;
}

/** A site that they came by without knowing of it. */
interface PassedSiteTable {
  id: Generated<number>;
  site_id: number;
  /** Where their map has it; null: nobody has said yet whether they see it. */
  col: number | null;
  row: number | null;
}

export interface StrayTables {
  passed_site: PassedSiteTable;
  stray_day: StrayDayTable;
  stray_hex: StrayHexTable;
}

export interface RoadCheckTable {
  id: Generated<number>;
  road_day_id: number;
  at_seconds: number;
  ground: RoadGround;
  chance_in_six: number;
  /** Null where nothing was thrown. */
  die: number | null;
  encounter: Flag;
  /** The referee lets nobody come of it. */
  let_be: Generated<Flag>;
}

/** Who sits on a beast, in a cart or aboard a ship. */
export interface RideTable {
  id: Generated<number>;
  rider_id: number;
  on_id: number;
  /** It draws the cart, and sits on nothing. */
  draws: Generated<Flag>;
}

export interface StandingOrderTable {
  id: number;
  food: Provision;
  water: WaterOrder;
  share: Flag;
  forage: Flag;
  /** Who leads the way; empty for nobody. */
  guide: string;
  /** A fire burns in camp; a note. */
  fire: Generated<Flag>;
}

/** A watch of the night, in their order. */
export interface WatchTable {
  id: Generated<number>;
  position: number;
  hours: number;
}

export interface WatcherTable {
  id: Generated<number>;
  watch_id: number;
  character_id: number;
}

/** One row; none where the company is on no map. */
export interface WhereaboutsTable {
  id: number;
  map_id: number;
  col: number;
  row: number;
  /** The hex they are on the way into; null where they stand in theirs. */
  to_col: number | null;
  to_row: number | null;
  /** Made of the way into it. */
  miles: number;
  /** Null where they know that they are lost. */
  believed_col: number | null;
  believed_row: number | null;
  believed_to_col: number | null;
  believed_to_row: number | null;
  believed_miles: number;
  /** Made since they were last sure. */
  doubt_miles: number;
  /** Where they were last sure. */
  sure_col: number;
  sure_row: number;
  /** The way into the next hex goes over the ground of the one they stand in: they turned back in it. */
  turned_back: Generated<Flag>;
}
