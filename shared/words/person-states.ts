import type { PersonState } from '../ipc/vocabulary.ts';

/** A state as lists mark it, and as a sentence says it of somebody. */
export const stateWords: Record<PersonState, string> = {
  able: 'able',
  down: 'down',
  dying: 'dying',
  dead: 'dead',
  left: 'left behind',
  absent: 'away',
  imprisoned: 'imprisoned',
};

/** What somebody of that state still does. */
interface Doing {
  /** Sees, walks, speaks and acts. */
  able: boolean;
  /** Where the party is, if only carried. */
  withParty: boolean;
  /** Lives and shares what is won. */
  shares: boolean;
}

/** The one table of what each state leaves to somebody. */
export const doings: Record<PersonState, Doing> = {
  able: { able: true, withParty: true, shares: true },
  down: { able: false, withParty: true, shares: true },
  dying: { able: false, withParty: true, shares: true },
  dead: { able: false, withParty: true, shares: false },
  left: { able: false, withParty: false, shares: false },
  absent: { able: false, withParty: false, shares: false },
  imprisoned: { able: false, withParty: false, shares: false },
};
