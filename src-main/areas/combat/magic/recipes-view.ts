import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Offered } from '../../../../shared/rules/fight/bridge/offered.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { crossedOf, type Content } from '../figures/crossed.ts';
import type { FightNow } from '../fight-now.ts';
import { readRecipes } from './kept-recipes.ts';

/** What is known of spells and powers: as it was said before, and as entries and books have it. */

type Known = QueryOutput<'combat.recipes'>[number];

/** Those of one who fights that are his alone; what was said of a person's power by its name stands before them. */
export function offeredTo(
  rules: CampaignRules,
  fighter: Fighter,
  content: Content,
  hp: number,
): readonly Known[] {
  const { offered = [] } = crossedOf(rules, fighter, content);
  return offered.filter(isKnown).map((one) => known(fighter.id, one, hp));
}

const isKnown = ({ save, recipe, helps, damageIsHp }: Offered): boolean =>
  save !== undefined || helps === true || damageIsHp === true || Object.keys(recipe).length > 0;

function known(
  fighter: string,
  { way, save, modifier, recipe, helps, damageIsHp }: Offered,
  hp: number,
): Known {
  return {
    name: way,
    fighter,
    kept: {
      recipe: { ...(damageIsHp === true && { damage: String(Math.max(1, hp)) }), ...recipe },
      ...(save !== undefined && { save }),
      ...(modifier !== undefined && { modifier }),
    },
    ...(helps === true && { helps }),
  };
}

/** Of all who fight, or of some of them. */
export function recipesView(
  sql: Sql,
  rules: CampaignRules,
  now: Pick<FightNow, 'state' | 'fighters'>,
  content: Content,
): Known[] {
  const said = readRecipes(sql);
  const names = new Set(said.map(({ name }) => name));
  const hp = new Map(now.state.fighters.map((each) => [each.id, each.hp]));
  const own = now.fighters.flatMap((fighter) =>
    offeredTo(rules, fighter, content, hp.get(fighter.id) ?? 0).filter(
      ({ name }) => fighter.foe !== null || !names.has(name),
    ),
  );
  return [...said, ...own];
}
