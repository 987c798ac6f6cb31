import type { TurnActivity } from '../../../../shared/ipc/vocabulary.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { JournalRow } from '../../../db/tables.ts';
import { unstopped } from '../../../facts/words.ts';
import type { EncounterFacts, StepFacts } from '../facts.ts';
import { foundText, givenText, metText } from '../page/sentences.ts';
import { playersFight } from './fights.ts';
import { playerRules } from './player-rules.ts';
import type { PlayerRule } from './player-rules.ts';
import type { Quiet } from './quiet.ts';

export interface ToldToPlayers {
  text: string;
  quiet: Quiet | null;
}

const activityWords: Record<TurnActivity, string> = {
  explore: 'explored',
  search: 'searched',
  listen: 'listened',
  force: 'forced a door',
  pick: 'picked a lock',
  disarm: 'worked at a trap',
  climb: 'climbed',
  spike: 'spiked a door',
  rest: 'rested',
  wait: 'waited',
  run: 'ran',
  swim: 'swam',
  fight: 'fought',
  encounter: 'met somebody',
  other: 'were busy',
};

const doorWords: Readonly<Record<string, string>> = {
  find: 'A secret door is found.',
  force: 'A door is forced open.',
  unlock: 'A door is unlocked.',
  spike: 'A door is spiked.',
};
const trapWords: Readonly<Record<string, string>> = {
  find: 'A trap is found.',
  disarm: 'A trap is disarmed.',
  spring: 'A trap goes off.',
};

const fieldIn = (input: string, name: string): string => {
  try {
    const value = (JSON.parse(input) as Record<string, unknown> | null)?.[name];
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
};

const wordOf = (words: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(words, word) ? (words[word] ?? '') : '';

const ruleOf = (kind: string): PlayerRule =>
  Object.hasOwn(playerRules, kind) ? playerRules[kind as keyof typeof playerRules] : 'nothing';

/** What the players' version tells of each step: made of what they saw, and of nothing else. */
export class PlayersView {
  /** Encounters that came into the open. */
  readonly #open = new Set<number>();

  /** Null where it is left out. */
  tell(row: JournalRow, facts: StepFacts): ToldToPlayers | null {
    const rule = ruleOf(row.kind);
    if (facts.hidden) return turnsOf(facts);
    if (rule === 'turns') return turnsOf(facts);
    if (rule === 'encounter') return this.#encounter(row, facts);
    const text = sentenceOf(rule, row, facts);
    return text === '' ? null : { text, quiet: null };
  }

  /** Whether players met those at all. */
  knows(encounter: EncounterFacts): boolean {
    return this.#open.has(encounter.id);
  }

  #encounter(row: JournalRow, facts: StepFacts): ToldToPlayers | null {
    const { encounter } = facts;
    if (encounter === null) return turnsOf(facts);
    if (row.kind === 'encounter.conclude') return this.#conclude(encounter, facts);
    const isNew = !this.knows(encounter);
    this.#open.add(encounter.id);
    if (row.kind === 'encounter.noteRound') return roundsOf(row, encounter);
    return isNew ? { text: `They meet ${encounter.who}.`, quiet: null } : null;
  }

  #conclude(encounter: EncounterFacts, facts: StepFacts): ToldToPlayers | null {
    const passed = turnsOf(facts);
    if (!this.knows(encounter)) return passed;
    const when = passed?.quiet?.of === 'turns' ? turnsWords(passed.quiet) : '';
    const over = `the encounter is over: ${metText(encounter)}.`;
    return { text: when === '' ? capital(over) : `${when}: ${over}`, quiet: null };
  }
}

const noted = /^Fight with [^]*?, rounds? (\d+)(?: to (\d+))?: /;

const roundsOf = ({ summary }: JournalRow, { who }: EncounterFacts): ToldToPlayers | null => {
  const [, first, last] = noted.exec(summary) ?? [];
  if (first === undefined) return null;
  const [from, to] = [Number(first), Number(last ?? first)];
  const which = from === to ? `round ${from}` : `rounds ${from} to ${to}`;
  const fight = `Fight with ${who}`;
  return { text: `${fight}, ${which}.`, quiet: { of: 'rounds', fight, first: from, last: to, told: '' } };
};

const isActivity = (activity: string): activity is TurnActivity => Object.hasOwn(activityWords, activity);

const turnsWords = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `Turn ${last}` : `Turns ${first} to ${last}`;

const turnsOf = ({ turn, turns, activity }: StepFacts): ToldToPlayers | null => {
  if (turns < 1 || turn < turns) return null;
  const did = activity !== null && isActivity(activity) ? activityWords[activity] : activityWords.other;
  const first = turn - turns + 1;
  return {
    text: `${turnsWords({ first, last: turn })}: ${did}.`,
    quiet: { of: 'turns', first, last: turn, did },
  };
};

const sentenceOf = (rule: PlayerRule, row: JournalRow, facts: StepFacts): string => {
  const sentence = withoutEvents(row.summary, facts.events);
  switch (rule) {
    case 'sentence':
      return sentence;
    case 'withoutReason':
      return withoutReason(sentence, fieldIn(row.input, 'reason'));
    case 'light':
      return `${sentence.slice(0, Math.max(0, sentence.lastIndexOf(': ')))}.`.replace(/^\.$/, '');
    case 'finds':
      return facts.finds.length === 0 ? '' : `Found: ${facts.finds.map(foundText).join(', ')}.`;
    case 'shares':
      return facts.given.map((each) => `${givenText(each)}.`).join(' ');
    case 'door':
      return wordOf(doorWords, fieldIn(row.input, 'act'));
    case 'trap':
      return wordOf(trapWords, fieldIn(row.input, 'act'));
    case 'sprung':
      return wordOf(trapWords, 'spring');
    case 'fight':
      return facts.fight === null ? '' : playersFight(facts.fight);
    case 'room':
      return 'The party goes on to another room.';
    default:
      return '';
  }
};

/** What ends or becomes due is the referee's to tell. */
const withoutEvents = (summary: string, events: readonly string[]): string => {
  const told = events.length === 0 ? '' : ` ${events.join(' ')}`;
  if (told === '') return summary;
  return summary.endsWith(told) ? summary.slice(0, -told.length) : '';
};

/** The reason is the referee's own word; a sentence that does not begin with it is left out. */
const withoutReason = (sentence: string, reason: string): string => {
  if (reason === '') return sentence;
  const begins = `${capital(unstopped(reason))}: `;
  return sentence.startsWith(begins) ? capital(sentence.slice(begins.length)) : '';
};
