import { tables } from '../tables.ts';
import { spendAttack, unarmed } from './blows.ts';
import { edit, one, tell, type Board } from './board.ts';
import { awayFrom } from './field.ts';
import { beginHold, endHold } from './holds.ts';
import { attackSum, armourAgainst, canHarm, rollAttack } from './rolls.ts';
import {
  wrestleCapacity,
  wrestleDrag,
  wrestleEscape,
  wrestleGrab,
  wrestleMove,
  wrestleTakeItem,
} from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import { sizes } from './stats.ts';
import { touch } from './touch.ts';
import { weaponIndex } from './weapons.ts';

const bulk = ({ stats: { size = 'medium' } }: BasicFantasyFighter): number => sizes.indexOf(size);

/** How big he is beside another. */
function sizeBeside(
  wrestler: BasicFantasyFighter,
  other: BasicFantasyFighter,
): 'smaller' | 'same' | 'larger' {
  const difference = bulk(wrestler) - bulk(other);
  if (difference === 0) return 'same';
  return difference < 0 ? 'smaller' : 'larger';
}

/** Whether there is room for a first wrestler, even a larger one. */
const oneAlone = wrestleCapacity({ wrestlers: [{ id: 'first', size: 'larger' }] }).allowed;

/** Whether one more may wrestle him. */
export function hasRoomFor(
  state: Pick<BasicFantasyState, 'fighters'>,
  wrestler: BasicFantasyFighter,
  target: BasicFantasyFighter,
): boolean {
  if (target.heldBy.length === 0 && wrestler.stats.wrestlerUnits === undefined) return oneAlone;
  const all = [...target.heldBy.map((holder) => one(state, holder)), wrestler];
  return wrestleCapacity({
    wrestlers: all.map((each) => {
      const { wrestlerUnits } = each.stats;
      const size = sizeBeside(each, target);
      return wrestlerUnits === undefined
        ? { id: each.id, size }
        : { id: each.id, size, units: wrestlerUnits };
    }),
  }).allowed;
}

const strength = ({ stats: { strBonus = 0 } }: BasicFantasyFighter): number => strBonus;
const limbs = ({ stats: { extraGraspingAppendages = 0 } }: BasicFantasyFighter): number =>
  extraGraspingAppendages;

/** Grabs at somebody. The extra limbs count in the grab itself and nowhere else. */
export function grab(board: Board, by: number, at: number): void {
  const attacker = one(board.state, by);
  const target = one(board.state, at);
  const { held, reasons } = wrestleGrab(
    {
      attackBonus: attacker.kit.attackBonus,
      strBonus: strength(attacker),
      modifier: attackSum(attacker, target).total,
      extraGraspingAppendages: limbs(attacker),
      ac: armourAgainst(board.state, target, attacker).ac,
      canBeHit: canHarm(target),
      targetHasTouchAttack: target.stats.touchAttack !== undefined,
    },
    board.dice,
  );
  tell(board, held ? 'grabbed' : 'missed', at, { by, detail: 'hold', reasons });
  spendAttack(board, by, null);
  if (held) {
    edit(board, by).atFeet = target.atFeet;
    beginHold(board, by, at);
  }
  touch(board, by, at);
}

/** Unarmed damage by the hold alone. */
export function squeeze(board: Board, by: number, at: number): void {
  spendAttack(board, by, null);
  unarmed(board, by, at, 'punch');
}

/** The held one cannot speak while this hold lasts. */
export function silence(board: Board, by: number, at: number): void {
  spendAttack(board, by, null);
  edit(board, at).silencedBy = by;
  tell(board, 'silenced', at, { by });
}

/** An attack roll of a wrestler; here the extra limbs count among the modifiers. */
function wrestlingRoll(board: Board, by: number, at: number, detail: string): boolean {
  const attacker = one(board.state, by);
  const target = one(board.state, at);
  const manner = limbs(attacker) > 0 ? { extraGraspingAppendages: limbs(attacker) } : null;
  const sum = attackSum(attacker, target, manner);
  const { hit, reasons } = rollAttack(board, attacker, target, strength(attacker), sum);
  tell(board, hit ? 'succeeds' : 'fails', by, { detail, reasons });
  return hit;
}

/** Moves both who wrestle, and everyone else who holds the same one. */
function shift(board: Board, together: readonly number[], feet: number): void {
  for (const index of together) {
    const fighter = edit(board, index);
    fighter.atFeet = fighter.atFeet + feet + 0;
  }
}

