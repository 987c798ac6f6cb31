import type { Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { because, parts, type Reason } from '../../../common/reason.ts';
import { missileModifier } from '../../attack/missiles.ts';
import { tables } from '../../tables.ts';
import { shotCircumstances, type Situation } from '../circumstances.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { discharge } from '../engines/crew.ts';
import { feetBetween } from '../field.ts';
import { gearAt, ready, weaponAt, weaponIndex } from '../fighter/arms.ts';
import { unitFeet } from '../fighter/start.ts';
import { harm, situationFor, spendAttack } from '../harm/blows.ts';
import { breakFlask, wetWith } from '../harm/flasks.ts';
import { aimOf, rollAttack } from '../harm/rolls.ts';
import { missAmong, type Shot } from '../harm/stray.ts';
import { foesWho, keep, known } from '../look.ts';
import type { BasicFantasyFighter, Options } from '../state.ts';
import type { RangedUse, Weapon } from '../stats.ts';
import {
  aimed,
  asksOf,
  mayStrike,
  none,
  only,
  thenStrike,
  type BasicFantasyAction,
  type Look,
} from './action.ts';
import { inSight } from './striking.ts';

type Seen = Pick<Situation, 'behind' | 'undetected' | 'distracted'>;

const plainly: Seen = { behind: false, undetected: false, distracted: false };

/** What the distance does to the roll; null beyond the range. BF-MIS-1 to 6. */
function distanceReasons(
  by: BasicFantasyFighter,
  at: BasicFantasyFighter,
  { ranges }: RangedUse,
  options: Options,
  { behind, undetected, distracted }: Seen = plainly,
): readonly Reason[] | null {
  const unit = unitFeet(options);
  const { short, medium, long } = ranges;
  const { allowed, reasons } = missileModifier({
    distanceFeet: feetBetween(by, at),
    ranges: { short: short === null ? null : short * unit, medium: medium * unit, long: long * unit },
    fromBehind: behind,
    undetected,
    targetDistracted: distracted,
  });
  return allowed ? reasons : null;
}

/** A shot as it is chosen; null for a weapon that cannot shoot, or not so far. */
export function shotOf(draft: BasicFantasyDraft, by: number, at: number, way: string): Shot | null {
  const shooter = fighterAt(draft, by);
  const place = weaponIndex(shooter, way);
  const weapon = weaponAt(shooter, place);
  const use = weapon.ranged;
  const situation = situationFor(draft, by, at);
  const distance =
    use &&
    distanceReasons(shooter, fighterAt(draft, at), use, draft.state.options, {
      ...situation,
      behind: situation.behind && !situation.sneak,
    });
  if (!use || !distance) return null;
  const manner = situation.behind ? { fromBehind: false } : null;
  const ability = shooter.stats.dexBonus ?? 0;
  const skilled = parts(because('missiles', shooter.stats.missileToHit ?? 0, 'BF-ATK-4'));
  const all = [...distance, ...skilled];
  const aim = aimOf(draft, { by, at, way, ability, situation, manner, distance: all, weapon });
  return { by, at, place, weapon, use, situation, aim };
}

/** A shot or a throw. Dice: d20, then the damage, or where it goes. BF-MIS-1 to 6. */
function shoot(draft: BasicFantasyDraft, by: number, at: number, id: string): void {
  const shot = shotOf(draft, by, at, id);
  if (!shot) throw new RangeError(`${id} cannot be shot so far.`);
  const { place, weapon, use, aim, situation } = shot;
  discharge(draft, by, place);
  spendAttack(draft, by, weapon);
  const { hit, ...roll } = rollAttack(draft, aim);
  const shooter = edit(draft, by);
  shooter.turn.against = at;
  if (situation.sneak) shooter.sneaked = [...shooter.sneaked, at];
  tell(draft, hit ? 'hit' : 'missed', at, { by, detail: id, ...roll });
  if (weapon.flask) breakFlask(draft, { by, at, id, flask: weapon.flask, hit });
  else if (hit) harm(draft, { by, at, weapon: place, own: true }, use.delivery, situation);
  else missAmong(draft, shot);
}

/** Foes a missile reaches from where he stands. */
function inRange({ state, scene, fighter }: Look, use: RangedUse): string[] {
  const distances = new Map<number, boolean>();
  return foesWho(state, scene, fighter, (target) => {
    if (!inSight(target)) return false;
    const feet = feetBetween(fighter, target);
    const found = distances.get(feet);
    if (found !== undefined) return found;
    const reaches = distanceReasons(fighter, target, use, state.options) !== null;
    distances.set(feet, reaches);
    return reaches;
  });
}

/** Each weapon with its own range. */
const shots =
  (thrown: boolean): BasicFantasyAction['offer'] =>
  (look) => {
    const { scene, fighter } = look;
    const { ranged } = fighter.kit.arsenal;
    if (ranged.length === 0 || fighter.heldBy.length > 0 || !mayStrike(look)) return none;
    const offers: Offer[] = [];
    for (const { use, ids, place } of ranged) {
      if ((use.delivery === 'thrown') !== thrown) continue;
      if (!gearAt(fighter, place).loaded || !ready(fighter, ids[0], place)) continue;
      const targets =
        known(scene.inRange, fighter, use) ?? keep(scene.inRange, fighter, use, inRange(look, use));
      if (targets.length > 0) offers.push({ targets, ways: ids });
    }
    return only(offers);
  };

const isWater = ({ flask }: Weapon): boolean => flask?.kind === 'holy-water';

/** Holy water for those without a body, from close by. BF-HOLY-5. */
function pourable(look: Look): Offer | null {
  const { state, scene, fighter } = look;
  const { weapons } = fighter.stats;
  if (fighter.heldBy.length > 0 || !weapons.some(isWater) || !mayStrike(look)) return none;
  const flasks = weapons.filter((weapon, place) => isWater(weapon) && ready(fighter, weapon.id, place));
  const targets = foesWho(
    state,
    scene,
    fighter,
    (target) =>
      target.stats.undead?.corporeal === false && feetBetween(fighter, target) <= tables.engagedFeet,
  );
  return aimed(
    targets,
    flasks.map(({ id }) => id),
  );
}

function pour(draft: BasicFantasyDraft, by: number, at: number, way: string): void {
  const fighter = edit(draft, by);
  const place = weaponIndex(fighter, way);
  const gear = gearAt(fighter, place);
  fighter.gear = fighter.gear.with(place, gear.left === null ? gear : { ...gear, left: gear.left - 1 });
  spendAttack(draft, by, null);
  tell(draft, 'poured', at, { by, detail: way });
  wetWith(draft, { by, at, id: way }, 'poured');
}

/** Shots, throws, and what is poured out. */
export const shooting: readonly BasicFantasyAction[] = [
  {
    kind: 'shoot',
    role: 'attack',
    title: 'Shoot',
    rule: 'BF-MIS-1',
    circumstances: shotCircumstances,
    asks: asksOf(shotCircumstances),
    offer: shots(false),
    act: thenStrike(shoot),
  },
  {
    kind: 'throw',
    role: 'attack',
    title: 'Throw',
    rule: 'BF-MIS-1',
    circumstances: shotCircumstances,
    asks: asksOf(shotCircumstances),
    offer: shots(true),
    act: thenStrike(shoot),
  },
  {
    kind: 'pour',
    role: 'attack',
    title: 'Pour holy water',
    rule: 'BF-HOLY-5',
    offer: pourable,
    act: thenStrike(pour),
  },
];
