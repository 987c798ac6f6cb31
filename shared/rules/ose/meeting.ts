import type { MeetingRules } from '../meeting.ts';
import { flight } from './meeting-flight.ts';
import { surprise } from './meeting-surprise.ts';
import { distance, morale, reaction } from './meeting-talk.ts';
import { tables } from './tables.ts';

/** A meeting in the dungeon, which also serves systems that say less of it. */
export const meeting: MeetingRules = {
  surprise,
  distance,
  reaction,
  morale,
  flight,
  leastDamage: tables.combat.minimumDamage,
  fight: () => ({ text: 'Each side throws 1d6 for initiative every round.', reasons: [] }),
};
