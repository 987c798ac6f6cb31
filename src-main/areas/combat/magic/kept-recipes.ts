import type { z } from 'zod';
import type { CombatAction, Overrule } from '../../../../shared/rules/combat.ts';
import { keptRecipe } from '../../../../shared/ipc/fight/recipe.ts';
import type { FightingCreature } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { Said } from '../../../../shared/rules/fight/bridge/offered.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { storedJson } from '../../../facts/stored-json.ts';
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
  const known = keptRecipe.safeParse(storedJson(facts));
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

interface Sayings {
  readonly by: string;
  readonly way: string;
  readonly kept: KeptRecipe;
}

/** What an act says of one; null where it says nothing of any. */
function saidBy(action: CombatAction | Overrule): Sayings | null {
  if (!('change' in action)) return null;
  if (action.change !== 'works' && action.change !== 'effectOf') return null;
  const { way, save, modifier } = action;
  const recipe: KeptRecipe['recipe'] = action.recipe ?? {};
  const times = action.change === 'effectOf' ? { castingTime: action.castingTime } : {};
  return {
    by: action.change === 'works' ? action.by : action.id,
    way,
    kept: defined({ recipe, save, modifier, ...times }) as KeptRecipe,
  };
}

/** "wolf spider: bite": what creatures can do is kept for their kind, everything else by its name alone. */
export const nameOfKind = (kind: string, way: string): string => `${kind.toLowerCase()}: ${way}`;

/** What is kept of a kind's powers and hits, by their names. */
export function saidOfKind(sql: Sql, kind: string): Readonly<Record<string, Said>> {
  const before = nameOfKind(kind, '');
  return Object.fromEntries(
    readRecipes(sql).flatMap(({ name, kept: { recipe, save, modifier } }) =>
      name.startsWith(before)
        ? [[name.slice(before.length), defined({ recipe, save, modifier }) as Said]]
        : [],
    ),
  );
}

const write = (sql: Sql, name: string, kept: KeptRecipe): void => {
  const facts = JSON.stringify(kept);
  const before = sql.get(named({ name }));
  if (before === undefined) sql.run(query.insertInto('spell_recipe').values({ name, facts }));
  else if (before.facts !== facts)
    sql.run(query.updateTable('spell_recipe').set({ facts }).where('id', '=', before.id));
};

/** Keeps what was said in these acts for the next time; of a creature for all of its kind in the fight too. */
export function keepRecipes(
  sql: Sql,
  fighters: readonly Fighter[],
  actions: readonly (CombatAction | Overrule)[],
): void {
  for (const action of actions) {
    const said = saidBy(action);
    if (said === null) continue;
    const foe = fighters.find(({ id }) => id === said.by)?.foe;
    if (!foe) {
      write(sql, said.way, said.kept);
      continue;
    }
    const kind = kindOfOne(foe.name);
    write(sql, nameOfKind(kind, said.way), said.kept);
    for (const { row, foe: other } of fighters) {
      if (!other || kindOfOne(other.name) !== kind) continue;
      const told = JSON.parse(row.handed) as FoeHanded;
      const { recipe, save, modifier } = said.kept;
      const next = { ...told, said: { ...told.said, [said.way]: defined({ recipe, save, modifier }) } };
      sql.run(
        query
          .updateTable('fight_fighter')
          .set({ handed: JSON.stringify(next) })
          .where('id', '=', row.id),
      );
    }
  }
}

/** What of a foe the rules were told beside its entry. */
export type FoeHanded = Pick<FightingCreature, 'said' | 'spent'>;
