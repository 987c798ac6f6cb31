import type { OwnTravel } from '../../travel/rules.ts';
import { lostOnLand } from './way.ts';

/** Of the road the book's own chances to lose the way; the rest the rules of exploration say. */
export const travel: OwnTravel = {
  differs: 'the way is lost in percent, from 10 on clear ground to 70 in a forest.',
  figures: { lostOnLand },
};
