import { amount, flag, given } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { kindOf, partsOf, totalOf } from '../readers.ts';
import { tables } from '../tables.ts';
import type { MissileRanges, Part } from '../terms.ts';

const missileWeapons = [
  'longbow',
  'shortbow',
  'heavy-crossbow',
  'light-crossbow',
  'dagger',
  'hand-axe',
  'oil-or-holy-water',
  'sling',
  'spear',
  'warhammer',
  'ballista',
  'onager',
  'trebuchet',
] as const;
type MissileWeapon = (typeof missileWeapons)[number];

type Band = 'engaged' | 'short' | 'medium' | 'long' | 'beyond';

const { missile, attackModifiers, engagedFeet, outside } = tables;
const listed: Record<MissileWeapon, MissileRanges> = {
  ...outside.missileRangesFeet,
  ballista: outside.siegeEngines.ballista.ranges,
  onager: outside.siegeEngines.onager.ranges,
  trebuchet: outside.siegeEngines.trebuchet.ranges,
};

/** The ranges given, or those listed for the weapon. Throws `unknown-kind`, `bad-input`. */
function rangesOf({ ranges, weapon }: { ranges?: MissileRanges; weapon?: MissileWeapon }): MissileRanges {
  if (ranges === undefined) return listed[kindOf(weapon, 'weapon', missileWeapons)];
  const { short, medium, long } = given(ranges, 'ranges');
  return {
    short: short === null ? null : amount(short, 'ranges.short'),
    medium: amount(medium, 'ranges.medium'),
    long: amount(long, 'ranges.long'),
  };
}

function bandAt(distance: number, { short, medium, long }: MissileRanges): Exclude<Band, 'engaged'> {
  if (short !== null && distance <= short) return 'short';
  if (distance <= medium) return 'medium';
  return distance <= long ? 'long' : 'beyond';
}

/** At 5 feet or less: hard, unless the target cannot turn on the shooter. */
function engagedReasons(behind: Reason, undetected: boolean, distracted: boolean): Reason[] {
  if (distracted) return [because('target distracted', missile.short, 'BF-MIS-6'), behind];
  if (undetected && behind.value !== 0) {
    return [because('undetected', missile.short, 'BF-MIS-6'), behind];
  }
  return [because('engaged', missile.engaged, 'BF-MIS-5')];
}

const bandRules = { short: 'BF-MIS-1', medium: 'BF-MIS-2', long: 'BF-MIS-3' };

/**
 * What distance (feet) and position do to a missile attack, thrown weapons included; beyond long range there is none.
 * `ranges` are the weapon's own, or those listed for `weapon`. Throws `unknown-kind`, `bad-input`. BF-MIS-1 to 8, BF-OUT-3, 4.
 */
export function missileModifier(
  input: {
    distanceFeet: number;
    fromBehind?: boolean;
    undetected?: boolean;
    targetDistracted?: boolean;
  } & ({ ranges: MissileRanges } | { weapon: MissileWeapon }),
): { allowed: boolean; band: Band; total: number | null; parts: Part[] } & Reasoned {
  const distance = amount(given(input).distanceFeet, 'distanceFeet');
  const ranges = rangesOf(input);
  const fromBehind = flag(input.fromBehind, 'fromBehind');
  const undetected = flag(input.undetected, 'undetected');
  const distracted = flag(input.targetDistracted, 'targetDistracted');
  const behind = because('from behind', fromBehind ? attackModifiers.fromBehind : 0, 'BF-MIS-6');
  const result = (band: Band, reasons: Reason[]) => ({
    allowed: true,
    band,
    total: totalOf(reasons),
    parts: partsOf(reasons),
    reasons,
  });
  if (distance <= engagedFeet) {
    return result('engaged', parts(...engagedReasons(behind, undetected, distracted)));
  }
  const band = bandAt(distance, ranges);
  if (band === 'beyond') {
    const reasons = [because('beyond long range, feet', ranges.long, 'BF-MIS-4')];
    return { allowed: false, band, total: null, parts: [], reasons };
  }
  return result(band, parts(because(`${band} range`, missile[band], bandRules[band]), behind));
}

export const missileOps = {
  'missile.modifier': missileModifier,
} as const;
