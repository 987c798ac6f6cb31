import { storedOutcome, storedRolls } from '../../facts/stored-json.ts';
import type { JournalRow } from '../../db/tables.ts';
import { factsOf } from './facts.ts';
import type { StepFacts } from './facts.ts';
import { remembering } from './remembering.ts';

export interface ReadOutcome {
  readonly facts: StepFacts;
  /** Reasons and rulings in words, escaped; the sentence itself tells what became due. */
  readonly remarks: string;
}

export interface StepReader {
  outcome: (row: JournalRow) => ReadOutcome;
  /** What a reader may ask about a step beyond its sentence: when it was played, its dice, its reasons. Escaped. */
  remarks: (row: JournalRow, read: ReadOutcome) => string;
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const dateLength = 10;
const timeEnd = 19;

const reasonText = ({ source, value, rule }: StepFacts['reasons'][number]): string =>
  `${source}: ${value}${rule === '' ? '' : ` (${rule})`}`;

const factsText = (facts: StepFacts, escape: (text: string) => string): string => {
  const why = facts.reasons.map((reason) => escape(reasonText(reason))).join(', ');
  const parts = [
    why === '' ? '' : `why: ${why}`,
    facts.overruled === null ? '' : `overruled: ${escape(facts.overruled)}`,
    facts.hidden ? 'hidden: only the referee knows' : '',
  ];
  return parts.map((part) => (part === '' ? '' : ` · ${part}`)).join('');
};

const diceText = (rolls: string): string => {
  const dice = storedRolls(rolls).map(({ sides, face, source }) => `d${sides} ${face} ${source}`);
  return dice.length === 0 ? '' : ` · dice: ${dice.join(', ')}`;
};

/** Reads steps for one export. `escapeText` is put on all that came from outside; figures and our own words need none. */
export const stepReader = (escapeText: (text: string) => string): StepReader => {
  const escape = remembering(escapeText);
  const readOutcome = remembering((text): ReadOutcome => {
    const facts = factsOf(storedOutcome(text));
    return { facts, remarks: factsText(facts, escape) };
  });
  const readDice = remembering(diceText);
  const when = (iso: string): string =>
    isoTime.test(iso) ? `${iso.slice(0, dateLength)} ${iso.slice(dateLength + 1, timeEnd)} UTC` : escape(iso);
  return {
    outcome: (row) => readOutcome(row.outcome),
    remarks: (row, read) => `step ${row.seq} · ${when(row.real_time)}${readDice(row.rolls)}${read.remarks}`,
  };
};
