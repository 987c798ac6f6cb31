import type { Dice } from '../../../dice/dice.ts';
import { ratio, ratioShown, scaled, sum, type Ratio } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, bool, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { atFace, rowAt } from '../../common/spans.ts';
import type { Hazard, InWind, WindEffect, WindRules } from '../../travel/wind.ts';
import { printedDice, tables } from '../tables.ts';
import type { Face, Percent } from '../terms.ts';

const { water } = tables;
const windDice = printedDice(tables.windDice);
const unchanged: Ratio = [1, 1];
const takenOnWaterSpeed = ratio(tables.nearGale.rateAfterTakingOnWater);

interface DayAfloat {
  baseFeet: number;
  propulsion: 'sail' | 'oar' | 'swim';
  wind?: number;
  windVariable?: boolean;
  takenOnWater?: boolean;
  current?: 'upstream' | 'downstream';
  currentRoll?: Face;
}

interface Wind {
  wind: string;
  sail: Ratio;
  oar: Ratio;
  hazard: Hazard;
}

/** The wind of a 2d6 total, by the plain rule or the finer table. OSE-WIND-2, 4. */
function windOf(total: number, variable: boolean): Wind {
  const row = rowAt(variable ? tables.windVariable.rows : tables.windPlain, total);
  const hazard = row.hazard === null ? null : oneOf(row.hazard, 'hazard', ['nearGale', 'gale']);
  return { wind: row.wind, sail: ratio(row.sail), oar: ratio(row.oar), hazard };
}

/** The day's wind at sea. Dice: 2d6. Throws `bad-die`, `dice-count`, `bad-input`. OSE-WIND-1 to 4. */
export function windRoll(
  input: { rolls?: Face[]; windVariable: boolean },
  dice?: Dice,
): { total: number; wind: string; sail: Ratio; oar: Ratio; hazard: Hazard } & Reasoned & Rolled {
  const variable = bool(given(input).windVariable, 'windVariable');
  const tray = diceTray(dice);
  const total = sum(tray.faces(input.rolls, windDice.count, windDice.sides, 'rolls'));
  const reasons = [because(tables.windDice, total, variable ? 'OSE-WIND-4' : 'OSE-WIND-2')];
  return { total, ...windOf(total, variable), reasons, ...tray.log() };
}

const calm: WindEffect = {
  speed: unchanged,
  hazard: null,
  source: 'no wind to reckon with',
  rule: 'OSE-WATER-8',
};

/** What a 2d6 total makes of a vessel's way. Throws `bad-input`. OSE-WIND-2 to 4. */
function windEffect(
  total: number,
  { propulsion, windVariable }: Pick<InWind, 'propulsion' | 'windVariable'>,
): WindEffect {
  const { count, sides } = windDice;
  const wind = windOf(whole(total, 'wind', { min: count, max: count * sides }), windVariable);
  return { ...calm, speed: wind[propulsion], hazard: wind.hazard, source: wind.wind };
}

function effectOn(input: DayAfloat): WindEffect {
  const propulsion = oneOf(input.propulsion, 'propulsion', ['sail', 'oar', 'swim']);
  const windVariable = flag(input.windVariable, 'windVariable');
  if (input.wind === undefined) return calm;
  const swims = propulsion === 'swim';
  const effect = windEffect(input.wind, { propulsion: swims ? 'oar' : propulsion, windVariable });
  return swims ? calm : effect;
}

/**
 * Miles on the water in a day; the current comes last and never carries a vessel backwards. Dice: d6 if there is a
 * current. Throws `bad-die`, `bad-input`. OSE-WATER-6 to 8, OSE-WIND-2 to 6.
 */
function waterDay(input: DayAfloat, dice?: Dice): { miles: number; hazard: Hazard } & Reasoned & Rolled {
  amount(given(input).baseFeet, 'baseFeet');
  const effect = effectOn(input);
  return { ...milesAfloat({ ...input, effect }, dice), hazard: effect.hazard };
}

/**
 * The same in a wind that is known, by whatever table; null for none to reckon with. Dice: d6 if there is a current. Throws
 * `bad-die`, `bad-input`. OSE-WATER-6 to 8, OSE-WIND-6.
 */
export function milesAfloat(
  input: Pick<DayAfloat, 'baseFeet' | 'takenOnWater' | 'current' | 'currentRoll'> & {
    effect: WindEffect | null;
  },
  dice?: Dice,
): { miles: number } & Reasoned & Rolled {
  const base = amount(given(input).baseFeet, 'baseFeet');
  const { speed, source, rule } = input.effect ?? calm;
  const slowed = flag(input.takenOnWater, 'takenOnWater') ? takenOnWaterSpeed : unchanged;
  const way =
    input.current === undefined ? null : oneOf(input.current, 'current', ['upstream', 'downstream']);
  const tray = diceTray(dice);
  const push = way ? tray.face(input.currentRoll, water.currentDie, 'currentRoll') + water.currentPlus : 0;
  const current = way === 'upstream' ? -push : push;
  const sailed = scaled(base, [1, water.milesDivisor], speed, slowed);
  return {
    miles: Math.max(0, sailed + current),
    reasons: [
      because('base rate', base, 'OSE-WATER-6'),
      ...parts(
        because(source, ratioShown(speed), rule),
        because('taken on water', ratioShown(slowed), 'OSE-WIND-6'),
        because('current', current, 'OSE-WATER-7'),
      ),
    ],
    ...tray.log(),
  };
}

