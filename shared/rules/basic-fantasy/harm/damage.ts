import type { Dice } from '../../../dice/dice.ts';
import { RulesError } from '../../../errors.ts';
import { diceTray, type DiceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, flag, given, modifier, refuse, signed, whole } from '../../common/input.ts';
import { addPart, because, parts, type Reasoned } from '../../common/reason.ts';
import { kindOf, totalOf } from '../readers.ts';
import { rollToSave } from '../characters/saves.ts';
import { tables } from '../tables.ts';
import type { Vitals } from '../terms.ts';
import { checkedVitals, fallen } from './vitals.ts';

const deliveries = ['melee', 'thrown', 'sling', 'bow', 'crossbow', 'other'] as const;
type Delivery = (typeof deliveries)[number];

export const deathRules = ['standard', 'linger'] as const;
type DeathAtZero = (typeof deathRules)[number];

interface KillingDamage {
  vitals: Vitals;
  amount: number;
  deathAtZero?: DeathAtZero;
  save?: { natural?: number; target: number; modifier?: number };
  lingerRounds?: number;
}

const { damage: figures, subdual, outside, saves } = tables;
const strong: readonly Delivery[] = ['melee', 'thrown', 'sling'];

/** What a weapon's dice came to; the dice themselves are not known here. Throws `bad-die`, `bad-input`. */
function checkedDice(dieTotal: unknown): number {
  if (typeof dieTotal !== 'number' || Number.isNaN(dieTotal)) refuse('dieTotal', 'a total of dice');
  if (Number.isSafeInteger(dieTotal) && dieTotal >= 1) return dieTotal;
  throw new RulesError('bad-die', `dieTotal: ${dieTotal} is not a total of dice.`, 'dieTotal');
}

/**
 * The damage of a hit in hit points: dice and bonuses, multiplied, halved for the flat of the blade, at least 1.
 * Strength counts in melee, thrown and from a sling. Throws `bad-die`, `unknown-kind`, `bad-input`.
 * BF-DMG-1 to 5, 7, BF-SUB-2, BF-CHG-7.
 */
export function damageTotal(input: {
  dieTotal: number;
  delivery: Delivery;
  strBonus?: number;
  magicBonus?: number;
  other?: number;
  multiplier?: number;
  flatOfBlade?: boolean;
}): { damage: number } & Reasoned {
  const { strBonus, magicBonus, other, multiplier = 1, flatOfBlade } = given(input);
  const dice = checkedDice(input.dieTotal);
  const delivery = kindOf(input.delivery, 'delivery', deliveries);
  const strength = modifier(strBonus, 'strBonus');
  const reasons = [because('dice', dice, 'BF-DMG-1')];
  addPart(reasons, 'strength', strong.includes(delivery) ? strength : 0, 'BF-DMG-2');
  addPart(reasons, 'magic', modifier(magicBonus, 'magicBonus'), 'BF-DMG-4');
  addPart(reasons, 'other', modifier(other, 'other'), 'BF-DMG-1');
  const factor = amount(multiplier, 'multiplier');
  const flat = flag(flatOfBlade, 'flatOfBlade');
  const sum = totalOf(reasons);
  const multiplied = Math.floor(sum * factor) + 0;
  const halved = flat ? Math.floor(multiplied / subdual.damageDivisor) : multiplied;
  const damage = Math.max(figures.least, halved);
  if (multiplied !== sum) addPart(reasons, `times ${factor}`, multiplied - sum, 'BF-CHG-7');
  addPart(reasons, 'flat of the blade', halved - multiplied, 'BF-SUB-2');
  addPart(reasons, `a hit does at least ${figures.least}`, damage - halved, 'BF-DMG-5');
  if (!Number.isSafeInteger(damage)) refuse('multiplier', 'such that the damage can be counted');
  return { damage, reasons };
}

/** Rounds a dying victim has left where a save may put death off; null if it is death. */
function lingering(input: KillingDamage, tray: DiceTray): number | null {
  const { deathAtZero = 'standard', save, lingerRounds } = input;
  if (kindOf(deathAtZero, 'deathAtZero', deathRules) === 'standard') return null;
  const target = signed(
    given(save ?? refuse('save', 'given where death may be put off'), 'save').target,
    'save.target',
  );
  const change = parts(because('modifiers', modifier(save?.modifier, 'save.modifier'), 'BF-SAVE-7'));
  const face = tray.face(save?.natural, saves.die, 'save.natural');
  const saved = rollToSave(face, change, target).success;
  return saved ? tray.total(lingerRounds, outside.lingerDice, outside.lingerSides, 'lingerRounds') : null;
}

/**
 * Killing damage, in hit points. At 0 it is death, or unconsciousness if subduing damage was taken before; one point
 * more kills the unconscious. Under `linger` a save against Death Ray leaves the victim dying for that many rounds.
 * Dice: under `linger`, at 0: d20, then 2d10. Throws `bad-die`, `unknown-kind`, `bad-input`. BF-DMG-6, BF-SUB-4, 5.
 */
export function damageApply(
  input: KillingDamage,
  dice?: Dice,
): { vitals: Vitals; lingerRounds: number | null } & Rolled {
  const vitals = checkedVitals(given(input).vitals, 'vitals');
  const lost = whole(input.amount, 'amount');
  const { hp, status, subdualTaken } = vitals;
  if (lost === 0 || status === 'dead') return { vitals, lingerRounds: null };
  if (status === 'unconscious') return { vitals: fallen(vitals, 'dead'), lingerRounds: null };
  const current = Math.max(0, hp.current - lost);
  if (current > 0) return { vitals: { ...vitals, hp: { ...hp, current } }, lingerRounds: null };
  if (subdualTaken > 0) return { vitals: fallen(vitals, 'unconscious'), lingerRounds: null };
  const tray = diceTray(dice);
  const lingerRounds = lingering(input, tray);
  return {
    vitals: fallen(vitals, lingerRounds === null ? 'dead' : 'unconscious'),
    lingerRounds,
    ...tray.log(),
  };
}

export const damageOps = {
  'damage.total': damageTotal,
  'damage.apply': damageApply,
} as const;
