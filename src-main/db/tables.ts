import type { Generated, Insertable, Selectable } from 'kysely';
import type {
  Armour,
  AttemptKind,
  ItemKind,
  LightKind,
  Reaction,
  TurnActivity,
} from '../../shared/ipc/vocabulary.ts';

/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1;

export type JournalStatus = 'done' | 'undone' | 'dropped';

export interface CampaignTable {
  id: number;
  name: string;
  system: string;
  /** JSON. */
  settings: string;
  created_at: string;
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

export interface CharacterTable {
  id: Generated<number>;
  position: number;
  name: string;
  class_name: string;
  level: number;
  strength: number | null;
  charisma: number | null;
  hp: number;
  max_hp: number;
  armour: Armour;
  shield: Flag;
  misc_gear: Flag;
  carrying_treasure: Flag;
}

export interface ItemTable {
  id: Generated<number>;
  holder_id: number | null;
  kind: ItemKind;
  name: string;
  quantity: number;
  weight_cn: number;
}

export interface FatigueTable {
  id: number;
  turns_since_rest: Generated<number>;
  rounds_run: Generated<number>;
  exhaustion_turns: Generated<number>;
  travel_days: Generated<number>;
  forced_march_rest: Generated<Flag>;
  day_rest_overdue: Generated<Flag>;
}

export interface DelveTable {
  id: Generated<number>;
  name: string;
  turn: Generated<number>;
  familiar: Generated<Flag>;
  speaker_id: number | null;
  start_seconds: number;
  ended: Generated<Flag>;
}

export interface TurnTable {
  id: Generated<number>;
  delve_id: number;
  number: number;
  activity: TurnActivity;
  detail: string;
  check_due: Flag;
}

export interface LightTable {
  id: Generated<number>;
  bearer_id: number;
  kind: LightKind;
  lit: Flag;
  turns_left: number;
}

export interface LightSpanTable {
  id: Generated<number>;
  light_id: number | null;
  kind: LightKind;
  bearer: string;
  delve_id: number;
  first_turn: number;
  last_turn: number | null;
}

export interface WanderingCheckTable {
  id: Generated<number>;
  delve_id: number;
  turn: number;
  chance_in_six: number;
  die: number | null;
  encounter: Flag;
}

export interface AttemptTable {
  id: Generated<number>;
  delve_id: number;
  character_id: number;
  kind: AttemptKind;
  place: string;
  turn: number;
  chance_in_six: number;
  die: number;
  success: Flag;
}

export interface PromptAnswerTable {
  id: Generated<number>;
  delve_id: number;
  prompt: string;
  until_turn: number | null;
}

export interface EncounterTable {
  id: Generated<number>;
  delve_id: number;
  turn: number;
  check_turn: number | null;
  who: string;
  number: number;
  party_surprised: Flag | null;
  monsters_surprised: Flag | null;
  party_surprise_die: number | null;
  monsters_surprise_die: number | null;
  surprise_overruled: Generated<Flag>;
  distance_feet: number | null;
  reaction_total: number | null;
  reaction: Reaction | null;
  outcome: string | null;
  rounds: number | null;
  concluded: Generated<Flag>;
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

export interface Database {
  campaign: CampaignTable;
  clock: ClockTable;
  session: SessionTable;
  note: NoteTable;
  character: CharacterTable;
  item: ItemTable;
  fatigue: FatigueTable;
  delve: DelveTable;
  turn: TurnTable;
  light: LightTable;
  light_span: LightSpanTable;
  wandering_check: WanderingCheckTable;
  attempt: AttemptTable;
  prompt_answer: PromptAnswerTable;
  encounter: EncounterTable;
  journal: JournalTable;
  journal_row: JournalRowTable;
  journal_fts: JournalFtsTable;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;

export type CharacterRow = Row<'character'>;
export type ItemRow = Row<'item'>;
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
export type JournalRow = Row<'journal'>;
