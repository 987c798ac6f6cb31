import { parseNumber, type Limits } from '../../../components/fields/number-text.ts';
import type { ItemFacts } from '../../../../shared/ipc/party/sheet.ts';
import type { ItemKind } from '../../../../shared/ipc/vocabulary.ts';

/** What the kind of a thing says of it, as it is being typed. */
export interface FactTexts {
  acBonus: string;
  magicBonus: string;
  hands: string;
  short: string;
  medium: string;
  long: string;
  damage: string;
  damageTwoHanded: string;
  armourType: string;
}

export const factLimits = {
  acBonus: { min: -20, max: 20 },
  magicBonus: { min: -10, max: 10 },
  hands: { min: 1, max: 2 },
  short: { min: 0, max: 10_000 },
  medium: { min: 0, max: 10_000 },
  long: { min: 0, max: 10_000 },
} satisfies Partial<Record<keyof FactTexts, Limits>>;

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const factTexts = (facts: ItemFacts): FactTexts => ({
  acBonus: text(facts.acBonus),
  magicBonus: text(facts.magicBonus),
  hands: text(facts.hands),
  short: text(facts.range?.short),
  medium: text(facts.range?.medium),
  long: text(facts.range?.long),
  damage: facts.damage ?? '',
  damageTwoHanded: facts.damageTwoHanded ?? '',
  armourType: facts.armourType ?? '',
});

const number = (typed: string): number | undefined => parseNumber(typed).value ?? undefined;
const words = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed.trim());

function rangeOf({ short, medium, long }: FactTexts): ItemFacts['range'] {
  const first = number(short);
  if (first === undefined) return undefined;
  const second = number(medium) ?? first;
  return { short: first, medium: second, long: number(long) ?? second };
}

const armourTypes = ['unarmoured', 'light', 'heavy'] as const;

/** The facts typed over those there were; what belongs to another kind of thing goes. */
export function factsOf(texts: FactTexts, before: ItemFacts, kind: ItemKind): ItemFacts {
  const isArmour = kind === 'armour' || kind === 'shield';
  const isArms = kind === 'weapon' || kind === 'ammunition';
  const typed: { [Key in keyof ItemFacts]: ItemFacts[Key] | undefined } = {
    ...before,
    acBonus: isArmour ? number(texts.acBonus) : undefined,
    armourType: kind === 'armour' ? armourTypes.find((type) => type === texts.armourType) : undefined,
    magicBonus: number(texts.magicBonus),
    damage: isArms ? words(texts.damage) : undefined,
    damageTwoHanded: isArms ? words(texts.damageTwoHanded) : undefined,
    hands: isArms ? number(texts.hands) : undefined,
    range: isArms ? rangeOf(texts) : undefined,
  };
  const given = Object.entries(typed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
