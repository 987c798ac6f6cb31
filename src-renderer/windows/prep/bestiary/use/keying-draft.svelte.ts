import { RoomChoice } from '../../../places/choosing/room-choice.svelte.ts';
import { Step } from '../../../../lib/step.svelte.ts';
import { readNumber } from '../../../encounter/begin/number-or-dice.ts';
import type { CreatureLine } from '../bestiary-desk.svelte.ts';

/** A creature of the bestiary that is being keyed to a room. */
export class KeyingDraft {
  readonly step = new Step('room.addFoe');
  readonly room = new RoomChoice(() => this.step.problem('roomId'));
  readonly #creature: Pick<CreatureLine, 'id' | 'name'>;
  number = $state('');
  notes = $state('');

  constructor(creature: Pick<CreatureLine, 'id' | 'name'>) {
    this.#creature = creature;
  }

  get name(): string {
    return this.#creature.name;
  }

  readonly numberProblem = $derived.by(
    () => readNumber(this.number).problem ?? this.step.problem('number') ?? this.step.problem('numberDice'),
  );

  /** True when they stand in the book. */
  async send(): Promise<boolean> {
    const roomId = this.room.settle();
    const { number, dice, problem } = readNumber(this.number);
    if (problem !== null || roomId === null) return false;
    const { id: creatureId, name: who } = this.#creature;
    const foe = { who, creatureId, number, numberDice: dice, notes: this.notes };
    return (await this.step.take({ roomId, ...foe })) !== null;
  }
}
