import { amount, given, oneOf } from '../common/input.ts';
import { tables } from './tables.ts';

const timeUnits = ['second', 'round', 'minute', 'turn', 'hour', 'day'] as const;
export type TimeUnit = (typeof timeUnits)[number];
const lengthUnits = ['inch', 'foot', 'yard', 'mile'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const { units } = tables;
const minute = units.secondsPerMinute;

const seconds: Record<TimeUnit, number> = {
  second: 1,
  round: units.roundSeconds,
  minute,
  turn: units.turnMinutes * minute,
  hour: units.minutesPerHour * minute,
  day: units.hoursPerDay * units.minutesPerHour * minute,
};

const inches: Record<LengthUnit, number> = {
  inch: 1,
  foot: units.inchesPerFoot,
  yard: units.feetPerYard * units.inchesPerFoot,
  mile: units.feetPerMile * units.inchesPerFoot,
};

export const feetPerYard = units.feetPerYard;
export const roundSeconds = seconds.round;
export const turnSeconds = seconds.turn;
export const roundsPerTurn = seconds.turn / seconds.round;
export const roundsPerDay = seconds.day / seconds.round;

/** Of any two units the larger is a whole number of the smaller, so one exact multiplication or division does. */
const convert = (value: number, from: number, to: number): number =>
  from >= to ? value * (from / to) : value / (to / from);

/** Exact conversion of game time; may be fractional. Throws `bad-input`. OSE-TIME-5 to 7. */
export function timeConvert(input: { amount: number; from: TimeUnit; to: TimeUnit }): { amount: number } {
  const { amount: value, from, to } = given(input);
  const source = seconds[oneOf(from, 'from', timeUnits)];
  return { amount: convert(amount(value, 'amount'), source, seconds[oneOf(to, 'to', timeUnits)]) };
}

/** Exact conversion of lengths; may be fractional. Throws `bad-input`. OSE-MEAS-1. */
export function distanceConvert(input: { amount: number; from: LengthUnit; to: LengthUnit }): {
  amount: number;
} {
  const { amount: value, from, to } = given(input);
  const source = inches[oneOf(from, 'from', lengthUnits)];
  return { amount: convert(amount(value, 'amount'), source, inches[oneOf(to, 'to', lengthUnits)]) };
}

/** Coins of weight and pounds, both. Throws `bad-input`. OSE-MEAS-2. */
export function weightConvert(input: { amount: number; from: 'coins' | 'pounds' }): {
  coins: number;
  pounds: number;
} {
  const { amount: value, from } = given(input);
  const weight = amount(value, 'amount');
  return oneOf(from, 'from', ['coins', 'pounds']) === 'coins'
    ? { coins: weight, pounds: weight / units.coinsPerPound }
    : { coins: weight * units.coinsPerPound, pounds: weight };
}

export const measureOps = {
  'time.convert': timeConvert,
  'distance.convert': distanceConvert,
  'weight.convert': weightConvert,
} as const;
