import { status } from '../../../../lib/status.svelte.ts';
import type { KeptRoll } from '../table-types.ts';
import { PendingRoll, type RollWay } from './pending-roll.svelte.ts';

/** So many rolls of one key at most. */
const mostRolls = 20;

interface Run {
  readonly name: string;
  readonly way: RollWay;
  /** Its dice are asked for, or the program throws them all. */
  readonly by: 'asked' | 'program';
  readonly nth: number;
  readonly of: number;
  /** The last roll before it, by its line in the log. */
  readonly since: number;
}

/** What the hand throws: how often, which roll is under way, and what has come of it. */
export class RollHand {
  /** How often the next roll is thrown, as it is typed before its key; 0 where nothing is typed. */
  count = $state(0);
  #run = $state.raw<Run | null>(null);
  #pending = $state.raw<PendingRoll | null>(null);

  get pending(): PendingRoll | null {
    return this.#pending;
  }

  /** "2 of 3"; empty for a roll alone. */
  readonly placeWords: string = $derived.by(() =>
    this.#run === null || this.#run.of === 1 ? '' : `${this.#run.nth} of ${this.#run.of}`,
  );

  type(digit: number): void {
    const count = this.count * 10 + digit;
    if (count > mostRolls) status.refuse(`At most ${mostRolls} rolls at once.`);
    else this.count = count;
  }

  rubOut(): void {
    this.count = Math.floor(this.count / 10);
  }

  /** Rolls as often as was typed, one after the other, each a step of its own. */
  async roll(name: string, way: RollWay, by: 'asked' | 'program', last: KeptRoll | null): Promise<void> {
    const of = Math.max(1, this.count);
    this.count = 0;
    await this.#next({ name, way, by, nth: 1, of, since: last?.seq ?? 0 });
  }

  /** The roll under way is done: the next follows, where there is one. */
  async goOn(): Promise<void> {
    const run = this.#run;
    if (run === null || run.nth >= run.of) this.#pending = null;
    else await this.#next({ ...run, nth: run.nth + 1 });
  }

  /** Nothing more is thrown; what was rolled before it stands. */
  letGo(): void {
    this.#pending = null;
  }

  /** Nothing is at hand. */
  clear(): void {
    this.#pending = null;
    this.#run = null;
    this.count = 0;
  }

  /** What came of the last key, the first first; the last roll of the table where that is no more. */
  shownOf(tableId: number, rolls: readonly KeptRoll[]): readonly KeptRoll[] {
    const since = this.#run?.since;
    const [newest] = rolls;
    const ofRun =
      since === undefined ? [] : rolls.filter((roll) => roll.seq > since && roll.tableId === tableId);
    if (ofRun.length > 0) return ofRun.toReversed();
    return newest?.tableId === tableId ? [newest] : [];
  }

  async #next(run: Run): Promise<void> {
    const pending = new PendingRoll(run.name, run.way);
    this.#run = run;
    this.#pending = pending;
    await (run.by === 'program' ? pending.rest() : pending.begin());
    if (pending.done && this.#pending === pending) await this.goOn();
  }
}
