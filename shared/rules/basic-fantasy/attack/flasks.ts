import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, flag, given, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { tables } from '../tables.ts';

const phases = ['direct', 'next-round', 'splash', 'pool'] as const;
type Phase = (typeof phases)[number];

interface OilInput {
  phase: Phase;
  die?: number;
  lit: boolean;
  wick?: boolean;
  extinguished?: boolean;
  saved?: boolean;
  poolRound?: number;
  fireResistant?: boolean;
}

interface HolyWaterInput {
  role: 'target' | 'bystander';
  delivery: 'thrown' | 'poured';
  undead: boolean;
  corporeal: boolean;
  distanceFeet: number;
  die?: number;
  flaskBroke?: boolean;
}

const { oil, holyWater: water, grenade, engagedFeet } = tables;

const phaseRules: Record<Phase, string> = {
  direct: 'BF-OIL-3',
  'next-round': 'BF-OIL-4',
  splash: 'BF-OIL-5',
  pool: 'BF-OIL-9',
};

/** Why the oil does no damage in this phase: the rule, or null if it does. */
function harmless(input: OilInput, phase: Phase): string | null {
  const lit = bool(input.lit, 'lit');
  const resistant = flag(input.fireResistant, 'fireResistant');
  const wick = flag(input.wick, 'wick');
  const saved = flag(input.saved, 'saved');
  const out = flag(input.extinguished, 'extinguished');
  const { poolRound = 1 } = input;
  const burntOut = whole(poolRound, 'poolRound', { min: 1 }) > oil.poolRounds;
  if (!lit) return 'BF-OIL-2';
  if (resistant) return 'BF-OIL-10';
  if (phase === 'next-round' && out) return 'BF-OIL-4';
  if (phase === 'splash' && !wick) return 'BF-OIL-5';
  if (phase === 'splash' && saved) return 'BF-OIL-6';
  return phase === 'pool' && burntOut ? 'BF-OIL-9' : null;
}

/**
 * Damage of burning oil to one creature, in hit points: a direct hit, the round after, the splash, a burning pool.
 * Dice: d8 for a direct hit and the round after, d6 for splash and pool, if there is damage.
 * Throws `bad-die`, `unknown-kind`, `bad-input`. BF-OIL-1 to 11.
 */
export function oilBurn(
  input: OilInput,
  dice?: Dice,
): { damage: number; saveAllowed: boolean } & Reasoned & Rolled {
  const phase = kindOf(given(input).phase, 'phase', phases);
  const saveAllowed = phase === 'splash';
  const rule = harmless(input, phase);
  if (rule !== null) return { damage: 0, saveAllowed, reasons: [because('no damage', 0, rule)] };
  const sides = phase === 'direct' || phase === 'next-round' ? oil.directDie : oil.splashDie;
  const tray = diceTray(dice);
  const damage = tray.face(input.die, sides, 'die');
  return { damage, saveAllowed, reasons: [because(`d${sides}`, damage, phaseRules[phase])], ...tray.log() };
}

/**
 * Damage of holy water, in hit points; to the undead only, for one round, without a save. The incorporeal must be
 * poured on from within 5 feet, but the splash hurts them. Dice: d8 for the target, d6 for a bystander, if there is damage.
 * Throws `bad-die`, `unknown-kind`, `bad-input`. BF-HOLY-1 to 7.
 */
export function holyWater(
  input: HolyWaterInput,
  dice?: Dice,
): { damage: number; flaskBreaks: boolean; saveAllowed: false } & Reasoned & Rolled {
  const role = kindOf(given(input).role, 'role', ['target', 'bystander']);
  const thrown = kindOf(input.delivery, 'delivery', ['thrown', 'poured']) === 'thrown';
  const undead = bool(input.undead, 'undead');
  const corporeal = bool(input.corporeal, 'corporeal');
  const distance = amount(input.distanceFeet, 'distanceFeet');
  const { flaskBroke = true } = input;
  const broke = bool(flaskBroke, 'flaskBroke');
  const flask = { flaskBreaks: thrown && corporeal, saveAllowed: false } as const;
  const splashes = thrown && broke && distance <= grenade.splashFeet;
  const reaches = thrown ? corporeal : distance <= engagedFeet;
  const [hurts, sides, rule] =
    role === 'target'
      ? [reaches, water.directDie, thrown ? 'BF-HOLY-3' : 'BF-HOLY-5']
      : [splashes, water.splashDie, 'BF-HOLY-4'];
  if (!undead || !hurts) {
    const reasons = [because('no damage', 0, undead ? 'BF-HOLY-7' : 'BF-HOLY-1')];
    return { damage: 0, ...flask, reasons };
  }
  const tray = diceTray(dice);
  const damage = tray.face(input.die, sides, 'die');
  return { damage, ...flask, reasons: [because(`d${sides}`, damage, rule)], ...tray.log() };
}

export const flaskOps = {
  'oil.burn': oilBurn,
  holyWater,
} as const;
