import type { z } from 'zod';
import type { CombatAction, Overrule } from '../../../../shared/rules/combat.ts';
import { keptRecipe } from '../../../../shared/ipc/play/fight/recipe.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';

/** What spells, powers and hits do, as the referee once said it: kept by their names. */

export type KeptRecipe = z.output<typeof keptRecipe>;

const all = query.selectFrom('spell_recipe').select(['name', 'facts']).orderBy('name');
const named = withValues(({ name }: { name: string }) =>
  query.selectFrom('spell_recipe').select(['id', 'facts']).where('name', '=', name),
);

/** What cannot be read is as if it had never been said. */
function read(facts: string): KeptRecipe | null {
  const known = keptRecipe.safeParse(JSON.parse(facts));
  return known.success ? known.data : null;
}

export const readRecipes = (sql: Sql): { name: string; kept: KeptRecipe }[] =>
  sql.all(all).flatMap(({ name, facts }) => {
    const kept = read(facts);
    return kept === null ? [] : [{ name, kept }];
  });

export const readCastingTimes = (sql: Sql): ReadonlyMap<string, number> =>
  new Map(
    readRecipes(sql).flatMap(({ name, kept: { castingTime } }) =>
      castingTime === undefined ? [] : [[name, castingTime] as const],
    ),
  );

const defined = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;

/** What an act says of one; null where it says nothing of any. */
function saidBy(action: CombatAction | Overrule): { name: string; kept: KeptRecipe } | null {
  if (!('change' in action)) return null;
  if (action.change !== 'works' && action.change !== 'effectOf') return null;
  const { way, save } = action;
  const recipe: KeptRecipe['recipe'] = action.recipe ?? {};
  const more =
    action.change === 'works' ? { modifier: action.modifier } : { castingTime: action.castingTime };
  return {
    name: way,
    kept: defined({ recipe, save, ...more }) as KeptRecipe,
  };
}

/** Keeps what was said in these acts for the next time. */
export function keepRecipes(sql: Sql, actions: readonly (CombatAction | Overrule)[]): void {
  for (const action of actions) {
    const said = saidBy(action);
    if (said === null) continue;
    const facts = JSON.stringify(said.kept);
    const before = sql.get(named({ name: said.name }));
    if (before === undefined) sql.run(query.insertInto('spell_recipe').values({ name: said.name, facts }));
    else if (before.facts !== facts)
      sql.run(query.updateTable('spell_recipe').set({ facts }).where('id', '=', before.id));
  }
}
