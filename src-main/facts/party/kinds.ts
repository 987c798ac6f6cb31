import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';

/** Those who walk on their own feet and weigh by the campaign's method. */
export const isPerson = (kind: CharacterKind): boolean =>
  kind === 'character' || kind === 'retainer' || kind === 'mercenary';
