import type { PersonFacts } from './character.ts';
import type { AbilityKey } from './class-content.ts';
import { namesOfKeys } from './class-tables.ts';

/** Whether every one of these scores is known and reaches the least. */
export const reaches = ({ abilities }: PersonFacts, keys: readonly AbilityKey[], least: number): boolean =>
  keys.length > 0 &&
  keys.every((key) => {
    const score = abilities[namesOfKeys[key]];
    return score !== null && score >= least;
  });
