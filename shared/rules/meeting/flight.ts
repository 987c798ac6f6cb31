import type { Dice } from '../../dice/dice.ts';
import type { MeetingFacts, MeetingPerson, Pace, WantedDice } from './terms.ts';
import type { Reasoned } from '../common/reason.ts';
import type { MeetingSide } from './answers.ts';
import type { DistanceUnit, Ground } from './ground.ts';

/** How one side turns to flee; rates in the meeting's unit a round. */
export interface FlightStart {
  fleeing: MeetingSide;
  fleeingRate: number;
  pursuingRate: number;
  /** How many run and how many come after them; null where nobody knows. */
  fleeingHeads: number | null;
  pursuingHeads: number | null;
  fleersSurprised: boolean;
  othersSurprised: boolean;
  exitAvailable: boolean;
  forcedToStop: boolean;
  pursued: boolean;
  fightBegun: boolean;
  /** What the lie of the land adds to the chance in the open, in percent. */
  surroundings: number;
  /** A chance granted to the surprised in the open, in percent. */
  granted: number;
}

/** What a flight comes to before its dice fall. */
export interface FlightWeighed extends Reasoned {
  /** Null where the dice decide. */
  outcome: 'escapes' | 'pursuit' | null;
  /** They stand still for the first round. */
  late: boolean;
  /** What the rules say against it; null where nothing. */
  barred: string | null;
  text: string;
  dice: WantedDice[];
}

export interface FlightBegun extends Reasoned {
  outcome: 'escapes' | 'pursuit';
  late: boolean;
  barred: string | null;
  text: string;
}

/** Fleeing and pursuing on one kind of ground. */
export interface FlightRules {
  /** How long a round of a flight is. */
  roundSeconds: number;
  /** Whether a pursuit is played by rounds; in the open it goes on by days. */
  pursuit: 'rounds' | 'days';
  /** Whether they go on their own feet: only so are their rates known, and only so does running tire them. */
  onFoot: boolean;
  /** Distance in a round, running or merely walking, in the unit usual on such ground. */
  running: (pace: Pace, walks: boolean) => { feet: number } & Reasoned;
  /** Whether they simply get away, and whether they lose a round first. Throws `bad-input`. */
  weigh: (start: FlightStart) => FlightWeighed;
  /** The same, with the dice of `weigh`. Throws `bad-die`, `bad-input`. */
  begin: (start: FlightStart, dice: Dice) => FlightBegun;
  /** Whether monsters of this reaction come after the party; null where the rules do not say. */
  pursues: (reactionTotal: number | null) => { likely: boolean | null; text: string } & Reasoned;
  /** One round of it; gap and rates in the unit. */
  round: (input: {
    gap: number;
    fleeingRate: number;
    pursuingRate: number;
    unit: DistanceUnit;
  }) => { gap: number; caught: boolean } & Reasoned;
  /** Whether monsters stop for what is dropped. Throws `bad-die`, `bad-input`. */
  drop: {
    sides: number;
    text: string;
    rule: string;
    settle: (
      input: { what: 'treasure' | 'food'; intelligent: boolean },
      dice: Dice,
    ) => { applies: boolean; stops: boolean } & Reasoned;
  };
  /** The rule by which something holds up the pursuers for a round. */
  hinderedRule: string;
  /** The rule by which the surprised begin a round late; null where none does. */
  lateRule: string | null;
  /** Whether those who run are lost to sight for good. */
  lost: (roundsOutOfSight: number) => { evaded: boolean; text: string } & Reasoned;
  /** A save at a doorway or a hard turn; null where the rules or the campaign have none. */
  obstacle: (settings: MeetingFacts['settings']) => {
    sides: number;
    text: string;
    /** The rule by which the fallen lie for a round and walk in the next. */
    rule: string;
    /** Of the saves of a sheet, the one it asks. */
    saveKey: string;
    modifier: (person: Pick<MeetingPerson, 'dexterity'>) => number;
    /** Throws `bad-die`, `bad-input`. */
    settle: (
      input: { target: number; modifier: number; other: number },
      dice: Dice,
    ) => { fallen: boolean; total: number } & Reasoned;
  } | null;
  /** How one stands who has run so many rounds. Null constitution: nobody knows it, or a beast has none. */
  wind: (runner: {
    constitution: number | null;
    roundsRun: number;
    roundsRested: number;
  }) => { spent: boolean; roundsLeft: number; text: string; rule: string } & Reasoned;
}

/** A flight that needs no dice, as `begin` gives it. */
export const withoutDice = (weigh: (start: FlightStart) => FlightWeighed): FlightRules['begin'] =>
  function begin(start) {
    const { outcome, late, barred, text, reasons } = weigh(start);
    return { outcome: outcome ?? 'pursuit', late, barred, text, reasons };
  };

/** What of a system's own flight holds on every ground: how its creatures run, and how long. */
export const anywhere = ({ roundSeconds, running, pursues, wind }: Partial<FlightRules>) => ({
  ...(roundSeconds !== undefined && { roundSeconds }),
  ...(running && { running }),
  ...(pursues && { pursues }),
  ...(wind && { wind }),
});

/** The flights of the system that governs exploration, with a system's own procedure underground. */
export const flightOn =
  (usual: (ground: Ground) => FlightRules, own: Partial<FlightRules>) =>
  (ground: Ground): FlightRules => ({
    ...usual(ground),
    ...(ground === 'dungeon' ? own : anywhere(own)),
  });
