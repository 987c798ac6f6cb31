import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { effectWords } from '../../../../shared/rules/fight/magic/effect-words.ts';
import type { HitSeen } from '../../../../shared/rules/fight/magic/recipe.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import type { Sql } from '../../../db/sql.ts';
import { crossedOf, type Content } from '../figures/crossed.ts';
import { kindOf } from '../figures/figures-view.ts';
import type { FightNow } from '../fight-now.ts';
import { recipesView } from './recipes-view.ts';

type Gifts = NonNullable<QueryOutput<'combat.gifts'>>;

interface Known {
  readonly sql: Sql;
  readonly rules: CampaignRules;
  readonly content: Content;
}

/** What the referee should know of one who fights before a die falls; null for one who is not there. */
export function giftsView({ sql, rules, content }: Known, now: FightNow, id: string): Gifts | null {
  const { machine, state, fighters } = now;
  const fighter = fighters.find((each) => each.id === id);
  const look = machine.seen(state).find((each) => each.id === id);
  if (!fighter || !look) return null;
  const hits = machine.hits(state, id).map((hit) => ({
    way: hit.way,
    words: hit.words,
    does: effectWords(hit, machine.saves),
    kept: keptOf(hit),
  }));
  const recipes = recipesView(sql, rules, { state, fighters: [fighter] }, content);
  const does = (way: string): string => {
    const known =
      recipes.find((each) => each.name === way && each.fighter === id) ??
      recipes.find((each) => each.name === way && each.fighter === undefined);
    return known === undefined ? '' : effectWords(known.kept, machine.saves);
  };
  const uses = [...look.powers, ...look.spells].map(({ way, left }) => ({ way, left, does: does(way) }));
  const shots = look.shots.map(({ way, left }) => ({ way, left, does: '' }));
  // What a line above says already is not said again as printed.
  const told = new Set([...hits.map(({ way, words }) => `${way}: ${words}`), ...uses.map(({ way }) => way)]);
  const isTold = (note: string): boolean =>
    told.has(note) || uses.some(({ way, does: known }) => known !== '' && note.startsWith(`${way}: `));
  return {
    fighter: id,
    ...kindOf(fighter, fighters),
    hits,
    uses: [...uses, ...shots],
    notes: notesOf(rules, fighter, content).filter((note) => !isTold(note)),
  };
}

const keptOf = ({ recipe, save, modifier }: HitSeen): Gifts['hits'][number]['kept'] => ({
  recipe,
  ...(save !== null && { save }),
  ...(modifier !== 0 && { modifier }),
});

/** Of a beast of the party its sheet says it. */
function notesOf(rules: CampaignRules, fighter: Fighter, content: Content): readonly string[] {
  const { notes = [] } = crossedOf(rules, fighter, content);
  const special = fighter.person && readSheet(fighter.person).creature?.special;
  return special ? [...notes, special] : notes;
}
