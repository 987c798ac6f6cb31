import type { QueryOutput } from '../../../../../shared/ipc/contract.ts';
import { Step } from '../../../../lib/step.svelte.ts';
import { readNumber } from '../../../encounter/begin/number-or-dice.ts';
import { roomTitle } from '../../../places/place-words.ts';
import type { CreatureLine } from '../bestiary-desk.svelte.ts';

export type FoundRoom = QueryOutput<'place.find'>['rooms'][number];

/** A creature of the bestiary that is being keyed to a room. */
export class KeyingDraft {
  readonly step = new Step('room.addFoe');
  readonly #creature: Pick<CreatureLine, 'id' | 'name'>;
  /** The key or name of the room, as typed. */
  wanted = $state('');
  number = $state('');
  notes = $state('');
  pressed = $state(false);
  /** The rooms that answer to what is typed, and the one that answers best. */
  found = $state.raw<readonly FoundRoom[]>([]);
  takes = $state<number | null>(null);
  /** The room the arrows stand on. */
  stoodOn = $state<number | null>(null);

  constructor(creature: Pick<CreatureLine, 'id' | 'name'>) {
    this.#creature = creature;
  }

  get name(): string {
    return this.#creature.name;
  }

  readonly roomId: number | null = $derived.by(() => this.stoodOn ?? this.takes);
  readonly at: number = $derived.by(() => this.found.findIndex(({ id }) => id === this.roomId));
  readonly room: FoundRoom | null = $derived.by(() => this.found[this.at] ?? null);
  readonly roomProblem = $derived.by(() =>
    this.pressed && this.roomId === null ? 'Choose a room of the book.' : this.step.problem('roomId'),
  );
  readonly numberProblem = $derived.by(
    () => readNumber(this.number).problem ?? this.step.problem('number') ?? this.step.problem('numberDice'),
  );

  write(text: string): void {
    this.wanted = text;
    this.stoodOn = null;
  }

  /** The room that is taken now; it stands in the field. */
  pick(room: FoundRoom): void {
    this.stoodOn = room.id;
    this.wanted = roomTitle(room);
  }

  /** True when they stand in the book. */
  async send(): Promise<boolean> {
    this.pressed = true;
    const { number, dice, problem } = readNumber(this.number);
    if (problem !== null || this.roomId === null) return false;
    const { id: creatureId, name: who } = this.#creature;
    const foe = { who, creatureId, number, numberDice: dice, notes: this.notes };
    return (await this.step.take({ roomId: this.roomId, ...foe })) !== null;
  }
}