/** Drags the held one away, up to half speed, towards the holder's own side of the fight. */
export function moveOpponent(board: Board, by: number, at: number): void {
  spendAttack(board, by, null);
  const holder = one(board.state, by);
  const held = one(board.state, at);
  const { moved, maxFeet } = wrestleMove({
    attackHit: wrestlingRoll(board, by, at, 'move'),
    strongEnough: bulk(holder) >= bulk(held),
    movementFeet: holder.kit.movementFeet,
  });
  if (!moved) return;
  const feet = Math.floor(maxFeet) * awayFrom(board.state, holder);
  tell(board, 'dragged', at, { by, amount: Math.abs(feet) });
  shift(board, [at, ...held.heldBy], feet);
}

/** Whether he is much larger than everyone who holds him. */
export function outweighs(state: Pick<BasicFantasyState, 'fighters'>, fighter: BasicFantasyFighter): boolean {
  const significantlyStrongerOrLarger = fighter.heldBy.every(
    (holder) => bulk(fighter) > bulk(one(state, holder)),
  );
  return wrestleDrag({ significantlyStrongerOrLarger, movementFeet: fighter.kit.movementFeet }).allowed;
}

/** The held one drags everyone who holds him along. */
export function dragHolders(board: Board, index: number): void {
  const fighter = one(board.state, index);
  const movementFeet = fighter.kit.movementFeet;
  const { maxFeet } = wrestleDrag({ significantlyStrongerOrLarger: true, movementFeet });
  const feet = Math.floor(maxFeet) * awayFrom(board.state, fighter);
  spendAttack(board, index, null);
  tell(board, 'drags', index, { amount: Math.abs(feet) });
  shift(board, [index, ...fighter.heldBy], feet);
}

/** Free, into the space beside the holder. */
function stepAside(board: Board, index: number, from: number): void {
  endHold(board, from);
  const { heldBy } = one(board.state, index);
  if (heldBy.length > 0) return;
  const fighter = edit(board, index);
  fighter.atFeet = one(board.state, from).atFeet + tables.engagedFeet * awayFrom(board.state, fighter) + 0;
}

/** A save against this hold; of several holds it breaks only this one. */
function breaksFree(board: Board, index: number, from: number): boolean {
  const { stats, kit, heldBy, negativeLevels } = one(board.state, index);
  const { success, reasons } = wrestleEscape(
    {
      saveTarget: kit.saveTarget,
      strBonus: stats.strBonus ?? 0,
      dexBonus: stats.dexBonus ?? 0,
      holders: heldBy.map((holder) => ({
        id: String(holder),
        isItselfHeld: one(board.state, holder).heldBy.length > 0,
      })),
      breakFrom: String(from),
      extraGraspingAppendages: stats.extraGraspingAppendages ?? 0,
      negativeLevels,
      nightsShortOfSleep: stats.nightsShortOfSleep ?? 0,
    },
    board.dice,
  );
  tell(board, success ? 'saved' : 'notSaved', index, { by: from, detail: 'escape', reasons });
  return success;
}

/** Tries to get out of one hold, which he may at each of his own actions. BF-WRES-3. */
export function escape(board: Board, index: number, from: number): void {
  spendAttack(board, index, null);
  if (breaksFree(board, index, from)) stepAside(board, index, from);
}

/** Grabs at something the held one has; if that fails, he may turn the hold or get out of it. */
export function takeItem(board: Board, by: number, at: number, id: string): void {
  spendAttack(board, by, null);
  const { itemTaken } = wrestleTakeItem({ attackHit: wrestlingRoll(board, by, at, id) });
  if (!itemTaken) {
    board.state.question = { kind: 'reversal', held: at, holder: by };
    return;
  }
  const victim = edit(board, at);
  const taken = weaponIndex(victim, id);
  victim.gear = victim.gear.map((gear, index) => (index === taken ? { ...gear, left: 0 } : gear));
  tell(board, 'taken', at, { by, detail: id });
}

/** What the held one makes of a failed grab for an item. */
export function answerReversal(board: Board, choice: 'reverse' | 'escape' | null): void {
  const { question } = board.state;
  if (question?.kind !== 'reversal') throw new RangeError('Nothing was asked.');
  board.state.question = null;
  if (choice === null) return;
  const { held, holder: by } = question;
  const { holder } = wrestleTakeItem({
    attackHit: false,
    defenderChoice: choice,
    defenderAttackHit: choice === 'reverse' && wrestlingRoll(board, held, by, 'reverse'),
    escapeSaved: choice === 'escape' && breaksFree(board, held, by),
  });
  if (holder === 'none') stepAside(board, held, by);
  if (holder !== 'defender') return;
  endHold(board, by);
  endHold(board, held);
  beginHold(board, held, by);
}
