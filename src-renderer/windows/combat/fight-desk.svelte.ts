import { keeping, type Chip } from './chips/chip.ts';
import { Chips } from './chips/chips.svelte.ts';
import type { FightDialog } from './dialogs/fight-dialog.ts';
import type { Act, Acts, Board, Row, Weighed } from './fight-types.ts';
import { foremost, lineOf, linesOf, mayAct, momentOf } from './hands/board-lines.ts';
import type { GroupLine, Line } from './hands/board-lines.ts';
import { Hands } from './hands/hands.svelte.ts';
import { Doing } from './sending/doing.ts';
import { Sending } from './sending/sending.svelte.ts';
import { actOf, nothingPicked, offerOf, targetsOf, waysOf, type Offer, type Picked } from './offer.ts';

const closed: FightDialog = { kind: 'none' };
/** The board: who is selected, what the card shows, what is typed for the die that waits. */
export class FightDesk {
  dialog = $state.raw<FightDialog>(closed);
  /** Faces typed for the die that waits, or for the act the card shows. */
  faces = $state('');
  /** The fight that is looked at; null for whichever is newest. */
  looked = $state<number | null>(null);
  /** The next letter names a target. */
  aiming = $state(false);
  /** What the act the card shows comes to, once it has been asked. */
  weighed = $state.raw<Weighed | null>(null);
  readonly chips = new Chips();
  readonly hands: Hands;
  readonly sending: Sending;
  readonly doing = new Doing(this);
  #selected = $state<string | null>(null);
  #picked = $state.raw<Picked>(nothingPicked);
  /** The group that acts one by one now, and its moment. */
  #singly = $state<string | null>(null);
  readonly #board: () => Board | null;
  readonly #acts: () => Acts | null;

