import { evening } from '../expedition/evening.ts';
import { endSession, sessionPack } from '../expedition/farewell.ts';
import { beginning, preparation } from '../expedition/preparation.ts';
import type { Moment } from '../expedition/seat.ts';
import { secondThoughts } from '../expedition/second-thoughts.ts';

/** The first expedition from the first start to the last redo; the campaign is kept where it likes, or in `file`. */
export const firstExpedition = (file?: string): readonly Moment[] => [
  beginning(file),
  ...preparation,
  ...evening,
  ...secondThoughts,
];

/** The session ends; with `fileFor` its four exports are written to where that says. */
export const farewell = (fileFor?: (ending: string) => string): readonly Moment[] => [
  endSession,
  ...(fileFor === undefined ? [] : sessionPack(fileFor)),
];
