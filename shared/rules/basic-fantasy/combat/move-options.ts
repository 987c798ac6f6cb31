import { one } from './board.ts';
import { chargeOptions } from './attack-options.ts';
import { engagedBy, feetBetween, foes, isEngaged, present, standing } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { closer, feetToReach } from './moving.ts';
import { permitted } from './permits.ts';
import { tables } from '../tables.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

/** Foes he does not reach where he stands and may walk up to: out of nobody's reach whom he is engaged with. */
function outOfReach(state: BasicFantasyState, fighter: BasicFantasyFighter, engaged: readonly number[]): string[] {
  const found: string[] = [];
  for (const other of state.fighters) {
    if (!foes(other, fighter) || !standing(other) || feetToReach(fighter, other) <= 0) continue;
    if (engaged.length === 0 || staysEngaged(state, engaged, closer(fighter, other, false))) found.push(other.id);
  }
  return found;
}

const staysEngaged = (state: BasicFantasyState, engaged: readonly number[], atFeet: number): boolean =>
  engaged.every((index) => {
    const enemy = one(state, index);
    return Math.abs(enemy.atFeet - atFeet) <= enemy.kit.reachFeet;
  });

/** Where he may go: once, and before he strikes. */
export function moveOptions(state: BasicFantasyState, index: number, listing: Listing): void {
  const fighter = one(state, index);
  const { turn, holding, heldBy, kit, id } = fighter;
  if (turn.moved || holding !== null || heldBy.length > 0 || kit.movementFeet === 0) return;
  const may = permitted(fighter);
  if (isEngaged(state, fighter)) {
    const targets = outOfReach(state, fighter, engagedBy(state, index));
    if (may.has('move')) offer(listing, 'move', id, targets);
    if (may.has('withdraw')) offer(listing, 'withdraw', id);
    return;
  }
  if (may.has('charge')) chargeOptions(state, index, listing);
  const targets = outOfReach(state, fighter, []);
  if (may.has('move')) {
    offer(listing, 'move', id, targets);
    offer(listing, 'fall-back', id);
  }
  if (may.has('run')) offer(listing, 'run', id, targets);
}

/** Comrades knocked out beside him, whom he may try to wake. */
export function rouseOptions({ fighters }: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const asleep = fighters.filter(
    (other) =>
      other.asleep !== null &&
      other.status === 'unconscious' &&
      other.side === fighter.side &&
      feetBetween(fighter, other) <= tables.engagedFeet,
  );
  offer(listing, 'rouse', fighter.id, asleep.map(({ id }) => id));
}

const comes = (fighter: BasicFantasyFighter): boolean => present(fighter) && fighter.turn.stage === 'coming';

/** Ways to put off his number: only once in a round, and only while others are still to act. */
export function waitOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const { turn, id } = fighter;
  const last = state.segments.at(-1);
  if (turn.waited || state.lastCall || !last) return;
  offer(listing, 'wait', id);
  const numbers: string[] = [];
  for (let number = (state.clock.count ?? 0) - 1; number >= last.number; number -= 1) numbers.push(String(number));
  offer(listing, 'wait-until', id, undefined, numbers);
  const later = state.fighters.filter(comes);
  offer(listing, 'wait-for', id, later.map((other) => other.id));
  if (turn.moved || turn.attacks > 0) return;
  const braced = fighter.stats.weapons.filter((weapon) => weapon.set === true).map((weapon) => weapon.id);
  const chargers = later.filter(
    (other) => foes(other, fighter) && other.stats.weapons.some((weapon) => weapon.charge === true),
  );
  offer(listing, 'set', id, chargers.map((other) => other.id), braced);
}
