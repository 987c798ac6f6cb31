import type { Dice } from '../../../dice/dice.ts';
import { ratio, ratioShown, scaled, type Ratio } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, flag, given, oneOf, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { rowAt } from '../../common/spans.ts';
import type { InWind, WindEffect, WindRules } from '../../travel/wind.ts';
import { tables } from '../tables.ts';

const { wind: winds, windDie } = tables.outside.travel;
const rule = 'BF-ROAD-8';
const unchanged: Ratio = [1, 1];

/** The wind of a d100. */
function windOf(total: number): { wind: string; sail: Ratio; tack: Ratio } {
  const { wind, sail, tack } = rowAt(winds, total);
  return { wind, sail: ratio(sail), tack: ratio(tack) };
}

/** The day's wind, and what it makes of a ship's miles before it and tacking. Dice: d100. Throws `bad-die`, `bad-input`. BF-ROAD-8. */
function windRoll(
  input: { natural?: number; windVariable?: boolean },
  dice?: Dice,
): { total: number; wind: string; sail: Ratio; tack: Ratio } & Reasoned & Rolled {
  const tray = diceTray(dice);
  const total = tray.face(given(input).natural, windDie, 'natural');
  return { total, ...windOf(total), reasons: [because('d100', total, rule)], ...tray.log() };
}

/** The wind counts for sails alone; the last row makes way as the others do, and nothing else. Throws `bad-input`. BF-ROAD-8. */
function windEffect(
  total: number,
  { propulsion, tacking }: Pick<InWind, 'propulsion' | 'tacking'>,
): WindEffect {
  const { wind, sail, tack } = windOf(whole(total, 'wind', { min: 1, max: windDie }));
  const speed = propulsion === 'oar' ? unchanged : tacking ? tack : sail;
  return { speed, hazard: null, source: tacking ? `${wind}, tacking` : wind, rule };
}

export const wind: WindRules = {
  dice: `1d${windDie}`,
  rule,
  alwaysOnOpenWater: false,
  tacks: true,
  roll: windRoll,
  effect: windEffect,
};

/** Miles on the water in its twelve hours; wind counts under sail alone. Throws `bad-input`. BF-ROAD-7, 8. */
function waterDay(input: {
  milesPerDay: number;
  propulsion: 'sail' | 'oar';
  wind?: number;
  tacking?: boolean;
}): { miles: number } & Reasoned {
  const usual = amount(given(input).milesPerDay, 'milesPerDay');
  const sails = oneOf(input.propulsion, 'propulsion', ['sail', 'oar']) === 'sail';
  const tacks = flag(input.tacking, 'tacking');
  const propulsion = sails ? 'sail' : 'oar';
  const { speed } =
    input.wind === undefined ? { speed: unchanged } : windEffect(input.wind, { propulsion, tacking: tacks });
  return {
    miles: scaled(usual, speed),
    reasons: [
      because('miles a day', usual, 'BF-ROAD-7'),
      ...parts(because(tacks ? 'tacking' : 'wind', ratioShown(speed), rule)),
    ],
  };
}

export const waterOps = { 'wind.roll': windRoll, 'water.day': waterDay } as const;
