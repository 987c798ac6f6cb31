import type { LightKind } from '../../../shared/ipc/vocabulary.ts';

/** Small words the dungeon's sentences are made of. */

/** Null: without end. */
export const untilOut = (count: number | null) => (count === null ? 'without end' : turns(count));

export const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;

export const ownLight = (bearer: string, kind: LightKind) =>
  `${bearer}${bearer.endsWith('s') ? '’' : '’s'} ${kind}`;

export const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** The step's sentence with what became due or ended in it. */
export const withEvents = (summary: string, events: readonly string[] = []) => [summary, ...events].join(' ');

/** A free text as a sentence of its own would end: without a full stop, so that one can follow. */
export const unstopped = (text: string) => text.replace(/[.\s]+$/u, '');
