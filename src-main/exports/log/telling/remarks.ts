import { storedOutcome, storedRolls } from '../../../facts/stored-json.ts';
import type { JournalRow } from '../../../db/tables.ts';
import { factsOf } from '../facts.ts';
import type { StepFacts } from '../facts.ts';
import { localMoment } from '../local-time.ts';
import { remembering } from '../remembering.ts';

export interface ReadOutcome {
  readonly facts: StepFacts;
  /** Its reasons in words. */
  readonly why: string;
}

/** What a reader may ask about a step beyond its sentence, each part as plain text. */
export interface Remarks {
  /** `step 38, 20:15`. */
  readonly which: string;
  /** What the sentence says in short. */
  readonly actByAct: string;
  readonly dice: string;
  readonly why: string;
  readonly overruled: string;
  readonly hidden: boolean;
}

const reasonText = ({ source, value, rule }: StepFacts['reasons'][number]): string =>
  `${source}: ${value}${rule === '' ? '' : ` (${rule})`}`;

export const diceText = (rolls: string): string =>
  storedRolls(rolls)
    .map(({ sides, face, source }) => `d${sides} ${face} ${source}`)
    .join(', ');

/** Reads steps for one export: the same reasons come again and again. */
export const stepReader = () => {
  const outcome = remembering((text): ReadOutcome => {
    const facts = factsOf(storedOutcome(text));
    return { facts, why: facts.reasons.map(reasonText).join(', ') };
  });
  return { outcome: (row: JournalRow): ReadOutcome => outcome(row.outcome), dice: remembering(diceText) };
};

/** Tells real times in minutes, the day only where it is another than the last told. */
export class LocalClock {
  #date = '';
  readonly #moment = remembering(localMoment);

  tell(iso: string): string {
    const moment = this.#moment(iso);
    if (moment === null) return 'nobody knows when';
    const { date, time } = moment;
    const told = date === this.#date ? time : `${date} ${time}`;
    this.#date = date;
    return told;
  }
}

/** The remarks in one line; `escape` is put on all that came from outside, our own words and figures need none. */
export const remarksText = (
  { which, actByAct, dice, why, overruled, hidden }: Remarks,
  escape: (text: string) => string,
): string =>
  [
    which,
    escape(actByAct),
    dice === '' ? '' : `dice: ${dice}`,
    why === '' ? '' : `why: ${escape(why)}`,
    overruled === '' ? '' : `overruled: ${escape(overruled)}`,
    hidden ? 'hidden: only the referee knows' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
