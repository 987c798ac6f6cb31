import type { Dice } from '../../../dice/dice.ts';
import { dropFraction, roundUp } from '../../common/arithmetic.ts';
import type { Rolled } from '../../common/dice-tray.ts';
import { amount, flag, given, inSix, modifier, oneOf, refuse, whole } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { lightBurn } from './light.ts';
import { familiarTimes } from './movement.ts';
import { fatigueAdvance, fatiguedAfter, restDueAfter, restStatus } from '../harm/rest.ts';
import { effectsTick } from './supplies.ts';
import type { Effect, Face, Fatigue, InSix, Light } from '../terms.ts';
import { checkInterval, wanderingCheck, wanderingDue } from './wandering.ts';

export type DungeonEvent =
  | ({ kind: 'wanderingCheck'; encounter: boolean; chanceInSix: InSix } & Reasoned)
  | { kind: 'lightLow' | 'lightOut' | 'effectEnds'; id: string }
  | { kind: 'dark' }
  | { kind: 'restDue' }
  | { kind: 'fatigued' };

interface TurnInput {
  turn: number;
  activity: 'active' | 'rest';
  fatigue: Fatigue;
  lights: Light[];
  effects: Effect[];
  everyTurns?: number;
  chanceInSix?: InSix;
  wanderingModifier?: number;
  wanderingNatural?: Face;
}

interface Check {
  events: DungeonEvent[];
  drawn: Rolled;
}

function playCheck(input: TurnInput, dice: Dice | undefined): Check {
  const everyTurns = checkInterval(input.everyTurns);
  const chance =
    input.chanceInSix === undefined ? {} : { chanceInSix: inSix(input.chanceInSix, 'chanceInSix') };
  const change = modifier(input.wanderingModifier, 'wanderingModifier');
  const { due } = wanderingDue({ environment: 'dungeon', turn: input.turn + 1, everyTurns });
  if (!due) return { events: [], drawn: {} };
  const { wanderingNatural } = input;
  const natural = wanderingNatural === undefined ? {} : { natural: wanderingNatural };
  const { rolled, ...check } = wanderingCheck(
    { environment: 'dungeon', ...chance, modifier: change, ...natural },
    dice,
  );
  return { events: [{ kind: 'wanderingCheck', ...check }], drawn: rolled ? { rolled } : {} };
}

function lightEvents(before: readonly Light[], after: readonly Light[]): DungeonEvent[] {
  return after.flatMap(({ id, lit, turnsLeft }, at): DungeonEvent[] => {
    if (before[at]?.lit && !lit) return [{ kind: 'lightOut', id }];
    return lit && turnsLeft === 1 ? [{ kind: 'lightLow', id }] : [];
  });
}

function restEvents(activity: TurnInput['activity'], { turnsSinceRest }: Fatigue): DungeonEvent[] {
  if (activity === 'rest') return [];
  if (turnsSinceRest === restDueAfter) return [{ kind: 'restDue' }];
  return turnsSinceRest === fatiguedAfter ? [{ kind: 'fatigued' }] : [];
}

/**
 * Plays one turn: wandering check if due, then the end of the turn. `turn` counts the turns completed before.
 * Dice: d6 `wanderingNatural`, if a check is due. Throws `bad-die`, `bad-input`. OSE-TIME-4, OSE-WAND-7, 8,
 * OSE-DUN-1, OSE-REST-1, 2.
 */
export function dungeonAdvanceTurn(
  input: TurnInput,
  dice?: Dice,
): {
  turn: number;
  fatigue: Fatigue;
  lights: Light[];
  effects: Effect[];
  events: DungeonEvent[];
  attackModifier: number;
  damageModifier: number;
} & Reasoned &
  Rolled {
  const turn = whole(given(input).turn, 'turn') + 1;
  const activity = oneOf(input.activity, 'activity', ['active', 'rest']);
  const burnt = lightBurn({ lights: input.lights, turns: 1 });
  const ticked = effectsTick({ effects: input.effects, elapsed: { turns: 1 } });
  const kind = activity === 'rest' ? 'restTurns' : 'activeTurns';
  const { fatigue } = fatigueAdvance({ fatigue: input.fatigue, activities: [{ kind, turns: 1 }] });
  const { attackModifier, damageModifier, reasons } = restStatus({ fatigue });
  const check = playCheck(input, dice);
  const wentDark = burnt.darkAfterTurns !== null;
  return {
    turn,
    fatigue,
    lights: burnt.lights,
    effects: ticked.effects,
    events: [
      ...check.events,
      ...lightEvents(input.lights, burnt.lights),
      ...ticked.ended.map((id): DungeonEvent => ({ kind: 'effectEnds', id })),
      ...(wentDark ? [{ kind: 'dark' } as const] : []),
      ...restEvents(activity, fatigue),
    ],
    attackModifier,
    damageModifier,
    reasons,
    ...check.drawn,
  };
}

/**
 * Whole turns needed to cover a distance in feet. Throws `bad-input`, also if the party cannot move. OSE-DUN-2, 3.
 */
export function dungeonExplore(input: {
  baseFeet: number;
  distanceFeet: number;
  familiar?: boolean;
  familiarMultiplier?: number;
}): { feetPerTurn: number; turns: number } & Reasoned {
  const { baseFeet, distanceFeet, familiar, familiarMultiplier } = given(input);
  const base = amount(baseFeet, 'baseFeet');
  const distance = amount(distanceFeet, 'distanceFeet');
  const multiplier = familiarTimes(familiarMultiplier);
  const times = flag(familiar, 'familiar') ? multiplier : 1;
  const rate = base * times;
  if (rate === 0 && distance > 0) refuse('baseFeet', 'more than 0 to cover any distance');
  return {
    feetPerTurn: dropFraction(rate),
    turns: distance === 0 ? 0 : roundUp(distance / rate),
    reasons: [
      because('base rate', base, 'OSE-DUN-2'),
      ...(times === 1 ? [] : [because('familiar ground, times', times, 'OSE-DUN-3')]),
    ],
  };
}

export const dungeonOps = {
  'dungeon.advanceTurn': dungeonAdvanceTurn,
  'dungeon.explore': dungeonExplore,
} as const;
