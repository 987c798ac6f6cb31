import { freeName } from '../../../../shared/tables/free-name.ts';
import { callableName } from '../table-name.ts';
import { cutItem, longestItem } from './cut-item.ts';
import type { Generator, Place } from './item-text.ts';
import { listsIn, pathOf, type PerchanceItem, type PerchanceList } from './lists.ts';
import type { Call } from './square.ts';
import { type ChoiceOf, type ItemPiece, type PerchancePiece, perchancePieces } from './pieces.ts';

/** What a list of lists gives is written out where it is thrown on, as far as there is room. */
const longestOptions = 2000;

/** What an item sets so that it prints, anywhere in it. */
function keptIn(pieces: readonly PerchancePiece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'choice') return piece.options.flatMap((option) => keptIn(option.pieces));
    const shown = piece.kind === 'square' ? piece.square.shown : null;
    if (shown === null || !('set' in shown)) return [];
    const { name, call } = shown.set;
    return call.selects || call.forms.length > 0 || call.isLoud ? [name] : [];
  });
}

/** All throws of an item, those that are set too. */
function callsIn(pieces: readonly PerchancePiece[]): Call[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'choice') return piece.options.flatMap((option) => callsIn(option.pieces));
    if (piece.kind !== 'square') return [];
    const { unseen, shown } = piece.square;
    const last = shown === null ? [] : ['set' in shown ? shown.set.call : shown.call];
    return [...unseen.map(({ call }) => call), ...last];
  });
}

/** `dwarf` with `height = {7-15}0cm` under it: of each item of a list something else. */
const isOfItem = ({ isSet, path }: PerchanceList): boolean => isSet && path.length > 2;

/** The first of each name. */
const byName = (lists: readonly PerchanceList[]): Map<string, PerchanceList> =>
  new Map([...lists].reverse().map((list) => [list.name, list]));

/** The lists of a generator, each as the table that it becomes. */
export class PerchanceTables implements Generator {
  readonly kept: ReadonlySet<string>;
  readonly lists: readonly PerchanceList[];
  readonly #top: ReadonlyMap<string, PerchanceList>;
  readonly #below = new Map<PerchanceList, ReadonlyMap<string, PerchanceList>>();
  readonly #names = new Map<PerchanceList, string>();
  readonly #options = new Map<PerchanceList, ChoiceOf<ItemPiece>['options'] | null>();

  constructor(top: readonly PerchanceList[]) {
    this.#top = byName(top);
    const all = top.flatMap(listsIn);
    for (const list of all) this.#below.set(list, byName(list.lists));
    const kept = new Set<string>();
    const called = new Set<string>();
    // Pieces are cut again where they are told: those of a large file would not all have room.
    for (const { text } of all.flatMap(({ items }) => items)) {
      const pieces = text.length > longestItem ? [] : perchancePieces(text);
      for (const call of callsIn(pieces)) called.add(call.path.join('.'));
      for (const name of keptIn(pieces)) kept.add(name);
    }
    this.kept = kept;
    this.lists = all.filter(
      (list) => list.items.length > 0 && !(isOfItem(list) && !called.has(pathOf(list))),
    );
    const taken = new Set<string>();
    for (const list of this.lists)
      this.#names.set(list, freeName(taken, callableName(pathOf(list).replace(/^\$/, '')) || 'Nameless'));
  }

  /** What is set for an item and thrown on nowhere. */
  notesOf({ list }: PerchanceItem): PerchanceList[] {
    return list?.lists.filter((each) => each.isSet && !this.#names.has(each)) ?? [];
  }

  nameOf(list: PerchanceList): string {
    return this.#names.get(list) ?? pathOf(list);
  }

  find([first = '', ...others]: readonly string[]): Place | null {
    const found = others.reduce<PerchanceList | undefined>(
      (list, name) => (list === undefined ? undefined : this.#below.get(list)?.get(name)),
      this.#top.get(first),
    );
    if (found === undefined) return null;
    const table = this.#names.get(found);
    return table === undefined ? { word: found.name } : { table, options: () => this.#optionsOf(found) };
  }

  #optionsOf(list: PerchanceList): ChoiceOf<ItemPiece>['options'] | null {
    const known = this.#options.get(list);
    if (known !== undefined) return known;
    const options = this.#given(list);
    this.#options.set(list, options);
    return options;
  }

  #given(list: PerchanceList): ChoiceOf<ItemPiece>['options'] | null {
    const isOfLists = list.items.some((item) => item.list !== null && this.#names.has(item.list));
    const length = list.items.reduce((sum, { text }) => sum + text.length, 0);
    if (!isOfLists || length > longestOptions) return null;
    return list.items.map((item) => ({ weight: item.weight, code: item.code, pieces: this.#givenBy(item) }));
  }

  /** What an item of a list gives that is chosen from: an item of its own, where it has any. */
  #givenBy(item: PerchanceItem): readonly ItemPiece[] {
    if (item.list !== null && this.#names.has(item.list)) {
      const call = { path: item.list.path, selects: false, forms: [], isLoud: false };
      return [{ kind: 'square', source: item.text, square: { unseen: [], shown: { call } }, forms: [] }];
    }
    const read = cutItem(item);
    return typeof read === 'string' ? [] : read.pieces;
  }
}
