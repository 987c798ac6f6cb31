import type { Recipe } from '../magic/recipe.ts';

/** What a power or a hit does, as the entry has it or as the referee once said. */
export interface Said {
  readonly save?: string;
  readonly modifier?: number;
  readonly recipe: Omit<Recipe, 'rounds'>;
}

/** What the card of its effect offers of a power that nobody has said anything of. */
export interface Offered extends Said {
  readonly way: string;
  /** It is used on friends. */
  readonly helps?: true;
  /** Its damage is the user's hit points at that moment. */
  readonly damageIsHp?: true;
}
