import { manualDice } from '../../../../../shared/dice/manual.ts';
import { rollTotal } from '../../../../../shared/dice/roll.ts';
import type { Failure } from '../../../../../shared/errors.ts';
import { TurnkeeperError } from '../../../../../shared/errors.ts';
import { rowFor } from '../../../../../shared/odds/play/table-odds.ts';
import { query } from '../../../../lib/bridge.ts';
import { Step } from '../../../../lib/step.svelte.ts';
import type { TableView, Thrown } from '../table-types.ts';

/** Throws on a table with dice typed table by table; the first that is not typed is rolled, and all behind it. */
export class ThrowForm {
  readonly step = new Step('wander.roll');
  /** The table whose dice are asked for now. */
  asked = $state.raw<TableView>() as TableView;
  /** What was typed for the tables before it, in words. */
  way = $state.raw<readonly string[]>([]);
  thrown = $state.raw<Thrown | null>(null);
  failure = $state.raw<Failure | null>(null);
  #faces: number[][] = [];
  readonly #first: TableView;

  constructor(table: TableView) {
    this.#first = table;
    this.asked = table;
  }

  /** False keeps what was typed. */
  async take(faces: number[]): Promise<boolean> {
    this.failure = null;
    const next = faces.length === 0 ? null : this.#nextAfter(faces);
    if (next === null) return this.#send(faces);
    const reply = await query('wander.table', { id: next.id });
    if (!reply.ok) {
      this.failure = reply.error;
      return false;
    }
    this.#faces = [...this.#faces, faces];
    this.way = [...this.way, `${this.asked.name}: ${next.total}, on to ${reply.value.name}`];
    this.asked = reply.value;
    return true;
  }

  again(): void {
    this.#faces = [];
    this.way = [];
    this.thrown = null;
    this.failure = null;
    this.asked = this.#first;
  }

  /** The table that the typed dice send to; null where they send to none. */
  #nextAfter(faces: readonly number[]): { id: number; total: number } | null {
    try {
      const total = rollTotal(this.asked.dice, manualDice(faces));
      const id = rowFor(this.asked.rows, total)?.nestedId ?? null;
      return id === null ? null : { id, total };
    } catch (error) {
      if (error instanceof TurnkeeperError) return null;
      throw error;
    }
  }

  async #send(faces: readonly number[]): Promise<boolean> {
    const typed = faces.length === 0 ? this.#faces : [...this.#faces, [...faces]];
    const sent = await this.step.take({ tableId: this.#first.id, faces: typed });
    this.failure = sent === null ? this.step.failure : null;
    if (sent !== null) this.thrown = sent.value;
    return sent !== null;
  }
}
