import { amount, given } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const { flight, turning } = tables;

/**
 * How far (feet) a flier may climb and dive in a round after moving forward so far. A winged flier too slow stalls and
 * is forced to dive; a floater never stalls. Throws `unknown-kind`, `bad-input`. BF-FLY-2 to 5.
 */
function flightLimits(input: {
  kind: 'winged' | 'floater';
  movementFeet: number;
  turningDistance?: number;
  forwardFeet: number;
}): { maxClimbFeet: number; maxDiveFeet: number; stalled: boolean; forcedDiveFeet: number } & Reasoned {
  const { turningDistance = turning.defaultFeet } = given(input);
  const kind = kindOf(input.kind, 'kind', ['winged', 'floater']);
  const movement = amount(input.movementFeet, 'movementFeet');
  const forward = amount(input.forwardFeet, 'forwardFeet');
  const stretch = amount(turningDistance, 'turningDistance', { min: kind === 'winged' ? 1 : 0 });
  if (kind === 'floater') {
    const maxClimbFeet = movement / flight.floaterClimbDivisor;
    const reasons = [
      because('climb, feet', maxClimbFeet, 'BF-FLY-5'),
      because('descent, feet', movement, 'BF-FLY-5'),
    ];
    return { maxClimbFeet, maxDiveFeet: movement, stalled: false, forcedDiveFeet: 0, reasons };
  }
  const stalled = forward * flight.stallDivisor < movement;
  const maxClimbFeet = stalled ? 0 : Math.floor(forward / stretch) * flight.climbFeet;
  const maxDiveFeet = movement * flight.wingedDiveFactor;
  return {
    maxClimbFeet,
    maxDiveFeet,
    stalled,
    forcedDiveFeet: stalled ? maxDiveFeet : 0,
    reasons: [
      because('climb, feet', maxClimbFeet, stalled ? 'BF-FLY-4' : 'BF-FLY-2'),
      because('dive, feet', maxDiveFeet, stalled ? 'BF-FLY-4' : 'BF-FLY-3'),
    ],
  };
}

export const flightOps = {
  'flight.limits': flightLimits,
} as const;
