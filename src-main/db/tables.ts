import type { Generated, Insertable, Selectable } from 'kysely';
import type { CharacterKind, EffectKind, PersonState } from '../../shared/ipc/vocabulary.ts';
import type {
  CalendarTable,
  ReminderTable,
  WeatherDayTable,
  WeatherLineTable,
  WeatherTableTable,
} from './tables/calendar.ts';
import type {
  DelveTable,
  TurnTable,
  LightTable,
  LightSpanTable,
  WanderingCheckTable,
  AttemptTable,
  PromptAnswerTable,
  EncounterTable,
  EncounterStepTable,
  PursuitTable,
  PursuitPersonTable,
} from './tables/delve.ts';
import type { FindTable, ItemTable, StashTable } from './tables/gear.ts';
import type {
  FightArrivalTable,
  FightFighterTable,
  FightGroupTable,
  FightSetupTable,
  FightStepTable,
  FightTable,
  FightThingTable,
  FoeTable,
  MusterTable,
  SpellRecipeTable,
} from './tables/fight.ts';
import type { Flag } from './flag.ts';
import type { DungeonTable, FeatureTable, LevelTable, RoomFoeTable, RoomTable } from './tables/place.ts';
import type {
  CreatureTable,
  PackPartTable,
  PackTable,
  PageTable,
  PrepFtsTable,
  TonightPinTable,
} from './tables/prep.ts';
import type { RandomRowTable, RandomTableTable } from './tables/random-tables.ts';
import type {
  HexChunkTable,
  HexMapTable,
  HexNoteTable,
  MapLabelTable,
  MapLineTable,
  MapRegionTable,
  MapWordTable,
  SiteTable,
  GroundNeighbourTable,
  TerrainKindTable,
} from './tables/map.ts';
import type {
  JourneyTable,
  LegTable,
  RideTable,
  RoadCheckTable,
  RoadDayTable,
  RoadMilesTable,
  StandingOrderTable,
  StrayTables,
  WatchTable,
  WatcherTable,
  WhereaboutsTable,
} from './tables/road.ts';
import type { SeaDayTable, ShipTable } from './tables/ship.ts';

export type JournalStatus = 'done' | 'undone' | 'dropped';

export interface CampaignTable {
  id: number;
  name: string;
  system: string;
  /** JSON. */
  settings: string;
  created_at: string;
  /** The campaign's id, made once and the same in every copy and backup. */
  origin: string;
}

export interface WageAccountTable {
  id: Generated<number>;
  character_id: number;
  /** The clock's day from which the next wage is counted. */
  from_day: number;
  /** Copper pieces. */
  owed: Generated<number>;
}

export interface ClockTable {
  id: number;
  seconds: number;
}

export interface SessionTable {
  id: Generated<number>;
  number: number;
  started_at: string;
  ended_at: string | null;
  start_seconds: number;
  end_seconds: number | null;
}

export interface NoteTable {
  id: Generated<number>;
  text: string;
}

export interface AssetTable {
  id: Generated<number>;
  sha256: string;
  mime: 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Uint8Array;
}

export interface CharacterTable {
  id: Generated<number>;
  position: number;
  kind: CharacterKind;
  name: string;
  class_name: string;
  class_id: string | null;
  race_id: string | null;
  level: number;
  xp: number;
  strength: number | null;
  intelligence: number | null;
  wisdom: number | null;
  dexterity: number | null;
  constitution: number | null;
  charisma: number | null;
  hp: number;
  max_hp: number;
  misc_gear: Flag;
  carrying_treasure: Flag;
  portrait_id: number | null;
  /** JSON: SheetFacts. */
  sheet: string;
  /** The referee's word; null: as the hit points say. */
  state: PersonState | null;
}

export interface FormationTable {
  id: Generated<number>;
  position: number;
  situation: string;
}

export interface FormationPlaceTable {
  id: Generated<number>;
  formation_id: number;
  character_id: number;
  rank: number;
  file: number;
}

export interface PartyRoleTable {
  id: number;
  caller_id: number | null;
  mapper_id: number | null;
}

