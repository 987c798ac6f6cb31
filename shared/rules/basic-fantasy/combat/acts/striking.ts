import { tables } from '../tables.ts';
import { arsenalOf, type Ranged, type Reach } from './arsenal.ts';
import { one } from './board.ts';
import { feetBetween, standing } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { distanceSum } from './missiles.ts';
import { chargeFigures } from './moving.ts';
import { inHold } from './permits.ts';
import { canHarm } from './rolls.ts';
import { coverPenalty } from './rules.ts';
import { foesWho, keep, known, type Scene } from './scene.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import type { RangedUse, Weapon } from './stats.ts';
import { gearAt, mayUse } from './weapons.ts';
import { hasRoomFor } from './wrestling.ts';

/** Nobody aims at one wholly behind hard cover. */
const inSight = ({ stats: { coverPercent } }: BasicFantasyFighter): boolean =>
  coverPercent === undefined || coverPenalty({ kind: 'cover', percent: coverPercent }).targetable;

const nearTo = (
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  feet: number,
): string[] =>
  foesWho(state, scene, fighter, (target) => feetBetween(fighter, target) <= feet && inSight(target));

/** Foes he can strike at hand to hand over this many feet; the held one only at those who hold him. */
function withinReach(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  feet: number,
): readonly string[] {
  const { heldBy } = fighter;
  const near =
    known(scene.near, fighter, feet) ?? keep(scene.near, fighter, feet, nearTo(state, scene, fighter, feet));
  return heldBy.length === 0
    ? near
    : near.filter((id) => heldBy.some((holder) => one(state, holder).id === id));
}

/** Whether he has this weapon at hand and an attack left to make with it. */
const ready = (fighter: BasicFantasyFighter, id: string, place: number): boolean =>
  gearAt(fighter, place).left !== 0 && mayUse(fighter, id);

/** Those of the weapons that are ready; the list itself where all of them are. */
function readyOf(fighter: BasicFantasyFighter, { ids, places }: Reach): readonly string[] {
  const isReady = (id: string, nth: number): boolean => ready(fighter, id, places[nth] ?? -1);
  return ids.every(isReady) ? ids : ids.filter(isReady);
}

/** Blows with such weapons, hand to hand: at those engaged with him only. BF-CMB-4. */
function meleeOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  kind: 'attack' | 'subdue',
  weapons: readonly Reach[],
  listing: Listing,
): void {
  for (const reach of weapons) {
    const targets = withinReach(state, scene, fighter, reach.feet);
    if (targets.length > 0) offer(listing, kind, fighter.id, targets, readyOf(fighter, reach));
  }
}

/** Foes a missile reaches from where he stands. */
function inRange(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  use: RangedUse,
): string[] {
  const distances = new Map<number, boolean>();
  return foesWho(state, scene, fighter, (target) => {
    if (!inSight(target)) return false;
    const feet = feetBetween(fighter, target);
    const known = distances.get(feet);
    if (known !== undefined) return known;
    const reaches = distanceSum(fighter, target, use, state.options) !== null;
    distances.set(feet, reaches);
    return reaches;
  });
}

/** Shots and throws, each weapon with its own range. */
function rangedOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  ranged: readonly Ranged[],
  listing: Listing,
): void {
  for (const { use, ids, place } of ranged) {
    if (!gearAt(fighter, place).loaded || !ready(fighter, ids[0], place)) continue;
    const targets =
      known(scene.inRange, fighter, use) ??
      keep(scene.inRange, fighter, use, inRange(state, scene, fighter, use));
    offer(listing, use.delivery === 'thrown' ? 'throw' : 'shoot', fighter.id, targets, ids);
  }
}

const isWater = ({ flask }: Weapon): boolean => flask?.kind === 'holy-water';

/** Holy water for those without a body, from close by. */
function pourOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  const { weapons } = fighter.stats;
  if (!weapons.some(isWater)) return;
  const flasks = weapons.filter((weapon, place) => isWater(weapon) && ready(fighter, weapon.id, place));
  const targets = foesWho(
    state,
    scene,
    fighter,
    (target) =>
      target.stats.undead?.corporeal === false && feetBetween(fighter, target) <= tables.engagedFeet,
  );
  offer(
    listing,
    'pour',
    fighter.id,
    targets,
    flasks.map(({ id }) => id),
  );
}

