import { query } from '../../../lib/bridge.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { Equipment, Ware } from '../../../lib/party/party-types.ts';
import { copperOf, moneyText, spent, thingsBought, type NewItem, type Purchase } from './basket.ts';

const shownAtMost = 12;

interface Offer {
  ware: Ware;
  group: string;
}

const sameWare = (one: Ware, other: Ware): boolean => one.list === other.list && one.id === other.id;

/** Buying by typing: what matches, which of it is meant, what is in the basket. */
export class Shop {
  text = $state('');
  active = $state(0);
  basket = $state.raw<readonly Purchase[]>([]);
  problem = $state<string | null>(null);
  equipment = $state.raw<Equipment | null>(null);
  failure = $state.raw<Failure | null>(null);

  async load(): Promise<void> {
    if (this.equipment !== null) return;
    const reply = await query('content.equipment', {});
    if (reply.ok) this.equipment = reply.value;
    else this.failure = reply.error;
  }

  /** A number before the name buys so many: "3 torch". */
  get wanted(): { times: number; words: string[] } {
    const [, times = '1', rest = ''] = /^\s*(?:(\d{1,3})\s+)?(.*)$/.exec(this.text) ?? [];
    const words = rest
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    return { times: Math.max(1, Number(times)), words };
  }

  /** Those whose name begins with what is typed come first. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const { words } = this.wanted;
    const [first] = words;
    if (first === undefined) return [];
    const all = (this.equipment?.groups ?? []).flatMap(({ title, wares }) =>
      wares.map((ware) => ({ ware, group: title })),
    );
    const matching = all.filter(({ ware }) => words.every((word) => ware.name.toLowerCase().includes(word)));
    const early = ({ ware }: Offer): number => (ware.name.toLowerCase().startsWith(first) ? 0 : 1);
    return matching.sort((one, other) => early(one) - early(other)).slice(0, shownAtMost);
  });

  get chosen(): Offer | null {
    return this.offers[Math.min(this.active, this.offers.length - 1)] ?? null;
  }

  typed(text: string): void {
    this.text = text;
    this.active = 0;
    this.problem = null;
  }

  step(by: 1 | -1): void {
    const { length } = this.offers;
    if (length > 0) this.active = (this.active + by + length) % length;
  }

  /** Buys what is meant, as long as `purse` copper pieces pay for it. */
  buy(ware: Ware, times: number, purse: number): void {
    const price = copperOf(ware.costGp ?? 0) * times;
    const left = purse - spent(this.basket);
    if (price > left) {
      this.problem = `${ware.name} costs ${moneyText(price)}; ${moneyText(left)} are left.`;
      return;
    }
    const known = this.basket.some((purchase) => sameWare(purchase.ware, ware));
    this.basket = known
      ? this.basket.map((each) => (sameWare(each.ware, ware) ? { ware, times: each.times + times } : each))
      : [...this.basket, { ware, times }];
    this.typed('');
  }

  /** One fewer; the last one takes the line away. */
  giveBack(ware: Ware): void {
    this.problem = null;
    this.basket = this.basket
      .map((each) => (sameWare(each.ware, ware) ? { ware, times: each.times - 1 } : each))
      .filter(({ times }) => times > 0);
  }

  get things(): NewItem[] {
    return thingsBought(this.basket);
  }

  get spent(): number {
    return spent(this.basket);
  }
}