  constructor(board: () => Board | null, acts: () => Acts | null) {
    this.#board = board;
    this.#acts = acts;
    this.hands = new Hands(this);
    this.sending = new Sending({
      board: () => this.board,
      held: () => [this.#selected, this.#picked, this.hands.menu, this.hands.gang],
      letGo: () => this.#letGo(),
      closeMenus: () => this.hands.closeAll(),
    });
  }

  readonly board: Board | null = $derived.by(() => this.#board());
  readonly rows: readonly Row[] = $derived.by(() => this.board?.rows ?? []);
  readonly lines: readonly Line[] = $derived.by(() =>
    linesOf(this.rows, this.board?.groups ?? [], this.hands.folds),
  );
  /** The one that was chosen, else the first on which somebody may act. */
  readonly line: Line | null = $derived.by(
    () =>
      (this.#selected === null ? null : lineOf(this.lines, this.#selected)) ??
      this.#firstToAct() ??
      this.lines[0] ??
      null,
  );
  /** The group that stands selected as a whole. */
  readonly group: GroupLine | null = $derived.by(() =>
    this.line?.kind === 'group' && (this.#selected === null || this.#selected === this.line.key)
      ? this.line
      : null,
  );
  /** Of a group that has begun to act one by one the next member, else a line as a whole. */
  #firstToAct(): Line | undefined {
    const first = this.lines.find(mayAct);
    if (first?.kind !== 'group' || first.folded) return first;
    const { id = null } = foremost(first) ?? {};
    const isSingly =
      this.#singly !== null && this.#singly === momentOf(this.lines, id, this.board?.clock ?? null);
    return isSingly && id !== null ? (lineOf(this.lines, id) ?? first) : first;
  }

  /** The one who acts: of a group the first of them who may. */
  readonly selected: Row | null = $derived.by(() => {
    const { line } = this;
    if (line === null) return null;
    if (line.kind === 'fighter') return line.row;
    return line.members.find(({ id }) => id === this.#selected) ?? foremost(line);
  });
  readonly at: number = $derived.by(() => (this.line === null ? -1 : this.lines.indexOf(this.line)));
  readonly acts: Acts | null = $derived.by(() => this.#acts());
  readonly offer: Offer | null = $derived.by(() =>
    this.acts === null ? null : offerOf(this.acts, this.selected, this.#picked),
  );
  /** Whom the act on the card may be aimed at; null where it is aimed at nobody. */
  readonly targets: readonly string[] | null = $derived.by(() =>
    this.acts === null || this.offer === null ? null : targetsOf(this.acts, this.offer.entry),
  );
  readonly ways: ReturnType<typeof waysOf> = $derived.by(() =>
    this.acts === null || this.offer === null ? [] : waysOf(this.acts, this.offer.entry),
  );
  /** What the card shows, with what is said of it. */
  readonly act: Act | null = $derived.by(() => {
    if (this.offer === null) return null;
    const circumstances = this.chips.namedFor(this.offer.entry);
    return { ...actOf(this.offer), ...(circumstances !== null && { circumstances }) };
  });
  readonly shownChips: Chip[] = $derived.by(() =>
    this.chips.shown(this.acts?.circumstances ?? [], this.offer?.entry ?? null, this.weighed?.kept ?? []),
  );
  readonly pending: Board['pending'] = $derived.by(() => this.board?.pending ?? null);

  nameOf(id: string | null): string {
    const side = this.board?.sides.find((each) => each.id === id);
    return this.rows.find((row) => row.id === id)?.name ?? side?.name ?? '';
  }

  /** Another fight comes to the front; what was picked and typed in this one is let go. */
  look(fightId: number | null): void {
    if (fightId === this.looked) return;
    this.looked = fightId;
    this.faces = '';
    this.#letGo();
  }

  open(dialog: FightDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = closed;
  }

  select(id: string): void {
    if (this.pending !== null) return;
    this.#selected = id;
    this.#picked = nothingPicked;
    this.aiming = false;
    this.chips.clear();
    this.hands.closeAll();
  }

  step(by: 1 | -1): void {
    const { line } = this;
    // From the head of a group one goes to whoever of it is next, not to its fallen.
    if (by === 1 && line?.kind === 'group' && !line.folded) {
      const next = foremost(line);
      if (next !== null) this.select(next.id);
      return;
    }
    const to = this.lines[Math.max(0, Math.min(this.lines.length - 1, this.at + by))];
    if (to !== undefined) this.select(to.key);
  }

  /** Shows this on the card. */
  pick(picked: Picked): void {
    this.#picked = picked;
  }

  /** Picks an act by its kind; the target and the way that were picked stay where they can. */
  pickKind(kind: string): void {
    this.#picked = { ...this.#picked, kind };
  }

  pickTarget(target: string): void {
    this.#picked = { ...this.#picked, kind: this.offer?.entry.kind ?? null, target };
    this.aiming = false;
  }

  pickWay(way: string): void {
    this.#picked = { ...this.#picked, kind: this.offer?.entry.kind ?? null, way };
  }

  /** The next weapon, spell or adjustment of the act, or the next attack of another kind. */
  nextWay(): void {
    const { ways, offer } = this;
    const at = ways.findIndex(({ kind, way }) => kind === offer?.entry.kind && way === offer.way);
    const next = ways[(at + 1) % ways.length];
    if (next !== undefined) this.#picked = { ...this.#picked, ...next };
  }

  /** Keeps a circumstance of the fighter it hangs on till it is taken off, or takes it off: a step of its own. */
  async keep(chip: Chip): Promise<void> {
    const { act, chips } = this;
    const ruling = act && keeping(chip, act);
    chips.leave();
    if (ruling !== null && (await this.sending.rule([ruling]))) chips.forget(chip.known.key);
  }

  /** What is pressed on the board goes to the die that waits. */
  type(text: string): void {
    this.faces += text;
  }

  rubOut(): void {
    this.faces = this.faces.slice(0, -1);
  }

  /** The act on the card is begun: `.` does it again, and a group that acts one by one goes on with its next. */
  begins({ entry, target, way }: Offer): void {
    this.hands.remember(entry.actor, { ...this.#picked, kind: entry.kind, target, way });
    this.#singly = momentOf(this.lines, entry.actor, this.board?.clock ?? null);
  }

  /** Closes what is open on the board, else takes the act under way back. */
  async escape(): Promise<void> {
    if (this.pending === null && this.hands.closeOne()) return;
    await this.withdraw();
  }

  async withdraw(): Promise<void> {
    this.aiming = false;
    this.faces = '';
    await this.sending.withdraw();
  }

  #letGo(): void {
    this.#selected = null;
    this.#picked = nothingPicked;
    this.aiming = false;
    this.chips.clear();
    this.hands.closeAll();
  }
}
