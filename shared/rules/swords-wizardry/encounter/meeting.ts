import { roundMovement, runningTimes } from '../../exploration/reasons.ts';
import type { FlightRules } from '../../meeting/flight.ts';
import type { OwnMeeting } from '../../meeting/rules.ts';
import { because } from '../../common/reason.ts';
import { surprise } from './surprise-step.ts';
import { distance, morale, reaction } from './talk.ts';
import { roundSeconds, tables } from '../tables.ts';

/** A rate for a round is run three times over, as exploration has it; a rate for a turn is counted otherwise here. */
const timesRunning = 3;

const flight: Partial<FlightRules> = {
  roundSeconds,
  running: ({ encounterFeet }, walks) => {
    const feet = walks ? encounterFeet : encounterFeet * timesRunning;
    return {
      feet,
      reasons: [roundMovement(encounterFeet), ...(walks ? [] : [runningTimes(timesRunning)])],
    };
  },
  pursues: () => ({
    likely: null,
    text: 'The referee says whether they come after the party; they do unless you say otherwise.',
    reasons: [],
  }),
};

/** What these rules bring to a meeting; of flight they say nothing but how fast creatures are. */
export const meeting: OwnMeeting = {
  surprise,
  distance,
  reaction,
  morale,
  flight,
  leastDamage: tables.damage.least,
  fight: () => ({
    text: 'Each side throws 1d6 for initiative.',
    reasons: [because('initiative', '1d6', 'SW-INIT-1')],
  }),
};
