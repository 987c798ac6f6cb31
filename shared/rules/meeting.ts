import type { Dice } from '../dice/dice.ts';
import { refuse } from './input.ts';
import type { Reason, Reasoned } from './reason.ts';

/** What every system answers about a meeting with monsters: its steps, its circumstances, its dice, its words. */

/** One of the party, as far as a meeting asks. Scores are null where nobody knows them. */
export interface MeetingPerson {
  id: number;
  name: string;
  classId: string | null;
  raceId: string | null;
  /** Class and people as the sheet words them. */
  className: string;
  charisma: number | null;
  constitution: number | null;
  dexterity: number | null;
  deafened: boolean;
  blinded: boolean;
  /** Able to act: neither down nor helpless. */
  able: boolean;
}

/** What is known of a meeting before a step of it is weighed. */
export interface MeetingFacts {
  settings: Readonly<Record<string, boolean | string | number>>;
  party: readonly MeetingPerson[];
  /** The party shows a light. */
  partyLight: boolean;
  /** How far the party's light reaches, in feet; 0 without one. */
  lightFeet: number;
  /** Null until surprise is settled. */
  partySurprised: boolean | null;
  monstersSurprised: boolean | null;
  /** How many foes there are; null while nobody knows. */
  foes: number | null;
  /** Who speaks for the party. */
  speaker: MeetingPerson | null;
}

export type Answer = boolean | number | readonly number[];
export type Answers = Readonly<Record<string, Answer>>;

export type MeetingSide = 'party' | 'monsters';

interface OptionText {
  id: string;
  label: string;
  help: string;
  rule: string;
  side: MeetingSide | null;
  /** Why it stands as it does. */
  reasons: Reason[];
}

/** A circumstance of a step: a yes or no, a figure, or those of the party it is true of. */
export type MeetingOption = OptionText &
  (
    | { kind: 'flag'; value: boolean }
    | { kind: 'count'; value: number; min: number; max: number }
    | { kind: 'people'; value: readonly number[]; people: readonly { id: number; name: string }[] }
  );

/** Dice a step wants. */
export interface WantedDice {
  id: string;
  title: string;
  sides: number[];
  rolls: boolean;
  by: 'players' | 'referee';
  /** What the dice decide, or why they are not thrown. */
  why: string;
  reasons: Reason[];
}

/** A step as it would be settled with the answers given. */
export interface Weighed extends Reasoned {
  text: string;
  options: MeetingOption[];
  dice: WantedDice[];
  modifier: number;
}

export interface SurpriseResult extends Reasoned {
  party: { surprised: boolean; die: number | null };
  monsters: { surprised: boolean; die: number | null };
  /** Those of the party, where each is asked by name; null where the side stands together. */
  surprisedIds: number[] | null;
  /** How many of the foes, where they differ among themselves; null where they stand together. */
  surprisedFoes: number | null;
}

/** Who of a meeting is surprised. */
export interface Surprised {
  party: boolean;
  monsters: boolean;
  /** Those of the party, where not all of it is. */
  names: readonly string[] | null;
  /** How many of the foes, where not all of them are. */
  foes: { surprised: number; of: number } | null;
}

export interface SurpriseWords {
  /** "nobody is surprised". */
  text: string;
  /** What it gives and costs. */
  effect: string;
}

export interface SurpriseRules {
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  /** Dice: those of `weigh` that roll, in their order. Throws `bad-die`, `bad-input`. */
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => SurpriseResult;
  words: (surprised: Surprised) => SurpriseWords;
  /** Whether the surprised may drop what they hold; null where the rules know no such thing. */
  drops: {
    sides: number;
    /** Throws `bad-die`, `bad-input`. */
    settle: (
      held: readonly { id: string; held: readonly string[]; natural: number; pick: number | null }[],
      settings: MeetingFacts['settings'],
    ) => { id: string; items: string[] }[];
  } | null;
}

