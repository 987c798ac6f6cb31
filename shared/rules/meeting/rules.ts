import type { Reasoned } from '../common/reason.ts';
import type { FlightRules } from './flight.ts';
import { flightOn } from './flight.ts';
import type { Ground } from './ground.ts';
import type { MeetingStep } from './step.ts';
import { usualSteps } from './steps.ts';
import type { MeetingFacts, MeetingParts } from './terms.ts';

/** What a system answers of meetings as a whole. */
interface MeetingWhole extends MeetingParts {
  /** The rule of what the parties do about each other. */
  courseRule: string;
  /** The least that a hit thrown with dice takes off. */
  leastDamage: number;
  /** What is to be remembered when the fight begins. */
  fight: (settings: MeetingFacts['settings']) => { text: string } & Reasoned;
}

export interface MeetingRules extends MeetingWhole {
  /** The steps in their order; the next is the first that is not settled. */
  steps: readonly MeetingStep[];
  /** Fleeing and pursuing on such ground. */
  flight: (ground: Ground) => FlightRules;
}

/** What the system that governs exploration says of meetings, which serves the others where they say nothing. */
export interface UsualMeeting extends MeetingWhole {
  flight: (ground: Ground) => FlightRules;
}

/** What a system brings of its own: of flight its procedure underground, elsewhere only how its creatures run. */
export type OwnMeeting = Partial<MeetingWhole> & {
  flight?: Partial<FlightRules> | ((ground: Ground) => FlightRules);
};

/** Every part of a meeting: the system's own, else that of the system that governs exploration. */
export function meetingRules(usual: UsualMeeting, own: OwnMeeting): MeetingRules {
  const { flight = {} } = own;
  const parts = { ...usual, ...own };
  return {
    ...parts,
    steps: usualSteps(parts),
    flight: typeof flight === 'function' ? flight : flightOn(usual.flight, flight),
  };
}
