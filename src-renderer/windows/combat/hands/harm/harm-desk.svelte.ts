import { QuickSteps } from '../../../../lib/step.svelte.ts';
import type { FightDesk } from '../../fight-desk.svelte.ts';
import type { Row } from '../../fight-types.ts';
import { notationOf, pointsOf, readHarm } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { fromMostHurt, harmActs, oneEach, shareOf } from './harm.ts';
import type { Share, Spread } from './harm.ts';

type FallenDie = [sides: number, face: number, by: 'r'];

/** Damage or healing by word: what is typed, how it is dealt out, who takes what. */
export class HarmDesk {
  readonly heals: boolean;
  readonly steps = new QuickSteps();
  text = $state('');
  /** What is asked next: how a group takes it, then who saved. */
  phase = $state<'type' | 'spread' | 'list'>('type');
  shares = $state.raw<readonly Share[]>([]);
  at = $state(0);
  thrown = $state.raw<readonly FallenDie[]>([]);
  #points = 0;
  #amount: Amount | null = null;
  readonly #desk: FightDesk;
  readonly #meant: readonly Row[];
  readonly #group: boolean;

  constructor(desk: FightDesk, heals: boolean) {
    this.#desk = desk;
    this.heals = heals;
    this.#meant = desk.hands.subjects;
    this.#group = desk.hands.marked.size === 0 && desk.group !== null && desk.group.folded;
  }

  /** On whom it falls, in words. */
  get whom(): string {
    if (this.#group) return this.#desk.group?.group.name ?? '';
    const [only] = this.#meant;
    return this.#meant.length === 1 ? (only?.name ?? '') : `${this.#meant.length} marked`;
  }

  get problem(): string | undefined {
    const read = readHarm(this.text, this.#labels);
    if (read.kind === 'fall' && this.heals) return 'Nobody is healed by a fall: type it as damage (T).';
    return read.kind === 'problem' ? read.why : undefined;
  }

  get #labels(): string[] {
    return this.#desk.rows.map(({ label }) => label);
  }

  async submit(): Promise<void> {
    if (this.phase === 'list') return this.#take(this.shares);
    if (this.phase === 'spread') return;
    // Nothing of what was refused has fallen.
    this.thrown = [];
    const read = readHarm(this.text, this.#labels);
    if (this.problem !== undefined || read.kind === 'problem') return;
    if (read.kind === 'each') return this.#each(read.each);
    if (read.kind === 'fall') return this.#fall(read.feet);
    this.#amount = read.amount;
    const points = await this.#throw(read.amount);
    if (points === null) return;
    this.#points = points;
    if (this.#group && !read.amount.to) this.phase = 'spread';
    else if (this.#meant.length > 1) this.#list(this.#meant.map((row) => shareOf(row, points)));
    else await this.#take(this.#meant.map((row) => shareOf(row, points)));
  }

  /** How a folded group takes it: along the hurt, a point each, or as the labels say. */
  async spread(how: Spread): Promise<void> {
    if (how === 'label') {
      this.phase = 'type';
      this.text = '';
      return;
    }
    const deal = how === 'hurt' && !this.heals ? fromMostHurt : oneEach;
    await this.#take(deal(this.#meant, this.#points));
  }

  step(by: 1 | -1): void {
    this.at = Math.max(0, Math.min(this.shares.length - 1, this.at + by));
  }

  /** He saved, or did not after all; the next is looked at. */
  halve(at = this.at): void {
    this.shares = this.shares.map((share, nth) => (nth === at ? { ...share, halved: !share.halved } : share));
    this.at = Math.min(this.shares.length - 1, at + 1);
  }

  #list(shares: readonly Share[]): void {
    this.shares = shares;
    this.at = 0;
    this.phase = 'list';
  }

  async #each(each: readonly { readonly label: string; readonly amount: Amount }[]): Promise<void> {
    const acts = [];
    for (const { label, amount } of each) {
      const row = this.#desk.rows.find((one) => one.label === label);
      const points = await this.#throw(amount);
      if (row === undefined || points === null) return;
      acts.push(...harmActs([shareOf(row, points)], this.heals, amount));
    }
    await this.#send(acts);
  }

  /** The points of an amount, its dice thrown; null where that was refused. */
  async #throw(amount: Amount): Promise<number | null> {
    const dice = notationOf(amount);
    if (dice === null || typeof amount.points === 'number') return pointsOf(amount, 0);
    const { sides } = amount.points;
    const rolled = await this.steps.take('dice.roll', { dice });
    const [total] = rolled?.value.totals ?? [];
    if (total === undefined) return null;
    const faces = rolled?.value.faces[0] ?? [];
    this.thrown = [...this.thrown, ...faces.map((face): FallenDie => [sides, face, 'r'])];
    return pointsOf(amount, total);
  }

  /** By the book's dice, each his own: they are asked for on the card. */
  async #fall(feet: number): Promise<void> {
    const { board } = this.#desk;
    if (board === null) return;
    const acts = this.#meant.map(({ id }) => ({ kind: 'overrule', change: 'fall', id, feet }) as const);
    const input = { fightId: board.fight.id, after: board.after, acts };
    const begun = await this.steps.take('combat.propose', input, ({ value }) => value.said);
    if (begun === null) return;
    this.#desk.hands.marked.clear();
    this.#desk.close();
  }

  #take(shares: readonly Share[]): Promise<void> {
    return this.#send(this.#amount === null ? [] : harmActs(shares, this.heals, this.#amount));
  }

  async #send(acts: ReturnType<typeof harmActs>): Promise<void> {
    const { board } = this.#desk;
    if (board === null) return;
    if (acts.length === 0) {
      this.#desk.close();
      return;
    }
    const taken = await this.steps.take('combat.act', {
      fightId: board.fight.id,
      after: board.after,
      acts: acts.map((action) => ({ action, dice: [] })),
      ...(this.thrown.length > 0 && { besides: [...this.thrown] }),
    });
    if (taken === null) return;
    this.#desk.hands.marked.clear();
    this.#desk.close();
  }
}
