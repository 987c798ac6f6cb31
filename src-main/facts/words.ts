import { listed, whose } from '../../shared/words/names.ts';
import { counted } from '../../shared/words/figures.ts';
import type { LightKind, PassActivity } from '../../shared/ipc/vocabulary.ts';

/** Small words the dungeon's sentences are made of. */

/** Null: without end. */
export const untilOut = (count: number | null) => (count === null ? 'without end' : turns(count));

/** "turn 2", "turns 2, 4 and 6", "turns 2 to 500": the first and last where there are many. */
export const turnsNamed = (numbers: readonly number[]) =>
  numbers.length > 3
    ? `turns ${numbers[0] ?? ''} to ${numbers.at(-1) ?? ''}`
    : `${numbers.length === 1 ? 'turn' : 'turns'} ${listed(numbers.map(String))}`;

export const turns = (count: number) => counted(count, 'turn');

/** The turn of a delve that a step belongs to, as the journal keeps it. */
export const turnOf = ({ row: { name, turn } }: { row: { name: string; turn: number } }) => ({ name, turn });

export const lightWords: Record<LightKind, string> = {
  torch: 'torch',
  lantern: 'lantern',
  candle: 'candle',
  minersLantern: 'miner’s lantern',
  continual: 'continual light',
};

export const ownLight = (bearer: string, kind: LightKind) => `${whose(bearer)} ${lightWords[kind]}`;

/** "Wren’s torch", or "The torch (by the well)" of one that lies somewhere, to begin a sentence. */
export const nameOfLight = ({ bearer_id, bearer, kind }: LightAbout) =>
  bearer_id === null ? `The ${lightWords[kind]} (${bearer})` : ownLight(bearer, kind);

interface LightAbout {
  bearer_id: number | null;
  bearer: string;
  kind: LightKind;
}

/** The step's sentence with what became due or ended in it. */
export const withEvents = (summary: string, events: readonly string[] = []) => [summary, ...events].join(' ');

/** A free text as a sentence of its own would end: without a full stop, so that one can follow. */
export const unstopped = (text: string) => text.replace(/[.\s]+$/u, '');

/** What a turn was spent on, as the log tells it. */
export const passedIn: Record<PassActivity, string> = {
  explore: 'explored',
  rest: 'rested',
  wait: 'waited',
  run: 'ran',
  swim: 'swam',
  fight: 'fought',
  other: 'something else',
};
