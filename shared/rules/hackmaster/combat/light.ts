import { placeOfLight } from '../../fight/lights.ts';
import { penaltiesIn } from '../exploration/light.ts';
import { lightZones, type LightZone } from '../terms.ts';
import type { HackmasterFighter, HackmasterState } from './state.ts';

type Scene = Pick<HackmasterState, 'fighters' | 'lights' | 'settings'>;

interface Glow {
  readonly zone: LightZone;
  /** How far the nearest light is. Feet. */
  readonly nearestFeet: number;
}

const brightest = (a: LightZone, b: LightZone): LightZone =>
  lightZones.indexOf(a) < lightZones.indexOf(b) ? a : b;

/** The light at a place: the best of those that burn, not below that of the place itself. HM-LGT-1, 3, 4. */
export function glowAt(scene: Scene, feet: number): Glow {
  let zone = scene.settings.ambientLight;
  let nearestFeet = Infinity;
  for (const light of scene.lights) {
    const at = placeOfLight(light, scene.fighters);
    if (at === null) continue;
    const away = Math.abs(at - feet);
    if (away < nearestFeet) nearestFeet = away;
    if (away <= light.dimFeet) zone = brightest(away <= light.brightFeet ? 'bright' : 'dim', zone);
  }
  return { zone, nearestFeet };
}

const none = { attack: 0, defence: 0 };

/** What the light where he stands does to his rolls, or that which is said to be there. HM-LGT-2. */
export function lightOn(
  scene: Scene,
  { atFeet, build }: HackmasterFighter,
  said: LightZone | null,
): { attack: number; defence: number } {
  if (said === null && scene.settings.ambientLight === 'bright') return none;
  const { zone, nearestFeet } = glowAt(scene, atFeet);
  return penaltiesIn(said ?? zone, nearestFeet, build.lowLight);
}
