import type { z } from 'zod';
import type { consequence } from '../../../shared/ipc/dungeon-views.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { exploration } from '../exploration.ts';
import { turnsUntilCheck } from './pending-checks.ts';
import type { BorneLight, Delve } from './read-delve.ts';
import { lightsForRules } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import { ownLight, signed } from './words.ts';

export type Consequence = z.output<typeof consequence>;

const shown = 5;

/** The next five things that come of passing time, over all sources, soonest first. */
export function lookAhead(delve: Delve, campaign: Campaign): Consequence[] {
  return [nextCheck(delve, campaign), nextRest(delve), ...lightEnds(delve)]
    .sort((a, b) => a.inTurns - b.inTurns)
    .slice(0, shown);
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

/** When lights go out, those that go together told as one. */
function lightEnds({ lights }: Delve): Consequence[] {
  const lit = lights.filter((light) => light.lit === 1);
  const longest = Math.max(0, ...lit.map((light) => light.turns_left ?? 0));
  const { wentOut, darkAfterTurns } = exploration['light.burn']({
    lights: lightsForRules(lit),
    turns: longest,
  });
  const byId = new Map(lit.map((light) => [String(light.id), light]));
  const ending = new Map<number, BorneLight[]>();
  for (const { id, afterTurns } of wentOut) {
    const light = byId.get(id);
    if (light) ending.set(afterTurns, [...(ending.get(afterTurns) ?? []), light]);
  }
  return [...ending].map(([inTurns, together]) => ({
    inTurns,
    what: `${some(together)} ${together.length === 1 ? 'goes' : 'go'} out`,
    more:
      inTurns === darkAfterTurns
        ? 'darkness: nothing else burns'
        : stillBurning(lit.filter((each) => (each.turns_left ?? Infinity) > inTurns)),
  }));
}

const stillBurning = (lights: readonly BorneLight[]) =>
  `${some(lights)} still ${lights.length === 1 ? 'burns' : 'burn'}`;

/** "Wren’s torch", "Wren’s torch and 2 more". */
function some([first, ...others]: readonly BorneLight[]): string {
  if (!first) return '';
  const name = ownLight(first.bearer, first.kind);
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}
