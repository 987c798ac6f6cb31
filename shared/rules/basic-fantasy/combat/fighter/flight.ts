import { flightOps } from '../../exploration/flying.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';

/** How far up and down he may go by what he has flown this round. BF-FLY-2 to 5. */
export function limits({ kit: { flies, movementFeet, turningFeet }, turn }: BasicFantasyFighter) {
  if (flies === null) return null;
  const turningDistance = Math.max(1, turningFeet);
  const { forwardFeet } = turn;
  return flightOps['flight.limits']({ kind: flies, movementFeet, turningDistance, forwardFeet });
}

/** Has neither climbed nor dived this round, and nobody has hold of him. */
export const mayLevel = ({ turn, kit, holding, heldBy }: BasicFantasyFighter): boolean =>
  kit.flies !== null && !turn.levelled && holding === null && heldBy.length === 0;

/** Whether he may still climb by what he has flown. */
export const mayClimb = (
  { options }: Pick<BasicFantasyState, 'options'>,
  fighter: BasicFantasyFighter,
): boolean => options.climbing && mayLevel(fighter) && (limits(fighter)?.maxClimbFeet ?? 0) > 0;
