import type { Sql } from '../../db/sql.ts';
import { readCampaign, readRules } from '../../facts/campaign/read-campaign.ts';
import { readFight, readFights } from '../../facts/fight/read-fight.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { actsOf, weigh } from './acts-view.ts';
import { boardOf } from './board.ts';
import { aimOf, saveOddsOf } from './odds/odds-view.ts';
import { fightNow } from './fight-now.ts';
import type { FightNow } from './fight-now.ts';
import { figuresView } from './figures/figures-view.ts';
import { endingView } from './ending/ending-view.ts';
import { weighFlight } from './flight/weigh-flight.ts';
import { lightsView } from './lights/view.ts';
import { lyingView } from './lying/lying-view.ts';
import { planOf } from './groups/plan-view.ts';
import { fightingMembers } from './comers/people.ts';
import { thingNames } from './comers/things.ts';
import { earlierKinds } from './comers/typed-foe.ts';
import { asLines } from './musters/as-lines.ts';
import { readMusters } from './musters/musters.ts';
import { giftsView } from './magic/gifts-view.ts';
import { readRecipes } from './magic/kept-recipes.ts';
import { recipesView } from './magic/recipes-view.ts';
import { rehearsalOf } from './rehearse/kept.ts';
import { choicesOf, rehearsalView } from './rehearse/view.ts';
import { settingsView } from './settings/change-settings.ts';
import { nerveOf } from './lasting/nerve.ts';
import { termsOf } from './lasting/terms.ts';
import { lastDice } from './mend/mend-dice.ts';
import { playersView } from './players/players-view.ts';

export const combatQueries: QueriesOf<'combat'> = {
  'combat.board': (desk, { fightId }, content) => {
    const { sql } = desk.file;
    return boardOf(desk, sql, readRules(sql), { fightId, content });
  },
  'combat.lastEnded': ({ file: { sql } }) => {
    const last = readFights(sql).findLast(({ state }) => state === 'ended');
    return last ? { id: last.id, name: last.name } : null;
  },
  'combat.acts': ({ file: { sql } }, { fightId, fighter }) => {
    const now = underWay(sql, fightId);
    return now && actsOf(now, fighter);
  },
  'combat.terms': ({ file: { sql } }, { fightId }) => {
    const now = underWay(sql, fightId);
    return now && termsOf(now);
  },
  'combat.recipes': ({ file: { sql } }, { fightId }, content) => {
    const now = underWay(sql, fightId);
    return now === null ? readRecipes(sql) : recipesView(sql, readRules(sql), now, content);
  },
  'combat.gifts': ({ file: { sql } }, { fightId, fighter }, content) => {
    if (readFight(sql, fightId) === null) return null;
    const rules = readRules(sql);
    return giftsView({ sql, rules, content }, fightNow(sql, rules, fightId), fighter);
  },
  'combat.nerve': ({ file: { sql } }, { fightId }) => {
    const now = underWay(sql, fightId);
    return now && nerveOf(now);
  },
  'combat.saves': ({ file: { sql } }, input) => {
    const now = underWay(sql, input.fightId);
    return now && saveOddsOf(now, input, showsOdds(sql));
  },
  'combat.weigh': ({ file: { sql } }, { fightId, act }) => {
    const now = underWay(sql, fightId);
    return now && weigh(now, act, showsOdds(sql));
  },
  'combat.aim': ({ file: { sql } }, input) => {
    const now = underWay(sql, input.fightId);
    return now && aimOf(now, input, showsOdds(sql));
  },
  'combat.names': ({ file: { sql } }, _input, { monsters }) => ({
    people: fightingMembers(sql, readRules(sql)).map(({ row }) => row.name),
    creatures: [...monsters.entries.map(({ name }) => name), ...thingNames(readRules(sql))],
    earlier: earlierKinds(sql),
  }),
  'combat.figures': ({ file: { sql } }, { fightId, fighter }, content) => {
    if (readFight(sql, fightId) === null) return null;
    const rules = readRules(sql);
    return figuresView(rules, fightNow(sql, rules, fightId), fighter, content);
  },
  'combat.settings': ({ file: { sql } }, { fightId }) =>
    readFight(sql, fightId) && settingsView(sql, readRules(sql), fightId),
  'combat.musters': ({ file: { sql } }) => readMusters(sql),
  'combat.asLines': ({ file: { sql } }, { fightId }) =>
    readFight(sql, fightId) && asLines(sql, readRules(sql), fightId),
  'combat.flight': ({ file: { sql } }, { fightId, runners }, content) => {
    const now = underWay(sql, fightId);
    return now && weighFlight({ sql, campaign: readCampaign(sql), content }, now, runners);
  },
  'combat.lying': ({ file: { sql } }, { fightId, fighter }) =>
    readFight(sql, fightId) && lyingView(sql, fightNow(sql, readRules(sql), fightId), fighter),
  'combat.ending': ({ file: { sql } }, { fightId }, content) => {
    if (readFight(sql, fightId) === null) return null;
    const campaign = readCampaign(sql);
    const now = fightNow(sql, campaign, fightId);
    return now.row.state === 'ended' ? null : endingView(sql, campaign, now, content);
  },
  'combat.lights': ({ file: { sql } }, { fightId }) => {
    const now = underWay(sql, fightId);
    return now && lightsView(sql, readRules(sql), now);
  },
  'combat.plan': ({ file: { sql } }, { fightId, plan }) => {
    const now = underWay(sql, fightId);
    return now && planOf(now, plan, showsOdds(sql));
  },
  'combat.rehearsal': ({ campaign }, { fightId }) => {
    const kept = rehearsalOf(campaign, fightId);
    return kept && rehearsalView(kept);
  },
  'combat.rehearsalChoices': ({ file: { sql } }, { fightId }) =>
    readFight(sql, fightId) && choicesOf(fightNow(sql, readRules(sql), fightId)),
  'combat.playersView': ({ file: { sql } }, { fightId }) => playersView(sql, readRules(sql), fightId),
  'combat.lastDice': ({ file: { sql } }, { fightId }) => lastDice(sql, readRules(sql), fightId),
};

const showsOdds = (sql: Sql): boolean => readRules(sql).settings['oddsShown'] !== false;

/** Null where acts can no longer be taken in it. */
function underWay(sql: Sql, fightId: number): FightNow | null {
  if (readFight(sql, fightId) === null) return null;
  const now = fightNow(sql, readRules(sql), fightId);
  return now.row.state !== 'open' || now.played.broken !== null ? null : now;
}