/** Whether a near gale fills the vessel. Dice: d100. Throws `bad-die`, `bad-input`. OSE-WIND-5. */
export function waterNearGale(
  input: { seaworthy: boolean; roll?: Face },
  dice?: Dice,
): { chancePercent: Percent; takesOnWater: boolean } & Reasoned & Rolled {
  const sound = bool(given(input).seaworthy, 'seaworthy');
  const chancePercent = sound ? tables.nearGale.seaworthyPercent : tables.nearGale.unseaworthyPercent;
  const tray = diceTray(dice);
  return {
    chancePercent,
    takesOnWater: tray.face(input.roll, 100, 'roll') <= chancePercent,
    reasons: [because(sound ? 'seaworthy' : 'not seaworthy', chancePercent, 'OSE-WIND-5')],
    ...tray.log(),
  };
}

/**
 * What a gale does to a vessel; course in degrees to the right of the intended one. Dice: d6 direction and d100
 * wreck for seaworthy vessels; d6 harbour and d100 swamping for others, each only if it comes to that. Throws
 * `bad-die`, `bad-input`. OSE-WIND-7 to 10.
 */
export function waterGale(
  input: {
    seaworthy: boolean;
    directionRoll?: Face;
    reachesLand?: boolean;
    wreckRoll?: Face;
    landInSight?: boolean;
    tryBeach?: boolean;
    shore?: 'clear' | 'other';
    harbourRoll?: Face;
    swampRoll?: Face;
  },
  dice?: Dice,
): {
  outcome: 'swept' | 'wrecked' | 'sheltered' | 'beached' | 'harboured' | 'sunk' | 'survives';
  courseDegrees: number | null;
  speedMultiplier: number;
} & Reasoned &
  Rolled {
  const sound = bool(given(input).seaworthy, 'seaworthy');
  const reachesLand = flag(input.reachesLand, 'reachesLand');
  const landInSight = flag(input.landInSight, 'landInSight');
  const { tryBeach = true, shore = 'other' } = input;
  const beaching = bool(tryBeach, 'tryBeach') && landInSight;
  const clear = oneOf(shore, 'shore', ['clear', 'other']) === 'clear';
  const { gale } = tables;
  const tray = diceTray(dice);
  if (sound) {
    const courseDegrees = atFace(
      gale.directionDegrees,
      tray.face(input.directionRoll, gale.directionDie, 'directionRoll'),
    );
    const wrecked = reachesLand && tray.face(input.wreckRoll, 100, 'wreckRoll') <= gale.wreckPercent;
    const outcome = wrecked ? 'wrecked' : reachesLand ? 'sheltered' : 'swept';
    const reasons = reachesLand
      ? [because('chance of a wreck, percent', gale.wreckPercent, 'OSE-WIND-8')]
      : [];
    return { outcome, courseDegrees, speedMultiplier: gale.speedMultiplier, reasons, ...tray.log() };
  }
  const adrift = { courseDegrees: null, speedMultiplier: 0 };
  if (beaching && clear) return { outcome: 'beached', ...adrift, reasons: [] };
  const harbour = beaching ? [because('harbour, in six', gale.harbourInSix, 'OSE-WIND-9')] : [];
  if (beaching && tray.face(input.harbourRoll, 6, 'harbourRoll') <= gale.harbourInSix) {
    return { outcome: 'harboured', ...adrift, reasons: harbour, ...tray.log() };
  }
  const sunk = tray.face(input.swampRoll, 100, 'swampRoll') <= gale.sinkPercent;
  const reasons = [...harbour, because('chance to sink, percent', gale.sinkPercent, 'OSE-WIND-10')];
  return { outcome: sunk ? 'sunk' : 'survives', ...adrift, reasons, ...tray.log() };
}

/**
 * Miles a gale sweeps a seaworthy vessel: three times what it makes by sail where it has sails, else by oars; base rates
 * in feet. Throws `bad-input`. OSE-WATER-6, OSE-WIND-6, 7.
 */
export function waterSweep(input: { sailFeet?: number; oarFeet?: number; takenOnWater?: boolean }): {
  miles: number;
} & Reasoned {
  const { sailFeet, oarFeet } = given(input);
  const sails = sailFeet !== undefined;
  const base = sails ? amount(sailFeet, 'sailFeet') : amount(oarFeet, 'oarFeet');
  const { speedMultiplier } = tables.gale;
  const slowed = flag(input.takenOnWater, 'takenOnWater') ? takenOnWaterSpeed : unchanged;
  return {
    miles: scaled(base, [speedMultiplier, water.milesDivisor], slowed),
    reasons: [
      because(sails ? 'base rate by sail' : 'base rate by oars', base, 'OSE-WATER-6'),
      because('swept by the gale, times', speedMultiplier, 'OSE-WIND-7'),
      ...parts(because('taken on water', ratioShown(slowed), 'OSE-WIND-6')),
    ],
  };
}

/** The wind as every system has it that names no figures of its own. */
export const wind: WindRules = {
  dice: tables.windDice,
  rule: 'OSE-WIND-1',
  alwaysOnOpenWater: true,
  tacks: false,
  roll: windRoll,
  effect: windEffect,
};

export const waterOps = {
  'wind.roll': windRoll,
  'water.day': waterDay,
  'water.nearGale': waterNearGale,
  'water.gale': waterGale,
  'water.sweep': waterSweep,
} as const;
