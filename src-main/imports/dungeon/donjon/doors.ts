import { doorFacts, type DoorFacts } from '../../../../shared/ipc/book/place-facts.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { Reading } from '../../reading.ts';
import type { DraftHoldings } from '../book-dungeon.ts';
import { trapOf } from './contents.ts';
import type { Square } from './corridors.ts';
import { bracketsOf, stateOf } from './parts.ts';

/** A door as one side of it tells it. */
export interface DonjonDoor extends Square {
  side: Side;
  /** The number of the room beyond; null where a corridor is. */
  to: number | null;
  name: string;
  notes: string;
  facts: DoorFacts;
  trap: DraftHoldings['traps'][number] | null;
  /** Everything said of it, to be held against the other side's. */
  said: string;
}

export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

const stepTo: Readonly<Record<Side, Square>> = {
  north: { row: -1, col: 0 },
  east: { row: 0, col: 1 },
  south: { row: 1, col: 0 },
  west: { row: 0, col: -1 },
};

/** The square behind a door, seen from its room. */
export const beyond = ({ row, col, side }: Pick<DonjonDoor, 'row' | 'col' | 'side'>): Square => ({
  row: row + stepTo[side].row,
  col: col + stepTo[side].col,
});

const farthest = 10_000;
const longest = { name: 120, notes: 4000 } as const;

/** Null where it cannot be told where it is; the reading then says so. */
export function doorOf(reading: Reading, side: Side): DonjonDoor | null {
  const row = reading.whole(['row'], 0, farthest);
  const col = reading.whole(['col'], 0, farthest);
  if (row === null || col === null) {
    reading.refuse([], 'Where it is, it does not say; it is left out.');
    return null;
  }
  const to = reading.whole(['out_id'], 1, farthest);
  const type = reading.text(['type'], 40) ?? '';
  const desc = reading.lines(['desc'], longest.notes) ?? '';
  const secret = reading.lines(['secret'], longest.notes) ?? '';
  const trapped = reading.lines(['trap'], longest.notes);
  const { words, brackets } = bracketsOf(desc);
  const { state, what } = stateOf(words);
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(state);
  const name = (what || type || 'Door').slice(0, longest.name);
  const notes = [
    `In the ${side} wall.`,
    secret === '' ? '' : `${secret}.`,
    ...brackets.map((each) => `${capital(each)}.`),
  ];
  return {
    ...{ row, col, side, to, name },
    notes: notes
      .filter((note) => note !== '')
      .join(' ')
      .slice(0, longest.notes),
    facts: doorFacts.parse({
      open: type === 'arch',
      stuck: has('Stuck'),
      locked: type === 'locked' || has('Locked'),
      secret: type === 'secret' || has('Secret'),
    }),
    trap: trapped === null ? null : trapOf(trapped, 'room', `On the ${name} in the ${side} wall.`),
    said: [desc, secret, trapped ?? ''].filter((words) => words !== '').join('; '),
  };
}