export interface DistanceRules {
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => { feet: number } & Reasoned;
}

export interface ReactionResult extends Reasoned {
  /** Null where nothing was thrown. */
  total: number | null;
  result: string;
}

export interface ReactionRules {
  /** Why the rules do not ask for it; null where they do. */
  skipped: (facts: Pick<MeetingFacts, 'settings' | 'partySurprised' | 'monstersSurprised'>) => string | null;
  weigh: (facts: MeetingFacts, answers: Answers) => Weighed;
  settle: (facts: MeetingFacts, answers: Answers, dice: Dice) => ReactionResult;
  /** What one who speaks adds. */
  speaker: (person: MeetingPerson) => { modifier: number } & Reasoned;
  byTotal: (total: number) => ReactionResult;
  /** The whole table from the worst to the best, in words. */
  results: readonly { result: string; text: string; span: string; rule: string }[];
}

export interface MoraleAsk {
  rating: number;
  adjustment: number;
  successes: number;
  settings: MeetingFacts['settings'];
}

/** What calls for a check of morale, and how the note of one says so. */
export const moraleMarks = {
  meeting: 'the first meeting',
  firstDeath: 'the first of them is down',
  half: 'half of them are out of action',
} as const;
export type MoraleMark = keyof typeof moraleMarks;

/** Who of the foes is left, and what has been checked. */
export interface MoraleState {
  total: number;
  down: number;
  gone: number;
  /** Hit points of one who is alone. */
  alone: { current: number; max: number } | null;
  /** What has been checked for in this encounter. */
  marks: readonly MoraleMark[];
  settings: MeetingFacts['settings'];
  mindless: boolean;
  /** Checks passed in this encounter. */
  successes: number;
}

export interface MoraleRules {
  /** The dice of a check; none where the rules throw none. */
  sides: readonly number[];
  text: (settings: MeetingFacts['settings'], mindless: boolean) => string;
  rule: string;
  /** The words of a check that they passed. */
  held: readonly string[];
  /** What calls for a check now. */
  due: (state: MoraleState) => MoraleMark[];
  /** Throws `bad-die`, `bad-input`. */
  check: (ask: MoraleAsk, dice: Dice) => { holds: boolean; text: string } & Reasoned;
}

export interface Pace {
  /** Feet a turn. */
  baseFeet: number;
  /** Feet a round. */
  encounterFeet: number;
}

export interface FlightStart {
  fleeing: MeetingSide;
  fleeingFeet: number;
  pursuingFeet: number;
  fleersSurprised: boolean;
  othersSurprised: boolean;
  exitAvailable: boolean;
  forcedToStop: boolean;
  pursued: boolean;
  fightBegun: boolean;
}

export interface FlightRules {
  /** How long a round of a flight is. */
  roundSeconds: number;
  /** Feet a round, running or merely walking. */
  running: (pace: Pace, walks: boolean) => { feet: number } & Reasoned;
  /** Whether they simply get away, and whether they lose a round first. */
  begin: (start: FlightStart) => {
    outcome: 'escapes' | 'pursuit';
    /** They stand still for the first round. */
    late: boolean;
    /** What the rules say against it; null where nothing. */
    barred: string | null;
    text: string;
  } & Reasoned;
  /** Whether monsters of this reaction come after the party; null where the rules do not say. */
  pursues: (reactionTotal: number | null) => { likely: boolean | null; text: string } & Reasoned;
  /** One round of it; gap and paces in feet. */
  round: (input: {
    feet: number;
    fleeingFeet: number;
    pursuingFeet: number;
  }) => { feet: number; caught: boolean } & Reasoned;
  /** Whether monsters stop for what is dropped. Throws `bad-die`, `bad-input`. */
  drop: {
    sides: number;
    text: string;
    settle: (
      input: { what: 'treasure' | 'food'; intelligent: boolean },
      dice: Dice,
    ) => { applies: boolean; stops: boolean } & Reasoned;
  };
  /** Whether those who run are lost to sight for good. */
  lost: (roundsOutOfSight: number) => { evaded: boolean; text: string } & Reasoned;
  /** A save at a doorway or a hard turn; null where the rules or the campaign have none. */
  obstacle: (settings: MeetingFacts['settings']) => {
    sides: number;
    text: string;
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
  }) => { spent: boolean; roundsLeft: number; text: string } & Reasoned;
}

