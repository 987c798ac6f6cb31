import { parseNumber, type Limits } from '../../../components/fields/number-text.ts';
import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import {
  coinKinds,
  itemKinds,
  itemStates,
  type CoinKind,
  type ItemKind,
  type ItemState,
} from '../../../../shared/ipc/vocabulary.ts';
import { factLimits, factsOf, factTexts, type FactTexts } from './fact-draft.ts';
import type { Thing } from '../../../lib/party/party-types.ts';
import { kindWords } from '../../../lib/party/thing-words.ts';

type NewThing = CommandInput<'inventory.add'>['item'];
type ThingChanges = CommandInput<'inventory.edit'>['changes'];

export const thingLimits = {
  quantity: { min: 1, max: 1_000_000 },
  weightEach: { min: 0, max: 1_000_000, fractions: true },
  costEach: { min: 0, max: 10_000_000, fractions: true },
  charges: { min: 0, max: 1000 },
  capacity: { min: 0, max: 1_000_000, fractions: true },
} satisfies Record<string, Limits>;
export type NumberKey = keyof typeof thingLimits;
const numberKeys = Object.keys(thingLimits) as NumberKey[];

const text = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** One thing as it is being typed: every figure stays the text it was typed as. */
export class ThingDraft {
  name = $state('');
  kind = $state<ItemKind>('gear');
  coin = $state<CoinKind>('gp');
  state = $state<ItemState>('carried');
  notes = $state('');
  numbers = $state<Record<NumberKey, string>>({
    quantity: '1',
    weightEach: '0',
    costEach: '',
    charges: '',
    capacity: '',
  });
  facts = $state<FactTexts>(factTexts({}));
  readonly #before: Thing | null;

  constructor(thing: Thing | null) {
    this.#before = thing;
    if (thing === null) return;
    this.name = thing.name;
    this.kind = thing.kind;
    this.coin = thing.coin ?? 'gp';
    this.state = thing.state;
    this.notes = thing.notes;
    for (const key of numberKeys) this.numbers[key] = text(thing[key]);
    this.facts = factTexts(thing.facts);
  }

  chooseKind(value: string): void {
    this.kind = itemKinds.find((kind) => kind === value) ?? this.kind;
  }

  chooseCoin(value: string): void {
    this.coin = coinKinds.find((kind) => kind === value) ?? this.coin;
  }

  chooseState(value: string): void {
    this.state = itemStates.find((state) => state === value) ?? this.state;
  }

  get isArms(): boolean {
    return this.kind === 'weapon' || this.kind === 'ammunition';
  }

  get isArmour(): boolean {
    return this.kind === 'armour' || this.kind === 'shield';
  }

  #number(key: NumberKey): number | null {
    return parseNumber(this.numbers[key], thingLimits[key]).value;
  }

  /** What hinders sending, by field; empty where nothing does. */
  problems(): Record<string, string> {
    const wrong: Record<string, string> = {};
    if (this.name.trim() === '' && this.kind !== 'coin') wrong['name'] = 'Say what it is.';
    for (const key of numberKeys) {
      const { problem } = parseNumber(this.numbers[key], thingLimits[key]);
      if (problem !== null) wrong[key] = problem;
    }
    if (this.#number('quantity') === null) wrong['quantity'] ??= 'How many? From 1.';
    for (const [key, limits] of Object.entries(factLimits)) {
      const { problem } = parseNumber(this.facts[key as keyof FactTexts], limits);
      if (problem !== null) wrong[`facts.${key}`] = problem;
    }
    return wrong;
  }

  #common() {
    const isCoin = this.kind === 'coin';
    return {
      kind: this.kind,
      name: this.name.trim() === '' ? kindWords[this.kind] : this.name.trim(),
      quantity: this.#number('quantity') ?? 1,
      weightEach: this.#number('weightEach') ?? 0,
      costEach: this.#number('costEach'),
      coin: isCoin ? this.coin : null,
      charges: this.#number('charges'),
      capacity: this.#number('capacity'),
      notes: this.notes,
      facts: factsOf(this.facts, this.#before?.facts ?? {}, this.kind),
    };
  }

  input(): NewThing {
    return { ...this.#common(), state: this.state };
  }

  /** Only what was changed. */
  changes(before: Thing): ThingChanges {
    const now = this.#common();
    const entries = Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Thing]),
    );
    return Object.fromEntries(entries);
  }
}
