import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { status } from '../../../lib/status.svelte.ts';
import type { Act, Acts, Board, Row, Stroke } from '../fight-types.ts';
import type { Offer, Picked } from '../offer.ts';
import { nothingPicked } from '../offer.ts';
import { ActMenu, menuEntries } from './act-menu.svelte.ts';
import type { MenuEntry, MenuKind } from './act-menu.svelte.ts';
import { byLabel, isUp } from './board-lines.ts';
import type { GroupLine } from './board-lines.ts';
import { nextAim, type GroupAct } from './group-act.ts';

/** The board as the keys know it. */
interface OnBoard {
  readonly board: Board | null;
  readonly rows: readonly Row[];
  readonly group: GroupLine | null;
  readonly selected: Row | null;
  readonly acts: Acts | null;
  readonly offer: Offer | null;
  readonly targets: readonly string[] | null;
  readonly chips: { leave: () => void };
  aiming: boolean;
  select: (id: string) => void;
  step: (by: 1 | -1) => void;
  pick: (picked: Picked) => void;
  pickTarget: (target: string) => void;
  readonly doing: { take: (throws: 'one' | 'all', unless?: 'throws' | 'asks') => Promise<void> };
  readonly sending: {
    rule: (acts: readonly Act[]) => Promise<boolean>;
    stroke: (stroke: Stroke) => Promise<boolean>;
  };
}

/** What the keys hold beyond the one selected fighter: marks, folds, a menu, a group about to act, what was done last. */
export class Hands {
  readonly marked = new SvelteSet<string>();
  readonly folds = new SvelteMap<number, boolean>();
  menu = $state.raw<ActMenu | null>(null);
  /** The group that is about to act. */
  gang = $state.raw<GroupAct | null>(null);
  /** The next letter names whom he stands at and strikes. */
  standing = $state(false);
  /** What was typed of a label of two letters. */
  aimed = $state('');
  readonly #desk: OnBoard;
  readonly #last = new SvelteMap<string, Picked>();
  #lastOfAll: Picked | null = null;

  constructor(desk: OnBoard) {
    this.#desk = desk;
  }

  /** Whom a ruling is on: the marked, else a selected group's members who are up, else the one selected. */
  readonly subjects: readonly Row[] = $derived.by(() => {
    const { rows, group, selected } = this.#desk;
    const marked = rows.filter(({ id }) => this.marked.has(id));
    if (marked.length > 0) return marked;
    if (group !== null) return group.members.filter(isUp);
    return selected === null ? [] : [selected];
  });

  /** One thing at a time lies over the board and takes its letters. */
  closeAll(): void {
    this.#desk.chips.leave();
    this.menu = null;
    this.gang = null;
    this.standing = false;
    this.aimed = '';
  }

  /** True where there was something to close. */
  closeOne(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.gang !== null) this.gang = null;
    else if (this.standing) this.standing = false;
    else if (this.#desk.aiming) this.#desk.aiming = false;
    else if (this.marked.size > 0) this.marked.clear();
    else return false;
    this.aimed = '';
    return true;
  }

  fold(folded: boolean): void {
    const { group, selected, board } = this.#desk;
    const id = group?.group.id ?? selected?.groupId ?? null;
    if (id === null || board === null) return;
    this.folds.set(id, folded);
    if (folded) this.#desk.select(`g${id}`);
  }

