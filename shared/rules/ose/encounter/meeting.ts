import type { UsualMeeting } from '../../meeting/rules.ts';
import { flight } from './flight.ts';
import { surprise } from './surprise-step.ts';
import { distance, morale, reaction } from './talk.ts';
import { tables } from '../tables.ts';

/** A meeting on any ground, which also serves systems that say less of it. */
export const meeting: UsualMeeting = {
  surprise,
  distance,
  reaction,
  morale,
  flight,
  courseRule: 'OSE-ENCTR-5',
  leastDamage: tables.combat.minimumDamage,
  fight: () => ({ text: 'Each side throws 1d6 for initiative every round.', reasons: [] }),
};
