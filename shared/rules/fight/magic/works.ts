import { rollTotal } from '../../../dice/roll.ts';
import type { CombatEvent, Overrule } from '../../combat.ts';
import { bool, given, list, text, whole } from '../../common/input.ts';
import { CONTENT } from '../../common/reason.ts';
import { statusOf } from '../conditions.ts';
import { tell, type Draft } from '../draft.ts';
import { lengthWords } from './effect-words.ts';
import { checkedRecipe, diceIn, recipeStatuses, type Lasts, type Recipe } from './recipe.ts';

/** What a spell, a power or a hit does, at the referee's call: through the recipes of the book, on whoever he names. */

/** What is at work, checked: its name, what it does, and the save against it. */
export interface Working {
  readonly id: string;
  readonly recipe: Recipe;
  /** In the book's word, which the book checks. */
  readonly save: string | undefined;
  readonly modifier: number;
  /** Against magic some save better. */
  readonly magical: boolean;
}

type Works = Extract<Overrule, { readonly change: 'works' }>;

const mostModifier = 100;

/** A condition that takes one out of the fight does so by its word. */
export function byItsWord(recipe: Recipe): Recipe {
  const { effect, status } = recipe;
  const meant = effect === undefined ? null : statusOf(effect);
  const known = recipeStatuses.find((one) => one === meant);
  return status === undefined && known !== undefined ? { ...recipe, status: known } : recipe;
}

/** Throws `bad-input`, and what dice throw that are none. */
export function checkedWorking({ way, recipe, save, modifier, magical }: Works): Working {
  return {
    id: text(way, 'way'),
    recipe: byItsWord(checkedRecipe(given(recipe, 'recipe'), 'recipe')),
    save: save === undefined ? undefined : text(save, 'save'),
    modifier:
      modifier === undefined ? 0 : whole(modifier, 'modifier', { min: -mostModifier, max: mostModifier }),
    magical: magical === undefined || bool(magical, 'magical'),
  };
}

export const namedPlaces = (
  { ids }: Works,
  placeOf: (id: unknown, field: string) => number,
): readonly number[] => [...new Set(list(ids, 'ids').map((id) => placeOf(id, 'ids')))];

function lengthOf(draft: Draft, way: string, by: string | null, amount: string): number {
  if (/^\d+$/.test(amount)) return Number(amount);
  const dice = amount;
  draft.dice.about?.({
    what: 'chance',
    title: `How long ${way} holds`,
    rule: CONTENT,
    by,
    way,
    dice,
    of: diceIn(dice),
  });
  return Math.max(1, rollTotal(dice, draft.dice));
}

/**
 * Tells what befell some of them from here on with how long it holds, which is thrown once for all. Dice: those of its
 * length, where it is not a figure and somebody is befallen.
 */
export function tellLasting(
  draft: Draft,
  from: number,
  by: string | null,
  { id, recipe }: Pick<Working, 'id' | 'recipe'>,
): void {
  const { effect, lasts } = recipe;
  if (effect === undefined || lasts === undefined) return;
  const isOfIt = ({ as, detail }: CombatEvent): boolean => as === 'effect' && detail === effect;
  if (!draft.events.slice(from).some(isOfIt)) return;
  const length: Lasts =
    lasts.at === 'time' ? { ...lasts, amount: String(lengthOf(draft, id, by, lasts.amount)) } : lasts;
  for (let at = from; at < draft.events.length; at += 1) {
    const event = draft.events[at];
    if (event === undefined || !isOfIt(event)) continue;
    const detail = `${effect}, ${lengthWords(length)}`;
    draft.events[at] = {
      ...event,
      kind: 'afflicts',
      as: 'afflicts',
      detail,
      holds: { name: effect, lasts: length },
    };
  }
}

/** Of what is only told, whom it is on. */
export function tellPlainly(
  draft: Draft,
  ats: readonly number[],
  by: string,
  { id, recipe, save }: Working,
): void {
  if (save !== undefined || Object.keys(recipe).length > 0) return;
  for (const at of ats) {
    const whom = draft.fighters[at];
    if (whom) tell(draft, { kind: 'effect', as: 'effect', id: whom.id, by, detail: id });
  }
}
