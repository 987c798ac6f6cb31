import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../components/choosing/choice.ts';
import { faceOf } from '../../components/dice/dice-input.svelte.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import type { DelveDesk } from '../delve/delve-desk.svelte.ts';
import type { Character } from '../delve/delve-types.ts';
import { characterOptions } from '../delve/delve-words.ts';
import type { DeedInput, DeedOptions } from './deed-types.ts';
import { chanceOf } from './deed-words.ts';
import { barredWords } from './tried.ts';

/** All who can, in one act: each with a die of their own. */
export const everybody = 'everybody';

/** Each by name, and all of them together where there are several. */
export const trierOptions = (characters: readonly Character[]): Option[] => [
  ...characterOptions(characters),
  ...(characters.length > 1 ? [{ value: everybody, label: 'Everybody together' }] : []),
];

/** As it was the last time. */
export const firstTrier = ({ triesTogether }: DelveDesk, characters: readonly Character[]): string =>
  triesTogether && characters.length > 1 ? everybody : String(characters[0]?.id ?? '');

/** Somebody of a group that tries together; `barred` says why not. */
export interface Trier {
  id: number;
  name: string;
  barred: string | null;
}

/** Who tries where, with what chance and die: what searching and listening have in common. */
export class AttemptForm {
  who = $state('');
  chance = $state('');
  die = $state('');
  /** What each of a group threw, by the person's id. */
  dice = $state<Record<number, string>>({});
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

  get together(): boolean {
    return this.who === everybody;
  }

  /** Everybody at hand, with why the rules leave somebody out. */
  triers(kind: AttemptKind): Trier[] {
    const options = this.#options();
    const spot = { place: this.place, roomId: this.roomId, featureId: null };
    return (options?.people ?? []).map(({ id, name }) => ({
      id,
      name,
      barred: barredWords(options, id, kind, spot),
    }));
  }

  /** The die this person throws for it. */
  sides(kind: AttemptKind, id = Number(this.who)): number {
    return chanceOf(this.#options(), id, kind)?.sides ?? 6;
  }

  dieProblem(kind: AttemptKind): string | undefined {
    const sides = this.sides(kind);
    const wrong = this.die.trim() !== '' && faceOf(this.die, sides) === null;
    return wrong ? `A d${sides} shows 1 to ${sides}.` : undefined;
  }

  /** What to send; null while a number cannot be read, no place is named or nobody can try. */
  inputs(kind: AttemptKind, present: boolean): DeedInput[] | null {
    this.pressed = true;
    if (!this.together) {
      const alone = this.#alone(kind, present);
      return alone && [alone];
    }
    const able = this.triers(kind).filter(({ barred }) => barred === null);
    const misread = able.some(
      ({ id }) => (this.dice[id] ?? '').trim() !== '' && this.#face(kind, id) === null,
    );
    if (misread || able.length === 0 || this.place.trim() === '') return null;
    return able.map(({ id }) => ({
      characterId: id,
      kind,
      place: this.place.trim(),
      roomId: this.roomId,
      present,
      chance: null,
      die: this.#face(kind, id),
    }));
  }

  #face(kind: AttemptKind, id: number): number | null {
    return faceOf(this.dice[id] ?? '', this.sides(kind, id));
  }

  #alone(kind: AttemptKind, present: boolean): DeedInput | null {
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
