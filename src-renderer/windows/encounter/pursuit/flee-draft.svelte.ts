import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Meeting } from '../encounter-types.ts';
import { StepDice } from '../steps/step-dice.svelte.ts';

export const distanceLimits = { min: 0, max: 10_000 };
export const headsLimits = { min: 1, max: 10_000 };
export const surroundingsLimits = { min: -100, max: 100 };
export const grantedLimits = { min: 0, max: 100 };

/** What of a flight is typed as a figure, by its input; empty for what the program knows. */
const figureLimits = {
  fleeingRate: distanceLimits,
  pursuingRate: distanceLimits,
  startGap: distanceLimits,
  fleeingHeads: headsLimits,
  pursuingHeads: headsLimits,
  surroundings: surroundingsLimits,
  granted: grantedLimits,
} as const;
export type FleeFigure = keyof typeof figureLimits;

const figureNames = Object.keys(figureLimits) as FleeFigure[];

/** The start of a flight: who runs, whether they are followed, how fast, how many and how far apart. */
export class FleeDraft {
  readonly step = new Step('encounter.flee');
  readonly dice: StepDice;
  fleeing = $state<'party' | 'monsters'>('party');
  pursued = $state<'' | 'yes' | 'no'>('');
  exitAvailable = $state(true);
  forcedToStop = $state(false);
  figures = $state<Partial<Record<FleeFigure, string>>>({});
  /** Ids of those of the party who do not run with it. */
  left = $state<number[]>([]);

  constructor(view: () => Meeting) {
    this.dice = new StepDice(() => {
      const { partyDice, monstersDice } = view().flight;
      return this.pursued === 'no' ? [] : this.fleeing === 'party' ? partyDice : monstersDice;
    });
  }

  async send(): Promise<boolean> {
    const read = figureNames.map((name) => [name, parseNumber(this.figures[name] ?? '', figureLimits[name])]);
    const figures = Object.fromEntries(read) as Record<FleeFigure, ReturnType<typeof parseNumber>>;
    if (this.dice.message !== null) return false;
    if (Object.values(figures).some(({ problem }) => problem !== null)) return false;
    const taken = await this.step.take({
      fleeing: this.fleeing,
      pursued: this.pursued === '' ? null : this.pursued === 'yes',
      exitAvailable: this.exitAvailable,
      forcedToStop: this.forcedToStop,
      fleeingRate: figures.fleeingRate.value,
      pursuingRate: figures.pursuingRate.value,
      startGap: figures.startGap.value,
      fleeingHeads: figures.fleeingHeads.value,
      pursuingHeads: figures.pursuingHeads.value,
      surroundings: figures.surroundings.value ?? 0,
      granted: figures.granted.value ?? 0,
      left: [...this.left],
      typed: this.dice.faced,
    });
    if (taken !== null) this.#clear();
    return taken !== null;
  }

  /** The next flight is another one. */
  #clear(): void {
    this.pursued = '';
    this.exitAvailable = true;
    this.forcedToStop = false;
    this.figures = {};
    this.left = [];
    this.dice.clear();
  }
}
