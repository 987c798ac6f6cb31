import { Step } from '../../../lib/step.svelte.ts';
import { readNumber } from '../../encounter/begin/number-or-dice.ts';
import type { RoomFoe } from '../place-types.ts';

/** Foes of a room as they are being keyed or changed. */
export class FoeDraft {
  readonly id: number | null;
  readonly #roomId: number;
  readonly #add = new Step('room.addFoe');
  readonly #change = new Step('room.changeFoe');
  who = $state('');
  creature = $state.raw<{ id: string; name: string } | null>(null);
  /** A figure or dice; empty for as many as the entry says. */
  number = $state('');
  notes = $state('');
  pressed = $state(false);
  /** Nothing is thrown on here. */
  readonly throwsUsual = false;

  constructor(roomId: number, foe: RoomFoe | null) {
    this.id = foe?.id ?? null;
    this.#roomId = roomId;
    if (foe === null) return;
    this.who = foe.who;
    this.creature = foe.creatureId === null ? null : { id: foe.creatureId, name: foe.who };
    this.number = foe.number === null ? foe.numberDice : String(foe.number);
    this.notes = foe.notes;
  }

  get step() {
    return this.id === null ? this.#add : this.#change;
  }

  readonly whoProblem = $derived.by(() =>
    this.pressed && this.who.trim() === '' ? 'Say who is there.' : this.step.problem('who'),
  );
  readonly numberProblem = $derived.by(
    () => readNumber(this.number).problem ?? this.step.problem('number') ?? this.step.problem('numberDice'),
  );

  /** The referee's own words: no creature of the list any more. */
  named(text: string): void {
    this.who = text;
    if (this.creature !== null && text.trim() !== this.creature.name) this.creature = null;
  }

  choose({ id, name }: { id: string; name: string }): void {
    this.creature = { id, name };
    this.who = name;
  }

  /** True when they stand in the book. */
  async send(): Promise<boolean> {
    this.pressed = true;
    const { number, dice, problem } = readNumber(this.number);
    if (problem !== null || this.who.trim() === '') return false;
    const foe = {
      who: this.who.trim(),
      creatureId: this.creature?.id ?? null,
      number,
      numberDice: dice,
      notes: this.notes,
    };
    if (this.id !== null) return (await this.#change.take({ id: this.id, ...foe })) !== null;
    return (await this.#add.take({ roomId: this.#roomId, ...foe })) !== null;
  }
}
