import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { DistanceUnit, Ground } from '../../../../shared/rules/meeting/ground.ts';
import { readNumber } from './number-or-dice.ts';
import { StepDice } from '../steps/step-dice.svelte.ts';

interface Creature {
  id: string;
  name: string;
}

interface MetBy {
  checkTurn?: number | null;
  roadCheckId?: number | null;
  outside?: boolean;
  /** Where they are met outside unless it is said otherwise. */
  ground?: Ground;
}

/** Who is met: said outright, one of the starter content, or thrown for on a wandering table; and how many. */
export class EncounterForm {
  readonly step = new Step('encounter.begin');
  /** The faces of the table thrown on. */
  readonly dice: StepDice;
  who = $state('');
  number = $state('');
  pressed = $state(false);
  creature = $state.raw<Creature | null>(null);
  tableId = $state<number | null>(null);
  /** The table of the level they are on: thrown on where nobody is named. */
  usualId = $state<number | null>(null);
  /** The room that holds them. */
  roomId = $state<number | null>(null);
  /** Where they are met outside, and what their distances are in; null as the rules count there. */
  ground = $state<Ground>('wilderness');
  unit = $state<DistanceUnit | null>(null);
  #sides = $state.raw<readonly number[]>([]);
  readonly #checkTurn: number | null;
  readonly #roadCheckId: number | null;
  readonly #outside: boolean;

  /**
   * `checkTurn`: the turn whose wandering check brought them, `roadCheckId`: the check of the road; both null when they
   * are met otherwise.
   */
  constructor({ checkTurn = null, roadCheckId = null, outside = false, ground = 'wilderness' }: MetBy = {}) {
    this.ground = ground;
    this.#checkTurn = checkTurn;
    this.#roadCheckId = roadCheckId;
    this.#outside = outside;
    this.dice = new StepDice(() => [
      { id: 'table', title: 'The throw', sides: [...this.#sides], rolls: this.tableId !== null },
    ]);
  }

  readonly throws = $derived.by(() => this.tableId !== null);
  readonly throwsUsual = $derived.by(() => !this.throws && this.who.trim() === '' && this.usualId !== null);
  readonly whoProblem = $derived.by(() =>
    this.pressed && !this.throws && !this.throwsUsual && this.who.trim() === ''
      ? 'Say who they are.'
      : this.step.problem('who'),
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
    if (!this.throws && !this.throwsUsual && this.who.trim() === '') return false;
    const input = {
      ...this.#met(),
      number,
      numberDice: dice,
      checkTurn: this.#checkTurn,
      ...(this.#roadCheckId !== null && { roadCheckId: this.#roadCheckId }),
      roomId: this.roomId,
      ...(this.#outside && { ground: this.ground, unit: this.unit }),
    };
    return (await this.step.take(input)) !== null;
  }

  #met() {
    if (this.throwsUsual) return { tableId: this.usualId };
    return this.throws
      ? { tableId: this.tableId, tableFaces: this.dice.faces('table') }
      : { who: this.who.trim(), creatureId: this.creature?.id ?? null };
  }
}
