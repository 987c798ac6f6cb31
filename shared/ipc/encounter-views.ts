import { z } from 'zod';
import { reasons } from './reasons.ts';
import { courses, foeStates, pursuitOutcomes } from './vocabulary.ts';

/** What windows show of an encounter. Computed on read; nothing of it is stored. */

export const meetingSteps = ['number', 'foes', 'surprise', 'distance', 'reaction', 'course'] as const;
export type MeetingStep = (typeof meetingSteps)[number];

/** The steps with dice and circumstances of their own, which can be asked what they come to before they are settled. */
export const weighedSteps = ['surprise', 'distance', 'reaction'] as const;

const surpriseSide = z.object({ surprised: z.boolean(), die: z.int().nullable() });
export const encounterView = z.object({
  id: z.int(),
  who: z.string(),
  number: z.int(),
  turn: z.int(),
  step: z.enum(['number', 'surprise', 'distance', 'reaction', 'outcome']),
  partyCarriesLight: z.boolean(),
  surprise: z
    .object({ party: surpriseSide, monsters: surpriseSide, overruled: z.boolean(), text: z.string() })
    .nullable(),
  distanceFeet: z.int().nullable(),
  reaction: z.object({ total: z.int().nullable(), result: z.string(), text: z.string() }).nullable(),
});

const side = z.enum(['party', 'monsters']);

/** A circumstance a step knows. What is not answered stands as `value` says. */
const option = z.object({
  id: z.string(),
  label: z.string(),
  help: z.string(),
  rule: z.string(),
  side: side.nullable(),
  /** A yes or no; a figure within min and max; ids of those it is true of. */
  kind: z.enum(['flag', 'count', 'people']),
  value: z.union([z.boolean(), z.int(), z.array(z.int())]),
  min: z.int().nullable(),
  max: z.int().nullable(),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Why it stands as it does. */
  reasons,
});

/** Dice a step wants; `typed` of its command takes the faces under this id. */
const wantedDice = z.object({
  id: z.string(),
  title: z.string(),
  sides: z.array(z.int()),
  /** False where nothing is thrown; `why` says so. */
  rolls: z.boolean(),
  by: z.enum(['players', 'referee']),
  why: z.string(),
  reasons,
});

/** A step as it would be settled with these answers. */
export const weighedStep = z.object({
  step: z.enum(weighedSteps),
  /** Why the rules do not ask for it; null where they do. It can be settled all the same. */
  skipped: z.string().nullable(),
  text: z.string(),
  options: z.array(option),
  dice: z.array(wantedDice),
  modifier: z.int(),
  reasons,
});

const settledStep = z.object({
  id: z.enum(meetingSteps),
  title: z.string(),
  rule: z.string(),
  state: z.enum(['settled', 'now', 'later', 'skipped']),
  /** The figure or the dice, in short; empty before. */
  figure: z.string(),
  text: z.string(),
  reasons,
  /** What the referee decided against the rule; null where the rule stands. */
  overruled: z.string().nullable(),
});

const foe = z.object({
  id: z.int(),
  name: z.string(),
  hp: z.int(),
  maxHp: z.int(),
  state: z.enum(foeStates),
});

const speed = z.object({ feet: z.int(), reasons });

const pursuitView = z.object({
  fleeing: side,
  /** Rounds run so far. */
  round: z.int(),
  feet: z.int(),
  /** What each side runs in the coming round. */
  fleeingFeet: z.int(),
  pursuingFeet: z.int(),
  speedReasons: reasons,
  outOfSight: z.int(),
  outcome: z.enum(pursuitOutcomes).nullable(),
  text: z.string(),
  /** Who is spent, or how much longer they last, and what it costs. */
  tires: z.array(z.object({ who: z.string(), text: z.string(), spent: z.boolean() })),
  /** What may be left behind to stop monsters; null where they do not pursue. */
  drop: z
    .object({
      sides: z.array(z.int()),
      text: z.string(),
      /** Whether the pursuers have wits, as the referee said or the content lets one tell; null where nobody knows. */
      intelligent: z.boolean().nullable(),
      reasons,
      things: z.array(
        z.object({
          itemId: z.int(),
          what: z.enum(['treasure', 'food']),
          name: z.string(),
          quantity: z.int(),
          holder: z.string(),
        }),
      ),
    })
    .nullable(),
  /** A save at a doorway or a hard turn; null where the rules have none or the campaign leaves it out. */
  obstacle: z
    .object({
      sides: z.array(z.int()),
      text: z.string(),
      people: z.array(
        z.object({ characterId: z.int(), name: z.string(), target: z.int().nullable(), modifier: z.int() }),
      ),
    })
    .nullable(),
  /** Who fell in the last round and gets up in this one. */
  fallen: z.array(z.string()),
  /** Those on their feet; `left` are out of the flight. */
  people: z.array(z.object({ id: z.int(), name: z.string(), left: z.boolean() })),
  /** The foes who could run, null while nobody knows how many, and how many of them are out of it. */
  foes: z.object({ toRun: z.int().nullable(), left: z.int() }),
});

