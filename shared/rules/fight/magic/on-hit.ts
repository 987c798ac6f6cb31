import { given, text, whole } from '../../common/input.ts';
import type { ActionFigures } from '../views.ts';
import { checkedRecipe, type HitDoes, type HitSeen, type Recipe } from './recipe.ts';
import { byItsWord } from './works.ts';

/** Poison, paralysis, a drain: what a hit does besides its damage. What no recipe says of it is the referee's. */
export interface OnHit<Save extends string = string> {
  /** In the words of the entry. */
  words: string;
  /** The save of whoever is hit, and what is added to it. */
  save?: Save;
  modifier?: number;
  /** What befalls who does not save. */
  recipe?: Recipe;
}

const mostModifier = 100;

/** As it was handed in, checked. Throws `bad-input`; `category` reads the book's own word for a save. */
export function readOnHit<Save extends string>(
  value: unknown,
  field: string,
  category: (value: unknown, field: string) => Save,
): string | OnHit<Save> {
  if (typeof value === 'string') return value;
  const { words, save, modifier, recipe } = given(value as OnHit, field);
  return {
    words: text(words, `${field}.words`),
    ...(save !== undefined && { save: category(save, `${field}.save`) }),
    ...(modifier !== undefined && {
      modifier: whole(modifier, `${field}.modifier`, { min: -mostModifier, max: mostModifier }),
    }),
    ...(recipe !== undefined && { recipe: byItsWord(checkedRecipe(recipe, `${field}.recipe`)) }),
  };
}

/** Bare words do nothing that is known. */
export function hitDoesOf(onHit: string | OnHit | undefined): HitDoes | null {
  if (onHit === undefined) return null;
  if (typeof onHit === 'string') return { words: onHit, save: null, modifier: 0, recipe: {} };
  const { words, save = null, modifier = 0, recipe = {} } = onHit;
  return { words, save, modifier, recipe };
}

interface Armed {
  readonly weapons?: readonly { readonly id: string; readonly onHit?: string | OnHit }[];
}

const harmless = { words: '', save: null, modifier: 0, recipe: {} } as const;

/** Those of such stats, in their order. */
export const hitsOf = (stats: object): HitSeen[] =>
  ((stats as Armed).weapons ?? []).map(({ id, onHit }) => ({
    ...(hitDoesOf(onHit) ?? harmless),
    way: id,
  }));

/** Whether there is more to it than its words. */
export const isPlayed = ({ save, recipe }: HitDoes): boolean =>
  save !== null || Object.keys(recipe).length > 0;

/** Its dice stand in no figure of the blow. */
export function besidesOf(does: HitDoes | null): Pick<ActionFigures, 'besides'> {
  if (does === null || !isPlayed(does)) return {};
  return { besides: does.save === null ? does.words : `a save against ${does.words}` };
}
