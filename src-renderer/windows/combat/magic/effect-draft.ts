import { parseDice } from '../../../../shared/dice/notation.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Act, Row } from '../fight-types.ts';
import { readCondition } from '../lasting/condition-line.ts';

/** The card of an effect: what is typed on it, and what it says of a spell, a power or a hit. */

type Works = Extract<Act, { change: 'works' }>;
export type Recipe = Works['recipe'];
export type Kept = QueryOutput<'combat.recipes'>[number]['kept'];

export type Terms = NonNullable<QueryOutput<'combat.terms'>>;

export interface EffectTexts {
  readonly damage: string;
  readonly heal: string;
  /** The category; empty where there is no save. */
  readonly save: string;
  readonly saved: 'none' | 'half';
  readonly modifier: string;
  /** With how long it holds, as for a condition. */
  readonly condition: string;
  readonly status: string;
  readonly castingTime: string;
}

export const nothingSaid: EffectTexts = {
  damage: '',
  heal: '',
  save: '',
  saved: 'none',
  modifier: '0',
  condition: '',
  status: '',
  castingTime: '',
};

export const becomes = [
  { value: '', label: 'Stays in the fight' },
  { value: 'unconscious', label: 'Is unconscious' },
  { value: 'dead', label: 'Dies' },
  { value: 'fled', label: 'Flees' },
  { value: 'surrendered', label: 'Gives up' },
];

/** "asleep 1d4+1 rounds", as it is typed. */
function conditionText({ effect = '', lasts }: Recipe): string {
  if (effect === '' || lasts === undefined || lasts.at === 'said') return effect;
  return lasts.at === 'time' ? `${effect} ${lasts.amount} ${lasts.unit}` : `${effect} ${lasts.at}`;
}

/** What was said of it the last time. */
export const textsOf = ({ recipe, save = '', modifier = 0, castingTime }: Kept): EffectTexts => ({
  damage: recipe.damage ?? '',
  heal: recipe.heal ?? '',
  save,
  saved: recipe.saved ?? 'none',
  modifier: String(modifier),
  condition: conditionText(recipe),
  status: recipe.status ?? '',
  castingTime: castingTime === undefined ? '' : String(castingTime),
});

const isStatus = (text: string): text is NonNullable<Recipe['status']> =>
  text !== '' && becomes.some(({ value }) => value === text);

/** Why these are no dice; nothing where they are, or where nothing is typed. */
export function unreadDice(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    parseDice(text.trim());
    return undefined;
  } catch {
    return 'Those are no dice; such as 6d6 or 1d4+1.';
  }
}

/** What the card says; `known` are the words for conditions. */
export function recipeOf(texts: EffectTexts, known: readonly string[]): Recipe {
  const [damage, heal] = [texts.damage.trim(), texts.heal.trim()];
  const line = readCondition(texts.condition, known);
  return {
    ...(damage !== '' && { damage }),
    ...(heal !== '' && { heal }),
    ...(damage !== '' && texts.save !== '' && texts.saved === 'half' && { saved: 'half' }),
    ...(line !== null && { effect: line.name, lasts: line.ends }),
    ...(isStatus(texts.status) && { status: texts.status }),
  };
}

/** The save with what the referee adds; nothing where there is none. */
export function saveOf({ save, modifier }: EffectTexts): Pick<Works, 'save' | 'modifier'> {
  const plus = Number(modifier);
  return save === '' ? {} : { save, ...(plus !== 0 && { modifier: plus }) };
}

/** Those whose labels are named, in the order they are named in; the first letters that are nobody's. */
export function labelled(
  text: string,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly stranger: string | null } {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const named = words.map((word) => rows.find(({ label }) => label === word));
  const at = named.indexOf(undefined);
  const found = named.filter((row) => row !== undefined);
  return { rows: [...new Set(found)], stranger: at < 0 ? null : (words[at] ?? null) };
}

export const labelsOf = (rows: readonly Row[]): string => rows.map(({ label }) => label).join(' ');
