import { distanceText } from '../../../shared/rules/meeting/ground.ts';
import { fightOf } from './fight-facts.ts';
import type { FightFacts } from './fight-facts.ts';
import { countOf, fieldsOf, figureOf, listOf, none, textOf } from './read-fields.ts';
import type { Fields } from './read-fields.ts';

/** What an export needs of a step's outcome. The outcome is unknown JSON: what is not as expected is left out. */
export interface StepFacts {
  reasons: { source: string; value: string; rule: string }[];
  /** What the step's sentence says in short, act by act. */
  actByAct: string[];
  hidden: boolean;
  overruled: string | null;
  delve: string | null;
  /** Completed turns of the delve after the step. */
  turn: number;
  turns: number;
  /** What the turns were spent on, as the step has it. */
  activity: string | null;
  /** What became due or ended in the step, one sentence each; the step's own sentence ends with them. */
  events: string[];
  check: { chanceInSix: number; turn: number; came: boolean } | null;
  /** Light-turns by kind of light. */
  burned: [kind: string, turns: number][];
  encounter: EncounterFacts | null;
  fight: FightFacts | null;
  finds: { name: string; quantity: number; coins: number; worthGp: number }[];
  given: { to: string; what: string; coins: number; xp: number }[];
}

/** How many of those met were out of it, and how. */
export interface Losses {
  down: number;
  fled: number;
  captured: number;
}

export interface EncounterFacts {
  id: number;
  who: string;
  number: number;
  surprise: string | null;
  /** How far apart they met, with its unit. */
  distance: string | null;
  reactionTotal: number | null;
  reaction: string | null;
  /** Null where nobody kept the foes one by one. */
  foes: Losses | null;
  outcome: string | null;
  rounds: number | null;
}

const reasonsOf = (value: unknown): StepFacts['reasons'] =>
  listOf(value).map((entry) => ({
    source: textOf(entry['source']) ?? '',
    value: textOf(entry['value']) ?? String(figureOf(entry['value']) ?? ''),
    rule: textOf(entry['rule']) ?? '',
  }));

const burnedOf = (value: unknown): StepFacts['burned'] =>
  value === undefined ? none : burnedIn(fieldsOf(value) ?? {});

const burnedIn = (fields: Fields): StepFacts['burned'] =>
  Object.entries(fields)
    .map(([kind, turns]): [string, number] => [kind, countOf(turns)])
    .filter(([, turns]) => turns > 0);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : none;

const distanceOf = (entry: Fields): string | null => {
  const [feet, yards] = [figureOf(entry['distanceFeet']), figureOf(entry['distanceYards'])];
  if (yards !== null) return distanceText(yards, 'yards');
  return feet === null ? null : distanceText(feet, 'feet');
};

const encounterOf = (value: unknown): EncounterFacts | null => {
  const entry = fieldsOf(value);
  const id = figureOf(entry?.['id']);
  const who = textOf(entry?.['who']);
  if (entry === null || id === null || who === null) return null;
  const reaction = fieldsOf(entry['reaction']);
  return {
    id,
    who,
    number: countOf(entry['number']),
    surprise: textOf(entry['surprise']),
    distance: distanceOf(entry),
    reactionTotal: figureOf(reaction?.['total']),
    reaction: textOf(reaction?.['result']),
    foes: lossesOf(entry['foes']),
    outcome: textOf(entry['outcome']),
    rounds: figureOf(entry['rounds']),
  };
};

const lossesOf = (value: unknown): Losses | null => {
  const entry = fieldsOf(value);
  return (
    entry && {
      down: countOf(entry['down']),
      fled: countOf(entry['fled']),
      captured: countOf(entry['captured']),
    }
  );
};

const checkOf = (value: unknown): StepFacts['check'] => {
  const entry = fieldsOf(value);
  return (
    entry && {
      chanceInSix: countOf(entry['chanceInSix']),
      turn: countOf(entry['turn']),
      came: entry['encounter'] === true,
    }
  );
};

const findsOf = (value: unknown): StepFacts['finds'] =>
  listOf(value).map((entry) => ({
    name: textOf(entry['name']) ?? 'something',
    quantity: countOf(entry['quantity']),
    coins: countOf(entry['coins']),
    worthGp: countOf(entry['worthGp']),
  }));

/** Things to one taker, or what each of several got. */
const givenOf = (one: unknown, several: unknown): StepFacts['given'] => {
  const entries = [...listOf([one]), ...listOf(several)];
  return entries.length === 0 ? none : entries.flatMap(shareOf);
};

const shareOf = (entry: Fields): StepFacts['given'] => {
  const what = textOf(entry['what']) ?? '';
  const xp = countOf(entry['xp']);
  if (what === '' && xp === 0) return none;
  return [{ to: textOf(entry['to']) ?? 'nobody', what, coins: countOf(entry['coins']), xp }];
};

const noFacts: StepFacts = {
  reasons: [],
  actByAct: [],
  hidden: false,
  overruled: null,
  delve: null,
  turn: 0,
  turns: 0,
  activity: null,
  events: [],
  check: null,
  burned: [],
  encounter: null,
  fight: null,
  finds: [],
  given: [],
};

/** Reads an outcome as far as it can be read. */
export const factsOf = (outcome: unknown): StepFacts => {
  const fields = fieldsOf(outcome);
  if (fields === null) return noFacts;
  return {
    reasons: reasonsOf(fields['reasons']),
    actByAct: textsOf(fields['actByAct']),
    hidden: fields['hidden'] === true,
    overruled: textOf(fields['overruled']),
    delve: textOf(fieldsOf(fields['delve'])?.['name']),
    turn: countOf(fieldsOf(fields['delve'])?.['turn']),
    turns: countOf(fieldsOf(fields['passed'])?.['turns']),
    activity: textOf(fieldsOf(fields['passed'])?.['activity']),
    events: textsOf(fields['events']),
    check: checkOf(fields['check']),
    burned: burnedOf(fields['burned']),
    encounter: encounterOf(fields['encounter']),
    fight: fightOf(fields['fight']),
    finds: findsOf(fields['finds']),
    given: givenOf(fields['given'], fields['shares']),
  };
};
