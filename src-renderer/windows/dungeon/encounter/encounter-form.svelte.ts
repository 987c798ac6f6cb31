import { query } from '../../../lib/bridge.ts';
import { FormStep } from '../form-step.svelte.ts';
import { readNumber } from './number-or-dice.ts';
import { StepDice } from './step-dice.svelte.ts';

interface Creature {
  id: string;
  name: string;
}

/** Who is met: said outright, one of the starter content, or thrown for on a wandering table; and how many. */
export class EncounterForm {
  readonly step = new FormStep('encounter.begin');
  /** The faces of the table thrown on. */
  readonly dice: StepDice;
  who = $state('');
  number = $state('');
  pressed = $state(false);
  creature = $state.raw<Creature | null>(null);
  tableId = $state<number | null>(null);
  /** The room that holds them. */
  roomId = $state<number | null>(null);
  #sides = $state.raw<readonly number[]>([]);
  readonly #checkTurn: number | null;

  /** `checkTurn`: the turn whose wandering check brought them; null when they are met otherwise. */
  constructor(checkTurn: number | null = null) {
    this.#checkTurn = checkTurn;
    this.dice = new StepDice(() => [
      { id: 'table', title: 'The throw', sides: [...this.#sides], rolls: this.tableId !== null },
    ]);
  }

  readonly throws = $derived.by(() => this.tableId !== null);
  readonly whoProblem = $derived.by(() =>
    this.pressed && !this.throws && this.who.trim() === '' ? 'Say who they are.' : this.step.problem('who'),
  );
  readonly numberProblem = $derived.by(
    () => readNumber(this.number).problem ?? this.step.problem('number') ?? this.step.problem('numberDice'),
  );

  /** The referee's own words: no creature of the list any more. */
  named(text: string): void {
    this.who = text;
    if (this.creature !== null && text.trim() !== this.creature.name) this.creature = null;
  }

  choose({ id, name }: Creature): void {
    this.creature = { id, name };
    this.who = name;
  }

  /** Throws on this table; null says who outright. */
  async throwOn(tableId: number | null): Promise<void> {
    this.tableId = tableId;
    this.dice.clear();
    this.#sides = [];
    if (tableId === null) return;
    const reply = await query('wander.table', { id: tableId });
    if (reply.ok && this.tableId === tableId) this.#sides = reply.value.sides ?? [];
  }

  /** True when the encounter has begun. */
  async send(): Promise<boolean> {
    this.pressed = true;
    const { number, dice, problem } = readNumber(this.number);
    if (problem !== null || this.dice.message !== null) return false;
    if (!this.throws && this.who.trim() === '') return false;
    const input = {
      ...(this.throws
        ? { tableId: this.tableId, tableFaces: this.dice.faces('table') }
        : { who: this.who.trim(), creatureId: this.creature?.id ?? null }),
      number,
      numberDice: dice,
      checkTurn: this.#checkTurn,
      roomId: this.roomId,
    };
    return (await this.step.send(input)) !== null;
  }
}
