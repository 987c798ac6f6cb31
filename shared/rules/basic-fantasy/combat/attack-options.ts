import { tables } from '../tables.ts';
import { one } from './board.ts';
import { feetBetween, foes, standing } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { distanceSum } from './missiles.ts';
import { chargeFigures } from './moving.ts';
import { inHold } from './permits.ts';
import { canHarm } from './rolls.ts';
import { coverPenalty } from './rules.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import { gearAt, isLong, isMelee, mayUse, reachOf } from './weapons.ts';
import { hasRoomFor } from './wrestling.ts';

type Test = (target: BasicFantasyFighter, index: number) => boolean;

/** Foes on their feet that pass the test. */
function foesWho({ fighters }: BasicFantasyState, fighter: BasicFantasyFighter, passes: Test): string[] {
  const found: string[] = [];
  for (let index = 0; index < fighters.length; index += 1) {
    const target = fighters[index];
    if (target && foes(target, fighter) && standing(target) && passes(target, index)) found.push(target.id);
  }
  return found;
}

/** Nobody aims at one wholly behind hard cover. */
const inSight = ({ stats: { coverPercent } }: BasicFantasyFighter): boolean =>
  coverPercent === undefined || coverPenalty({ kind: 'cover', percent: coverPercent }).targetable;

/** Foes he can strike at hand to hand over this many feet; the held one only at those who hold him. */
function withinReach(state: BasicFantasyState, fighter: BasicFantasyFighter, feet: number): string[] {
  const { heldBy } = fighter;
  return foesWho(
    state,
    fighter,
    (target, index) =>
      feetBetween(fighter, target) <= feet &&
      (heldBy.length === 0 || heldBy.includes(index)) &&
      inSight(target),
  );
}

/** Weapons at hand by their reach, those that pass the test. */
function byReach(
  fighter: BasicFantasyFighter,
  passes: (weapon: BasicFantasyFighter['stats']['weapons'][number]) => boolean,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  fighter.stats.weapons.forEach((weapon, place) => {
    if (!isMelee(weapon) || gearAt(fighter, place).left === 0 || !mayUse(fighter, weapon.id) || !passes(weapon)) return;
    const reach = reachOf(weapon);
    const ids = found.get(reach);
    if (ids) ids.push(weapon.id);
    else found.set(reach, [weapon.id]);
  });
  return found;
}

/** Blows with weapons, hand to hand. */
function meleeOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  for (const [reach, ids] of byReach(fighter, () => true)) {
    const targets = withinReach(state, fighter, reach);
    offer(listing, 'attack', fighter.id, targets, ids);
    const flat = ids.filter((id) => fighter.stats.weapons.some((weapon) => weapon.id === id && weapon.subdues));
    offer(listing, 'subdue', fighter.id, targets, flat);
  }
}

/** Shots and throws, each weapon with its own range. */
function rangedOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  fighter.stats.weapons.forEach((weapon, place) => {
    const { ranged } = weapon;
    const { left, loaded } = gearAt(fighter, place);
    if (!ranged || left === 0 || !loaded || !mayUse(fighter, weapon.id)) return;
    const targets = foesWho(
      state,
      fighter,
      (target) => inSight(target) && distanceSum(fighter, target, ranged, state.options) !== null,
    );
    offer(listing, ranged.delivery === 'thrown' ? 'throw' : 'shoot', fighter.id, targets, [weapon.id]);
  });
}

/** Holy water for those without a body, from close by. */
function pourOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const flasks = fighter.stats.weapons.filter(
    ({ id, flask }, place) =>
      flask?.kind === 'holy-water' && gearAt(fighter, place).left !== 0 && mayUse(fighter, id),
  );
  if (flasks.length === 0) return;
  const targets = foesWho(
    state,
    fighter,
    (target) => target.stats.undead?.corporeal === false && feetBetween(fighter, target) <= tables.engagedFeet,
  );
  offer(listing, 'pour', fighter.id, targets, flasks.map(({ id }) => id));
}

const blows = ['punch', 'kick'];

/** Fists, feet and holds: instead of all the attacks of the round. */
function unarmedOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  if (fighter.turn.attacks > 0) return;
  const near = withinReach(state, fighter, tables.engagedFeet);
  if (near.length === 0) return;
  if (fighter.kit.brawls) offer(listing, 'brawl', fighter.id, near, blows);
  if (fighter.heldBy.length > 0 && !inHold.held.pinAnother) return;
  const humanoid = ({ stats }: BasicFantasyFighter) => stats.humanoid !== false;
  const allowed = (target: BasicFantasyFighter) =>
    state.options.wrestlingNonHumanoids || (humanoid(target) && humanoid(fighter));
  const holdable = foesWho(
    state,
    fighter,
    (target) => near.includes(target.id) && allowed(target) && hasRoomFor(state, fighter, target),
  );
  offer(listing, 'grab', fighter.id, holdable);
}

/** What he may strike with on his number. */
export function attackOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  if (fighter.turn.attacks >= fighter.kit.attacks) return;
  meleeOptions(state, fighter, listing);
  if (fighter.heldBy.length === 0) {
    rangedOptions(state, fighter, listing);
    pourOptions(state, fighter, listing);
  }
  unarmedOptions(state, fighter, listing);
}

/** What he may do to the one he holds. */
export function holderOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const { holding, id, turn } = fighter;
  if (holding === null) return;
  const held = one(state, holding);
  const target = [held.id];
  if (turn.attacks === 0 && standing(held)) {
    if (inHold.holder.unarmedDamage && canHarm(held)) offer(listing, 'squeeze', id, target);
    if (inHold.holder.silence && held.silencedBy === null) offer(listing, 'silence', id, target);
    const items = held.stats.weapons.filter((_weapon, place) => gearAt(held, place).left !== 0);
    if (inHold.holder.takeItem) offer(listing, 'take-item', id, target, items.map((weapon) => weapon.id));
    if (inHold.holder.moveOpponent) offer(listing, 'move-held', id, target);
  }
  if (inHold.holder.release) offer(listing, 'release', id);
}

/** Charges with a suitable weapon at foes in line, far enough and not too far. */
export function chargeOptions(state: BasicFantasyState, index: number, listing: Listing): void {
  const fighter = one(state, index);
  for (const [reach, ids] of byReach(fighter, ({ charge }) => charge === true)) {
    const targets = foesWho(
      state,
      fighter,
      (target, at) =>
        feetBetween(fighter, target) > reach && inSight(target) && chargeFigures(state, index, at, reach).allowed,
    );
    offer(listing, 'charge', fighter.id, targets, ids);
  }
}

/** Weapons long enough to strike at one who has come this near. */
export function longWeapons(fighter: BasicFantasyFighter, feet: number): string[] {
  return [...byReach(fighter, isLong)].flatMap(([reach, ids]) => (reach >= feet ? ids : []));
}
