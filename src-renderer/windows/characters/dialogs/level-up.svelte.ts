import { parseNumber } from '../../../components/fields/number-text.ts';
import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { LevelPreview } from '../../../lib/party/party-types.ts';

/** The sides of each die in "2d6+1"; none where nothing is rolled. */
export function diceIn(text: string | null): number[] {
  const [, times = '1', sides] = /^(\d*)d(\d+)/.exec(text ?? '') ?? [];
  return sides === undefined ? [] : Array.from({ length: Number(times || '1') }, () => Number(sides));
}

/** A level gained: what it changes, the dice as they are typed, and the step itself. */
export class LevelUp {
  preview = $state.raw<LevelPreview | null>(null);
  failure = $state.raw<Failure | null>(null);
  faces = $state<string[]>([]);
  /** Hit points of a level that no table tells of. */
  added = $state('');
  readonly step = new Step('character.levelUp');
  readonly #id: number;

  constructor(id: number) {
    this.#id = id;
  }

  async load(): Promise<void> {
    const reply = await query('character.previewLevel', { id: this.#id });
    if (!reply.ok) {
      this.failure = reply.error;
      return;
    }
    this.preview = reply.value;
    this.faces = this.dice.map(() => '');
  }

  get dice(): number[] {
    return diceIn(this.preview?.hitDice ?? null);
  }

  /** Hit points of a level that rolls none. */
  get fixed(): number {
    const { hitDice, hitPointModifier } = this.preview ?? { hitDice: null, hitPointModifier: 0 };
    return Math.max(0, Number(hitDice ?? 0) + hitPointModifier);
  }

  /** XP still missing. */
  get missing(): number {
    return this.preview === null ? 0 : Math.max(0, this.preview.xpNeeded - this.preview.xp);
  }

  get typed(): boolean {
    return this.preview?.typed === true;
  }

  get addedProblem(): string | null {
    const { value, problem } = parseNumber(this.added, { min: 0, max: 1000 });
    return problem ?? (value === null ? 'Type the hit points of the level.' : null);
  }

  /** Why it cannot be done now. */
  get refusal(): string | undefined {
    if (this.typed) return this.addedProblem ?? undefined;
    if (this.preview === null) return 'What the level brings is not known.';
    return this.missing > 0 ? 'More XP are wanted first.' : undefined;
  }

  /** What is wrong with a die; an empty one is rolled with the others. */
  problem(at: number): string | undefined {
    const { problem, value } = parseNumber(this.faces[at] ?? '', { min: 1, max: this.dice[at] ?? 1 });
    if (problem !== null) return problem;
    return value === null && this.#someTyped ? 'Type every die, or none.' : undefined;
  }

  get #someTyped(): boolean {
    return this.faces.some((face) => face.trim() !== '');
  }

  /** Whether it was done. */
  async take(): Promise<boolean> {
    if (this.refusal !== undefined || this.dice.some((_, at) => this.problem(at) !== undefined)) return false;
    if (this.typed)
      return (await this.step.take({ id: this.#id, hitPoints: parseNumber(this.added).value })) !== null;
    const faces = this.faces.map((face) => parseNumber(face).value ?? 0);
    return (await this.step.take({ id: this.#id, dice: this.#someTyped ? faces : null })) !== null;
  }
}
