import type { SaveName } from '../views.ts';
import type { Lasts, Recipe } from './recipe.ts';

/** What a spell, a power or a hit does, in words. */

interface Does {
  readonly recipe: Recipe;
  readonly save?: string | null;
  readonly modifier?: number;
}

const endWords = {
  act: 'until the next act',
  fight: 'until the fight ends',
  said: 'until it is ended',
} as const;

export function lengthWords(lasts: Lasts): string {
  if (lasts.at !== 'time') return endWords[lasts.at];
  return lasts.amount === '1' ? `1 ${lasts.unit.slice(0, -1)}` : `${lasts.amount} ${lasts.unit}`;
}

const becomes = { unconscious: 'unconscious', dead: 'dies', fled: 'flees', surrendered: 'gives up' } as const;

function recipeWords({ damage, heal, effect, status, lasts }: Recipe): string {
  const holds = lasts === undefined || lasts.at === 'said' ? '' : ` ${lengthWords(lasts)}`;
  return [
    ...(damage === undefined ? [] : [`${damage} damage`]),
    ...(heal === undefined ? [] : [`${heal} healing`]),
    ...(effect === undefined ? [] : [`${effect}${holds}`]),
    // What is dead by its word is not said twice.
    ...(status === undefined || status === effect ? [] : [becomes[status]]),
  ].join(', ');
}

/** "save against poison −2, or dies", "save against breath for half: 6d6 damage"; nothing where nothing is known. */
export function effectWords({ recipe, save, modifier = 0 }: Does, saves: readonly SaveName[]): string {
  const does = recipeWords(recipe);
  if (save === undefined || save === null) return does;
  const { title } = saves.find(({ key }) => key === save) ?? { title: save };
  const added = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`;
  // A book with one save calls it that.
  const call = saves.length === 1 ? `save${added}` : `save against ${title.toLowerCase()}${added}`;
  if (does === '') return call;
  return recipe.damage !== undefined && recipe.saved === 'half'
    ? `${call} for half: ${does}`
    : `${call}, or ${does}`;
}
