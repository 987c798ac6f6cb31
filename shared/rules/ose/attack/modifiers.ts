import {
  amount,
  bool,
  flag,
  given,
  list,
  modifier as readModifier,
  oneOf,
  whole,
} from '../../common/input.ts';
import { addPart, because, type Reason, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

const attackKinds = ['normal', 'silver', 'magical'] as const;
const banes = ['silver', 'magical'] as const;
const ranges = ['melee', 'missile'] as const;

const { combat } = tables;
const mostCover = Math.min(...combat.coverModifier);

const coverPenalty = (cover: number | 'complete' | undefined): number =>
  cover === 'complete' || cover === undefined ? 0 : whole(cover, 'cover', { min: mostCover, max: 0 });

interface AttackCircumstances {
  kind: 'melee' | 'missile';
  strModifier?: number;
  dexModifier?: number;
  rangeModifier?: number;
  cover?: number | 'complete';
  targetRetreating?: boolean;
  unstableSurface?: boolean;
  underwater?: boolean;
  blind?: boolean;
  fatigueModifier?: number;
  other?: number;
}

interface Situation {
  missile: boolean;
  retreating: boolean;
  unstable: boolean;
  underwater: boolean;
  blind: boolean;
}

function situation(input: AttackCircumstances): Situation {
  return {
    missile: oneOf(given(input).kind, 'kind', ranges) === 'missile',
    retreating: flag(input.targetRetreating, 'targetRetreating'),
    unstable: flag(input.unstableSurface, 'unstableSurface'),
    underwater: flag(input.underwater, 'underwater'),
    blind: flag(input.blind, 'blind'),
  };
}

/**
 * What changes an attack roll, added up; refused attacks total 0. Throws `bad-input`. OSE-REST-2, 4, OSE-RUN-4,
 * OSE-CBT-5, 7 to 9, OSE-ATK-1, OSE-OTH-2, 13, 16, 17.
 */
export function attackModifiers(input: AttackCircumstances): {
  allowed: boolean;
  reason?: 'blind' | 'completeCover' | 'underwaterMissile';
  total: number;
} & Reasoned {
  const { missile, retreating, unstable, underwater, blind } = situation(input);
  const strength = readModifier(input.strModifier, 'strModifier');
  const dexterity = readModifier(input.dexModifier, 'dexModifier');
  const range = readModifier(input.rangeModifier, 'rangeModifier');
  const cover = coverPenalty(input.cover);
  const reasons: Reason[] = [];
  if (missile) {
    addPart(reasons, 'dexterity', dexterity, 'OSE-ATK-1');
    addPart(reasons, 'range', range, 'OSE-CBT-7');
    addPart(reasons, 'cover', cover, 'OSE-CBT-9');
  } else addPart(reasons, 'strength', strength, 'OSE-ATK-1');
  if (retreating) addPart(reasons, 'target retreats', combat.retreatAttackBonus, 'OSE-CBT-5');
  if (unstable && missile) addPart(reasons, 'unstable surface', combat.unstableMissile, 'OSE-OTH-13');
  addPart(reasons, 'fatigue', readModifier(input.fatigueModifier, 'fatigueModifier'), 'OSE-REST-2');
  addPart(reasons, 'other', readModifier(input.other, 'other'), 'OSE-ATK-1');
  const refused = (reason: 'blind' | 'completeCover' | 'underwaterMissile', rule: string) => ({
    allowed: false,
    reason,
    total: 0,
    reasons: [because('not allowed', reason, rule)],
  });
  if (blind) return refused('blind', 'OSE-OTH-2');
  if (missile && input.cover === 'complete') return refused('completeCover', 'OSE-CBT-8');
  if (missile && underwater) return refused('underwaterMissile', 'OSE-OTH-17');
  let total = 0;
  for (const { value } of reasons) total += Number(value);
  return { allowed: true, total, reasons };
}

/**
 * Whether an attack can harm the target at all; `attackerHd` in whole dice, for monsters. Throws `bad-input`.
 * OSE-ATK-5, OSE-OTH-5.
 */
export function attackHarms(input: {
  harmedBy: ('silver' | 'magical')[];
  attack: 'normal' | 'silver' | 'magical';
  attackerHd?: number;
  attackerInvulnerable?: boolean;
  invulnerabilitiesByHd: boolean;
}): { harms: boolean } & Reasoned {
  const { attackerHd = 0, attackerInvulnerable, invulnerabilitiesByHd } = given(input);
  const harmedBy = Array.from(list(input.harmedBy, 'harmedBy'), (bane) => oneOf(bane, 'harmedBy', banes));
  const attack = oneOf(input.attack, 'attack', attackKinds);
  const strong = amount(attackerHd, 'attackerHd') >= combat.invulnerabilityHd;
  const alike = flag(attackerInvulnerable, 'attackerInvulnerable');
  const byHd = bool(invulnerabilitiesByHd, 'invulnerabilitiesByHd') && (strong || alike);
  const reasons: Reason[] = [];
  if (harmedBy.length > 0) reasons.push(because('harmed only by', harmedBy.join(', '), 'OSE-ATK-5'));
  if (byHd) reasons.push(because('Hit Dice, at least', combat.invulnerabilityHd, 'OSE-OTH-5'));
  return { harms: harmedBy.length === 0 || byHd || harmedBy.some((bane) => bane === attack), reasons };
}

export const attackModifierOps = {
  'attack.modifiers': attackModifiers,
  'attack.harms': attackHarms,
} as const;
