import type { Calendar } from './calendar.ts';
import { dayOf } from './calendar.ts';
import type { Moon, MoonPhase } from './definition.ts';
import { moonPhases } from './definition.ts';

/** Millionths of a day: what a cycle is written to. */
const parts = 1_000_000n;
const places = 6;

/** A decimal of at most six places in millionths; null if it is none. */
export function millionths(decimal: string): bigint | null {
  const found = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(decimal);
  return found && BigInt(found[1] ?? '') * parts + BigInt((found[2] ?? '').padEnd(places, '0'));
}

function readMillionths(decimal: string): bigint {
  const figure = millionths(decimal);
  if (figure === null) throw new RangeError(`A moon's figure of ${decimal} was not refused.`);
  return figure;
}

/** What can be said of a moon on a day: the quarter that falls on it, or between which two it stands. */
export type MoonStage =
  | MoonPhase
  | 'waxing crescent'
  | 'waxing gibbous'
  | 'waning gibbous'
  | 'waning crescent';

const between = ['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const;

export interface MoonDay {
  stage: MoonStage;
  /** How far the cycle has come as the day begins, of 10,000. */
  gone: number;
}

/** A moon by the days of a calendar. */
export class MoonCycle {
  private readonly cycle: bigint;
  /** Millionths from day 0 to the known new moon. */
  private readonly known: bigint;

  constructor(calendar: Calendar, moon: Moon) {
    this.cycle = readMillionths(moon.cycle);
    this.known = BigInt(dayOf(calendar, moon.newMoon)) * parts + readMillionths(moon.shift);
  }

  /** Millionths of a day since the last new moon, as a day begins. */
  private age(day: number): bigint {
    const since = BigInt(day) * parts - this.known;
    return ((since % this.cycle) + this.cycle) % this.cycle;
  }

  on(day: number): MoonDay {
    const age = this.age(day);
    const quarters = 4n;
    const fourfold = age * quarters;
    /** The next quarter that is not past as the day begins; it falls on this day if it comes before the next. */
    const next = (fourfold + this.cycle - 1n) / this.cycle;
    const falls = next * this.cycle < fourfold + quarters * parts;
    const at = Number(next % quarters);
    const stage = falls ? moonPhases[at] : between[(at + 3) % 4];
    if (stage === undefined) throw new RangeError(`A moon has no quarter ${at}.`);
    return { stage, gone: Number((age * 10_000n) / this.cycle) };
  }
}
