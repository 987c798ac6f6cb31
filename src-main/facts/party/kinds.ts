import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';

/** Those who walk on their own feet and weigh by the campaign's method. */
export const isPerson = (kind: CharacterKind): boolean =>
  kind === 'character' || kind === 'retainer' || kind === 'mercenary';

/** Carts and ships: they eat nothing, fight nobody and run with nobody. */
export const isLifeless = (kind: CharacterKind): boolean => kind === 'vehicle' || kind === 'vessel';