export interface FatigueTable {
  id: number;
  turns_since_rest: Generated<number>;
  rounds_run: Generated<number>;
  exhaustion_turns: Generated<number>;
  travel_days: Generated<number>;
  forced_march_rest: Generated<Flag>;
  day_rest_overdue: Generated<Flag>;
  /** Seconds of the clock at which the party last ran; null: never. */
  ran_at: Generated<number | null>;
}

/** What the end of a fight wrote. */
export interface FightEndTable {
  id: Generated<number>;
  fight_id: number;
  /** JSON. */
  facts: string;
}

export interface EffectTable {
  id: Generated<number>;
  /** Null where it is on the party or the place. */
  character_id: number | null;
  kind: EffectKind;
  name: string;
  notes: string;
  from_seconds: number;
  /** Null: until somebody ends it. */
  until_seconds: number | null;
  /** The referee has seen to its end. */
  ended: Generated<Flag>;
  foe_id: number | null;
  /** The fight it was laid on in. */
  fight_id: number | null;
  /** Null: with its moment of the clock, or when somebody ends it. */
  ends_with: 'fight' | 'act' | null;
  /** What its end makes of whom it is on. */
  brings: Generated<'death' | 'waking' | null>;
  /** Seconds, in each of which a hit point goes; null where none does. */
  loses_each: Generated<number | null>;
  /** Of damage that only subdued, as it began. */
  points: Generated<number | null>;
}

export interface UpkeepTable {
  /** The character's. */
  id: number;
  days_without_food: Generated<number>;
  days_without_water: Generated<number>;
  nights_short: Generated<number>;
  rounds_run: Generated<number>;
  rounds_rested: Generated<number>;
  /** Days of complete rest on end, and the last of them: they count while no day lies between. */
  rested_days: Generated<number>;
  rested_to_day: Generated<number>;
}

export interface DayEndTable {
  /** The day. */
  id: number;
  settled: Flag;
}

export interface ClockAnswerTable {
  id: Generated<number>;
  prompt: string;
  /** Null dismisses it. */
  until_seconds: number | null;
}

export interface ImportTakenTable {
  id: Generated<number>;
  /** Of the reading it was taken from. */
  token: string;
  /** SHA-256 of what was read. */
  digest: string;
}

export interface JournalTable {
  seq: Generated<number>;
  session_id: number | null;
  real_time: string;
  game_time: number;
  kind: string;
  /** JSON. */
  input: string;
  summary: string;
  /** JSON. */
  outcome: string;
  /** JSON: Roll[]. */
  rolls: string;
  status: Generated<JournalStatus>;
}

export interface JournalRowTable {
  id: Generated<number>;
  seq: number;
  tbl: string;
  row_id: number;
  /** JSON image of the row, NULL where there was none. */
  before: string | null;
  after: string | null;
}

export interface JournalFtsTable {
  rowid: number;
  summary: string;
  /** The hidden column that MATCH is written against. */
  journal_fts: string;
  rank: number;
}

export interface Database extends StrayTables {
  campaign: CampaignTable;
  clock: ClockTable;
  calendar: CalendarTable;
  reminder: ReminderTable;
  wage_account: WageAccountTable;
  weather_table: WeatherTableTable;
  weather_line: WeatherLineTable;
  weather_day: WeatherDayTable;
  session: SessionTable;
  note: NoteTable;
  asset: AssetTable;
  stash: StashTable;
  character: CharacterTable;
  item: ItemTable;
  find: FindTable;
  formation: FormationTable;
  formation_place: FormationPlaceTable;
  party_role: PartyRoleTable;
  fatigue: FatigueTable;
  delve: DelveTable;
  turn: TurnTable;
  light: LightTable;
  light_span: LightSpanTable;
  wandering_check: WanderingCheckTable;
  attempt: AttemptTable;
  prompt_answer: PromptAnswerTable;
  encounter: EncounterTable;
  encounter_step: EncounterStepTable;
  foe: FoeTable;
  fight: FightTable;
  fight_setup: FightSetupTable;
  fight_fighter: FightFighterTable;
  fight_step: FightStepTable;
  fight_group: FightGroupTable;
  fight_thing: FightThingTable;
  fight_arrival: FightArrivalTable;
  fight_end: FightEndTable;
  muster: MusterTable;
  spell_recipe: SpellRecipeTable;
  pursuit: PursuitTable;
  pursuit_person: PursuitPersonTable;
  journey: JourneyTable;
  leg: LegTable;
  road_day: RoadDayTable;
  road_miles: RoadMilesTable;
  road_check: RoadCheckTable;
  ride: RideTable;
  standing_order: StandingOrderTable;
  watch: WatchTable;
  watcher: WatcherTable;
  whereabouts: WhereaboutsTable;
  hex_map: HexMapTable;
  terrain_kind: TerrainKindTable;
  ground_neighbour: GroundNeighbourTable;
  map_word: MapWordTable;
  hex_chunk: HexChunkTable;
  map_line: MapLineTable;
  site: SiteTable;
  map_label: MapLabelTable;
  map_region: MapRegionTable;
  hex_note: HexNoteTable;
  ship: ShipTable;
  sea_day: SeaDayTable;
  random_table: RandomTableTable;
  random_row: RandomRowTable;
  creature: CreatureTable;
  page: PageTable;
  tonight_pin: TonightPinTable;
  pack: PackTable;
  pack_part: PackPartTable;
  dungeon: DungeonTable;
  level: LevelTable;
  room: RoomTable;
  feature: FeatureTable;
  room_foe: RoomFoeTable;
  effect: EffectTable;
  upkeep: UpkeepTable;
  day_end: DayEndTable;
  clock_answer: ClockAnswerTable;
  import_taken: ImportTakenTable;
  journal: JournalTable;
  journal_row: JournalRowTable;
  journal_fts: JournalFtsTable;
  prep_fts: PrepFtsTable;
}

