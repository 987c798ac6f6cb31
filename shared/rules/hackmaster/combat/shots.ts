import { diceTray } from '../../dice-tray.ts';
import { attackResolve } from '../attack.ts';
import { dicePenetrate } from '../penetration.ts';
import { bandDie, rangedAim, rangedDefense, rangedIntoMelee, rangedStrDamage } from '../ranged.ts';
import { shieldCover } from '../shields.ts';
import { tables } from '../tables.ts';
import type { DieName } from '../terms.ts';
import { change, clocks, counted, one, tell, type Draft } from './draft.ts';
import { attackRoll, behind, lands, landsOnShield, type Blow, type Rolls } from './exchange.ts';
import {
  apart,
  inReach,
  meleeOf,
  placeOf,
  reachOf,
  shieldOf,
  weaponOf,
  type FighterNow,
  type HackmasterState,
} from './fight.ts';
import type { Weapon } from './stats.ts';
import { settle } from './wounds.ts';

/** The attack die at this distance as the target's size makes it, or null out of range. HM-RNG-1, HM-RNG-2. */
export const rangeDie = ({ ranged }: Weapon, shooter: FighterNow, target: FighterNow): DieName | null =>
  ranged === null ? null : bandDie(ranged, apart(shooter, target), target.stats.size);

export const hasMissiles = (fighter: FighterNow): boolean => fighter.ammo[fighter.wielded] !== 0;

/** Whether someone other than the shooter is at him hand to hand. */
function inMelee(fighters: HackmasterState['fighters'], target: FighterNow, shooter: FighterNow): boolean {
  return fighters.some(
    (foe) =>
      foe !== shooter &&
      foe.side !== target.side &&
      foe.status === 'active' &&
      meleeOf(foe) !== null &&
      (inReach(foe, target) || inReach(target, foe)),
  );
}

interface Aimed {
  /** Whom the missile hits, if anyone. */
  at: number;
  natural: number;
  total: number;
  sides: number;
  rolls: Pick<Rolls, 'reasons' | 'rolled'>;
}

/** The defence of one who stands clear of melee. */
function clear(draft: Draft, target: number): Aimed {
  const { movedOn } = one(draft, target);
  const { die } = rangedDefense({ moving: movedOn >= draft.count.second - 1 });
  const sides = tables.dieSides[die];
  const { natural, total, rolled = [] } = dicePenetrate({ sides }, draft.dice);
  const reasons = [{ source: 'defence roll', value: total, rule: 'HM-RNG-3' }];
  return { at: target, natural, total, sides, rolls: { reasons, rolled } };
}

/** The defences of those in a melee, until the shot beats one. */
function intoMelee(draft: Draft, by: number, target: number, shot: Rolls): Aimed | null {
  const aimed = one(draft, target);
  const creatures = draft.fighters
    .filter((fighter, at) => at !== by && fighter.status === 'active')
    .map((fighter) => ({ id: fighter.id, size: fighter.stats.size, distanceFt: apart(fighter, aimed) }));
  const { rolls, rolled = [] } = rangedIntoMelee(
    { attackNatural: shot.natural, attackTotal: shot.total, targetId: aimed.id, creatures },
    draft.dice,
  );
  const last = rolls.at(-1);
  if (!last) return null;
  const reasons = rolls.map(({ id, total }) => ({
    source: `defence of ${id}`,
    value: total,
    rule: 'HM-RNG-8',
  }));
  const at = last.hit ? placeOf(draft, last.id) : target;
  return {
    at,
    natural: last.natural,
    total: last.total,
    sides: tables.ranged.intoMelee.dieSides,
    rolls: { reasons, rolled },
  };
}

/** Whether the shield takes the missile: its bearer must face the shooter. */
function covered(draft: Draft, by: number, at: number): boolean {
  const target = one(draft, at);
  const shield = shieldOf(target);
  if (shield === null || behind(target, one(draft, by))) return false;
  const tray = diceTray(draft.dice);
  const roll = tray.face(undefined, tables.coverDie, 'dice');
  const cover = shieldCover({ shield, roll });
  const detail = cover.shieldTakesHit ? 'taken' : 'passed';
  tell(draft, { kind: 'cover', id: target.id, detail, reasons: cover.reasons, ...tray.log() });
  return cover.shieldTakesHit;
}

