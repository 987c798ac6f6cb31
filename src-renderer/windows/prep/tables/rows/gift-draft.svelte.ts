import { readableDice } from '../../../../../shared/tables/draw.ts';
import { foldedPath } from '../../../../../shared/tables/free-name.ts';
import { folded, pathOf } from '../../../../../shared/tables/names.ts';
import type { Gift } from '../../../../../shared/tables/table.ts';
import { parseNumber } from '../../../../components/fields/number-text.ts';
import type { ListedTable } from '../table-types.ts';

type Kind = Gift['kind'];

export const giftKinds: Record<Kind, string> = {
  creature: 'Creature',
  treasure: 'Treasure',
  thing: 'Thing',
  table: 'Table',
  page: 'Page',
  outcome: 'Outcome',
};

export const levels = { min: 1, max: 100 };
export const values = { min: 0, max: 10_000_000 };
export const additions = { min: -1000, max: 1000 };

const figureText = (value: number | null): string => (value === null ? '' : String(value));

/** Something a row gives, as it is typed over. What stands in the fields of other kinds stays there meanwhile. */
export class GiftDraft {
  kind = $state<Kind>('creature');
  /** Whom, what, where: the one field without which it is nothing. */
  who = $state('');
  creature = $state.raw<{ id: string; name: string } | null>(null);
  /** How many, or how often: dice, a figure, or nothing. */
  number = $state('');
  level = $state('');
  value = $state('');
  add = $state('');
  unique = $state(false);
  pressed = $state(false);
  /** Nothing is thrown on in its place. */
  readonly throwsUsual = false;
  readonly #tables: () => readonly ListedTable[];
  readonly #before: Gift | null;

  constructor(gift: Gift | null, tables: () => readonly ListedTable[]) {
    this.#tables = tables;
    this.#before = gift;
    if (gift !== null) this.#take(gift);
  }

  #take(gift: Gift): void {
    this.kind = gift.kind;
    if (gift.kind === 'creature') {
      this.who = gift.name;
      this.number = gift.number;
      if (gift.creature !== '') this.creature = { id: gift.creature, name: gift.name };
    } else if (gift.kind === 'treasure') {
      this.who = gift.letters;
      this.level = figureText(gift.level);
      this.value = figureText(gift.value);
    } else if (gift.kind === 'thing') {
      this.who = gift.name;
      this.number = gift.quantity;
    } else if (gift.kind === 'table') {
      const known = this.#tables().find(({ id }) => id === gift.table);
      this.who = known === undefined ? String(gift.table) : pathOf(known);
      this.number = gift.times;
      this.add = gift.add === 0 ? '' : String(gift.add);
      this.unique = gift.unique;
    } else this.who = gift.kind === 'page' ? gift.page : gift.outcome;
  }

  get tablePaths(): string[] {
    return this.#tables().map(pathOf);
  }

  /** Nothing is typed: it goes. */
  get isEmpty(): boolean {
    return (
      this.who.trim() === '' && (this.kind !== 'treasure' || this.level.trim() + this.value.trim() === '')
    );
  }

  get whoProblem(): string | undefined {
    return this.pressed && this.kind === 'table' && !this.isEmpty && this.#table === null
      ? 'No table of this name.'
      : undefined;
  }

  readonly numberProblem: string | undefined = $derived.by(() =>
    this.number.trim() === '' || readableDice(this.number) !== null
      ? undefined
      : 'Dice such as 2d4, or a number.',
  );

  /** The referee's own words: no creature of the list any more. */
  named(text: string): void {
    this.who = text;
    if (this.creature !== null && text.trim() !== this.creature.name) this.creature = null;
  }

  choose({ id, name }: { id: string; name: string }): void {
    this.creature = { id, name };
    this.who = name;
  }

  /** By its whole path, else the first of that name; one that was there already stays under what it is called. */
  get #table(): number | string | null {
    const wanted = folded(this.who);
    const tables = this.#tables();
    const found =
      tables.find((table) => foldedPath(table) === wanted) ??
      tables.find(({ name }) => folded(name) === wanted);
    if (found !== undefined) return found.id;
    const before = this.#before;
    return before?.kind === 'table' && this.who === String(before.table) ? before.table : null;
  }

  /** What it is to be; null where it cannot be, the reason being shown then. */
  toGift(): Gift | null {
    this.pressed = true;
    const who = this.who.trim();
    const number = this.number.trim();
    if (this.whoProblem !== undefined || this.#counts === null) return null;
    const { level, value, add } = this.#counts;
    switch (this.kind) {
      case 'creature':
        return { kind: 'creature', creature: this.creature?.id ?? '', name: who, number };
      case 'treasure':
        return { kind: 'treasure', letters: who, level, value };
      case 'thing':
        return { kind: 'thing', name: who, quantity: number };
      case 'table': {
        const table = this.#table;
        return table === null
          ? null
          : { kind: 'table', table, times: number, add: add ?? 0, unique: this.unique };
      }
      case 'page':
        return { kind: 'page', page: who };
      case 'outcome':
        return { kind: 'outcome', outcome: who };
    }
  }

  /** Its figures; null where one that counts for its kind cannot be read, which its field says. */
  get #counts(): { level: number | null; value: number | null; add: number | null } | null {
    const { kind } = this;
    const isCounted = kind === 'creature' || kind === 'thing' || kind === 'table';
    if (isCounted && this.numberProblem !== undefined) return null;
    const level = parseNumber(this.level, levels);
    const value = parseNumber(this.value, values);
    const add = parseNumber(this.add, additions);
    const read = kind === 'treasure' ? [level, value] : kind === 'table' ? [add] : [];
    return read.some(({ problem }) => problem !== null)
      ? null
      : { level: level.value, value: value.value, add: add.value };
  }
}