  /** Those of the selected line: one, or all of a group. */
  #ofLine(): readonly string[] {
    const { group, selected } = this.#desk;
    if (group !== null) return group.members.map(({ id }) => id);
    return selected === null ? [] : [selected.id];
  }

  mark(ids: readonly string[], on: boolean): void {
    for (const id of ids) {
      if (on) this.marked.add(id);
      else this.marked.delete(id);
    }
  }

  toggleMark(): void {
    const ids = this.#ofLine();
    this.mark(ids, !ids.every((id) => this.marked.has(id)));
  }

  /** Marks from here to the next line. */
  span(by: 1 | -1): void {
    this.mark(this.#ofLine(), true);
    this.#desk.step(by);
    this.mark(this.#ofLine(), true);
  }

  /** All of his group who are up, or of his side where he is in none. */
  markGroup(): void {
    const { rows, selected } = this.#desk;
    if (selected === null) return;
    const same = rows.filter((row) =>
      selected.groupId === null ? row.side === selected.side : row.groupId === selected.groupId,
    );
    const ids = same.filter(isUp).map(({ id }) => id);
    this.mark(ids, !ids.every((id) => this.marked.has(id)));
  }

  /** Five feet up or down the line, without a rule. */
  async nudge(feet: number): Promise<void> {
    const acts = this.subjects.map(({ id, atFeet }): Act => ({
      kind: 'overrule',
      change: 'place',
      id,
      atFeet: atFeet + feet,
    }));
    if (acts.length > 0) await this.#desk.sending.rule(acts);
  }

  openMenu(kind: MenuKind): void {
    const { acts, selected } = this.#desk;
    if (acts === null || menuEntries(acts, kind).length === 0) {
      status.refuse(`${selected?.name ?? 'Nobody'} can do nothing of the kind now.`);
      return;
    }
    this.closeAll();
    this.menu = new ActMenu(kind, () => this.#desk.acts);
  }

  /** Takes it at once where nothing is left to choose; else the card asks for the rest. */
  async choose({ entry, way }: MenuEntry): Promise<void> {
    const desk = this.#desk;
    this.menu = null;
    desk.pick({ ...nothingPicked, kind: entry.kind, way, target: entry.targets?.[0] ?? null });
    if (entry.targets === null || entry.works !== null) await desk.doing.take('one', 'asks');
    else desk.aiming = true;
  }

  /** What one does is known for the next time. */
  remember(actor: string | null, picked: Picked): void {
    if (actor === null) return;
    this.#last.set(actor, picked);
    this.#lastOfAll = picked;
  }

  /** Shows again what he did last, or what anybody did where he has done nothing yet. */
  again(): void {
    const { selected } = this.#desk;
    const last = (selected && this.#last.get(selected.id)) ?? this.#lastOfAll;
    if (last === null) status.refuse('Nothing was done yet that could be done again.');
    else this.#desk.pick(last);
  }

  /** The members of the selected group who are up, ready to act as one. */
  openGang(): void {
    const { group } = this.#desk;
    if (group === null) return;
    const { id, name } = group.group;
    const members = group.members.filter(isUp).toSorted(byLabel);
    this.closeAll();
    this.gang = {
      groupId: id,
      name,
      members: members.map((row) => row.id),
      aim: 'nearest',
      at: null,
      way: null,
    };
  }

  turnAim(by: 1 | -1): void {
    const { gang } = this;
    if (gang !== null) this.gang = { ...gang, aim: nextAim(gang.aim, by) };
  }

  allOn(target: string): void {
    const { gang } = this;
    if (gang !== null) this.gang = { ...gang, aim: 'one', at: target };
  }

  /** The next letter names whom he reaches by the referee's word. */
  openStanding(): void {
    this.closeAll();
    this.#desk.aiming = false;
    this.standing = this.#desk.selected !== null;
  }

  async #standAt(target: string): Promise<void> {
    const { selected, offer } = this.#desk;
    this.standing = false;
    if (selected === null) return;
    await this.#desk.sending.stroke({
      kind: 'standsThere',
      actor: selected.id,
      target,
      way: offer?.way ?? null,
    });
  }

  /** A letter of a label: the first may name one already, a second another. */
  aimLetter(letter: string): void {
    const typed = this.aimed + letter;
    const open = this.aimable;
    const named = open.find(({ label }) => label === typed);
    const longer = open.some(({ label }) => label.length > typed.length && label.startsWith(typed));
    if (named !== undefined) {
      if (this.standing) void this.#standAt(named.id);
      else if (this.gang === null) this.#desk.pickTarget(named.id);
      else this.allOn(named.id);
    }
    this.aimed = longer ? typed : '';
    if (this.gang === null && !this.standing) this.#desk.aiming = longer;
  }

  /** Who can be named by a label now. */
  readonly aimable: readonly Row[] = $derived.by(() => {
    const { rows, aiming, targets, selected } = this.#desk;
    if (this.standing) return rows.filter((row) => row.side !== selected?.side && isUp(row));
    if (this.gang !== null) {
      const side = rows.find(({ id }) => this.gang?.members.includes(id))?.side;
      return rows.filter((row) => row.side !== side && isUp(row));
    }
    return aiming ? rows.filter(({ id }) => targets?.includes(id) === true) : [];
  });
}
