import { diceTray } from '../../../common/dice-tray.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { because, parts } from '../../../common/reason.ts';
import { damageApply, damageCounterBlow } from '../../harm/damage.ts';
import { diceRoll } from '../../attack/penetration.ts';
import { shieldBlock, shieldDamage, shieldSave, shieldStats } from '../../attack/shields.ts';
import { tables } from '../../tables.ts';
import type { Shield } from '../../terms.ts';
import { hitDoes } from '../acts/recipes.ts';
import { change, type HackmasterDraft } from '../draft.ts';
import { penetratingDice, writtenDice } from '../named-dice.ts';
import { shieldOf } from '../state.ts';
import { stroke, type Blow } from './rolls.ts';
import { pushed, wounded } from './wounds.ts';

const { counterBlow } = tables;

/** What is added to the dice of a weapon's damage. HM-DMG-1. */
export const damagePlus = ({ weapon, situation }: Blow, strength: number): number =>
  (weapon?.damageModifier ?? 0) + strength + situation.damage;

/** The dice of a blow's damage as they are thrown: those of a jab or a stance do not penetrate. HM-DMG-4, HM-OUT-7. */
export function damageDice({ weapon, penetrates }: Pick<Blow, 'weapon' | 'penetrates'>): string {
  if (!weapon) return `${counterBlow.dice}d${counterBlow.sides}p`;
  return penetrates ? weapon.damage : weapon.damage.replaceAll('p', '');
}

/** The damage of fist, foot or head. Dice: d4p, d4p. HM-OUT-7. */
function bareDamage(draft: HackmasterDraft, blow: Blow) {
  const about = {
    what: 'damage',
    title: 'Damage of the bare blow',
    rule: 'HM-OUT-7',
    ...stroke(draft, blow),
    dice: damageDice(blow),
  } as const;
  const dice = penetratingDice(draft.dice, counterBlow.dice, () => about);
  const { strengthDamage } = fighterAt(draft, blow.by).build;
  const { damage, rolled = [] } = damageCounterBlow({ strModifier: strengthDamage }, dice);
  return { dice: damage, modifier: 0, rolls: [], ignoreDr: true, rolled };
}

/** The damage of a weapon that lands, or of the bare blow. */
function damageOf(draft: HackmasterDraft, blow: Blow, strength: number) {
  const { weapon, penetrates } = blow;
  if (!weapon) return bareDamage(draft, blow);
  const { damage: notation } = weapon;
  const dice = writtenDice(draft.dice, notation, penetrates, () => ({
    what: 'damage',
    title: 'Damage',
    rule: 'HM-DMG-1',
    ...stroke(draft, blow),
    dice: damageDice(blow),
  }));
  const thrown = diceRoll({ notation, penetrate: penetrates }, dice);
  return {
    dice: thrown.total - thrown.modifier,
    modifier: thrown.modifier + damagePlus(blow, strength),
    rolls: thrown.rolls,
    ignoreDr: false,
    rolled: thrown.rolled ?? [],
  };
}

/** What the damage of a blow is multiplied by. HM-DMG-3. */
export function multiplierOf({ state }: HackmasterDraft, multiplied: number, doubled: number): number {
  return multiplied > 1 && doubled > 1 ? state.settings.secondDoubling : Math.max(multiplied, doubled);
}

/** A blow that lands on the body. */
export function landsOnBody(draft: HackmasterDraft, blow: Blow, multiplied: number, strength: number): void {
  const { dice, modifier, ignoreDr, rolled } = damageOf(draft, blow, strength);
  const { raw, wound, reasons } = damageApply({
    rolled: dice,
    modifier,
    multiplier: multiplierOf(draft, multiplied, blow.doubled),
    halve: blow.halved,
    armorDr: fighterAt(draft, blow.against).build.armourDr,
    ignoreDr,
  });
  wounded(draft, blow.against, { points: wound, by: blow.by, reasons, rolled });
  if (blow.weapon) hitDoes(draft, blow.by, blow.weapon, blow.against);
  if (fighterAt(draft, blow.against).status === 'active')
    pushed(draft, blow.against, blow.by, raw, blow.charge);
}

/** Whether so much damage breaks a shield. Dice: d20 of the attacker, d20 of the defender. HM-SHD-5, 6. */
function isBroken(draft: HackmasterDraft, blow: Blow, shield: Shield, points: number): boolean {
  const { by, against } = stroke(draft, blow);
  const tray = diceTray(draft.dice);
  const die = (title: string, whose: string, other: string): number => {
    draft.dice.about?.({ what: 'save', title, rule: 'HM-SHD-5', by: whose, against: other, dice: 'd20' });
    return tray.face(undefined, tables.shieldBreakage.die, 'dice');
  };
  const open = shieldSave({ shield, points });
  if (open.required === 'none') return false;
  const save =
    open.required === 'save'
      ? shieldSave({
          shield,
          points,
          attackerRoll: die('Against the shield', by, against),
          defenderRoll: die('Save of the shield', against, by),
        })
      : open;
  const destroyed = save.destroyed === true;
  tell(draft, {
    kind: 'shieldSave',
    as: 'shieldRoll',
    id: against,
    detail: destroyed ? 'destroyed' : 'holds',
    reasons: save.reasons,
    ...tray.log(),
  });
  return destroyed;
}

/** A blow that lands on the shield: its damage, whether it breaks, and what goes through. HM-SHD-2 to 6. */
export function landsOnShield(draft: HackmasterDraft, blow: Blow, strength: number): void {
  const { by, against } = blow;
  const target = fighterAt(draft, against);
  const shield = shieldOf(target);
  if (!shield || !blow.weapon) {
    landsOnBody(draft, blow, 1, strength);
    return;
  }
  const { modifier, rolls, rolled } = damageOf(draft, blow, strength);
  const { points, reasons } = shieldDamage({
    damageType: blow.weapon.damageType,
    damageDice: rolls.map(({ sides, total }) => ({ sides, total })),
    modifier,
  });
  const striker = fighterAt(draft, by).id;
  tell(draft, {
    kind: 'shieldHit',
    as: 'shield',
    id: target.id,
    by: striker,
    amount: points,
    reasons,
    rolled,
  });
  const broken = isBroken(draft, blow, shield, points);
  const { dr } = shieldStats({ shield });
  const block = shieldBlock({ points, shieldDr: dr, armorDr: target.build.armourDr });
  if (broken) change(draft, against, { shield: null });
  if (block.wound > 0)
    wounded(draft, against, { points: block.wound, by, reasons: block.reasons, rolled: [] });
}

/** What is taken off the wound of a blow, and why. HM-DMG-2. */
export function soaked(draft: HackmasterDraft, { against, weapon }: Blow) {
  const less = weapon ? fighterAt(draft, against).build.armourDr : 0;
  return { less, reasons: parts(because('armour', -less, 'HM-DMG-2')) };
}
