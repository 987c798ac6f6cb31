import { tables } from '../tables.ts';
import { arsenalOf } from './arsenal.ts';
import { edit, finish, one, tell, type Board } from './board.ts';
import { spendAttack, strike } from './blows.ts';
import { awayFrom, engagedBy, feetBetween, foes, standing, way } from './field.ts';
import { burnInPool, burnOn } from './flasks.ts';
import { endHolds } from './holds.ts';
import { charge, disengage } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import { isMelee, reachOf, weaponIndex } from './weapons.ts';

const { speedFactor } = tables.running;
const { slowDivisor } = tables.disengage;

/** His turn is over; if he is burning, the flames have burnt on meanwhile. */
export function endTurn(board: Board, index: number): void {
  finish(board, index);
  burnOn(board, index);
}

/** How far he must walk until he reaches him. Feet, 0 or less if he does already. */
export const feetToReach = (from: BasicFantasyFighter, to: BasicFantasyFighter): number =>
  feetBetween(from, to) - from.kit.reachFeet;

const mayMeet = (fighter: BasicFantasyFighter): boolean =>
  standing(fighter) &&
  (fighter.turn.stage === 'coming' || fighter.turn.stage === 'waiting') &&
  fighter.broken === null &&
  fighter.holding === null &&
  fighter.heldBy.length === 0;

/** Foes with long weapons he has come in reach of may strike at the same time. */
function offerMeeting(board: Board, index: number, fromFeet: number): void {
  const closing = one(board.state, index);
  board.state.fighters.forEach((foe, who) => {
    if (!foes(foe, closing) || !mayMeet(foe)) return;
    const reach = arsenalOf(foe.stats).longest;
    const was = Math.abs(fromFeet - foe.atFeet);
    if (reach === 0 || was <= reach || feetBetween(foe, closing) > reach) return;
    board.state.offers = [...board.state.offers, { who, closing: index }];
    tell(board, 'closes', index, { by: who });
  });
}

/** Changes his place on the line. */
export function place(board: Board, index: number, atFeet: number): void {
  const fighter = edit(board, index);
  const fromFeet = fighter.atFeet;
  fighter.atFeet = atFeet + 0;
  fighter.turn.moved = true;
  fighter.turn.setWith = null;
  tell(board, 'moved', index, { amount: Math.abs(atFeet - fromFeet) });
  burnInPool(board, index, fromFeet);
  offerMeeting(board, index, fromFeet);
}

/** Where walking or running up to somebody takes him. */
export function closer(from: BasicFantasyFighter, to: BasicFantasyFighter, running: boolean): number {
  const feet = Math.min(from.kit.movementFeet * (running ? speedFactor : 1), feetToReach(from, to));
  return from.atFeet + feet * way(from.atFeet, to.atFeet);
}

/** Walks or runs up to somebody, as far as it goes. */
export function approach(board: Board, index: number, target: number, running: boolean): void {
  const atFeet = closer(one(board.state, index), one(board.state, target), running);
  if (running) edit(board, index).turn.ran = true;
  place(board, index, atFeet);
}

/** What the rules say of a charge at this target, with a weapon that reaches so far. */
export function chargeFigures(
  state: Pick<BasicFantasyState, 'fighters'>,
  index: number,
  target: number,
  reach: number,
): ReturnType<typeof charge> & { feet: number } {
  const from = one(state, index);
  const to = one(state, target);
  const feet = Math.max(0, feetBetween(from, to) - reach);
  const figures = charge({
    distanceFeet: feet,
    normalMovementFeet: from.kit.movementFeet,
    straightLine: true,
    pathClear: true,
    suitableWeapon: true,
    lineOfSightAtStart: !(from.stats.blinded ?? false) && !(to.stats.invisible ?? false),
    exhausted: from.exhausted,
  });
  return { ...figures, feet };
}

/** Runs up to somebody and strikes; who has a weapon set against it strikes back on the same number. */
export function makeCharge(board: Board, index: number, target: number, id: string): void {
  const { atFeet, stats } = one(board.state, index);
  const weapon = weaponIndex(one(board.state, index), id);
  const { feet, damageMultiplier } = chargeFigures(
    board.state,
    index,
    target,
    reachOf(stats.weapons[weapon] ?? {}),
  );
  const fighter = edit(board, index);
  fighter.turn.ran = true;
  fighter.turn.charged = target;
  place(board, index, atFeet + feet * way(atFeet, one(board.state, target).atFeet));
  spendAttack(board, index, null);
  strike(board, { by: index, at: target, weapon, manner: { charging: true }, multiplier: damageMultiplier });
}

/** How far he backs away: half his movement. */
const halfMove = ({ kit }: BasicFantasyFighter): number => Math.floor(kit.movementFeet / slowDivisor);

/** Backs away from everyone he is engaged with; he may strike later in the round. */
export function withdraw(board: Board, index: number): void {
  const fighter = one(board.state, index);
  place(board, index, fighter.atFeet + halfMove(fighter) * awayFrom(board.state, fighter));
}

/** Walks away from foes who do not engage him. */
export function fallBack(board: Board, index: number): void {
  const fighter = one(board.state, index);
  place(board, index, fighter.atFeet + fighter.kit.movementFeet * awayFrom(board.state, fighter));
}

/** One attack of an enemy at a turned back, with the first weapon that reaches. */
function partingShot(board: Board, by: number, at: number): void {
  const enemy = one(board.state, by);
  const feet = feetBetween(enemy, one(board.state, at));
  const weapon = enemy.stats.weapons.findIndex((each) => isMelee(each) && reachOf(each) >= feet);
  if (weapon >= 0) strike(board, { by, at, weapon, manner: { partingShot: true } });
}

/** Turns and runs out of the fight, past the parting shots of everyone who engages him. BF-EVA-3. */
export function flee(board: Board, index: number): void {
  const { kit } = one(board.state, index);
  const { partingShots } = disengage({
    backingAway: false,
    movedFeet: kit.movementFeet,
    normalMovementFeet: kit.movementFeet,
    engagedWith: engagedBy(board.state, index).map(String),
  });
  for (const { id } of partingShots) partingShot(board, Number(id), index);
  endTurn(board, index);
  if (one(board.state, index).fallen !== null) return;
  endHolds(board, index);
  const fighter = edit(board, index);
  fighter.status = 'fled';
  tell(board, 'fled', index);
}
