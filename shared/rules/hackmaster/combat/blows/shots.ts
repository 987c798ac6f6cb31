import { diceTray } from '../../../common/dice-tray.ts';
import { nothingSpecial } from '../../../fight/circumstances.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { attackResolve } from '../../attack/attack.ts';
import { dicePenetrate } from '../../attack/penetration.ts';
import {
  rangedAim,
  rangedDefense,
  rangedIntoMelee,
  rangedStrDamage,
  strayOrder,
} from '../../attack/ranged.ts';
import { shieldCover } from '../../attack/shields.ts';
import { tables } from '../../tables.ts';
import { situationOf } from '../circumstances.ts';
import { change, clocks, counted, type HackmasterDraft } from '../draft.ts';
import type { Weapon } from '../fighter/build.ts';
import { penetratingDice, penetratingDie } from '../named-dice.ts';
import { bystanders, isHurled, isInMelee, rangeDie } from '../ranges.ts';
import {
  apart,
  isBehind,
  isCrouching,
  meleeOf,
  placeOf,
  reachOf,
  shieldOf,
  weaponOf,
  type HackmasterFighter,
} from '../state.ts';
import { earnFreeAttacks } from './free-attacks.ts';
import { landsOnBody, landsOnShield } from './landing.ts';
import { attackRoll, faceNeeded, plainBlow, stroke, type Blow, type Roll } from './rolls.ts';
import { ownEffects } from './strikes.ts';
import { takeEffect } from './wounds.ts';

/** A defence against a shot, and whose it is. */
interface Defence extends Roll {
  readonly at: number;
  readonly sides: number;
}

/** The die of one shot at outside melee; nothing is added. HM-RNG-3. */
export function clearDie({ state, fighters }: HackmasterDraft, { against, situation }: Blow): number {
  const { movedOn } = fighterAt({ fighters }, against);
  const { die } = rangedDefense({ moving: situation.moving ?? movedOn >= state.count.second - 1 });
  return tables.dieSides[die];
}

/** The defence of one who stands clear of melee. Dice: d20p or d12p. HM-RNG-3. */
function defendClear(draft: HackmasterDraft, blow: Blow, shot: Roll): Defence {
  const sides = clearDie(draft, blow);
  const dice = penetratingDie(draft.dice, () => {
    const { by, against, way } = stroke(draft, blow);
    const needed = faceNeeded(shot.total, { sides, plus: 0 });
    return {
      what: 'defence',
      title: 'Defence',
      rule: 'HM-RNG-3',
      by: against,
      against: by,
      way,
      dice: `d${sides}p`,
      ...needed,
    };
  });
  const { natural, total, rolled = [] } = dicePenetrate({ sides }, dice);
  const reasons = [{ source: 'defence roll', value: total, rule: 'HM-RNG-3' }];
  return { at: blow.against, natural, total, sides, reasons, rolled };
}

/** The defences of those in a melee, until the shot beats one. Dice: d20p each. HM-RNG-7, 8. */
function defendInMelee(draft: HackmasterDraft, blow: Blow, shot: Roll): Defence | null {
  const { by, against, way } = stroke(draft, blow);
  const shooter = fighterAt(draft, blow.by);
  const aimed = fighterAt(draft, blow.against);
  const { dieSides } = tables.ranged.intoMelee;
  const creatures = bystanders(draft.fighters, aimed, shooter);
  const order = draft.dice.about ? strayOrder(against, creatures) : [];
  const dice = penetratingDice(draft.dice, creatures.length, (nth) => ({
    what: nth === 1 ? 'defence' : 'stray',
    title: nth === 1 ? 'Defence in melee' : 'Defence of the next nearest',
    rule: nth === 1 ? 'HM-RNG-7' : 'HM-RNG-8',
    by: order[nth - 1]?.id ?? null,
    against: by,
    way,
    dice: `d${dieSides}p`,
  }));
  const { rolls, rolled = [] } = rangedIntoMelee(
    { attackNatural: shot.natural, attackTotal: shot.total, targetId: against, creatures },
    dice,
  );
  const last = rolls.at(-1);
  if (!last) return null;
  return {
    at: last.hit ? placeOf(draft, last.id) : blow.against,
    natural: last.natural,
    total: last.total,
    sides: dieSides,
    reasons: rolls.map(({ total }, nth) => ({
      source: nth === 0 ? 'defence in melee' : 'defence of the next nearest',
      value: total,
      rule: 'HM-RNG-8',
    })),
    rolled,
  };
}

