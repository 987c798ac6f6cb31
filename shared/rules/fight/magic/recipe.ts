import { parseDice } from '../../../dice/notation.ts';
import { given, oneOf, refuse, text, whole } from '../../common/input.ts';
import { bareDamage, sureFigures, type ActionFigures } from '../views.ts';

export const lastingUnits = ['rounds', 'seconds', 'turns', 'hours'] as const;

/** How long something holds: a figure or dice of a unit, his next act, the fight, or till somebody ends it. */
export type Lasts =
  | { readonly at: 'time'; readonly amount: string; readonly unit: (typeof lastingUnits)[number] }
  | { readonly at: 'act' | 'fight' | 'said' };

export const recipeStatuses = ['unconscious', 'dead', 'fled', 'surrendered'] as const;

/** What a spell or a power does to those it is aimed at, as far as a fight can play it. The rest is the referee's. */
export interface Recipe {
  /** Dice of damage or of healing, thrown once for all. */
  readonly damage?: string;
  readonly heal?: string;
  /** What a save leaves of the damage; of anything else it leaves nothing. */
  readonly saved?: 'half' | 'none';
  /** What else it does, in a word; what the book knows of such a condition becomes his. */
  readonly effect?: string;
  readonly status?: (typeof recipeStatuses)[number];
  /** How long effect and status last: told, and ended by the referee. */
  readonly rounds?: number;
  /** Likewise, where the campaign keeps its end; of an effect only. */
  readonly lasts?: Lasts;
}

/** What a hit does besides its damage, with nothing left out. */
export interface HitDoes {
  /** In the words of the entry. */
  readonly words: string;
  readonly save: string | null;
  readonly modifier: number;
  readonly recipe: Recipe;
}

/** An attack of somebody, and what a hit with it does. */
export interface HitSeen extends HitDoes {
  readonly way: string;
}

const longest = 1e6;

function checkedDice(value: unknown, field: string): string {
  const dice = text(value, field);
  parseDice(dice, field);
  return dice;
}

function checkedLasts(raw: Lasts, field: string): Lasts {
  const { at } = given(raw, field);
  if (raw.at !== 'time') return { at: oneOf(at, `${field}.at`, ['act', 'fight', 'said'] as const) };
  const unit = oneOf(raw.unit, `${field}.unit`, lastingUnits);
  return { at: 'time', amount: checkedDice(raw.amount, `${field}.amount`), unit };
}

/** A copy of what is known of it. Throws `bad-input`, and what dice throw that are none. */
export function checkedRecipe(raw: Recipe, field: string): Recipe {
  const { damage, heal, saved, effect, status, rounds, lasts } = given(raw, field);
  if (damage !== undefined && heal !== undefined) refuse(field, 'of damage or of healing, not of both');
  return {
    ...(damage !== undefined && { damage: checkedDice(damage, `${field}.damage`) }),
    ...(heal !== undefined && { heal: checkedDice(heal, `${field}.heal`) }),
    ...(saved !== undefined && { saved: oneOf(saved, `${field}.saved`, ['half', 'none'] as const) }),
    ...(effect !== undefined && { effect: text(effect, `${field}.effect`) }),
    ...(status !== undefined && { status: oneOf(status, `${field}.status`, recipeStatuses) }),
    ...(rounds !== undefined && { rounds: whole(rounds, `${field}.rounds`, { min: 1, max: longest }) }),
    ...(lasts !== undefined && { lasts: checkedLasts(lasts, `${field}.lasts`) }),
  };
}

/** What it comes to before its dice and any save; `drops` as much damage as takes the target out, null for nobody. */
export const recipeFigures = ({ damage, heal }: Recipe, drops: number | null): ActionFigures => ({
  ...sureFigures,
  ...(damage !== undefined && { damage: bareDamage(damage), drops }),
  ...(heal !== undefined && { healing: heal }),
});

/** Damage that a save halves: fractions are dropped. */
export const halved = (damage: number): number => Math.floor(damage / 2);

/** How many dice an expression throws. */
export const diceIn = (dice: string): number =>
  parseDice(dice).terms.reduce((sum, term) => sum + (term.kind === 'dice' ? term.count : 0), 0);
