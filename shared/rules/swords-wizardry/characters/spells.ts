import { amount, bool, flag, given, whole } from '../../common/input.ts';
import { effective, type Settings } from '../rounds/choices.ts';
import type { PhaseId } from '../rounds/terms.ts';
import { roundOf } from '../initiative/segments.ts';
import { isMelee } from '../attack/weapons.ts';

/** Whether an enemy within reach keeps a caster from casting. */
export const barredFromCasting = (inMelee: boolean, blowsTraded: boolean, settings: Settings): boolean =>
  inMelee && (settings.castingNearFoe === 'tenFeet' || blowsTraded);

/**
 * Whether a spell may be cast with the nearest enemy so many feet away; wands and staffs always may.
 * Throws `bad-input`. SW-SPELL-3, 4, 6, 7.
 */
function spellCanCast(input: {
  nearestEnemyFeet: number;
  blowsTraded?: boolean;
  device?: boolean;
  settings?: Partial<Settings>;
}): { allowed: boolean; reason: 'inMelee' | null } {
  const settings = effective(given(input).settings);
  const near = isMelee(amount(input.nearestEnemyFeet, 'nearestEnemyFeet'));
  const blows = flag(input.blowsTraded, 'blowsTraded');
  const device = flag(input.device, 'device');
  const allowed = device || !barredFromCasting(near, blows, settings);
  return { allowed, reason: allowed ? null : 'inMelee' };
}

/**
 * Whether damage (hit points, subdual included) loses the spell: 1 or more while casting does, unless it falls in the
 * same simultaneous phase. Throws `bad-input`. SW-SPELL-5, 6, SW-SEQ-3, SW-INIT-3.
 */
function spellDisrupt(input: {
  casting: boolean;
  damage: number;
  device?: boolean;
  samePhaseSimultaneous?: boolean;
}): { lost: boolean } {
  const casting = bool(given(input).casting, 'casting');
  const hurt = whole(input.damage, 'damage') > 0;
  const device = flag(input.device, 'device');
  const together = flag(input.samePhaseSimultaneous, 'samePhaseSimultaneous');
  return { lost: casting && hurt && !device && !together };
}

/**
 * When a declared spell goes off: round, phase and, by segments, the absolute segment.
 * Throws `bad-input`. SW-SPELL-1, 2, SW-CORE-5, SW-HOLM-8, SW-SEG-11.
 */
function spellTiming(input: {
  settings?: Partial<Settings>;
  declaredRound?: number;
  held?: boolean;
  declaredSegment?: number;
  interval?: number;
}): { round: number; phase: PhaseId; segment?: number } {
  const { declaredRound = 0, declaredSegment = 0, interval = 0 } = given(input);
  const { combatSequence } = effective(input.settings);
  const round = whole(declaredRound, 'declaredRound');
  const held = flag(input.held, 'held');
  const segment = whole(declaredSegment, 'declaredSegment') + whole(interval, 'interval');
  if (combatSequence === 'segments') return { round: roundOf(segment), phase: 'segment', segment };
  if (combatSequence === 'holmes') return { round: round + 1, phase: 'spells' };
  if (combatSequence === 'core') return { round, phase: held ? 'heldActions' : 'act' };
  return { round, phase: 'meleeSpells' };
}

export const spellOps = {
  'spell.canCast': spellCanCast,
  'spell.disrupt': spellDisrupt,
  'spell.timing': spellTiming,
} as const;