/** One missile less; a hurled weapon has left the hand, unless the next is a knife, drawn as part of the throw. */
function spent(draft: Draft, by: number, weapon: Weapon): void {
  const { ammo, wielded } = one(draft, by);
  const left = ammo.map((count, at) => (at === wielded && count !== null ? count - 1 : count));
  const hurled = weapon.ranged !== null && tables.ranged.weapons[weapon.ranged].hurled;
  const drawn = weapon.ranged === 'throwingKnife' && left[wielded] !== 0;
  change(draft, by, { ammo: left, wielded: hurled && !drawn ? -1 : wielded });
}

function missile(draft: Draft, by: number, target: number, weapon: Weapon): Blow {
  const { aimCounts, effects } = clocks(draft, by);
  const { aimAt } = one(draft, by);
  const countsAimed = aimAt === one(draft, target).id ? aimCounts : 0;
  const { attackModifier } = rangedAim({ countsAimed });
  const own = effects.filter(({ kind }) => kind !== 'fightDefensively');
  return {
    by,
    against: target,
    weapon,
    attack: attackModifier,
    effects: own,
    penetrates: true,
    halved: false,
    charge: false,
    doubled: 1,
    free: false,
    defence: 0,
  };
}

/** A shot or throw at a target in range, with what aim was taken at it. */
export function shoot(draft: Draft, by: number, against: number): void {
  const shooter = one(draft, by);
  const target = one(draft, against);
  const weapon = weaponOf(shooter);
  const die = weapon && rangeDie(weapon, shooter, target);
  if (!weapon || !die || weapon.ranged === null) return;
  const sides = tables.dieSides[die];
  const blow = missile(draft, by, against, weapon);
  const shot = attackRoll(draft, blow, sides);
  const melee = inMelee(draft.fighters, target, shooter);
  const facing = target.atFeet >= shooter.atFeet ? 1 : -1;
  const { modifier } = rangedStrDamage({
    weapon: weapon.ranged,
    strModifier: shooter.stats.strengthDamage,
    joggedFt: shooter.movedOn >= draft.count.second - 1 ? shooter.joggedFt : 0,
  });
  // HM-RNG-9: ready again after its listed speed, like any weapon.
  counted(draft, { kind: 'attack', id: shooter.id, weaponSpeed: weapon.speed });
  change(draft, by, { facing, foe: target.id, aimAt: null, setFrom: null, holding: null, gait: 'standing' });
  spent(draft, by, weapon);
  resolveShot(
    draft,
    blow,
    shot,
    melee ? intoMelee(draft, by, against, shot) : clear(draft, against),
    modifier,
  );
  settle(draft, by);
}

function resolveShot(draft: Draft, blow: Blow, shot: Rolls, aimed: Aimed | null, strength: number): void {
  const by = one(draft, blow.by);
  const struck = one(draft, aimed?.at ?? blow.against);
  const distanceFt = apart(by, struck);
  const outcome =
    aimed &&
    attackResolve({
      attack: { natural: shot.natural, total: shot.total },
      defense: { natural: aimed.natural, total: aimed.total, sides: aimed.sides },
      ranged: true,
      distanceFt,
      attackerInReach: meleeOf(struck) !== null && distanceFt <= reachOf(struck),
    });
  tell(draft, {
    kind: 'shot',
    id: struck.id,
    by: by.id,
    detail: outcome?.result ?? 'miss',
    reasons: [...shot.reasons, ...(aimed?.rolls.reasons ?? [])],
    rolled: [...shot.rolled, ...(aimed?.rolls.rolled ?? [])],
  });
  if (!aimed || !outcome) return;
  const hit = { ...blow, against: aimed.at };
  for (const { kind } of outcome.freeAttacks) {
    draft.due = [{ by: struck.id, against: by.id, kind, flight: false }, ...draft.due];
  }
  if (outcome.damageMultiplier === 0) return;
  if (covered(draft, blow.by, aimed.at)) landsOnShield(draft, hit, strength);
  else lands(draft, hit, outcome.damageMultiplier, strength);
}
