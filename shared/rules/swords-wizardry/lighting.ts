import { litBy, unlit } from '../exploration-reasons.ts';
import { bestGlow, brightestZone } from '../lighting.ts';
import type { LightingRules, SightReading, Standing } from '../lighting.ts';
import { because } from '../reason.ts';

/** Darkvision sees clearly in its range; for fighting unseen the chapter has no figure and leaves it to the referee. */
export const lighting: LightingRules = {
  read,
  folk: [],
  shownLight: {
    text: 'The party shows a light: it is seen from far off and invites ambush.',
    reasons: [because('a light carried underground', 'seen from farther away', 'SW-SURP-9')],
  },
};

/** SW-SURP-9, SW-TERR-1. */
function read({ glows, night }: Standing): SightReading {
  const zone = brightestZone(glows);
  const sees = zone !== 'dark' || night !== null;
  const best = bestGlow(glows);
  return {
    zone,
    sees,
    night: night && {
      works: true,
      reasons: [because(`${night.title}, sees clearly to`, `${night.feet}'`, 'SW-SURP-9')],
    },
    penalties: sees ? [] : unseen(),
    reasons: best ? [litBy(best.brightFeet, best.distanceFeet)] : [unlit()],
  };
}

function unseen(): SightReading['penalties'] {
  const value = 'the referee says, −4 at most';
  return [{ figure: 'attack', value, reasons: [because('sees nothing', value, 'SW-TERR-1')] }];
}
