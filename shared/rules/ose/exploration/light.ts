import { amount, bool, flag, given, list, oneOf, text, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { lightKinds, type Light } from '../terms.ts';

const { light } = tables.outside;

/** How far one sees, in feet, in light or by infravision. Throws `bad-input`. OSE-DARK-1 to 6. */
export function visionDark(input: { lit: boolean; infravisionFeet?: number; largeHeatSource?: boolean }): {
  normalFeet: number;
  infravisionFeet: number;
  canRead: boolean;
} {
  const { lit, infravisionFeet = 0, largeHeatSource } = given(input);
  const range = amount(infravisionFeet, 'infravisionFeet');
  const heat = flag(largeHeatSource, 'largeHeatSource');
  if (bool(lit, 'lit')) {
    return { normalFeet: tables.dungeon.lightRadiusFeet, infravisionFeet: 0, canRead: true };
  }
  return { normalFeet: 0, infravisionFeet: heat ? 0 : range, canRead: false };
}

/** Turns of light in a number of torches or of flasks of lantern oil. Throws `bad-input`. OSE-DARK-1. */
export function lightDuration(input: {
  kind: 'torch' | 'lantern';
  units: number;
}): { turns: number } & Reasoned {
  const { kind, units } = given(input);
  const each =
    oneOf(kind, 'kind', ['torch', 'lantern']) === 'torch' ? light.torchTurns : light.lanternTurnsPerFlask;
  const count = whole(units, 'units');
  return {
    turns: each * count,
    reasons: [
      because(kind === 'torch' ? 'turns a torch' : 'turns a flask', each, 'OSE-DARK-1'),
      because(kind === 'torch' ? 'torches' : 'flasks', count, 'OSE-DARK-1'),
    ],
  };
}

function checkedLight(source: Light): Light {
  const { id, kind, lit, turnsLeft } = given(source, 'lights');
  text(id, 'lights.id');
  oneOf(kind, 'lights.kind', lightKinds);
  bool(lit, 'lights.lit');
  return { ...source, turnsLeft: whole(turnsLeft, 'lights.turnsLeft') };
}

function burnt(source: Light, turns: number): Light {
  if (!source.lit) return source;
  const turnsLeft = Math.max(0, source.turnsLeft - turns);
  return { ...source, turnsLeft, lit: turnsLeft > 0 };
}

/**
 * Lights after a number of turns: lit ones lose a turn each and go out at 0. `low` names those with one turn left;
 * `dark` says that nothing is lit at the end. Throws `bad-input`. OSE-TIME-4, OSE-DARK-1.
 */
export function lightBurn(input: { lights: Light[]; turns: number }): {
  lights: Light[];
  wentOut: { id: string; afterTurns: number }[];
  low: string[];
  dark: boolean;
  darkAfterTurns: number | null;
} {
  const turns = whole(given(input).turns, 'turns');
  const before = Array.from(list(input.lights, 'lights'), checkedLight);
  const lights = before.map((source) => burnt(source, turns));
  const wentOut = before
    .filter(({ lit, turnsLeft }) => lit && turnsLeft <= turns)
    .map(({ id, turnsLeft }) => ({ id, afterTurns: turnsLeft }));
  const lit = lights.filter((source) => source.lit);
  const dark = lit.length === 0;
  return {
    lights,
    wentOut,
    low: lit.filter(({ turnsLeft }) => turnsLeft === 1).map(({ id }) => id),
    dark,
    darkAfterTurns:
      dark && wentOut.length > 0
        ? wentOut.reduce((last, { afterTurns }) => Math.max(last, afterTurns), 0)
        : null,
  };
}

export const lightOps = {
  'vision.dark': visionDark,
  'light.duration': lightDuration,
  'light.burn': lightBurn,
} as const;
