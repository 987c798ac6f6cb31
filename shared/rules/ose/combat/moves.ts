import { movementMelee } from '../movement.ts';
import { put, type Draft } from './draft.ts';
import { against, awayFrom, distance, meleeReachFeet, roomToward, spotOf } from './field.ts';
import { fighterAt, type OseFighter } from './state.ts';

function step(draft: Draft, index: number, direction: number, feet: number, kind: string): void {
  const mover = fighterAt(draft.state, index);
  put(draft, index, {
    ...mover,
    atFeet: mover.atFeet + direction * feet + 0,
    roundsMoved: mover.roundsMoved + 1,
    turn: { ...mover.turn, moved: true },
  });
  draft.events.push({ kind, id: mover.id, amount: feet });
}

/** Toward a foe, as far as the rate allows, and no farther than where the first one stands in the way. */
export function moveUp(draft: Draft, index: number, target: OseFighter): void {
  const mover = fighterAt(draft.state, index);
  const direction = target.atFeet >= mover.atFeet ? 1 : -1;
  const gap = distance(mover, target) - meleeReachFeet;
  const feet = Math.min(
    mover.build.rate,
    gap,
    roomToward(spotOf(against(draft.field, mover.side), mover), direction),
  );
  step(draft, index, direction, feet, 'moves');
}

/** Away from the nearest foe. */
export function fallBack(draft: Draft, index: number): void {
  const mover = fighterAt(draft.state, index);
  const spot = spotOf(against(draft.field, mover.side), mover);
  if (!spot.nearest) return;
  const direction = awayFrom(mover, spot.nearest);
  step(draft, index, direction, Math.min(mover.build.rate, roomToward(spot, direction)), 'fallsBack');
}

/** Out of melee, backwards or in flight, away from one foe. OSE-CBT-4, 5. */
export function leaveMelee(
  draft: Draft,
  index: number,
  from: OseFighter,
  kind: 'fightingWithdrawal' | 'retreat',
): void {
  const mover = fighterAt(draft.state, index);
  if (kind === 'retreat') put(draft, index, { ...mover, turn: { ...mover.turn, declared: 'retreat' } });
  const direction = awayFrom(mover, from);
  const free = roomToward(spotOf(against(draft.field, mover.side), mover), direction);
  const { maxDistance } = movementMelee({
    kind,
    encounterPerRound: mover.build.rate,
    declared: true,
    clearSpaceBehind: free > 0,
  });
  const feet = Math.min(maxDistance, free);
  step(draft, index, direction, feet, kind === 'retreat' ? 'retreats' : 'withdraws');
}
