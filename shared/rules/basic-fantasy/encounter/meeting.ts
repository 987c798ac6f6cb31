import type { OwnMeeting } from '../../meeting/rules.ts';
import { because } from '../../common/reason.ts';
import { flight } from './flight.ts';
import { surprise } from './surprise-step.ts';
import { morale, reaction } from './talk.ts';
import { tables } from '../tables.ts';

/** What these rules bring to a meeting; how far off it begins they leave to exploration. */
export const meeting: OwnMeeting = {
  surprise,
  reaction,
  morale,
  flight,
  leastDamage: tables.damage.least,
  fight: () => ({
    text: 'Each throws 1d6 with his Dexterity bonus for initiative; the highest acts first.',
    reasons: [because('initiative', '1d6', 'BF-INIT-1')],
  }),
};
