import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { faceOf } from '../../components/dice/dice-input.svelte.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import type { DeedInput, DeedOptions } from './deed-types.ts';
import { chanceOf } from './deed-words.ts';

/** Who tries where, with what chance and die: what searching and listening have in common. */
export class AttemptForm {
  who = $state('');
  chance = $state('');
  die = $state('');
  pressed = $state(false);
  #typed = $state<string | null>(null);
  readonly #options: () => DeedOptions | null;
  readonly #lastPlace: string;

  constructor(who: string, place: string, options: () => DeedOptions | null) {
    this.who = who;
    this.#lastPlace = place;
    this.#options = options;
  }

  /** Where they last did something, else the room they stand in, until it is written over. */
  get place(): string {
    return this.#typed ?? (this.#lastPlace || (this.#options()?.room?.place ?? ''));
  }

  set place(text: string) {
    this.#typed = text;
  }

  get roomId(): number | null {
    return this.#options()?.room?.id ?? null;
  }

  readonly placeProblem = $derived.by(() =>
    this.pressed && this.place.trim() === '' ? 'Say where.' : undefined,
  );

  /** The die this person throws for it. */
  sides(kind: AttemptKind): number {
    return chanceOf(this.#options(), Number(this.who), kind)?.sides ?? 6;
  }

  dieProblem(kind: AttemptKind): string | undefined {
    const sides = this.sides(kind);
    const wrong = this.die.trim() !== '' && faceOf(this.die, sides) === null;
    return wrong ? `A d${sides} shows 1 to ${sides}.` : undefined;
  }

  /** What to send; null while a number cannot be read or no place is named. */
  input(kind: AttemptKind, present: boolean): DeedInput | null {
    this.pressed = true;
    const chance = parseNumber(this.chance, { min: 0, max: this.sides(kind) });
    if (chance.problem !== null || this.dieProblem(kind) !== undefined) return null;
    if (this.place.trim() === '' || this.who === '') return null;
    return {
      characterId: Number(this.who),
      kind,
      place: this.place.trim(),
      roomId: this.roomId,
      present,
      chance: chance.value,
      die: this.die.trim() === '' ? null : faceOf(this.die, this.sides(kind)),
    };
  }
}
