import { parseDice } from '../../dice/notation.ts';
import type { DiceTerm } from '../../dice/expression.ts';
import type { CombatAction, CombatMachine, CombatState } from '../../rules/combat.ts';
import type { ActionFigures } from '../../rules/fight/views.ts';

const meanOfTerm = ({ count, sides }: Pick<DiceTerm, 'count' | 'sides'>): number => (count * (sides + 1)) / 2;

/** About what dice come to; what is kept, thrown again or penetrates is left out. */
export function meanOf(dice: string): number {
  let mean = 0;
  for (const term of parseDice(dice).terms) {
    mean += term.sign * (term.kind === 'dice' ? meanOfTerm(term) : term.value);
  }
  return mean;
}

function chanceOf({ throws, needed, opposed }: ActionFigures): number {
  if (throws === 'sure') return 1;
  if (opposed) {
    const lead =
      opposed.attack.plus + opposed.attack.sides / 2 - opposed.defence.plus - opposed.defence.sides / 2;
    return Math.min(0.95, Math.max(0.05, 0.5 + lead / 20));
  }
  return needed === null ? 0 : Math.min(1, Math.max(0, (21 - needed) / 20));
}

/** About how many hit points an act takes, by the machine's own figures. */
export function harmOf(figures: ActionFigures | null): number {
  if (!figures?.damage) return 0;
  const { dice, plus, times, least, less } = figures.damage;
  return chanceOf(figures) * Math.max(least, (meanOf(dice) + plus) * times - less);
}

/**
 * What blows are worth, by who strikes and how. It is worked out in a few fights played beforehand and then stands
 * still, so that the fights of a rehearsal may be played in any order and by anybody.
 */
export class Worths {
  readonly #known = new Map<string, number>();
  readonly #models: readonly string[];
  /** The worth of the best blow seen of each model. */
  readonly #best = new Map<string, number>();
  #learning = true;

  constructor(models: readonly string[]) {
    this.#models = models;
  }

  stopLearning(): void {
    this.#learning = false;
  }

  of(machine: CombatMachine, state: CombatState, by: number, action: CombatAction): number {
    const model = this.#models[by] ?? '';
    const key = `${model}/${action.kind}/${action.way ?? ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (!this.#learning) return 0;
    const worth = harmOf(machine.figures(state, action));
    this.#known.set(key, worth);
    this.#best.set(model, Math.max(worth, this.#best.get(model) ?? 0));
    return worth;
  }

  /** How dangerous one is. */
  danger(of: number): number {
    return this.#best.get(this.#models[of] ?? '') ?? 0;
  }
}
