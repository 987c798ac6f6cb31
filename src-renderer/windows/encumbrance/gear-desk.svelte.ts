import type { Move, PartyView, Place, Thing } from '../../lib/party/party-types.ts';
import { Pane } from './pane/pane.svelte.ts';
import { placeKey, placeRows, type PlaceRow } from './places.ts';
import { WhatIf } from './what-if/what-if.svelte.ts';

export type Side = 'left' | 'right';

/** Which dialog is open, and for what. */
export type GearDialog =
  | { kind: 'none' }
  | { kind: 'place' }
  | { kind: 'move'; things: readonly Thing[]; aim: 'somebody' | 'container' | 'other' }
  | { kind: 'split'; thing: Thing }
  | { kind: 'seems' | 'tried' | 'truth'; thing: Thing }
  | { kind: 'thing'; thing: Thing | null; to: PlaceRow }
  | { kind: 'buy'; memberId: number; name: string }
  | { kind: 'cache'; cache: PlaceRow | null }
  | { kind: 'reward' };

interface Drag {
  things: readonly Thing[];
  /** Where it hangs now; null over nothing that takes it. */
  over: Place | null;
}

const closed: GearDialog = { kind: 'none' };

/** The window: who is selected, which two places stand side by side, what is open, and what hangs under the hand. */
export class GearDesk {
  active = $state<Side>('left');
  dialog = $state.raw<GearDialog>(closed);
  drag = $state.raw<Drag | null>(null);
  /** The move that a dialog thinks of. */
  aim = $state.raw<Move | null>(null);
  readonly panes: Record<Side, Pane> = { left: new Pane(), right: new Pane() };
  readonly whatIf = new WhatIf();
  #leftKey = $state<string | null>(null);
  #rightKey = $state<string>('pool');
  readonly #party: () => PartyView | null;

  constructor(party: () => PartyView | null) {
    this.#party = party;
  }

  readonly rows: readonly PlaceRow[] = $derived.by(() => {
    const party = this.#party();
    return party === null ? [] : placeRows(party);
  });
  readonly left: PlaceRow | null = $derived.by(
    () => this.rows.find(({ key }) => key === this.#leftKey) ?? this.rows[0] ?? null,
  );
  readonly right: PlaceRow | null = $derived.by(() => {
    const others = this.rows.filter((row) => row !== this.left);
    return (
      others.find(({ key }) => key === this.#rightKey) ??
      others.find(({ kind }) => kind === 'pool') ??
      others.at(-1) ??
      null
    );
  });
  readonly leftAt: number = $derived.by(() => (this.left === null ? -1 : this.rows.indexOf(this.left)));

  get pane(): Pane {
    return this.panes[this.active];
  }

  rowOf(side: Side): PlaceRow | null {
    return side === 'left' ? this.left : this.right;
  }

  get here(): PlaceRow | null {
    return this.rowOf(this.active);
  }

  get there(): PlaceRow | null {
    return this.rowOf(this.active === 'left' ? 'right' : 'left');
  }

  /** The move under the hand, in a dialog's mind, or of what is marked to the other pane. */
  readonly intent: Move | null = $derived.by(() => {
    if (this.drag !== null) {
      return this.drag.over === null ? null : moveOf(this.drag.things, this.drag.over);
    }
    if (this.aim !== null) return this.aim;
    if (this.dialog.kind !== 'none' || this.pane.marked.length === 0) return null;
    return this.there === null ? null : moveOf(this.pane.chosen, this.there.place);
  });
  readonly intentKey: string | null = $derived.by(() =>
    this.intent === null ? null : placeKey(this.intent.to),
  );

  /** Shows a place in the left pane; what stood there goes to the right if the two would be the same. */
  select(key: string): void {
    const before = this.left?.key;
    if (key === this.right?.key && before !== undefined) this.#rightKey = before;
    this.#leftKey = key;
  }

  selectOther(key: string): void {
    const before = this.right?.key;
    if (key === this.left?.key && before !== undefined) this.#leftKey = before;
    this.#rightKey = key;
  }

  /** Goes down (1) or up (-1) the table, stopping at its ends. */
  step(by: 1 | -1): void {
    const next = this.rows[this.leftAt + by];
    if (next !== undefined) this.select(next.key);
  }

  /** The same for the other place, which never is the one on the left. */
  stepOther(by: 1 | -1): void {
    const others = this.rows.filter((row) => row !== this.left);
    const at = this.right === null ? -1 : others.indexOf(this.right);
    const next = others[at + by];
    if (next !== undefined) this.#rightKey = next.key;
  }

  open(dialog: GearDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = closed;
    this.aim = null;
  }

  startDrag(side: Side, thing: Thing): void {
    const pane = this.panes[side];
    this.active = side;
    pane.stand(thing.id);
    const things = pane.isMarked(thing.id) ? pane.chosen : [thing];
    this.drag = { things, over: null };
  }

  hangOver(place: Place | null): void {
    if (this.drag === null) return;
    const same =
      place === null || this.drag.over === null
        ? place === this.drag.over
        : placeKey(place) === placeKey(this.drag.over);
    if (!same) this.drag = { ...this.drag, over: place };
  }

  endDrag(): void {
    this.drag = null;
  }
}

export const moveOf = (things: readonly Thing[], to: Place): Move => ({
  itemIds: things.map(({ id }) => id),
  to,
});