/** Whether the shield takes the missile: its bearer must face the shooter. Dice: d20. HM-SHD-7. */
function isCovered(draft: HackmasterDraft, { by, against, situation }: Blow): boolean {
  const target = fighterAt(draft, against);
  const shooter = fighterAt(draft, by);
  const shield = shieldOf(target);
  if (shield === null || isBehind(target, shooter)) return false;
  const crouching = situation.crouching ?? isCrouching(target);
  draft.dice.about?.({
    what: 'save',
    title: 'Cover of the shield',
    rule: 'HM-SHD-7',
    by: target.id,
    against: shooter.id,
    dice: 'd20',
    needed: tables.shields[shield][crouching ? 'crouchingCover' : 'cover'],
  });
  const tray = diceTray(draft.dice);
  const cover = shieldCover({ shield, crouching, roll: tray.face(undefined, tables.coverDie, 'dice') });
  const detail = cover.shieldTakesHit ? 'taken' : 'passed';
  const { reasons } = cover;
  tell(draft, { kind: 'cover', as: 'shieldRoll', id: target.id, detail, reasons, ...tray.log() });
  return cover.shieldTakesHit;
}

/** One missile less; a hurled weapon has left the hand, unless the next is a knife, drawn as part of the throw. HM-ACT-3. */
function spend(draft: HackmasterDraft, by: number, weapon: Weapon): void {
  const { ammo, wielded } = fighterAt(draft, by);
  const left = ammo.map((count, at) => (at === wielded && count !== null ? count - 1 : count));
  const drawn = weapon.ranged === 'throwingKnife' && left[wielded] !== 0;
  change(draft, by, { ammo: left, wielded: isHurled(weapon) && !drawn ? -1 : wielded });
}

/** What was thrown lies where it flew, one of its kind. */
function dropThrown(
  { state }: HackmasterDraft,
  { stats, ammo, wielded }: HackmasterFighter,
  atFeet: number,
): void {
  const thrown = stats.weapons?.[wielded];
  if (thrown && ammo[wielded] !== null)
    state.ground = [...state.ground, { weapon: { ...thrown, ammo: 1 }, atFeet }];
}

/** A shot as it would be made, with what aim was taken; null without a missile weapon. HM-ACT-4, HM-RNG-4. */
export function shotOf(draft: HackmasterDraft, by: number, against: number): Blow | null {
  const shooter = fighterAt(draft, by);
  const target = fighterAt(draft, against);
  const weapon = weaponOf(shooter);
  if (!weapon || weapon.ranged === null) return null;
  const situation = situationOf(draft.named, shooter, target);
  const taken = shooter.aimAt === target.id ? clocks(draft, by).aimCounts : 0;
  const { quickAim } = situation;
  const countsAimed = quickAim === null ? taken : quickAim ? 0 : tables.actions.takeAim.counts;
  const blow = plainBlow({ by, against, weapon, effects: ownEffects(draft, by), situation });
  blow.attack = rangedAim({ countsAimed }).attackModifier;
  return blow;
}

/** What strength adds to the damage of a missile. HM-RNG-6. */
export function missileStrength(draft: HackmasterDraft, { by, weapon }: Blow): number {
  const shooter = fighterAt(draft, by);
  if (!weapon || weapon.ranged === null) return 0;
  const { modifier } = rangedStrDamage({
    weapon: weapon.ranged,
    strModifier: shooter.build.strengthDamage,
    joggedFt: shooter.movedOn >= draft.state.count.second - 1 ? shooter.joggedFt : 0,
  });
  return modifier;
}

