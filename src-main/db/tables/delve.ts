import type { Generated } from 'kysely';
import type {
  AttemptKind,
  AwardFate,
  LightKind,
  PursuitOutcome,
  TurnActivity,
} from '../../../shared/ipc/vocabulary.ts';
import type { DistanceUnit, Ground } from '../../../shared/rules/meeting/ground.ts';
import type { Flag } from '../flag.ts';

/** The tables of a dungeon's turns and of those who are met. */

export interface DelveTable {
  id: Generated<number>;
  name: string;
  turn: Generated<number>;
  familiar: Generated<Flag>;
  speaker_id: number | null;
  start_seconds: number;
  ended: Generated<Flag>;
  dungeon_id: number | null;
  /** Where the party stands. */
  room_id: number | null;
  /** Of this turn's movement. */
  feet_used: Generated<number>;
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
  /** Null where it lies somewhere. */
  bearer_id: number | null;
  lies: string | null;
  kind: LightKind;
  lit: Flag;
  covered: Generated<Flag>;
  /** Null where it never burns out. */
  turns_left: number | null;
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
  room_id: number | null;
  feature_id: number | null;
  turn: number;
  /** What had to be thrown, and on how many sides; null where nothing was thrown. */
  chance: number | null;
  sides: number | null;
  die: number | null;
  /** Null where it could neither succeed nor fail. */
  success: Flag | null;
}

export interface PromptAnswerTable {
  id: Generated<number>;
  delve_id: number;
  prompt: string;
  until_turn: number | null;
}

export interface EncounterTable {
  id: Generated<number>;
  /** Null where they were met outside. */
  delve_id: number | null;
  /** Of the delve: the first it takes up. */
  turn: number | null;
  began_seconds: number;
  ground: Ground;
  /** Of its distances and rates. */
  unit: DistanceUnit;
  check_turn: number | null;
  /** The check of the road that brought them. */
  road_check_id: number | null;
  room_id: number | null;
  who: string;
  creature_id: string | null;
  number_dice: string;
  /** How many there are by now; null until that is settled. */
  number: number | null;
  fight_rounds: Generated<number>;
  outcome: string | null;
  rounds: number | null;
  concluded: Generated<Flag>;
  /** Null: waits for an award. */
  award: AwardFate | null;
}

export interface EncounterStepTable {
  id: Generated<number>;
  encounter_id: number;
  /** Of the system's steps, or foes, drops, course. The last row of a step stands. */
  step: string;
  figure: number | null;
  /** JSON: what came of it beside its figure. */
  result: string;
  /** JSON: Reason[]. */
  reasons: string;
  overruled: string | null;
}

export interface PursuitTable {
  /** The encounter's. */
  id: number;
  fleeing: 'party' | 'monsters';
  /** Rounds run. */
  round: number;
  /** Rounds of the flights before this one. */
  earlier_rounds: Generated<number>;
  gap: number;
  /** A round, running. */
  fleeing_rate: number;
  pursuing_rate: number;
  /** The referee named it. */
  party_rate_said: Generated<Flag>;
  monsters_rate_said: Generated<Flag>;
  out_of_sight_rounds: Generated<number>;
  /** The surprised stand still for the first round. */
  begins_late: Generated<Flag>;
  /** They get up in the coming round. */
  monsters_fell: Generated<Flag>;
  /** How many of the foes are out of it. */
  foes_left: Generated<number>;
  /** What the referee said of the monsters' wits. */
  intelligent: Flag | null;
  outcome: PursuitOutcome | null;
}

/** Those of the party who are out of a flight, or fell and get up in the coming round. */
export interface PursuitPersonTable {
  id: Generated<number>;
  pursuit_id: number;
  character_id: number;
  state: 'left' | 'fallen';
}
