import type { CommandInput, CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { HoardPlace } from '../../hoards/hoard-words.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import { type At, type Given, TreasureWish } from './treasure-wish.svelte.ts';

export type Card = CommandOutput<'treasure.propose'>;
export type CardLine = Card['lines'][number];
type Asked = CommandInput<'treasure.propose'>;
type Throws = NonNullable<Asked['throws']>;
type LineGiven = NonNullable<Asked['lines']>[number];

/** A place that is known before the roll, and what it is called. */
export interface KnownPlace {
  readonly place: NonNullable<HoardPlace>;
  readonly title: string;
}

/** A roll of treasure: what it is for, how far its dice have gone, and what the referee makes of each line. */
export class TreasureDesk {
  readonly wish = new TreasureWish();
  readonly step = new QuickSteps();
  card = $state.raw<Card | null>(null);
  at = $state(0);
  where = $state('');
  /** The line that is being typed. */
  typing = $state(false);
  /** It is asked where the roll is laid down. */
  laying = $state(false);
  #last: Promise<void> = Promise.resolve();
  #underWay = $state(0);
  /** Where the roll will lie, as the place it is rolled for; null where nobody said. */
  goesTo = $state.raw<KnownPlace | null>(null);
  /** What is rolled for once this roll is laid down or taken. */
  after = $state.raw<readonly Given[]>([]);
  /** What the roll on the card is of. */
  #source = $state.raw<Pick<Asked, 'source' | 'low'> | null>(null);
  /** Whether dice are on their way: what a key means is not known before they lie. */
  get isThrowing(): boolean {
    return this.#underWay > 0;
  }

  get line(): CardLine | null {
    return this.card?.lines[this.at] ?? null;
  }

  /** Why it cannot be taken yet. */
  get notYet(): string | undefined {
    if (this.card === null) return 'Nothing is rolled.';
    if (this.card.ask !== null) return 'A die is wanted. Enter throws it, Shift+Enter throws the rest.';
    return this.card.lines.some(({ finds, typed, struck }) => !struck && (finds.length > 0 || typed !== null))
      ? undefined
      : 'Nothing was there.';
  }

  stand(at: number): void {
    this.typing = false;
    this.at = Math.max(0, Math.min((this.card?.lines.length ?? 1) - 1, at));
  }

  /** What a table gives is asked for, one after the other, to lie at a place if one is known. */
  askFor(given: readonly Given[], goesTo: KnownPlace | null): Promise<void> {
    this.#turnTo(goesTo, given);
    return this.#inTurn(() => this.#beginNext());
  }

  /** What is rolled for at a place is asked for, and goes there; false where something is left to be said. */
  askAt(place: NonNullable<HoardPlace>, { title, asked }: At): boolean {
    this.#turnTo({ place, title }, []);
    this.step.failure = null;
    const isWhole = this.wish.say(asked);
    if (isWhole) void this.begin();
    return isWhole;
  }

  /** Away from what was asked for before; dice of it that are on their way fall first, so that none comes back. */
  #turnTo(goesTo: KnownPlace | null, given: readonly Given[]): void {
    this.wish.forget();
    void this.#inTurn(() => {
      this.card = null;
      this.goesTo = goesTo;
      this.after = given;
      return Promise.resolve();
    });
  }

  async #beginNext(): Promise<void> {
    const [next, ...after] = this.after;
    if (next === undefined) return;
    this.after = after;
    this.wish.give(next);
    const { source } = this.wish.asked;
    if (source !== null) await this.#beginWith({ source, low: this.wish.low }, 'none');
  }

  /** Begins anew with what is asked for. */
  begin(throws: Throws = 'none'): Promise<void> {
    const { source, missing } = this.wish.asked;
    if (source === null) {
      this.step.failure = { code: 'bad-input', message: `${missing} Nothing was rolled.` };
      return Promise.resolve();
    }
    const of = { source, low: this.wish.low };
    return this.#inTurn(() => this.#beginWith(of, throws));
  }

  #beginWith(of: Pick<Asked, 'source' | 'low'>, throws: Throws): Promise<void> {
    this.#source = of;
    this.card = null;
    this.at = 0;
    this.typing = false;
    return this.#propose([], throws);
  }

  /** The die that is asked for as it was typed; null: thrown by the program. */
  answer(face: number | null): Promise<void> {
    if (face === null) return this.throw('one');
    return this.#inTurn(async () => {
      const ask = this.card?.ask;
      if (!ask) return;
      const typed = (line: LineGiven) => ({ ...line, faces: [...(line.faces ?? []), { face, typed: true }] });
      await this.#propose(this.#given((line, at) => (at === ask.line ? typed(line) : line)));
    });
  }

  throw(throws: Throws): Promise<void> {
    return this.#inTurn(() => this.#propose(this.#given(), throws));
  }

  /** The chosen line anew: its dice are picked up again, and nothing is typed over it. */
  again(): Promise<void> {
    return this.#change(() => ({ faces: [], struck: false, typed: null }));
  }

  strike(): Promise<void> {
    return this.#change((line) => ({ ...line, struck: line.struck !== true }));
  }

  /** What is there in place of what the dice gave; empty: the dice count again. */
  write(text: string): Promise<void> {
    this.typing = false;
    return this.#change((line) => ({ ...line, typed: text.trim() === '' ? null : text }));
  }

  take(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#source === null || this.notYet !== undefined) return;
      const input = { ...this.#source, lines: this.#given(), where: this.where };
      if ((await this.step.take('treasure.take', input)) !== null) await this.#done();
    });
  }

  /** Lays the roll down as a hoard; true when it lies. */
  async lay(name: string, at: HoardPlace): Promise<boolean> {
    return (await this.#lay(name, at)) !== null;
  }

  /** Keeps the roll in the referee's hand under its own name; gives the hoard that it is then, null where it is not complete. */
  keep(): Promise<number | null> {
    return this.#lay('', null);
  }

  async #lay(name: string, at: HoardPlace): Promise<number | null> {
    let id: number | null = null;
    await this.#inTurn(async () => {
      if (this.#source === null || this.notYet !== undefined) return;
      const input = { ...this.#source, lines: this.#given(), name, at };
      id = (await this.step.take('treasure.place', input))?.value.id ?? null;
      if (id !== null) await this.#done();
    });
    return id;
  }

  /** What comes after it goes to the same place. */
  #done(): Promise<void> {
    this.card = null;
    if (this.after.length === 0) this.goesTo = null;
    return this.#beginNext();
  }

  /** Keys that come faster than answers wait for each other, so that no die is lost. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    this.#last = this.#last.then(work).finally(() => (this.#underWay -= 1));
    return this.#last;
  }

  #change(change: (line: LineGiven) => LineGiven): Promise<void> {
    const chosen = this.at;
    return this.#inTurn(() =>
      this.#propose(
        this.#given((line, at) => (at === chosen ? change(line) : line)),
        'none',
        chosen,
      ),
    );
  }

  #given(change: (line: LineGiven, at: number) => LineGiven = (line) => line): LineGiven[] {
    const lines = this.card?.lines ?? [];
    return lines.map(({ faces, struck, typed }, at) => change({ faces, struck, typed }, at));
  }

  /** The choice goes to the line that wants a die, or stays. */
  async #propose(lines: LineGiven[], throws: Throws = 'none', stay: number | null = null): Promise<void> {
    if (this.#source === null) return;
    const taken = await this.step.take('treasure.propose', { ...this.#source, lines, throws }, () => null);
    if (taken === null) return;
    this.card = taken.value;
    const asked = taken.value.ask?.line;
    if (asked !== undefined && (stay === null || asked <= stay)) this.at = asked;
  }
}
