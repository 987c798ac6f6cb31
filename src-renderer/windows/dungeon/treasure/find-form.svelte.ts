import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { treasureKinds } from '../../../../shared/ipc/vocabulary.ts';
import { tables } from '../../../../shared/rules/ose/tables.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import type { Unit } from '../../delve/delve-types.ts';

type TreasureKind = (typeof treasureKinds)[number];

/** What one piece weighs by the rule, in the campaign's unit; null where the referee says it (OSE-ENCUM-2, 3). */
function weightByRule(kind: TreasureKind, unit: Unit): number | null {
  if (kind === 'otherTreasure') return null;
  const coins = tables.treasureEncumbrance[kind];
  return unit.id === 'coins' ? coins : coins / tables.units.coinsPerPound;
}

/** What stands in a field for a worth: a figure in gold, dice, the word of the table; nothing where nobody knows. */
export const worthSample = '100, 3d6x100';

type Found = CommandInput<'party.findTreasure'>['what'][number] & { quantity: number; weightEach: number };

/** The finds that come as a bare number, in the order they are asked for. */
export const countedFinds = [
  { key: 'gp', label: 'Gold', kind: 'coin', one: 'gold piece', many: 'gold pieces' },
  { key: 'sp', label: 'Silver', kind: 'coin', one: 'silver piece', many: 'silver pieces' },
  { key: 'cp', label: 'Copper', kind: 'coin', one: 'copper piece', many: 'copper pieces' },
  { key: 'ep', label: 'Electrum', kind: 'coin', one: 'electrum piece', many: 'electrum pieces' },
  { key: 'pp', label: 'Platinum', kind: 'coin', one: 'platinum piece', many: 'platinum pieces' },
  { key: 'gems', label: 'Gems', kind: 'gem', one: 'gem', many: 'gems' },
  {
    key: 'jewellery',
    label: 'Jewellery',
    kind: 'jewellery',
    one: 'piece of jewellery',
    many: 'pieces of jewellery',
  },
] as const;

/** Of these each piece has a worth. */
export const worthKeys = ['gems', 'jewellery'] as const;
type WorthKey = (typeof worthKeys)[number];
const hasWorth = (key: string): key is WorthKey => worthKeys.some((each) => each === key);

export type FindKey = (typeof countedFinds)[number]['key'];

export const countLimits = { min: 0, max: 1_000_000 };
export const quantityLimits = { min: 1, max: 1_000_000 };
export const weightLimits = { min: 0, max: 100_000, fractions: true };

const worthSaid = (text: string): { worth?: string } => (text.trim() === '' ? {} : { worth: text.trim() });

/** Sums of fractions as a person would write them. */
const hundredths = (weight: number): number => Math.round(weight * 100) / 100;

/** A thing with a name of its own: a potion, a gem worth describing, a carpet. */
export class NamedFind {
  kind = $state<TreasureKind>('otherTreasure');
  name = $state('');
  quantity = $state('1');
  weight = $state('');
  worth = $state('');

  readonly unit: Unit;

  constructor(unit: Unit) {
    this.unit = unit;
  }

  readonly ruledWeight = $derived.by(() => weightByRule(this.kind, this.unit));

  found(): Found | null {
    const quantity = parseNumber(this.quantity, quantityLimits).value;
    const weight = this.ruledWeight ?? parseNumber(this.weight, weightLimits).value;
    if (quantity === null || weight === null || this.name.trim() === '') return null;
    const named = { kind: this.kind, name: this.name.trim(), quantity, weightEach: weight };
    return { ...named, ...worthSaid(this.worth) };
  }
}

/** Everything found at one moment, as typed. */
export class FindForm {
  counts = $state<Record<FindKey, string>>({
    gp: '',
    sp: '',
    cp: '',
    ep: '',
    pp: '',
    gems: '',
    jewellery: '',
  });
  worths = $state<Record<WorthKey, string>>({ gems: '', jewellery: '' });
  named = $state<NamedFind[]>([]);
  /** A treasure table to roll on besides; empty for none. */
  table = $state('');
  where = $state('');
  pressed = $state(false);

  readonly #unit: Unit;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  readonly #counted = $derived.by(() => countedFinds.flatMap((find) => this.#countedFind(find)));

  readonly #readable = $derived.by(
    () =>
      Object.values(this.counts).every((text) => parseNumber(text, countLimits).problem === null) &&
      this.named.every((find) => find.found() !== null),
  );

  /** What everything weighs by the rule; null while something cannot be read. */
  readonly weight = $derived.by(() =>
    this.#readable
      ? hundredths(this.what().reduce((sum, { quantity, weightEach }) => sum + quantity * weightEach, 0))
      : null,
  );

  readonly empty = $derived.by(() => this.#readable && this.table === '' && this.what().length === 0);

  add(): void {
    this.named.push(new NamedFind(this.#unit));
  }

  remove(at: number): void {
    this.named.splice(at, 1);
  }

  what(): Found[] {
    return [...this.#counted, ...this.named.flatMap((find) => find.found() ?? [])];
  }

  /** What to send; null while something cannot be read or nothing is named. */
  input(): CommandInput<'party.findTreasure'> | null {
    this.pressed = true;
    if (!this.#readable || this.empty) return null;
    const besides = this.table === '' ? {} : { table: this.table };
    return { what: this.what(), ...besides, where: this.where.trim() };
  }

  /** The path in the input under which main names the worth of those. */
  worthPath(key: WorthKey): string {
    const kind = key === 'gems' ? 'gem' : 'jewellery';
    return `what.${this.#counted.findIndex((find) => find.kind === kind)}.worth`;
  }

  /** The path in the input under which main names the named find at `at`. */
  path(at: number): string {
    return `what.${this.#counted.length + at}`;
  }

  #countedFind({ key, kind, one, many }: (typeof countedFinds)[number]): Found[] {
    const quantity = parseNumber(this.counts[key], countLimits).value ?? 0;
    if (quantity === 0) return [];
    const coin = kind === 'coin' ? { coin: key } : {};
    const weightEach = weightByRule(kind, this.#unit) ?? 0;
    const worth = hasWorth(key) ? worthSaid(this.worths[key]) : {};
    return [
      { kind, name: kind === 'coin' && quantity > 1 ? many : one, quantity, weightEach, ...coin, ...worth },
    ];
  }
}
