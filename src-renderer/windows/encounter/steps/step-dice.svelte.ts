import { faceOf, faceProblem } from '../../../components/dice/dice-input.svelte.ts';
import type { WantedDice } from '../encounter-types.ts';

/** One face to type. */
export interface Face {
  key: string;
  sides: number;
  label: string;
  problem: string | null;
}

export interface DiceGroup {
  id: string;
  title: string;
  faces: Face[];
}

/** The dice of a step as typed: each may be typed, or left to the program. */
export class StepDice {
  texts = $state<Record<string, string>>({});
  readonly #dice: () => readonly WantedDice[];

  constructor(dice: () => readonly WantedDice[]) {
    this.#dice = dice;
  }

  readonly groups = $derived.by(() =>
    this.#dice()
      .filter(({ rolls, sides }) => rolls && sides.length > 0)
      .map(({ id, title, sides }): DiceGroup => ({ id, title, faces: this.#faces(id, title, sides) })),
  );
  readonly rolls = $derived.by(() => this.groups.length > 0);
  readonly #all = $derived.by(() => this.groups.flatMap(({ faces }) => faces));
  readonly message = $derived.by(() => this.#all.find(({ problem }) => problem !== null)?.problem ?? null);
  readonly typed = $derived.by(() => this.#all.some(({ key }) => this.#text(key) !== ''));
  /** What the typed faces come to, once every one of the first dice is there. */
  readonly sum = $derived.by(() => sumOf(this.faces(this.groups[0]?.id ?? '')));

  /** The faces of one throw; null where none was typed. */
  faces(id: string): (number | null)[] | null {
    const faces = this.groups.find((group) => group.id === id)?.faces ?? [];
    if (faces.every(({ key }) => this.#text(key) === '')) return null;
    return faces.map(({ key, sides }) => faceOf(this.#text(key), sides));
  }

  /** All typed faces by the id of their throw. */
  get faced(): Record<string, (number | null)[]> {
    const typed = this.groups.map(({ id }) => [id, this.faces(id)] as const);
    return Object.fromEntries(typed.filter((each): each is [string, (number | null)[]] => each[1] !== null));
  }

  clear(): void {
    this.texts = {};
  }

  #text(key: string): string {
    return this.texts[key]?.trim() ?? '';
  }

  #faces(id: string, title: string, sides: readonly number[]): Face[] {
    return sides.map((each, at) => {
      const key = `${id}.${at}`;
      const which = sides.length > 1 ? `, die ${at + 1} of ${sides.length}` : '';
      const problem = faceProblem(this.#text(key), each);
      return { key, sides: each, label: `${title}, d${each}${which}`, problem: problem && `${problem}.` };
    });
  }
}

function sumOf(faces: readonly (number | null)[] | null): number | null {
  if (faces === null) return null;
  return faces.reduce<number | null>((sum, face) => (sum === null || face === null ? null : sum + face), 0);
}
