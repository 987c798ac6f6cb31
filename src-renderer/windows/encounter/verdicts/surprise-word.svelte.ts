import { parseNumber } from '../../../components/fields/number-text.ts';
import type { Answers, Meeting } from '../encounter-types.ts';
import type { StepWord } from '../steps/settle-draft.svelte.ts';

type Verdict = '' | 'yes' | 'no';

/** Who is surprised, as the referee says for one side or both; the dice say the other. */
export class SurpriseWord implements StepWord {
  party = $state<Verdict>('');
  monsters = $state<Verdict>('');
  /** How many of the foes, where the referee says that not all of them are. */
  foes = $state('');
  #ids = $state.raw<readonly number[] | null>(null);
  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
  }

  readonly foesLimits = $derived.by(() => ({ min: 1, max: this.#view().number ?? 1 }));

  isSurprised(id: number, settled: readonly number[]): boolean {
    return (this.#ids ?? settled).includes(id);
  }

  setSurprised(id: number, on: boolean, settled: readonly number[]): void {
    const before = this.#ids ?? settled;
    this.#ids = on ? [...before, id] : before.filter((each) => each !== id);
  }

  /** Of the party, these and nobody else. */
  surprise(ids: readonly number[]): void {
    this.party = 'yes';
    this.#ids = [...ids];
  }

  said(): Answers | null {
    const foes = parseNumber(this.foes, this.foesLimits);
    if (this.monsters === 'yes' && foes.problem !== null) return null;
    return {
      ...(this.party !== '' && { party: this.party === 'yes' }),
      ...(this.monsters !== '' && { monsters: this.monsters === 'yes' }),
      ...(this.party === 'yes' && this.#ids !== null && { people: [...this.#ids] }),
      ...(this.monsters === 'yes' && foes.value !== null && { foes: foes.value }),
    };
  }

  clear(): void {
    this.party = '';
    this.monsters = '';
    this.foes = '';
    this.#ids = null;
  }
}
