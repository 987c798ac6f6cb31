import { status } from '../../../lib/status.svelte.ts';
import { wholeFace } from '../ahead/whole-dice.svelte.ts';
import type { FightDialog } from '../dialogs/fight-dialog.ts';
import type { Act, Acts, Board, Row, Weighed } from '../fight-types.ts';
import { mayAct, type Line } from '../hands/board-lines.ts';
import { planOf, type GroupAct } from '../hands/group-act.ts';
import { digitsApart, isNothing, typedDice } from '../hands/typed-dice.ts';
import { atWork } from '../magic/at-work.ts';
import type { Offer } from '../offer.ts';
import type { Sending } from './sending.svelte.ts';

/** What of the board is done, and what it is done with. */
interface OnBoard {
  /** Faces that are typed. */
  faces: string;
  readonly board: Board | null;
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
  readonly line: Line | null;
  readonly at: number;
  readonly selected: Row | null;
  readonly pending: Board['pending'];
  readonly acts: Acts | null;
  readonly offer: Offer | null;
  readonly act: Act | null;
  readonly weighed: Weighed | null;
  readonly hands: { readonly gang: GroupAct | null; readonly marked: ReadonlySet<string> };
  readonly sending: Sending;
  begins(offer: Offer): void;
  select(key: string): void;
  open(dialog: FightDialog): void;
}

/** Does what stands on the board, with the faces that are typed for it. */
export class Doing {
  readonly #desk: OnBoard;

  constructor(desk: OnBoard) {
    this.#desk = desk;
  }

  /**
   * Does what the card shows. Typed faces are taken, and what is missing is asked for; where none are typed the program
   * throws: the one die that is asked for, or all of an act that only begins.
   */
  async take(throws: 'one' | 'all', unless: 'throws' | 'asks' = 'throws'): Promise<void> {
    const { sending, faces: text, pending, offer, act, hands, rows, board, selected } = this.#desk;
    if (sending.busy) return;
    const faces = typedDice(text);
    if (faces === null) {
      status.refuse('A face is a whole number. Nothing was done.');
      return;
    }
    const { gang } = hands;
    const all = isNothing(faces) && unless === 'throws' ? 'all' : throws;
    if (pending !== null)
      await this.#withTyped(() =>
        sending.answer(
          digitsApart(faces, pending.wanted.sides),
          !isNothing(faces) && throws === 'one' ? 'none' : throws,
        ),
      );
    else if (gang !== null) await this.#withTyped(() => sending.stroke(planOf(gang), faces, all));
    else if (offer !== null && act !== null) {
      this.#desk.begins(offer);
      const work = atWork(offer, {
        rows,
        marked: rows.filter(({ id }) => hands.marked.has(id)),
        against: selected?.against ?? null,
      });
      if (work !== null) this.#desk.open({ kind: 'effect', work });
      else await this.#withTyped(() => sending.propose([act], faces, all));
    } else if (board?.over === true) this.#desk.open({ kind: 'end' });
  }

  /** Takes the die that is whole already, or begins the act whose first die is being typed. */
  async takeWhole(): Promise<void> {
    const { pending, act, weighed, sending, hands, faces } = this.#desk;
    if (pending === null) {
      const isThrown = weighed !== null && weighed.needed !== null && hands.gang === null;
      if (isThrown && act !== null && /^\d/.test(faces)) await sending.begin([act]);
      return;
    }
    const whole = wholeFace(faces, pending.wanted.sides);
    if (whole === null) return;
    this.#desk.faces = whole.rest;
    if (!(await sending.answer({ faces: [whole.face], sums: [] }, 'none')))
      this.#desk.faces = `${whole.face}${this.#desk.faces}`;
  }

  /** To the next who may act; where the selected one may, or nobody, the order of battle goes on. */
  async goOn(): Promise<void> {
    const { pending, lines, line, at, acts, sending } = this.#desk;
    if (pending !== null) return;
    const table = (acts?.table.length ?? 0) > 0;
    const acting = line !== null && mayAct(line);
    const after = [...lines.slice(at + 1), ...(acting ? [] : lines.slice(0, Math.max(0, at)))];
    const next = acting && table ? undefined : after.find(mayAct);
    if (next !== undefined) this.#desk.select(next.key);
    else await this.#withTyped(() => sending.stroke({ kind: table ? 'goOn' : 'rest' }));
  }

  /** The blow the card shows, or whose die is asked for, comes out so by the referee's word. */
  async byWord(word: 'hits' | 'misses'): Promise<void> {
    await this.#desk.sending.byWord(word, this.#desk.act);
  }

  /** What was typed goes along; it comes back before what is typed meanwhile where it was refused. */
  async #withTyped(work: () => Promise<boolean>): Promise<void> {
    const { faces } = this.#desk;
    this.#desk.faces = '';
    if (!(await work())) this.#desk.faces = [faces, this.#desk.faces].filter((each) => each !== '').join(' ');
  }
}
