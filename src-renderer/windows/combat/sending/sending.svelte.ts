import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import type { Act, Board, Stroke } from '../fight-types.ts';
import { digitsApart, isNothing, type TypedDice } from '../hands/typed-dice.ts';

const nothingTyped: TypedDice = { faces: [], sums: [] };

const said = ({ value }: { value: CommandOutput<'combat.propose'> }): string | null => value.said;

/** What of the board is in hand while an act is on its way. */
export interface InHand {
  readonly board: () => Board | null;
  /** Whatever else is picked or opened meanwhile is another list. */
  readonly held: () => readonly unknown[];
  readonly letGo: () => void;
  readonly closeMenus: () => void;
}

/** Sends what is done in the fight, one thing after another; false or null where it was refused. */
export class Sending {
  readonly steps = new QuickSteps();
  /** Things on their way: an act and the faces typed for it are one, from the first question to the last answer. */
  #underWay = $state(0);
  readonly #inHand: InHand;

  constructor(inHand: InHand) {
    this.#inHand = inHand;
  }

  /** Between an act and the faces typed for it nothing else may be sent. */
  readonly busy: boolean = $derived.by(() => this.#underWay > 0 || this.steps.busy);

  /** Acts as one step, with the faces typed for them; what is missing is asked for, or thrown. */
  async propose(acts: readonly Act[], typed: TypedDice, throws: 'one' | 'all'): Promise<boolean> {
    const board = this.#inHand.board();
    if (board === null) return false;
    const input = { ...at(board), acts: [...acts], ...waysOf(typed, throws) };
    return this.#send(() => this.steps.take('combat.propose', input, said), typed, throws);
  }

  /** Begins acts whose dice the card asks for one by one. */
  begin(acts: readonly Act[]): Promise<boolean> {
    return this.propose(acts, nothingTyped, 'one');
  }

  /** Many acts of one stroke. */
  async stroke(
    stroke: Stroke,
    typed: TypedDice = nothingTyped,
    throws: 'one' | 'all' = 'one',
  ): Promise<boolean> {
    const board = this.#inHand.board();
    if (board === null || board.pending !== null) return false;
    const input = { ...at(board), stroke, ...waysOf(typed, throws) };
    return this.#send(() => this.steps.take('combat.stroke', input, said), typed, throws);
  }

  /** Faces for the die that waits. */
  async answer({ faces, sums }: TypedDice, throws: 'none' | 'one' | 'all'): Promise<boolean> {
    const board = this.#inHand.board();
    if (board === null) return false;
    const { id: fightId } = board.fight;
    const input = { fightId, faces: [...faces], throws, ...(sums.length > 0 && { sums: [...sums] }) };
    return this.#send(() => this.steps.take('combat.answer', input, said));
  }

  /** The referee's word, on one or many, as one step. */
  async rule(acts: readonly Act[]): Promise<boolean> {
    const board = this.#inHand.board();
    if (board === null) return false;
    const input = { ...at(board), acts: [...acts] };
    return (await this.steps.take('combat.propose', input, said)) !== null;
  }

  /** The blow whose die is asked for, else this act, comes out so by the referee's word; its damage is asked for. */
  byWord(word: 'hits' | 'misses', act: Act | null): Promise<void> {
    return this.#asOne(() => this.#byWord(word, act));
  }

  async #byWord(word: 'hits' | 'misses', act: Act | null): Promise<void> {
    const board = this.#inHand.board();
    if (board === null) return;
    const { pending } = board;
    if (pending === null && (act === null || !(await this.begin([act])))) return;
    const input = { fightId: board.fight.id, throws: 'none' as const, word };
    const isNamed = await this.#send(() => this.steps.take('combat.answer', input, said));
    if (!isNamed && pending === null) await this.steps.take('combat.withdraw', { fightId: board.fight.id });
  }

  /** Takes back the act under way, if there is one. */
  async withdraw(): Promise<void> {
    const board = this.#inHand.board();
    if (board !== null && board.pending !== null)
      await this.steps.take('combat.withdraw', { fightId: board.fight.id });
  }

  /** A fight stands still, or goes on: from the facts where the rules have changed meanwhile. */
  async pauseOrGoOn(): Promise<void> {
    const board = this.#inHand.board();
    if (board === null) return;
    const input = { fightId: board.fight.id };
    const isBack = board.flight !== null && board.flight.outcome !== null;
    if (board.broken !== null) await this.steps.take('combat.fromFacts', input);
    else if (board.fight.state === 'paused' || isBack) await this.steps.take('combat.goOn', input);
    else await this.steps.take('combat.pause', input);
  }

  /** A fight that had ended goes on where it stood. */
  async openAgain(fightId: number): Promise<void> {
    await this.steps.take('combat.goOn', { fightId });
  }

  /**
   * Sends an act, then the faces typed for it. Once it is done the hands go to the next who may act, unless they have
   * gone elsewhere meanwhile.
   */
  #send(
    sending: () => Promise<{ value: CommandOutput<'combat.propose'> } | null>,
    typed: TypedDice = nothingTyped,
    throws: 'one' | 'all' = 'one',
  ): Promise<boolean> {
    return this.#asOne(() => this.#sendThenAnswer(sending, typed, throws));
  }

  async #asOne<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  async #sendThenAnswer(
    sending: () => Promise<{ value: CommandOutput<'combat.propose'> } | null>,
    typed: TypedDice,
    throws: 'one' | 'all',
  ): Promise<boolean> {
    const before = this.#inHand.held();
    const taken = await sending();
    if (taken === null) return false;
    const now = this.#inHand.held();
    const isStill = before.every((each, index) => each === now[index]);
    const { wanted } = taken.value;
    if (wanted === null) {
      if (isStill) this.#inHand.letGo();
      return true;
    }
    if (isStill) this.#inHand.closeMenus();
    return (
      isNothing(typed) || this.answer(digitsApart(typed, wanted.sides), throws === 'all' ? 'all' : 'none')
    );
  }
}

const at = ({ fight, after }: Board): { fightId: number; after: number } => ({ fightId: fight.id, after });

/** Typed faces are taken one by one; only an act for which none is typed is thrown as a whole. */
const waysOf = (typed: TypedDice, throws: 'one' | 'all'): { throwAll: boolean; asksDice: boolean } => ({
  throwAll: throws === 'all' && isNothing(typed),
  asksDice: !isNothing(typed),
});
