import { plainSight } from '../../exploration/lighting.ts';
import type { LightingRules, SightReading } from '../../exploration/lighting.ts';
import { because } from '../../common/reason.ts';

/** Darkvision sees clearly in its range; for fighting unseen the chapter has no figure and leaves it to the referee. */
export const lighting: LightingRules = {
  read: (standing) =>
    plainSight(standing, {
      night: ({ title, feet }) => because(`${title}, sees clearly to`, `${feet}'`, 'SW-SURP-9'),
      blind: unseen,
    }),
  folk: [],
  shownLight: {
    text: 'The party shows a light: it is seen from far off and invites ambush.',
    reasons: [because('a light carried underground', 'seen from farther away', 'SW-SURP-9')],
  },
};

/** SW-TERR-1. */
function unseen(): SightReading['penalties'] {
  const value = 'the referee says, −4 at most';
  return [{ figure: 'attack', value, reasons: [because('sees nothing', value, 'SW-TERR-1')] }];
}