/** The target is hit, or another in its stead. */
function struckBlow(draft: HackmasterDraft, blow: Blow, at: number): Blow {
  if (at === blow.against) return blow;
  const { damage } = blow.situation;
  const other = situationOf(nothingSpecial, fighterAt(draft, blow.by), fighterAt(draft, at));
  return { ...blow, against: at, situation: { ...other, damage } };
}

function resolve(
  draft: HackmasterDraft,
  aimed: Blow,
  shot: Roll,
  defence: Defence | null,
  strength: number,
): void {
  const blow = struckBlow(draft, aimed, defence?.at ?? aimed.against);
  const [by, struck] = [fighterAt(draft, blow.by), fighterAt(draft, blow.against)];
  const distanceFt = apart(by, struck);
  const outcome =
    defence &&
    attackResolve({
      attack: { natural: shot.natural, total: shot.total },
      defense: { natural: defence.natural, total: defence.total, sides: defence.sides },
      ranged: true,
      distanceFt,
      attackerInReach: meleeOf(struck) !== null && distanceFt <= reachOf(struck),
    });
  const hits = outcome !== null && outcome.damageMultiplier > 0;
  tell(draft, {
    kind: outcome?.result ?? 'miss',
    as: !hits ? 'miss' : blow === aimed ? 'hit' : 'strays',
    id: struck.id,
    by: by.id,
    total: shot.total,
    ...(defence && { needed: defence.total + 1 }),
    detail: stroke(draft, blow).way,
    reasons: [...shot.reasons, ...(defence?.reasons ?? [])],
    rolled: [...shot.rolled, ...(defence?.rolled ?? [])],
  });
  if (!outcome) return;
  if (hits && isCovered(draft, blow)) landsOnShield(draft, blow, strength);
  else if (hits) landsOnBody(draft, blow, outcome.damageMultiplier, strength);
  earnFreeAttacks(draft, blow, outcome.freeAttacks);
}

/** Whether those about the target may be hit in its stead. HM-RNG-7. */
export const isMelee = ({ fighters }: HackmasterDraft, { by, against, situation }: Blow): boolean =>
  situation.inMelee ?? isInMelee(fighters, fighterAt({ fighters }, against), fighterAt({ fighters }, by));

/** A shot or throw at a target in range, with what aim was taken at it. Dice: the band's die, the defence, the damage. HM-RNG-1 to 9. */
export function shoot(draft: HackmasterDraft, by: number, against: number): void {
  const [shooter, target] = [fighterAt(draft, by), fighterAt(draft, against)];
  const blow = shotOf(draft, by, against);
  const die = blow?.weapon ? rangeDie(blow.weapon, shooter, target) : null;
  if (!blow?.weapon || !die) return;
  const { weapon } = blow;
  const shot = attackRoll(draft, blow, tables.dieSides[die]);
  const strength = missileStrength(draft, blow);
  const melee = isMelee(draft, blow);
  // HM-RNG-9: ready again after its listed speed, like any weapon.
  counted(draft, by, { kind: 'attack', id: shooter.id, weaponSpeed: weapon.speed });
  const facing = target.atFeet >= shooter.atFeet ? 1 : -1;
  const rests = { aimAt: null, setFrom: null, holding: null, crouching: false, gait: 'standing' } as const;
  change(draft, by, { facing, foe: target.id, ...rests });
  spend(draft, by, weapon);
  const defence = melee ? defendInMelee(draft, blow, shot) : defendClear(draft, blow, shot);
  if (isHurled(weapon)) dropThrown(draft, shooter, fighterAt(draft, defence?.at ?? against).atFeet);
  resolve(draft, blow, shot, defence, strength);
  takeEffect(draft, by);
}