const blows = ['punch', 'kick'];

const humanoid = ({ stats }: BasicFantasyFighter): boolean => stats.humanoid !== false;

/** Foes he may not take hold of. */
function barredFrom(state: BasicFantasyState, scene: Scene, fighter: BasicFantasyFighter): string[] {
  const { wrestlingNonHumanoids } = state.options;
  return foesWho(
    state,
    scene,
    fighter,
    (target) =>
      !(wrestlingNonHumanoids || (humanoid(target) && humanoid(fighter))) ||
      !hasRoomFor(state, fighter, target),
  );
}

/** Those near whom he may take hold of; no humanoids only if the campaign leaves it open. BF-WRES-27. */
function holdable(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  near: readonly string[],
): readonly string[] {
  const { unholdable } = scene;
  const { stats } = fighter;
  const barred =
    known(unholdable, fighter, stats) ?? keep(unholdable, fighter, stats, barredFrom(state, scene, fighter));
  return barred.length === 0 ? near : near.filter((id) => !barred.includes(id));
}

/** Fists, feet and holds: instead of all the attacks of the round. */
function unarmedOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  if (fighter.turn.attacks > 0) return;
  const near = withinReach(state, scene, fighter, tables.engagedFeet);
  if (near.length === 0) return;
  if (fighter.kit.brawls) offer(listing, 'brawl', fighter.id, near, blows);
  if (fighter.heldBy.length > 0 && !inHold.held.pinAnother) return;
  offer(listing, 'grab', fighter.id, holdable(state, scene, fighter, near));
}

/** What he may strike with on his number. */
export function attackOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  if (fighter.turn.attacks >= fighter.kit.attacks) return;
  const { melee, flat, ranged } = arsenalOf(fighter.stats);
  meleeOptions(state, scene, fighter, 'attack', melee, listing);
  meleeOptions(state, scene, fighter, 'subdue', flat, listing);
  if (fighter.heldBy.length === 0) {
    rangedOptions(state, scene, fighter, ranged, listing);
    pourOptions(state, scene, fighter, listing);
  }
  unarmedOptions(state, scene, fighter, listing);
}

/** What he may do to the one he holds. */
export function holderOptions(
  state: BasicFantasyState,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  const { holding, id, turn } = fighter;
  if (holding === null) return;
  const held = one(state, holding);
  const target = [held.id];
  if (turn.attacks === 0 && standing(held)) {
    if (inHold.holder.unarmedDamage && canHarm(held)) offer(listing, 'squeeze', id, target);
    if (inHold.holder.silence && held.silencedBy === null) offer(listing, 'silence', id, target);
    const items = held.stats.weapons.filter((_weapon, place) => gearAt(held, place).left !== 0);
    if (inHold.holder.takeItem)
      offer(
        listing,
        'take-item',
        id,
        target,
        items.map((weapon) => weapon.id),
      );
    if (inHold.holder.moveOpponent) offer(listing, 'move-held', id, target);
  }
  if (inHold.holder.release) offer(listing, 'release', id);
}

/** Foes in line, far enough and not too far for a charge with such weapons. */
function inLine(state: BasicFantasyState, scene: Scene, index: number, reachFeet: number): string[] {
  const fighter = one(state, index);
  return foesWho(
    state,
    scene,
    fighter,
    (target, at) =>
      feetBetween(fighter, target) > reachFeet &&
      inSight(target) &&
      chargeFigures(state, index, at, reachFeet).allowed,
  );
}

/** Charges with a suitable weapon, by one who is not exhausted. */
export function chargeOptions(state: BasicFantasyState, scene: Scene, index: number, listing: Listing): void {
  const fighter = one(state, index);
  const { chargeable } = scene;
  for (const reach of arsenalOf(fighter.stats).charging) {
    const targets =
      known(chargeable, fighter, reach) ??
      keep(chargeable, fighter, reach, inLine(state, scene, index, reach.feet));
    if (targets.length > 0) offer(listing, 'charge', fighter.id, targets, readyOf(fighter, reach));
  }
}

/** Weapons long enough to strike at one who has come this near. */
export function longWeapons(fighter: BasicFantasyFighter, feet: number): string[] {
  return arsenalOf(fighter.stats).long.flatMap((reach) =>
    reach.feet >= feet ? readyOf(fighter, reach) : [],
  );
}
