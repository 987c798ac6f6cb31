import { parseDice } from '../../../../dice/notation.ts';
import { rollTotal } from '../../../../dice/roll.ts';
import { nothingSpecial, type Circumstances } from '../../../fight/circumstances.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { addPart, type Reason } from '../../../common/reason.ts';
import { brawlResolve } from '../../attack/brawling.ts';
import { damageTotal } from '../../harm/damage.ts';
import { tables } from '../../tables.ts';
import { situationOf, type Situation } from '../circumstances.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { spendSwing } from '../engines/crew.ts';
import { weaponAt } from '../fighter/arms.ts';
import { damageBonusOf } from '../fighter/arsenal.ts';
import type { BasicFantasyState } from '../state.ts';
import type { Weapon } from '../stats.ts';
import { drain } from './drain.ts';
import { hitDoes } from './recipes.ts';
import { aimOf, rollAttack, type Aim, type Manner } from './rolls.ts';
import { wound } from './wounds.ts';

export interface Blow {
  readonly by: number;
  readonly at: number;
  /** Its place among his weapons. */
  readonly weapon: number;
  readonly manner?: Manner;
  readonly multiplier?: number;
  /** Whether the circumstances of the act are those of this blow; it is another's otherwise. */
  readonly own: boolean;
}

const strengthOf = (state: Pick<BasicFantasyState, 'fighters'>, index: number): number =>
  fighterAt(state, index).stats.strBonus ?? 0;

/** How things stand for a blow: by the words of the act, if it is his own. */
export const situationFor = (
  { fighters, named }: Pick<BasicFantasyDraft, 'fighters' | 'named'>,
  by: number,
  at: number,
  own = true,
): Situation => {
  const words: Circumstances = own ? named : nothingSpecial;
  return situationOf(words, fighterAt({ fighters }, by), fighterAt({ fighters }, at), at);
};

/** One of his attacks of this round is made. */
export function spendAttack(draft: BasicFantasyDraft, index: number, weapon: Weapon | null): void {
  const { turn, kit } = edit(draft, index);
  if (weapon) turn.used = [...turn.used, weapon.id];
  turn.attacks = weapon ? turn.attacks + 1 : Math.max(kit.attacks, 1);
}

/** What the dice of a weapon are added to. */
function fixedOf(expression: ReturnType<typeof parseDice>): number {
  let fixed = 0;
  for (const term of expression.terms)
    if (term.kind === 'number') fixed += term.sign * term.times * term.value;
  return fixed;
}

/** Dice and what is added to them, apart: the least of a hit is kept by the rule. */
function rollDamage(draft: BasicFantasyDraft, damage: string): { dieTotal: number; other: number } {
  const expression = parseDice(damage);
  const fixed = fixedOf(expression);
  const total = rollTotal(expression, draft.dice);
  return total > fixed
    ? { dieTotal: total - fixed, other: fixed }
    : { dieTotal: Math.max(1, total), other: 0 };
}

/** A sneak attack is made once on each. */
function remember(draft: BasicFantasyDraft, { by, at }: Pick<Blow, 'by' | 'at'>, { sneak }: Situation): void {
  if (!sneak) return;
  const fighter = edit(draft, by);
  fighter.sneaked = [...fighter.sneaked, at];
}

export type Delivery = Parameters<typeof damageTotal>[0]['delivery'];

const strong: readonly Delivery[] = ['melee', 'thrown', 'sling'];

/** What is added to the dice of damage, by its parts. */
export function damageParts(
  state: Pick<BasicFantasyState, 'fighters'>,
  by: number,
  weapon: Weapon,
  delivery: Delivery,
  situation: Situation,
): Reason[] {
  const reasons: Reason[] = [];
  addPart(reasons, 'strength', strong.includes(delivery) ? strengthOf(state, by) : 0, 'BF-DMG-2');
  addPart(reasons, 'weapon', damageBonusOf(weapon), 'BF-DMG-4');
  addPart(reasons, 'circumstances', situation.damage, 'BF-DMG-1');
  return reasons;
}

/** Says that dice of damage are to be thrown. */
export function foretellDamage(
  draft: BasicFantasyDraft,
  { by, at, way, dice }: { by: number | null; at: number; way: string; dice: string },
): void {
  if (!draft.dice.about) return;
  const of = parseDice(dice).terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
  foretell(draft, by, { what: 'damage', title: 'Damage', rule: 'BF-DMG-1', way, dice, of }, at);
}

