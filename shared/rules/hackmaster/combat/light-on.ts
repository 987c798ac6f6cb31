import { lightPenalty } from '../light.ts';
import { apart, type FighterNow } from './fight.ts';
import type { Draft } from './draft.ts';

const none = { attack: 0, defense: 0 };

/** What the light where he stands does to his rolls; carried lights are lit while their bearers stand. */
export function lightOn(draft: Draft, fighter: FighterNow): { attack: number; defense: number } {
  const { ambientLight: ambient } = draft.settings;
  if (ambient === 'bright') return none;
  const sources = draft.fighters.flatMap((bearer) =>
    bearer.stats.light === null || bearer.status !== 'active'
      ? []
      : [{ source: bearer.stats.light, distanceFt: apart(bearer, fighter) }],
  );
  return lightPenalty({ sources, lowLightVision: fighter.stats.lowLight, ambient });
}
