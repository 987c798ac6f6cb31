import type { Again, Gift } from '../../../../../shared/tables/table.ts';
import { parseNumber } from '../../../../components/fields/number-text.ts';
import type { ListedTable, NewRow, RowView } from '../table-types.ts';
import { GiftDraft } from './gift-draft.svelte.ts';

const mostGifts = 8;
export const moreTimes = { min: 1, max: 20 };

/** What a row does beside its text, as it is typed over: what it gives, whether it is thrown again, its note. */
export class RowMore {
  gifts = $state.raw<readonly GiftDraft[]>([]);
  again = $state<'stands' | 'reroll' | 'more'>('stands');
  times = $state('1');
  once = $state(false);
  note = $state('');
  readonly #tables: () => readonly ListedTable[];

  constructor(row: RowView | null, tables: () => readonly ListedTable[]) {
    this.#tables = tables;
    if (row === null) return;
    this.gifts = row.gives.map((gift) => new GiftDraft(gift, tables));
    this.once = row.once;
    this.note = row.note;
    if (row.again === 'reroll') this.again = 'reroll';
    else if (row.again !== null) {
      this.again = 'more';
      this.times = String(row.again.more);
    }
  }

  /** Why nothing more can be given. */
  readonly full: string | undefined = $derived.by(() =>
    this.gifts.length >= mostGifts ? `A row gives at most ${mostGifts} things.` : undefined,
  );

  addGift(): void {
    if (this.full === undefined) this.gifts = [...this.gifts, new GiftDraft(null, this.#tables)];
  }

  removeGift(gift: GiftDraft): void {
    this.gifts = this.gifts.filter((each) => each !== gift);
  }

  /** What it is to be; null where it cannot be, the reason being shown then. */
  toRow(): Required<Pick<NewRow, 'gives' | 'again' | 'once' | 'note'>> | null {
    const again = this.#again;
    const given = this.gifts.filter(({ isEmpty }) => !isEmpty).map((gift) => gift.toGift());
    const gives = given.filter((gift): gift is Gift => gift !== null);
    if (again === undefined || gives.length < given.length) return null;
    return { gives, again, once: this.once, note: this.note };
  }

  /** Undefined where its figure cannot be read. */
  get #again(): Again | null | undefined {
    if (this.again !== 'more') return this.again === 'reroll' ? 'reroll' : null;
    const { value } = parseNumber(this.times, moreTimes);
    return value === null ? undefined : { more: value };
  }
}
