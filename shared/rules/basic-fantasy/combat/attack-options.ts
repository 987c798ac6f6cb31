import { tables } from '../tables.ts';
import { one } from './board.ts';
import { feetBetween, standing } from './field.ts';
import { offer, type Listing } from './kinds.ts';
import { distanceSum } from './missiles.ts';
import { chargeFigures } from './moving.ts';
import { inHold } from './permits.ts';
import { canHarm } from './rolls.ts';
import { coverPenalty } from './rules.ts';
import { foesWho, shared, type Scene } from './scene.ts';
import type { BasicFantasyFighter, BasicFantasyState } from './state.ts';
import type { Weapon } from './stats.ts';
import { gearAt, isLong, isMelee, mayUse, reachOf, weaponAt } from './weapons.ts';
import { hasRoomFor } from './wrestling.ts';

/** Nobody aims at one wholly behind hard cover. */
const inSight = ({ stats: { coverPercent } }: BasicFantasyFighter): boolean =>
  coverPercent === undefined || coverPenalty({ kind: 'cover', percent: coverPercent }).targetable;

/** Foes he can strike at hand to hand over this many feet; the held one only at those who hold him. */
function withinReach(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  feet: number,
): readonly string[] {
  const { heldBy } = fighter;
  const near = shared(scene.near, fighter, feet, () =>
    foesWho(state, fighter, (target) => feetBetween(fighter, target) <= feet && inSight(target)),
  );
  return heldBy.length === 0
    ? near
    : near.filter((id) => heldBy.some((holder) => one(state, holder).id === id));
}

/** Whether he has this weapon at hand and an attack left to make with it. */
const ready = (fighter: BasicFantasyFighter, weapon: Weapon, place: number): boolean =>
  gearAt(fighter, place).left !== 0 && mayUse(fighter, weapon.id);

/** Melee weapons at hand, by their reach. */
function byReach(
  fighter: BasicFantasyFighter,
  passes: (weapon: Weapon) => boolean,
): { reach: number; ids: string[] }[] {
  const found: { reach: number; ids: string[] }[] = [];
  const { weapons } = fighter.stats;
  for (let place = 0; place < weapons.length; place += 1) {
    const weapon = weaponAt(fighter, place);
    if (!isMelee(weapon) || !passes(weapon) || !ready(fighter, weapon, place)) continue;
    const reach = reachOf(weapon);
    const same = found.find((group) => group.reach === reach);
    if (same) same.ids.push(weapon.id);
    else found.push({ reach, ids: [weapon.id] });
  }
  return found;
}

const anyWeapon = (): boolean => true;
const flat = ({ subdues }: Weapon): boolean => subdues === true;
const charging = ({ charge }: Weapon): boolean => charge === true;

/** Blows with weapons, hand to hand. */
function meleeOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  for (const { reach, ids } of byReach(fighter, anyWeapon)) {
    offer(listing, 'attack', fighter.id, withinReach(state, scene, fighter, reach), ids);
  }
  if (!fighter.stats.weapons.some(flat)) return;
  for (const { reach, ids } of byReach(fighter, flat)) {
    offer(listing, 'subdue', fighter.id, withinReach(state, scene, fighter, reach), ids);
  }
}

/** Shots and throws, each weapon with its own range. */
function rangedOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  fighter.stats.weapons.forEach((weapon, place) => {
    const { ranged } = weapon;
    if (!ranged || !gearAt(fighter, place).loaded || !ready(fighter, weapon, place)) return;
    const distances = new Map<number, boolean>();
    const inRange = (target: BasicFantasyFighter): boolean => {
      const feet = feetBetween(fighter, target);
      const known = distances.get(feet);
      if (known !== undefined) return known;
      const reaches = distanceSum(fighter, target, ranged, state.options) !== null;
      distances.set(feet, reaches);
      return reaches;
    };
    const targets = foesWho(state, fighter, (target) => inSight(target) && inRange(target));
    offer(listing, ranged.delivery === 'thrown' ? 'throw' : 'shoot', fighter.id, targets, [weapon.id]);
  });
}

const isWater = ({ flask }: Weapon): boolean => flask?.kind === 'holy-water';

/** Holy water for those without a body, from close by. */
function pourOptions(state: BasicFantasyState, fighter: BasicFantasyFighter, listing: Listing): void {
  const { weapons } = fighter.stats;
  if (!weapons.some(isWater)) return;
  const flasks = weapons.filter((weapon, place) => isWater(weapon) && ready(fighter, weapon, place));
  const targets = foesWho(
    state,
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

/** Those near whom he may take hold of. */
function holdable(
  state: BasicFantasyState,
  fighter: BasicFantasyFighter,
  near: readonly string[],
): readonly string[] {
  const { wrestlingNonHumanoids } = state.options;
  const barred = foesWho(
    state,
    fighter,
    (target) =>
      !(wrestlingNonHumanoids || (humanoid(target) && humanoid(fighter))) ||
      !hasRoomFor(state, fighter, target),
  );
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
  offer(listing, 'grab', fighter.id, holdable(state, fighter, near));
}

/** What he may strike with on his number. */
export function attackOptions(
  state: BasicFantasyState,
  scene: Scene,
  fighter: BasicFantasyFighter,
  listing: Listing,
): void {
  if (fighter.turn.attacks >= fighter.kit.attacks) return;
  meleeOptions(state, scene, fighter, listing);
  if (fighter.heldBy.length === 0) {
    rangedOptions(state, fighter, listing);
    pourOptions(state, fighter, listing);
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

/** Charges with a suitable weapon at foes in line, far enough and not too far. */
export function chargeOptions(state: BasicFantasyState, index: number, listing: Listing): void {
  const fighter = one(state, index);
  if (!fighter.stats.weapons.some(charging)) return;
  for (const { reach, ids } of byReach(fighter, charging)) {
    const targets = foesWho(
      state,
      fighter,
      (target, at) =>
        feetBetween(fighter, target) > reach &&
        inSight(target) &&
        chargeFigures(state, index, at, reach).allowed,
    );
    offer(listing, 'charge', fighter.id, targets, ids);
  }
}

/** Weapons long enough to strike at one who has come this near. */
export function longWeapons(fighter: BasicFantasyFighter, feet: number): string[] {
  return byReach(fighter, isLong).flatMap(({ reach, ids }) => (reach >= feet ? ids : []));
}
