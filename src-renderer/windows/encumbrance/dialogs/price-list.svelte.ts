import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { itemKinds, type ItemKind } from '../../../../shared/ipc/vocabulary.ts';

type Price = CommandInput<'campaign.setPrices'>['prices'][number];
type Known = QueryOutput<'content.equipment'>['prices'][number];

const limits = {
  costGp: { min: 0, max: 1_000_000, fractions: true },
  weight: { min: 0, max: 1_000_000, fractions: true },
  quantity: { min: 1, max: 1000 },
} as const;
export type PriceNumber = keyof typeof limits;

/** One ware of the list as it is being typed. */
export class PriceLine {
  name = $state('');
  kind = $state<ItemKind>('gear');
  numbers = $state<Record<PriceNumber, string>>({ costGp: '', weight: '0', quantity: '1' });

  constructor(known: Known | null = null) {
    if (known === null) return;
    this.name = known.name;
    this.kind = known.kind;
    this.numbers = {
      costGp: String(known.costGp),
      weight: String(known.weight),
      quantity: String(known.quantity),
    };
  }

  get blank(): boolean {
    return this.name.trim() === '' && this.numbers.costGp.trim() === '';
  }

  choose(kind: string): void {
    this.kind = itemKinds.find((each) => each === kind) ?? this.kind;
  }

  problem(key: PriceNumber | 'name'): string | undefined {
    if (key === 'name') return this.name.trim() === '' ? 'Name it.' : undefined;
    const { value, problem } = parseNumber(this.numbers[key], limits[key]);
    return problem ?? (value === null ? 'A number.' : undefined);
  }

  get wrong(): boolean {
    return (['name', 'costGp', 'weight', 'quantity'] as const).some((key) => this.problem(key) !== undefined);
  }

  get price(): Price {
    const value = (key: PriceNumber): number => parseNumber(this.numbers[key], limits[key]).value ?? 0;
    return {
      name: this.name.trim(),
      kind: this.kind,
      costGp: value('costGp'),
      weight: value('weight'),
      quantity: value('quantity'),
    };
  }
}

/** The campaign's own price list while it is being typed; empty lines are left out. */
export class PriceList {
  lines = $state<PriceLine[]>([]);
  tried = $state(false);
  readonly step = new Step('campaign.setPrices');

  constructor(known: readonly Known[]) {
    this.lines = known.map((each) => new PriceLine(each));
    this.grow();
  }

  /** Keeps one empty line at the end for the next ware. */
  grow(): void {
    if (this.lines.at(-1)?.blank !== true) this.lines.push(new PriceLine());
  }

  get filled(): PriceLine[] {
    return this.lines.filter((line) => !line.blank);
  }

  /** Why a field of a line cannot be so: told once somebody tried, or by the program. */
  problem(line: PriceLine, key: PriceNumber | 'name'): string | undefined {
    const at = this.filled.indexOf(line);
    const own = this.tried && at !== -1 ? line.problem(key) : undefined;
    return own ?? (at === -1 ? undefined : this.step.problem(`prices.${at}.${key}`));
  }

  async keep(): Promise<boolean> {
    this.tried = true;
    if (this.filled.some((line) => line.wrong)) return false;
    return (await this.step.take({ prices: this.filled.map((line) => line.price) })) !== null;
  }
}
