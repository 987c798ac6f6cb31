import { z } from 'zod';
import { distanceUnits, grounds } from '../../rules/meeting/ground.ts';
import { reasons } from '../reasons.ts';
import { courses, foeStates, pursuitOutcomes } from '../vocabulary.ts';

/** What windows show of an encounter. Computed on read; nothing of it is stored. */

/** The encounter of a delve, as far as the delve's own work asks. */
export const encounterView = z.object({ id: z.int(), who: z.string(), turn: z.int(), step: z.string() });

const side = z.enum(['party', 'monsters']);

const choosable = z.object({ id: z.int(), name: z.string(), hint: z.string() });

/** A circumstance a step knows, or what may be said of it outright. What is not answered stands as `value` says. */
const option = z.object({
  id: z.string(),
  label: z.string(),
  help: z.string(),
  rule: z.string(),
  side: side.nullable(),
  /** A yes or no; a figure within min and max; ids of those it is true of; one of them; a word; dice. */
  kind: z.enum(['flag', 'count', 'people', 'person', 'word', 'dice']),
  /** Null where nothing is known or said. */
  value: z.union([z.boolean(), z.int(), z.string(), z.array(z.int())]).nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  people: z.array(choosable),
  choices: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string() })),
  /** Why it stands as it does. */
  reasons,
});

/** Dice a step wants; `typed` of its command takes the faces under this id. */
export const wantedDice = z.object({
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
  step: z.string(),
  /** Why the rules do not ask for it; null where they do. It can be settled all the same. */
  skipped: z.string().nullable(),
  text: z.string(),
  options: z.array(option),
  /** What the referee may say instead of the dice. */
  sayings: z.array(option),
  dice: z.array(wantedDice),
  modifier: z.int(),
  reasons,
});

/** A step of the meeting: of the system's own list, or the hit points and the course, which throw no dice of it. */
const stepView = z.object({
  id: z.string(),
  title: z.string(),
  /** "the distance": how it is spoken of. */
  called: z.string(),
  rule: z.string(),
  state: z.enum(['settled', 'now', 'later', 'skipped']),
  /** The figure or the dice, in short; empty before. */
  figure: z.string(),
  text: z.string(),
  reasons,
  /** What the referee decided against the rule; null where the rule stands. */
  overruled: z.string().nullable(),
  /** What came of it, as it is kept: the figure, and what stands beside it in the step's own shape. */
  amount: z.int().nullable(),
  result: z.json(),
  /** As it would be settled now; null where it has no dice and circumstances of its own. */
  weighed: weighedStep.nullable(),
});

const foe = z.object({
  id: z.int(),
  name: z.string(),
  hp: z.int(),
  maxHp: z.int(),
  state: z.enum(foeStates),
});

/** A round, in the encounter's unit. */
const rate = z.object({ distance: z.int(), reasons });

const pursuitView = z.object({
  fleeing: side,
  /** Rounds run so far. */
  round: z.int(),
  gap: z.int(),
  /** What each side covers in the coming round. */
  fleeingRate: z.int(),
  pursuingRate: z.int(),
  rateReasons: reasons,
  /** Why no rounds of it are played here: the referee says how it ends. Null where they are. */
  byWord: z.string().nullable(),
  /** The coming day of a pursuit in the open: the chance to get away in percent, and whether the pursuers are faster. */
  day: z.object({ chancePercent: z.int(), faster: z.boolean(), reasons }).nullable(),
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
  /** The turn of the delve it takes up first; null where they were met outside. */
  turn: z.int().nullable(),
  ground: z.enum(grounds),
  unit: z.enum(distanceUnits),
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
  /** The step it stands at. */
  step: z.string(),
  steps: z.array(stepView),
  /** How many there are; null while nobody knows. */
  number: z.int().nullable(),
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
  surprise: z.object({
    /** What of the night and the weather bears on it, for the referee to weigh. */
    about: z.array(z.string()),
    /** Ids of those who sleep. */
    asleep: z.array(z.int()),
    /** What it gives and costs in the round to come; empty where nobody is surprised. */
    effect: z.string(),
    /** Those of the party who are, where the rules ask each by name. */
    people: z.array(z.int()).nullable(),
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
  light: z.object({
    brightFeet: z.int(),
    dimFeet: z.int(),
    /** What the party's light shows of them, at the settled distance or in general. */
    text: z.string(),
    seen: z.enum(['bright', 'dim', 'dark']).nullable(),
    reasons,
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
  /** Settled as it falls due. */
  morale: z.object({
    weighed: weighedStep,
    due: z.string().nullable(),
    noted: z.string(),
  }),
  flight: z.object({
    /** What each side would run; null where nobody knows. */
    party: rate.nullable(),
    monsters: rate.nullable(),
    startGap: z.int().nullable(),
    /** How many of each could run; null where nobody knows, or nobody asks. */
    heads: z.object({ party: z.int().nullable(), monsters: z.int().nullable() }).nullable(),
    /** What the rules say of the party's flight and of the monsters', and the dice they want. */
    partyText: z.string(),
    partyDice: z.array(wantedDice),
    monstersText: z.string(),
    monstersDice: z.array(wantedDice),
    /** Whether monsters of this reaction are likely to pursue. */
    pursues: z.string(),
  }),
  pursuit: pursuitView.nullable(),
  fight: z.object({
    rounds: z.int(),
    people: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        hp: z.int(),
        maxHp: z.int(),
        able: z.boolean(),
        /** "dead", "down"; empty for who is able. */
        word: z.string(),
      }),
    ),
    lost: z.object({ down: z.int(), fled: z.int(), captured: z.int() }),
  }),
  /** Rounds the fight and the flight took; what the conclusion asks for unless told otherwise. */
  rounds: z.int(),
  /** The turns it would take: of the delve, or of the clock outside. */
  takes: z.object({ turns: z.int(), roundsATurn: z.int(), reasons }),
});