/** What a system says of meetings; a part it does not bring comes from the system that governs exploration. */
export interface MeetingRules {
  surprise: SurpriseRules;
  distance: DistanceRules;
  reaction: ReactionRules;
  morale: MoraleRules;
  flight: FlightRules;
  /** The least that a hit thrown with dice takes off. */
  leastDamage: number;
  /** What is to be remembered when the fight begins. */
  fight: (settings: MeetingFacts['settings']) => { text: string } & Reasoned;
}

export type OwnMeeting = Partial<Omit<MeetingRules, 'flight'>> & { flight?: Partial<FlightRules> };

/** Every part of a meeting: the system's own, else that of the system that governs exploration. */
export const meetingRules = (usual: MeetingRules, own: OwnMeeting): MeetingRules => ({
  ...usual,
  ...own,
  flight: { ...usual.flight, ...own.flight },
});

export const flagOption = (option: OptionText & { value: boolean }): MeetingOption => ({
  ...option,
  kind: 'flag',
});

export const countOption = (
  option: OptionText & { value: number; min: number; max: number },
): MeetingOption => ({
  ...option,
  kind: 'count',
});

export const peopleOption = (
  option: OptionText & { value: readonly number[] },
  party: readonly MeetingPerson[],
): MeetingOption => ({ ...option, kind: 'people', people: party.map(({ id, name }) => ({ id, name })) });

/** The answers where they were given, else what each option stands at. Throws `bad-input`. */
export class Told {
  readonly #options: readonly MeetingOption[];
  readonly #answers: Answers;

  constructor(options: readonly MeetingOption[], answers: Answers) {
    this.#options = options;
    this.#answers = answers;
    for (const id of Object.keys(answers)) {
      const option = options.find((each) => each.id === id);
      if (!option) refuse(`answers.${id}`, 'a circumstance this step knows');
      checkAnswer(option, answers[id]);
    }
  }

  flag(id: string): boolean {
    return this.#value(id) === true;
  }

  count(id: string): number {
    const value = this.#value(id);
    return typeof value === 'number' ? value : 0;
  }

  people(id: string): ReadonlySet<number> {
    const value = this.#value(id);
    return new Set(typeof value === 'object' ? value : []);
  }

  /** The options as they stand with the answers. */
  options(): MeetingOption[] {
    return this.#options.map((option) => {
      const value = this.#answers[option.id];
      return value === undefined ? option : ({ ...option, value } as MeetingOption);
    });
  }

  #value(id: string): Answer | undefined {
    return this.#answers[id] ?? this.#options.find((option) => option.id === id)?.value;
  }
}

function checkAnswer(option: MeetingOption, answer: Answer | undefined): void {
  const field = `answers.${option.id}`;
  if (option.kind === 'flag' && typeof answer !== 'boolean') refuse(field, 'yes or no');
  if (option.kind === 'count') checkCount(option, answer, field);
  if (option.kind === 'people') checkPeople(option, answer, field);
}

function checkCount(option: { min: number; max: number }, answer: Answer | undefined, field: string): void {
  if (typeof answer !== 'number' || answer < option.min || answer > option.max)
    refuse(field, `a whole number from ${option.min} to ${option.max}`);
}

function checkPeople(
  option: { people: readonly { id: number }[] },
  answer: Answer | undefined,
  field: string,
): void {
  if (typeof answer !== 'object') refuse(field, 'a list of people');
  if (answer.some((id) => !option.people.some((person) => person.id === id)))
    refuse(field, 'a list of people of the party');
}
