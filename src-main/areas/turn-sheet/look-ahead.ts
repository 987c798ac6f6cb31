import { signed } from '../../../shared/words/figures.ts';
import type { z } from 'zod';
import { dayAndTime, secondsAt } from '../../../shared/clock.ts';
import type { consequence } from '../../../shared/ipc/play/dungeon-views.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { effectOf } from '../../facts/effects/effect-words.ts';
import { lightBurn, turnSeconds } from '../../facts/exploration.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import { turnsUntilCheck } from '../../facts/delve/pending-checks.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import { clockOf, lightsForRules } from '../../facts/delve/read-delve.ts';
import { readEnding } from '../../facts/delve/read-stretch.ts';
import type { EndingEffect } from '../../facts/delve/read-stretch.ts';
import { restStanding } from '../../facts/delve/rest-standing.ts';
import { nameOfLight, turns } from '../../facts/words.ts';

type Consequence = z.output<typeof consequence>;

const shown = 5;

/** The next five things that come of passing time, over all sources, soonest first. */
export function lookAhead(sql: Sql, delve: Delve, campaign: Campaign): Consequence[] {
  const others = soonest([
    nextCheck(delve, campaign),
    nextRest(delve),
    ...exhaustion(delve),
    ...lightEnds(delve),
    dayEnd(delve, campaign.clock),
  ]);
  // Of hundreds of effects only those are read that could still come among the five.
  const horizon = others.length < shown ? Infinity : (others.at(-1)?.inTurns ?? 0);
  return soonest([...others, ...effectEnds(sql, delve, campaign, horizon)]);
}

const soonest = (all: readonly Consequence[]): Consequence[] =>
  all.toSorted((a, b) => a.inTurns - b.inTurns).slice(0, shown);

/**
 * What ends with the turn at hand, after the moment told, and no prompt foretells: what lasts no longer than a turn,
 * and the day.
 */
export function endsUnasked(sql: Sql, delve: Delve, clock: number): string | null {
  const [brief] = readEnding(sql, clock, clockOf(delve) + turnSeconds, clock).filter(
    ({ from, until }) => until - from <= turnSeconds,
  );
  if (brief) return `${named(brief)} ends`;
  const day = dayEnd(delve, clock);
  return day.inTurns <= 1 ? day.what : null;
}

function nextCheck(delve: Delve, campaign: Campaign): Consequence {
  const more = `${campaign.exploration.dungeonChanceInSix} in 6`;
  return { inTurns: turnsUntilCheck(delve, campaign), what: 'Wandering check', more };
}

function nextRest({ fatigue }: Delve): Consequence {
  const { inTurns, overdue, penalty } = restStanding(fatigue);
  return overdue
    ? {
        inTurns,
        what: 'Rest is overdue',
        more: `${signed(penalty)} to attack and damage until one turn is rested`,
      }
    : { inTurns, what: 'Rest due', more: `else ${signed(penalty)} to attack and damage` };
}

const exhaustion = ({ fatigue: { exhaustionTurns } }: Delve): Consequence[] =>
  exhaustionTurns === 0
    ? []
    : [{ inTurns: 0, what: 'Exhausted', more: `until ${turns(exhaustionTurns)} are rested` }];

/** When the party's lights go out, those that go together told as one. */
function lightEnds({ lights }: Delve): Consequence[] {
  const lit = lights.filter(burnsHere);
  const longest = Math.max(0, ...lit.map((light) => light.turns_left ?? 0));
  const { wentOut, darkAfterTurns } = lightBurn({
    lights: lightsForRules(lit),
    turns: longest,
  });
  const forEver = lit.some((light) => light.turns_left === null);
  const byId = new Map(lit.map((light) => [String(light.id), light]));
  const ending = grouped(wentOut.flatMap(({ id, afterTurns }) => pair(afterTurns, byId.get(id))));
  return [...ending].map(([inTurns, together]) => ({
    inTurns,
    what: `${some(together)} ${together.length === 1 ? 'goes' : 'go'} out`,
    more:
      inTurns === darkAfterTurns && !forEver
        ? 'darkness: nothing else burns'
        : stillBurning(lit.filter((each) => (each.turns_left ?? Infinity) > inTurns)),
  }));
}

const pair = <T>(at: number, one: T | undefined): [number, T][] => (one === undefined ? [] : [[at, one]]);

function grouped<T>(pairs: readonly (readonly [number, T])[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const [at, one] of pairs) groups.set(at, [...(groups.get(at) ?? []), one]);
  return groups;
}

const stillBurning = (lights: readonly BorneLight[]) =>
  `${some(lights)} still ${lights.length === 1 ? 'burns' : 'burn'}`;

/** "Wren’s torch", "Wren’s torch and 2 more". */
function some([first, ...others]: readonly BorneLight[]): string {
  if (!first) return '';
  const name = nameOfLight(first);
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}

/** Turns until a moment is past. */
const turnsTo = (seconds: number, now: number): number => Math.ceil((seconds - now) / turnSeconds);

function effectEnds(sql: Sql, delve: Delve, { clock }: Campaign, horizon: number): Consequence[] {
  const now = clockOf(delve);
  const until = Math.min(Number.MAX_SAFE_INTEGER, now + horizon * turnSeconds);
  const running = readEnding(sql, clock, until, clock);
  const ending = grouped(running.map((effect) => [turnsTo(effect.until, now), effect]));
  return [...ending].map(([inTurns, together]) => {
    const [first, ...others] = together;
    const rest = others.length === 0 ? '' : ` and ${others.length} more`;
    return {
      inTurns,
      what: `${first === undefined ? '' : named(first)}${rest} ${others.length === 0 ? 'ends' : 'end'}`,
      more: '',
    };
  });
}

const named = ({ name, who }: EndingEffect) => effectOf(name, [who]);

function dayEnd(delve: Delve, clock: number): Consequence {
  const { day } = dayAndTime(clock);
  return {
    inTurns: turnsTo(secondsAt(day + 1, 0, 0), clockOf(delve)),
    what: `Day ${day} ends`,
    more: 'food, water and sleep',
  };
}
