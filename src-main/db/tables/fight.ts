import type { Generated } from 'kysely';
import type { FoeState } from '../../../shared/ipc/vocabulary.ts';

/** The tables of fights: what began them and every act. How a fight stands is played from these. */

export interface FightTable {
  id: Generated<number>;
  name: string;
  encounter_id: number | null;
  room_id: number | null;
  outdoors: 0 | 1;
  began_seconds: number;
  state: 'open' | 'paused' | 'ended';
  outcome: string;
}

export interface FightSetupTable {
  id: Generated<number>;
  fight_id: number;
  /** Played after so many steps. */
  from_step: number;
  /** Of the book of rules. */
  version: number;
  /** JSON: CombatSetup. */
  setup: string;
}

export interface FightFighterTable {
  id: Generated<number>;
  fight_id: number;
  character_id: number | null;
  foe_id: number | null;
  side: string;
  label: string;
  /** JSON: his stats as the rules were last told. */
  handed: string;
  group_id: number | null;
  /** While a flight is being run; null: neither flees nor comes after those who do. */
  flight: 'runs' | 'follows' | null;
}

export interface FightGroupTable {
  id: Generated<number>;
  fight_id: number;
  name: string;
}

/** What lies about in a fight, or was shot in it. */
export interface FightThingTable {
  id: Generated<number>;
  fight_id: number;
  /** Whose it was; null where nobody knows. */
  from_id: number | null;
  /** On the ground; null of what was shot. */
  item_id: number | null;
  /** JSON: of what was shot, the thing as it was, without its place. */
  facts: string | null;
  name: string;
  quantity: number;
  at_feet: number;
}

/** Who is expected, and never joins by himself. */
export interface FightArrivalTable {
  id: Generated<number>;
  fight_id: number;
  lines: string;
  /** Null: when the words say. */
  at_round: number | null;
  at_words: string;
  state: 'expected' | 'come' | 'dropped';
}

export interface MusterTable {
  id: Generated<number>;
  name: string;
  lines: string;
  notes: string;
}

export interface SpellRecipeTable {
  id: Generated<number>;
  name: string;
  /** JSON: what the spell does, as the referee said it. */
  facts: string;
}

export interface FightStepTable {
  id: Generated<number>;
  fight_id: number;
  n: number;
  /** JSON: KeptAct[]. */
  acts: string;
  mark: string;
}

export interface FoeTable {
  id: Generated<number>;
  encounter_id: number | null;
  fight_id: number | null;
  name: string;
  hp: number;
  max_hp: number;
  state: FoeState;
  creature_id: string | null;
  /** JSON: what the referee typed over the creature's figures. */
  stats: Generated<string>;
}
