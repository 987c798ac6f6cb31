import { given, refuse } from '../../common/input.ts';
import { readCombatants, readSettings } from './reading.ts';
import type { Combatant, CombatState } from './terms.ts';
import type { Settings } from './choices.ts';
import { firstPhase } from './phases.ts';
import { distinctNames, names } from '../readers.ts';

interface Opening {
  settings: Settings;
  asGiven: Partial<Settings>;
  sides: string[];
  /** Sides that are surprised. */
  caught: readonly string[];
  combatants: Record<string, Combatant>;
}

/** The state a combat opens in. SW-SURP-5, 6, SW-SEG-19. */
export function opened({ settings, asGiven, sides, caught, combatants }: Opening): CombatState {
  const ready = sides.filter((side) => !caught.includes(side));
  const free = caught.length > 0 && ready.length > 0;
  return {
    settings: asGiven,
    sides,
    round: free ? 0 : 1,
    phase: free ? 'surpriseAction' : firstPhase(settings),
    phaseSides: free ? ready : sides,
    simultaneous: false,
    order: null,
    winner: null,
    combatants,
  };
}

/**
 * Opens a combat: with the surprise action of the unsurprised where some sides but not all are surprised, else with
 * the first phase of round 1. Throws `level-out-of-range`, `bad-input`. SW-SURP-5, 6, SW-SEQ-1, SW-SEG-19.
 */
export function combatStart(input: {
  settings?: Partial<Settings>;
  sides: string[];
  surprised?: string[];
  combatants: Record<string, Combatant>;
}): CombatState {
  const { settings, asGiven } = readSettings(given(input).settings);
  const sides = distinctNames(input.sides, 'sides');
  const { surprised = [] } = input;
  const caught = names(surprised, 'surprised');
  if (caught.some((side) => !sides.includes(side))) refuse('surprised', 'a list of sides');
  const combatants = readCombatants(input.combatants, sides);
  return opened({ settings, asGiven, sides, caught, combatants });
}

export const combatStartOps = {
  'combat.start': combatStart,
} as const;
