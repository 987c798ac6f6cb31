import type { Overrule } from '../../../../shared/rules/combat.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import { keepRecipes, readRecipes } from '../magic/kept-recipes.ts';
import type { Typed } from './checked-typed.ts';

const takes = titles.castingTime('');

/** How long spells take, typed as figures: said of one caster it is kept with the spell. */
export function castingRulings(sql: Sql, id: string, typed: readonly Typed[]): Overrule[] {
  const known = new Map(readRecipes(sql).map(({ name, kept }) => [name, kept]));
  const rulings = typed.flatMap(({ title, value }): Overrule[] => {
    if (!title.startsWith(takes) || value === null) return [];
    const way = title.slice(takes.length);
    const kept = known.get(way);
    return [
      {
        kind: 'overrule',
        change: 'effectOf',
        id,
        way,
        castingTime: Number(value),
        ...(kept !== undefined && { recipe: kept.recipe }),
        ...(kept?.save !== undefined && { save: kept.save }),
      },
    ];
  });
  keepRecipes(sql, [], rulings);
  return rulings;
}