/** The encounter under way with all that its steps want; the same for every system. */
export const encounterDetail = z.object({
  id: z.int(),
  who: z.string(),
  /** "4 goblins", "goblins". */
  counted: z.string(),
  from: z.string(),
  turn: z.int(),
  creature: z
    .object({
      id: z.string(),
      name: z.string(),
      hitDice: z.string(),
      armourClass: z.string(),
      attacks: z.string(),
      movement: z.string(),
      morale: z.int().nullable(),
      alignment: z.string(),
      special: z.array(z.string()),
    })
    .nullable(),
  step: z.enum(meetingSteps),
  steps: z.array(settledStep),
  number: z.object({ value: z.int().nullable(), dice: z.string(), sides: z.array(z.int()) }),
  foes: z.object({
    all: z.array(foe),
    up: z.int(),
    /** What one foe's hit points are thrown with; empty where nobody knows. */
    hitDice: z.string(),
    sides: z.array(z.int()),
    fixedHp: z.int().nullable(),
    /** Foes still without hit points. */
    wanting: z.int(),
  }),
  surprise: weighedStep.extend({
    settled: z
      .object({
        party: surpriseSide,
        monsters: surpriseSide,
        /** Those of the party, where the rules ask each by name. */
        surprisedIds: z.array(z.int()).nullable(),
        /** How many of the foes, where not all of them are. */
        surprisedFoes: z.int().nullable(),
        text: z.string(),
        /** What it gives and costs in the round to come. */
        effect: z.string(),
        overruled: z.boolean(),
      })
      .nullable(),
    /** Whether they have thrown for what they hold since. */
    dropsThrown: z.boolean(),
    /** Who may have dropped what they hold; empty where the rules know no such thing. */
    drops: z.array(
      z.object({
        characterId: z.int(),
        name: z.string(),
        sides: z.array(z.int()),
        held: z.array(z.object({ itemId: z.int(), name: z.string() })),
      }),
    ),
  }),
  distance: weighedStep.extend({ settled: z.object({ feet: z.int() }).nullable() }),
  light: z.object({
    brightFeet: z.int(),
    dimFeet: z.int(),
    /** What the party's light shows of them, at the settled distance or in general. */
    text: z.string(),
    seen: z.enum(['bright', 'dim', 'dark']).nullable(),
    reasons,
  }),
  reaction: weighedStep.extend({
    speakerId: z.int().nullable(),
    speakers: z.array(z.object({ id: z.int(), name: z.string(), modifier: z.int(), reasons })),
    /** The whole table, for a word instead of dice. */
    results: z.array(z.object({ result: z.string(), text: z.string(), span: z.string() })),
    settled: z.object({ total: z.int().nullable(), result: z.string(), text: z.string() }).nullable(),
  }),
  course: z.object({
    chosen: z.enum(courses).nullable(),
    choices: z.array(
      z.object({
        course: z.enum(courses),
        title: z.string(),
        text: z.string(),
        /** Why the rules bar it; it can be chosen all the same. */
        barred: z.string().nullable(),
        reasons,
      }),
    ),
  }),
  morale: z.object({
    /** Whether the rules throw for it. */
    sides: z.array(z.int()),
    rating: z.int().nullable(),
    text: z.string(),
    due: z.string().nullable(),
    noted: z.string(),
    reasons,
  }),
  flight: z.object({
    /** What each side would run, in feet a round. */
    party: speed,
    monsters: speed.nullable(),
    startFeet: z.int().nullable(),
    /** What the rules say of the party's flight and of the monsters'. */
    partyText: z.string(),
    monstersText: z.string(),
    /** Whether monsters of this reaction are likely to pursue. */
    pursues: z.string(),
  }),
  pursuit: pursuitView.nullable(),
  fight: z.object({
    rounds: z.int(),
    people: z.array(z.object({ id: z.int(), name: z.string(), hp: z.int(), maxHp: z.int() })),
    lost: z.object({ down: z.int(), fled: z.int(), captured: z.int() }),
  }),
  /** Rounds the fight and the flight took; what the conclusion asks for unless told otherwise. */
  rounds: z.int(),
  /** The turns it would take. */
  takes: z.object({ turns: z.int(), roundsATurn: z.int(), reasons }),
});
