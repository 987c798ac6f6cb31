import { refused, type TurnkeeperError } from '../../shared/errors.ts';

export const mostEntries = 100_000;

/** A file, read as bytes; a pasted text is held by the contract. */
export const mostBytes = 64 * 1024 * 1024;

export const tooMany = (count: number): TurnkeeperError => {
  const message = `It holds ${count.toLocaleString('en')} entries; at most ${mostEntries.toLocaleString('en')} are read at once. Nothing was read.`;
  return refused(message, { source: message });
};
