import { amount, bool, flag, given, list, modifier as readModifier, oneOf, whole } from '../input.ts';
import { because, parts, type Reasoned } from '../reason.ts';
import { tables } from './tables.ts';

const attackKinds = ['normal', 'silver', 'magical'] as const;
const banes = ['silver', 'magical'] as const;

export interface AttackModifierOps {
  'attack.modifiers': (input: {
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
  }) => {
    allowed: boolean;
    reason?: 'blind' | 'completeCover' | 'underwaterMissile';
    total: number;
  } & Reasoned;
  'attack.harms': (input: {
    harmedBy: ('silver' | 'magical')[];
    attack: 'normal' | 'silver' | 'magical';
    attackerHd?: number;
    attackerInvulnerable?: boolean;
    invulnerabilitiesByHd: boolean;
  }) => { harms: boolean } & Reasoned;
}

const { combat } = tables;
const mostCover = Math.min(...combat.coverModifier);

const coverPenalty = (cover: number | 'complete' | undefined): number =>
  cover === 'complete' || cover === undefined ? 0 : whole(cover, 'cover', { min: mostCover, max: 0 });

type ModifierInput = Parameters<AttackModifierOps['attack.modifiers']>[0];

interface Situation {
  missile: boolean;
  retreating: boolean;
  unstable: boolean;
  underwater: boolean;
  blind: boolean;
}

function situation(input: ModifierInput): Situation {
  return {
    missile: oneOf(given(input).kind, 'kind', ['melee', 'missile']) === 'missile',
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
export const attackModifiers: AttackModifierOps['attack.modifiers'] = (input) => {
  const { missile, retreating, unstable, underwater, blind } = situation(input);
  const only = (applies: boolean, value: number): number => (applies ? value : 0);
  const reasons = parts(
    because('strength', only(!missile, readModifier(input.strModifier, 'strModifier')), 'OSE-ATK-1'),
    because('dexterity', only(missile, readModifier(input.dexModifier, 'dexModifier')), 'OSE-ATK-1'),
    because('range', only(missile, readModifier(input.rangeModifier, 'rangeModifier')), 'OSE-CBT-7'),
    because('cover', only(missile, coverPenalty(input.cover)), 'OSE-CBT-9'),
    because('target retreats', only(retreating, combat.retreatAttackBonus), 'OSE-CBT-5'),
    because('unstable surface', only(unstable && missile, combat.unstableMissile), 'OSE-OTH-13'),
    because('fatigue', readModifier(input.fatigueModifier, 'fatigueModifier'), 'OSE-REST-2'),
    because('other', readModifier(input.other, 'other'), 'OSE-ATK-1'),
  );
  const refused = (reason: 'blind' | 'completeCover' | 'underwaterMissile', rule: string) => ({
    allowed: false,
    reason,
    total: 0,
    reasons: [because('not allowed', reason, rule)],
  });
  if (blind) return refused('blind', 'OSE-OTH-2');
  if (missile && input.cover === 'complete') return refused('completeCover', 'OSE-CBT-8');
  if (missile && underwater) return refused('underwaterMissile', 'OSE-OTH-17');
  return { allowed: true, total: reasons.reduce((total, { value }) => total + Number(value), 0), reasons };
};

/**
 * Whether an attack can harm the target at all; `attackerHd` in whole dice, for monsters. Throws `bad-input`.
 * OSE-ATK-5, OSE-OTH-5.
 */
export const attackHarms: AttackModifierOps['attack.harms'] = (input) => {
  const { attackerHd = 0, attackerInvulnerable, invulnerabilitiesByHd } = given(input);
  const harmedBy = Array.from(list(input.harmedBy, 'harmedBy'), (bane) => oneOf(bane, 'harmedBy', banes));
  const attack = oneOf(input.attack, 'attack', attackKinds);
  const strong = amount(attackerHd, 'attackerHd') >= combat.invulnerabilityHd;
  const alike = flag(attackerInvulnerable, 'attackerInvulnerable');
  const byHd = bool(invulnerabilitiesByHd, 'invulnerabilitiesByHd') && (strong || alike);
  const reasons = [
    ...(harmedBy.length > 0 ? [because('harmed only by', harmedBy.join(', '), 'OSE-ATK-5')] : []),
    ...(byHd ? [because('Hit Dice, at least', combat.invulnerabilityHd, 'OSE-OTH-5')] : []),
  ];
  return { harms: harmedBy.length === 0 || byHd || harmedBy.some((bane) => bane === attack), reasons };
};
