import { TurnkeeperError } from '../../../shared/errors.ts';
import type { BorneLight, Delve } from '../delve/read-delve.ts';

/** Which of the lights are with the party, and show. */

type Standing = Pick<BorneLight, 'lit' | 'covered' | 'near'>;

/** It burns with the party, covered or not. */
export const burnsHere = ({ lit, near }: Pick<Standing, 'lit' | 'near'>): boolean => lit === 1 && near === 1;

/** It burns with the party and can be seen. */
export const showsHere = (light: Standing): boolean => burnsHere(light) && light.covered === 0;

/** The party shows a light in the dark, so that nobody it meets is surprised by it (OSE-SURP-2, OSE-DARK-7). */
export const partyShowsLight = ({ lights }: Pick<Delve, 'lights'>): boolean => lights.some(showsHere);

/** Throws not-found, naming the field that asked. */
export function lightById(delve: Pick<Delve, 'lights'>, id: number, field = 'lightId'): BorneLight {
  const light = delve.lights.find((each) => each.id === id);
  if (!light)
    throw new TurnkeeperError('not-found', 'That light is no longer there.', {
      [field]: 'Choose another light.',
    });
  return light;
}
