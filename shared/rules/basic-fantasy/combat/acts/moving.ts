import { tables } from '../tables.ts';
import { arsenalOf } from './arsenal.ts';
import { chargeOptions } from './attack-options.ts';
import { one } from './board.ts';
import { engagedBy, feetBetween, foes } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { closer, feetToReach } from './moving.ts';
import { permitted } from './permits.ts';
import { engagedAt, foesWho, keep, known, laterIn, type Scene } from './scene.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';

/** Foes he does not reach where he stands. */
const outOfReach = (
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
): readonly string[] =>
  known(scene.far, fighter, fighter.kit.reachFeet) ??
  keep(
    scene.far,
    fighter,
    fighter.kit.reachFeet,
    foesWho(state, scene, fighter, (target) => feetToReach(fighter, target) > 0),
  );

/** The same for one who is engaged: he may close in, but leave nobody's reach. */
function withoutLeaving(state: BasicFantasyState, scene: Scene, index: number): readonly string[] {
  const fighter = one(state, index);
  const shared = known(scene.staying, fighter, fighter.kit);
  if (shared) return shared;
  const engaged = engagedBy(state, index).map((enemy) => one(state, enemy));
  const stays = (atFeet: number) =>
    engaged.every((enemy) => Math.abs(enemy.atFeet - atFeet) <= enemy.kit.reachFeet);
  const found = foesWho(
    state,
    scene,
    fighter,
    (target) => feetToReach(fighter, target) > 0 && stays(closer(fighter, target, false)),
  );
  return keep(scene.staying, fighter, fighter.kit, found);
}

/** Where he may go: once, and before he strikes. */
export function moveOptions(state: BasicFantasyState, scene: Scene, index: number, listing: Listing): void {
  const fighter = one(state, index);
  const { turn, holding, heldBy, kit, id } = fighter;
  if (turn.moved || holding !== null || heldBy.length > 0 || kit.movementFeet === 0) return;
  const may = permitted(fighter);
  if (engagedAt(state, scene, fighter)) {
    if (may.has('move')) offer(listing, 'move', id, withoutLeaving(state, scene, index));
    if (may.has('withdraw')) offer(listing, 'withdraw', id);
    return;
  }
  if (may.has('charge')) chargeOptions(state, scene, index, listing);
  const targets = outOfReach(state, scene, fighter);
  if (may.has('move')) {
    offer(listing, 'move', id, targets);
    offer(listing, 'fall-back', id);
  }
  if (may.has('run')) offer(listing, 'run', id, targets);
}

/** Comrades knocked out beside him, whom he may try to wake. */
export function rouseOptions(scene: Scene, fighter: BasicFantasyFighter, listing: Listing): void {
  if (scene.asleep.length === 0) return;
  const beside = scene.asleep.filter(
    (other) => other.side === fighter.side && feetBetween(fighter, other) <= tables.engagedFeet,
  );
  offer(
    listing,
    'rouse',
    fighter.id,
    beside.map(({ id }) => id),
  );
}

const charges = ({ stats }: BasicFantasyFighter): boolean =>
  stats.weapons.some(({ charge }) => charge === true);

/** Ways to put off his number: only once in a round, and only while others are still to act. */
export function waitOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  const { turn, id, stats } = fighter;
  if (turn.waited || state.lastCall || state.segments.length === 0) return;
  const later = laterIn(state, scene);
  offer(listing, 'wait', id);
  offer(listing, 'wait-until', id, undefined, scene.numbers);
  offer(listing, 'wait-for', id, scene.laterNames);
  const { braced } = arsenalOf(stats);
  if (turn.moved || braced.length === 0) return;
  const chargers = later.filter((other) => foes(other, fighter) && charges(other)).map((other) => other.id);
  offer(listing, 'set', id, chargers, braced);
}
