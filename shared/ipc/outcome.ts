import type { CombatEvent, FighterState } from '../rules/combat.ts';
import type { RollTree } from '../tables/rolled.ts';
import type { TableId } from '../tables/table.ts';
import type { LightKind, TurnActivity } from './vocabulary.ts';

/** One who fights, as a step left him. */
type FighterStood = Pick<FighterState, 'id' | 'side' | 'hp' | 'maxHp' | 'atFeet' | 'status'>;

/**
 * What a step of the journal says about itself beyond its sentence, stored as JSON with its line.
 * Every field is optional: a step says what it has to say, and a reader must bear what it does not know.
 */
export interface StepOutcome {
  /** How many images of rows the journal keeps of the step, counted as its line is written: what undo must find. */
  rows?: number;
  /** The parts of every figure the step used. */
  reasons?: { source: string; value: number | string; rule: string }[];
  /** True where only the referee may know: a hidden roll. */
  hidden?: boolean;
  /** What the step's sentence says in short, act by act: the blows of a group. */
  actByAct?: string[];
  /** What the referee decided against the rule. */
  overruled?: string;
  /** The delve and its completed turns after the step. */
  delve?: { name: string; turn: number };
  /** The room that the party came into. */
  room?: { id: number };
  /** Turns the step took and what they were spent on. */
  passed?: { turns: number; activity: TurnActivity };
  /** Light-turns burned in the step, by kind. */
  burned?: Partial<Record<LightKind, number>>;
  /** What became due or ended in the step, one sentence each. */
  events?: string[];
  /** A wandering check: the chance in six and whether something came. */
  check?: { turn: number; chanceInSix: number; encounter: boolean };
  /** The encounter as it stands after the step. */
  encounter?: {
    id: number;
    who: string;
    number: number;
    surprise?: string;
    /** How far apart they met; in the one unit or the other. */
    distanceFeet?: number;
    distanceYards?: number;
    /** The result is a word of the system's own table. */
    reaction?: { total: number | null; result: string };
    /** What became of those kept one by one. */
    foes?: { down: number; fled: number; captured: number };
    outcome?: string;
    rounds?: number;
  };
  /** The fight as the step left it: with those of the steps before, the whole of it can be told again. */
  fight?: {
    id: number;
    name: string;
    /** The how manieth step of the fight; its beginning is 0. */
    n: number;
    round: number | null;
    phase: string;
    count: number | null;
    over: boolean;
    /** What happened in it, in order. */
    events?: readonly CombatEvent[];
    /** Everybody whom it changed, as he then stood; as a fight begins, everybody. */
    stand?: readonly FighterStood[];
    /** Who is meant by each id. */
    names?: Readonly<Record<string, string>>;
  };
  /** What was rolled on a random table, with all its dice. */
  table?: {
    id: TableId;
    name: string;
    tree: RollTree;
    /** The line of the roll it stands for now. */
    replaces?: number;
  };
  /** Treasure found in the step. */
  finds?: { name: string; quantity: number; coins: number; worthGp?: number }[];
  /** Treasure handed to somebody in the step. */
  given?: { to: string; what: string; coins: number };
  /** The step went back to how things stood after step `to`, over so many steps. */
  wentBack?: { to: number; over: number };
  /** What each got where several were rewarded in one step; `what` is empty where it was experience alone. */
  shares?: { to: string; what: string; coins: number; xp: number }[];
}