/** Damage of a hit with a weapon, and what its touch drains. Dice: those of the weapon. BF-DMG-1 to 5, 7. */
export function harm(
  draft: BasicFantasyDraft,
  { by, at, weapon: place, manner, multiplier = 1 }: Blow,
  delivery: Delivery,
  situation: Situation,
): void {
  const weapon = weaponAt(fighterAt(draft, by), place);
  const flat = manner?.flatOfBlade === true;
  if (!weapon.noDamage) dealDamage(draft, { by, at, weapon, flat, multiplier, delivery, situation });
  if (fighterAt(draft, at).hull !== null) return;
  if (weapon.drains) drain(draft, at, by, weapon.drains);
  hitDoes(draft, by, weapon, at);
}

interface Dealt {
  readonly by: number;
  readonly at: number;
  readonly weapon: Weapon;
  readonly flat: boolean;
  readonly multiplier: number;
  readonly delivery: Delivery;
  readonly situation: Situation;
}

function dealDamage(
  draft: BasicFantasyDraft,
  { by, at, weapon, flat, multiplier, delivery, situation }: Dealt,
): void {
  foretellDamage(draft, { by, at, way: weapon.id, dice: weapon.damage ?? '1' });
  const { dieTotal, other } = rollDamage(draft, weapon.damage ?? '1');
  const { damage, reasons } = damageTotal({
    dieTotal,
    delivery,
    strBonus: strengthOf(draft, by),
    magicBonus: damageBonusOf(weapon),
    other: other + situation.damage,
    multiplier: multiplier * situation.times,
    flatOfBlade: flat,
  });
  wound(draft, at, { amount: damage, subduing: flat, by, detail: weapon.id, reasons, side: situation.side });
}

/** What bears on a blow hand to hand. */
export function meleeAim(
  state: Pick<BasicFantasyState, 'fighters'>,
  { by, at, weapon: place, manner }: Blow,
  situation: Situation,
): Aim {
  const weapon = weaponAt(fighterAt(state, by), place);
  const ability = strengthOf(state, by);
  return aimOf(state, { by, at, way: weapon.id, ability, situation, manner: manner ?? null, weapon });
}

/** A blow hand to hand. Dice: d20, then the damage. */
export function strike(draft: BasicFantasyDraft, blow: Blow): boolean {
  const { by, at, own } = blow;
  const situation = situationFor(draft, by, at, own);
  const aim = meleeAim(draft, blow, situation);
  const { hit, ...roll } = rollAttack(draft, aim);
  edit(draft, by).turn.against = at;
  remember(draft, blow, situation);
  spendSwing(draft, by, blow.weapon);
  tell(draft, hit ? 'hit' : 'missed', at, { by, detail: aim.way, ...roll });
  if (hit) harm(draft, blow, 'melee', situation);
  return hit;
}

const { punchDie, kickDie } = tables.brawling;

export const dieOf = (blow: 'punch' | 'kick'): string => `1d${blow === 'kick' ? kickDie : punchDie}`;

/** Unarmed damage, by a roll that hit or by a hold. It may fall back on the attacker. BF-BRAWL-1 to 7. */
export function unarmed(draft: BasicFantasyDraft, by: number, at: number, blow: 'punch' | 'kick'): void {
  const attacker = fighterAt(draft, by);
  const target = fighterAt(draft, at);
  foretellDamage(draft, { by, at, way: blow, dice: dieOf(blow) });
  const { damage, appliedTo, reasons } = brawlResolve(
    {
      strike: blow,
      hit: true,
      strBonus: attacker.stats.strBonus ?? 0,
      attackerArmor: attacker.stats.armourMaterial ?? 'none',
      defenderArmor: target.stats.armourMaterial ?? 'none',
    },
    draft.dice,
  );
  const victim = appliedTo === 'attacker' ? by : at;
  wound(draft, victim, { amount: damage, subduing: true, by, detail: blow, reasons });
}

/** What bears on a bare fist, foot or grip. */
export const unarmedAim = (
  state: Pick<BasicFantasyState, 'fighters'>,
  by: number,
  at: number,
  { way, manner, situation }: { way: string; manner: Manner | null; situation: Situation },
): Aim => aimOf(state, { by, at, way, ability: strengthOf(state, by), situation, manner });

/** Fist or foot. Dice: d20, then d3 or d4. */
export function brawl(draft: BasicFantasyDraft, by: number, at: number, blow: 'punch' | 'kick'): void {
  const situation = situationFor(draft, by, at);
  const manner = blow === 'kick' ? { kick: true } : null;
  const { hit, ...roll } = rollAttack(draft, unarmedAim(draft, by, at, { way: blow, manner, situation }));
  edit(draft, by).turn.against = at;
  tell(draft, hit ? 'hit' : 'missed', at, { by, detail: blow, ...roll });
  if (hit) unarmed(draft, by, at, blow);
}
