import { sum } from '../../common/arithmetic.ts';
import { checkCount, checkedFace } from '../../common/dice-tray.ts';
import { amount, bool, flag, given, list, modifier as readModifier, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { name } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

interface Wrestler {
  id: string;
  hitDice: number;
  rolls?: Face[];
}

interface Stunned {
  id: string;
  rounds: number;
}

/** Dice one brings to a grapple: one for each whole hit die, never none. SW-UNARM-1. */
export const grappleDice = (hitDice: number): number => Math.max(1, Math.floor(hitDice));

function readWrestler(who: Wrestler, field: string): { id: string; dice: number } {
  const { hitDice } = given(who, field);
  return { id: name(who.id, `${field}.id`), dice: grappleDice(amount(hitDice, `${field}.hitDice`)) };
}

/** The sum of one's dice. Throws `dice-count` if he brings too many or too few. */
function strength(who: Wrestler, dice: number, field: string): number {
  const { rolls = [] } = who;
  const faces = list(rolls, `${field}.rolls`);
  checkCount(faces.length, dice, `${field}.rolls`);
  return sum(Array.from(faces, (face) => checkedFace(face, tables.grapple.die, `${field}.rolls`)));
}

const stunnedFor = (ids: readonly string[], rounds: number): Stunned[] => ids.map((id) => ({ id, rounds }));

/**
 * A grapple between those who hit and their target, a d6 for each hit die: the higher sum pins the target or throws
 * the attackers off, stunned for the difference in rounds; equal sums struggle.
 * Throws `bad-die`, `dice-count`, `bad-input`. SW-UNARM-1 to 4, 6.
 */
export function grappleResolve(input: { attackers: (Wrestler & { hit: boolean })[]; defender: Wrestler }): {
  outcome: 'none' | 'pinned' | 'struggling' | 'thrown';
  attackerTotal: number;
  defenderTotal: number;
  participants: string[];
  pinned: string | null;
  noWeaponAttacks: string[];
  stunned: Stunned[];
} & Reasoned {
  const everyone = Array.from(list(given(input).attackers, 'attackers'), (attacker) => ({
    attacker,
    ...readWrestler(attacker, 'attackers'),
    hit: bool(attacker.hit, 'attackers.hit'),
  }));
  const { id: defender, dice } = readWrestler(input.defender, 'defender');
  const hitters = everyone.filter(({ hit }) => hit);
  const participants = hitters.map(({ id }) => id);
  const nothing = { participants, pinned: null, noWeaponAttacks: [], stunned: [] };
  if (hitters.length === 0) {
    const reasons = [because('nobody hit', 0, 'SW-UNARM-6')];
    return { ...nothing, outcome: 'none', attackerTotal: 0, defenderTotal: 0, reasons };
  }
  const attackerTotal = sum(hitters.map((one) => strength(one.attacker, one.dice, 'attackers')));
  const defenderTotal = strength(input.defender, dice, 'defender');
  const reasons = [
    because('attackers', attackerTotal, 'SW-UNARM-1'),
    because('defender', defenderTotal, 'SW-UNARM-1'),
  ];
  const result = { ...nothing, attackerTotal, defenderTotal, reasons };
  if (attackerTotal > defenderTotal) return { ...result, outcome: 'pinned', pinned: defender };
  if (attackerTotal === defenderTotal) {
    return { ...result, outcome: 'struggling', noWeaponAttacks: [...participants, defender] };
  }
  const stunned = stunnedFor(participants, defenderTotal - attackerTotal);
  return { ...result, outcome: 'thrown', stunned };
}

/**
 * A pinned victim against all who hold him, a d6 for each hit die: higher frees him and stuns them for the difference
 * in rounds, equal leaves all struggling. Throws `bad-die`, `dice-count`, `bad-input`. SW-UNARM-5.
 */
export function grappleBreakFree(input: { victim: Wrestler; holders: Wrestler[] }): {
  outcome: 'free' | 'struggling' | 'pinned';
  victimTotal: number;
  holdersTotal: number;
  stunned: Stunned[];
} & Reasoned {
  const { dice } = readWrestler(given(input).victim, 'victim');
  const holders = Array.from(list(input.holders, 'holders'), (holder) => ({
    holder,
    ...readWrestler(holder, 'holders'),
  }));
  const victimTotal = strength(input.victim, dice, 'victim');
  const holdersTotal = sum(holders.map((one) => strength(one.holder, one.dice, 'holders')));
  const lead = victimTotal - holdersTotal;
  const ids = holders.map(({ id }) => id);
  return {
    outcome: lead > 0 ? 'free' : lead === 0 ? 'struggling' : 'pinned',
    victimTotal,
    holdersTotal,
    stunned: lead > 0 ? stunnedFor(ids, lead) : [],
    reasons: [because('victim', victimTotal, 'SW-UNARM-5'), because('holders', holdersTotal, 'SW-UNARM-5')],
  };
}

/**
 * Whether a pinned victim may be killed: from the round after the pin, unless help came or he broke loose.
 * Throws `bad-input`. SW-UNARM-2.
 */
export function grappleCanKill(input: {
  pinnedRound: number;
  round: number;
  helpArrived?: boolean;
  brokeFree?: boolean;
}): { allowed: boolean } {
  const pinned = whole(given(input).pinnedRound, 'pinnedRound');
  const later = whole(input.round, 'round') > pinned;
  const helped = flag(input.helpArrived, 'helpArrived');
  const free = flag(input.brokeFree, 'brokeFree');
  return { allowed: later && !helped && !free };
}

/**
 * A fist: 1 point, subdual on a d100 of 50 or less; a Strength bonus is subdual, a penalty changes nothing.
 * Throws `bad-die`, `bad-input`. SW-UNARM-7.
 */
export function fistHit(input: { natural: Face; strengthDamage?: number }): {
  real: number;
  subdual: number;
} {
  const face = checkedFace(given(input).natural, 100, 'natural');
  const bonus = Math.max(0, readModifier(input.strengthDamage, 'strengthDamage'));
  const { fist, fistSubdualPercent } = tables.damage;
  const soft = face <= fistSubdualPercent;
  return { real: soft ? 0 : fist, subdual: (soft ? fist : 0) + bonus };
}

export const grappleOps = {
  'grapple.resolve': grappleResolve,
  'grapple.breakFree': grappleBreakFree,
  'grapple.canKill': grappleCanKill,
  'fist.hit': fistHit,
} as const;
