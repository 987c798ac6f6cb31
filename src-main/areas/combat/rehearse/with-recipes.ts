import { ruled } from '../../../../shared/rehearsal/what-if.ts';
import type { CombatState, Overrule } from '../../../../shared/rules/combat.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Content } from '../figures/crossed.ts';
import type { FightNow } from '../fight-now.ts';
import { recipesView } from '../magic/recipes-view.ts';

/**
 * In a fight on the board the referee says what a spell or power does as it is used; a rehearsal has nobody to ask, and so
 * plays what was said before, or what entry and book say. What nobody has said anything of does nothing.
 */

interface Gift {
  readonly id: string;
}

interface Gifted {
  readonly spells?: readonly Gift[];
  readonly powers?: readonly Gift[];
  readonly wands?: readonly Gift[];
}

const stores = ['spells', 'powers', 'wands'] as const;

export function withRecipes(
  sql: Sql,
  rules: CampaignRules,
  now: FightNow,
  state: CombatState,
  content: Content,
): CombatState {
  const known = recipesView(sql, rules, { ...now, state }, content);
  const of = (id: string, way: string) =>
    known.find(({ name, fighter }) => fighter === id && name === way) ??
    known.find(({ name, fighter }) => fighter === undefined && name === way);
  const changes = state.fighters.flatMap((fighter): Overrule[] => {
    const { stats = {} } = fighter as { stats?: Gifted };
    const part: Record<string, readonly Gift[]> = {};
    for (const store of stores) {
      const own = stats[store] ?? [];
      const taught = own.map((gift) => {
        const recipe = of(fighter.id, gift.id);
        if (recipe === undefined) return gift;
        const { save, recipe: does } = recipe.kept;
        const aim = does.heal === undefined && recipe.helps !== true ? 'foe' : 'ally';
        return { ...gift, recipe: does, aim, ...(save !== undefined && { save }) };
      });
      if (taught.some((gift, at) => gift !== own[at])) part[store] = taught;
    }
    return Object.keys(part).length === 0
      ? []
      : [{ kind: 'overrule', change: 'part', id: fighter.id, stats: part }];
  });
  return changes.length === 0 ? state : ruled(now.machine, state, changes);
}
