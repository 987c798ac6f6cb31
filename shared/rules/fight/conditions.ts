import type { FighterStatus } from '../combat.ts';

/** Conditions that take one out of the fight, whatever the book; their end sets him on his feet again. */
const helpless: Readonly<Record<string, FighterStatus>> = {
  asleep: 'unconscious',
  paralysed: 'unconscious',
  held: 'unconscious',
  petrified: 'unconscious',
  unconscious: 'unconscious',
};

/** What a condition's word makes of one who fights; null where he fights on. */
export const statusOf = (condition: string): FighterStatus | null =>
  Object.hasOwn(helpless, condition) ? (helpless[condition] ?? null) : null;

/** Words every table uses; to a book that knows nothing of them they are the referee's to see to. */
const common = [
  'blinded',
  'blessed',
  'charmed',
  'confused',
  'deafened',
  'entangled',
  'frightened',
  'hasted',
  'poisoned',
  'prone',
  'slowed',
  'stunned',
];

/** Words for conditions, those the book knows first. */
export const conditionWords = (known: readonly string[]): string[] => [
  ...new Set([...known, ...Object.keys(helpless), ...common]),
];
