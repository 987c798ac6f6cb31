import { TurnkeeperError } from '../../../shared/errors.ts';

/** A file that cannot be read as a map, with what was wrong; nothing is ever read of it in part. */
export function notRead(why: string): TurnkeeperError {
  const message = `${why} Nothing was read.`;
  return new TurnkeeperError('bad-input', message, { source: message });
}
