import type { Known } from '../../../shared/ipc/vocabulary.ts';
import { trueFacts } from '../../../shared/ipc/party/sheet.ts';
import type { ItemFacts, TrueFacts } from '../../../shared/ipc/party/sheet.ts';
import { readKeys } from '../../db/stored-keys.ts';
import type { ItemRow } from '../../db/tables.ts';
import { remembered } from './remembered.ts';
import { readFacts, writeFacts } from './sheet.ts';

/**
 * Two halves of a thing: what is shown stands in its own name, worth, charges, notes and facts, and is all that any page
 * for players reads; what it is in truth stands apart until it is known.
 */

type Shown = Pick<ItemRow, 'name' | 'cost' | 'charges' | 'notes' | 'facts'>;
type Hidden = Pick<ItemRow, 'true_name' | 'true_facts' | 'known'>;
type Both = Shown & Hidden;

/** Of a thing that is what it seems. */
export const asItSeems = { true_name: null, true_facts: null, known: 'known' } as const satisfies Hidden;

/** As it is in truth, with its true name. */
export interface Truth extends TrueFacts {
  readonly name: string;
}

const mostNotes = 2000;

const factsOf = remembered(500, (json) => readKeys(trueFacts, json).value);

/** Null of a thing that is what it seems. */
export const truthOf = ({ true_name: name, true_facts: facts }: Pick<Hidden, 'true_name' | 'true_facts'>) =>
  name === null ? null : ({ name, ...factsOf(facts ?? '{}') } satisfies Truth);

export const hiding = ({ name, ...facts }: Truth, known: Exclude<Known, 'known'> = 'not'): Hidden => ({
  true_name: name,
  true_facts: JSON.stringify(facts),
  known,
});

/** What a thing is, as it stands: its true half, else what is shown of it. */
export const truthAsItStands = (row: Both): Truth =>
  truthOf(row) ?? {
    name: row.name,
    worth: row.cost,
    charges: row.charges,
    notes: row.notes,
    facts: readFacts(row),
  };

/** The figures that hold whether anybody knows of them or not. */
export const factsInTruth = (row: Pick<ItemRow, 'facts'> & Partial<Hidden>): ItemFacts =>
  truthOf({ true_name: row.true_name ?? null, true_facts: row.true_facts ?? null })?.facts ?? readFacts(row);

/** Known for what it is: the true half takes the place of what was shown; what was noted beside it stays. Nothing changes where it hid nothing. */
export function identified(row: Both): Partial<Both> {
  const truth = truthOf(row);
  if (truth === null) return {};
  const { name, worth, charges, notes, facts } = truth;
  return {
    ...asItSeems,
    name,
    cost: worth ?? row.cost,
    charges: charges ?? row.charges,
    notes: [notes, row.notes]
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, mostNotes),
    facts: writeFacts(facts),
  };
}

/** How often it serves yet, whoever knows of it. */
export const chargesOf = (row: Pick<ItemRow, 'charges'> & Partial<Hidden>): number | null =>
  truthOf({ true_name: row.true_name ?? null, true_facts: row.true_facts ?? null })?.charges ?? row.charges;

/** The figure stands where the charges stood: behind a false name too. */
export function withCharges(row: Both, charges: number): Partial<Both> {
  const truth = truthOf(row);
  return truth?.charges == null ? { charges } : hiding({ ...truth, charges }, notKnown(row.known));
}

const notKnown = (known: Known): Exclude<Known, 'known'> => (known === 'partly' ? 'partly' : 'not');

/** The same thing by its true figures, under the name it shows: so it is fought with. */
export function asItIs(row: ItemRow): ItemRow {
  const truth = truthOf(row);
  return truth === null
    ? row
    : { ...row, facts: writeFacts(truth.facts), charges: truth.charges ?? row.charges };
}

/** The same thing to who cannot look behind its name: nothing of its true half is on it. */
export const asSeen = (row: ItemRow): ItemRow => ({ ...row, ...asItSeems });