/** The indexes of words: they follow other tables by triggers of the file, and are no facts. */
export type WordIndex = 'journal_fts' | 'prep_fts';

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;

export type CharacterRow = Row<'character'>;
export type ReminderRow = Row<'reminder'>;
export type WeatherDayRow = Row<'weather_day'>;
export type ItemRow = Row<'item'>;
export type FindRow = Row<'find'>;
export type StashRow = Row<'stash'>;
export type FormationPlaceRow = Row<'formation_place'>;
export type SessionRow = Row<'session'>;
export type FatigueRow = Row<'fatigue'>;
export type DelveRow = Row<'delve'>;
export type TurnRow = Row<'turn'>;
export type LightRow = Row<'light'>;
export type LightSpanRow = Row<'light_span'>;
export type WanderingCheckRow = Row<'wandering_check'>;
export type AttemptRow = Row<'attempt'>;
export type PromptAnswerRow = Row<'prompt_answer'>;
export type EncounterRow = Row<'encounter'>;
export type FoeRow = Row<'foe'>;
export type FightRow = Row<'fight'>;
export type FightFighterRow = Row<'fight_fighter'>;
export type EncounterStepRow = Row<'encounter_step'>;
export type PursuitRow = Row<'pursuit'>;
export type JourneyRow = Row<'journey'>;
export type LegRow = Row<'leg'>;
export type RoadDayRow = Row<'road_day'>;
export type RoadMilesRow = Row<'road_miles'>;
export type RoadCheckRow = Row<'road_check'>;
export type WhereaboutsRow = Row<'whereabouts'>;
export type StandingOrderRow = Row<'standing_order'>;
export type HexMapRow = Row<'hex_map'>;
export type MapLineRow = Row<'map_line'>;
export type SiteRow = Row<'site'>;
export type MapLabelRow = Row<'map_label'>;
export type MapRegionRow = Row<'map_region'>;
export type HexNoteRow = Row<'hex_note'>;
export type TerrainKindRow = Row<'terrain_kind'>;
export type ShipRow = Row<'ship'>;
export type SeaDayRow = Row<'sea_day'>;
export type RandomTableRow = Row<'random_table'>;
export type RandomRowRow = Row<'random_row'>;
export type CreatureRow = Row<'creature'>;
export type PageRow = Row<'page'>;
export type PackRow = Row<'pack'>;
export type PackPartRow = Row<'pack_part'>;
export type DungeonRow = Row<'dungeon'>;
export type LevelRow = Row<'level'>;
export type RoomRow = Row<'room'>;
export type FeatureRow = Row<'feature'>;
export type RoomFoeRow = Row<'room_foe'>;
export type EffectRow = Row<'effect'>;
export type UpkeepRow = Row<'upkeep'>;
export type JournalRow = Row<'journal'>;
