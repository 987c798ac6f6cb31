import type { JournalRow } from '../../../db/tables.ts';
import type { StepFacts } from '../facts.ts';

const mostKept = 500;
const withChance = new Set(['prompt.rollCheck', 'prompt.rollChecks', 'deed.try']);

/** Chances and their reasons are stated where they first stand, and again where they are others. */
export class Chances {
  #ofChecks: number | null = null;
  #told = new Set<string>();

  /** `, 1 in 6` of a wandering check, or nothing where it was said. */
  told(chanceInSix: number): string {
    if (chanceInSix === this.#ofChecks) return '';
    this.#ofChecks = chanceInSix;
    return `, ${chanceInSix} in 6`;
  }

  /** The sentence of a check without a chance that was said before. */
  sentence(summary: string, { check }: StepFacts): string {
    if (check === null || this.told(check.chanceInSix) !== '') return summary;
    return summary.replace(`, ${check.chanceInSix} in 6:`, ':');
  }

  /** The reasons of a chance, or nothing where the same ones were told. */
  why(kind: JournalRow['kind'], why: string): string {
    if (why === '' || !withChance.has(kind)) return why;
    if (this.#told.has(why)) return '';
    if (this.#told.size >= mostKept) this.#told.clear();
    this.#told.add(why);
    return why;
  }
}
