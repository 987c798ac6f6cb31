import { refused } from '../../../shared/errors.ts';
import { counted } from '../../../shared/words/figures.ts';
import { offsetText } from '../../../shared/words/road.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { listed } from '../../../shared/words/names.ts';
import {
  milesLeft,
  needRoad,
  readOrders,
  readRoad,
  readStrayDays,
  readUnmet,
  writeOrders,
} from '../../facts/road/read-road.ts';
import type { Road } from '../../facts/road/read-road.ts';
import { isAstray, readWhereabouts } from '../../facts/road/whereabouts.ts';
import { withEvents } from '../../facts/words.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { setCamp } from './camp/set-camp.ts';
import { addLegs, strikeAhead } from './legs.ts';
import type { NewLeg } from './legs.ts';
import { groundUnder } from '../../facts/road/ground-under.ts';
import { forgetPlace, onMapSteps } from './map/steps.ts';
import { seeSite } from './map/passing.ts';
import { passDay, passDays } from './pass-day.ts';
import { ride } from './ride.ts';
import { groundText, milesText, momentText } from './sentences.ts';

/** A journey from its setting out to its end, and what is said of it. */
export const travelSteps: StepsOf<'travel'> = {
  'travel.begin': ({ sql, campaign }, { goal, ground }) => {
    const road = readRoad(sql);
    if (road)
      throw refused(`The party is on the road to ${road.journey.goal} already. End that journey first.`);
    const delve = readDelveRow(sql);
    if (delve) throw refused(`The party is in ${delve.name}. Come out first.`);
    if (readPeople(sql).length === 0) throw refused('Nobody is there to set out. Add a character first.');
    // On a map the ground is the map's.
    const under = groundUnder(sql) ?? ground;
    const values = { goal, ground: under, began_seconds: campaign.clock, ended_seconds: null };
    const { lastId: id } = sql.run(query.insertInto('journey').values(values));
    return { ...step(`The party sets out for ${goal}.`), value: { id } };
  },

  'travel.end': ({ sql, campaign }) => {
    const road = needRoad(sql);
    if (road.day) sql.run(query.updateTable('road_day').set({ phase: 'done' }).where('id', '=', road.day.id));
    sql.run(
      query.updateTable('journey').set({ ended_seconds: campaign.clock }).where('id', '=', road.journey.id),
    );
    const days = road.days === 0 ? '' : ` after ${counted(road.days, 'day')} on the road`;
    const events = [...lostWith(sql, road), ...loyaltyText(sql, campaign)];
    return step(withEvents(`The journey to ${road.journey.goal} ends${days}.`, events), { events });
  },

  'travel.setCourse': ({ sql }, { goal, legs }) => {
    const road = needRoad(sql);
    if (readWhereabouts(sql))
      throw refused(
        'The party is on a map: say the hexes it goes through, or take it off the map. Nothing was changed.',
      );
    const { id } = road.journey;
    sql.run(query.updateTable('journey').set({ goal }).where('id', '=', id));
    strikeAhead(sql, road);
    addLegs(sql, road, legs);
    return step(courseText(goal, legs));
  },

  'travel.setOrders': ({ sql }, { share, forage, guide, ...orders }) => {
    const before = readOrders(sql);
    const now = { ...before, ...orders, guide, share: share ? 1 : 0, forage: forage ? 1 : 0 } as const;
    writeOrders(sql, now);
    return step(ordersText(now, before));
  },
  'travel.setCamp': setCamp,

  ...onMapSteps,
  'travel.ride': ride,
  'travel.passDay': passDay,
  'travel.passDays': passDays,

  'travel.letBe': ({ sql }, { checkId }) => {
    const road = needRoad(sql);
    const unmet = readUnmet(sql, road);
    if (unmet?.id !== checkId) throw refused('No such check waits for anybody to be met.');
    sql.run(query.updateTable('road_check').set({ let_be: 1 }).where('id', '=', checkId));
    return step(`Nobody comes of the check, ${momentText(unmet.at_seconds)}.`, { hidden: true });
  },

  'travel.seeSite': seeSite,

  'travel.tell': ({ sql }) => {
    const road = needRoad(sql);
    const stray = readStrayDays(sql, road);
    const where = readWhereabouts(sql);
    if (where && isAstray(where)) forgetPlace(sql, road, where);
    else if (stray.length === 0) throw refused('They are on their course. There is nothing to tell.');
    for (const { id } of stray) sql.run(query.updateTable('road_day').set({ told: 1 }).where('id', '=', id));
    const when = stray.map(({ number, offset_degrees: off }) => `day ${number}, ${offsetText(off)}`);
    return step(`They know that they went astray${when.length === 0 ? '' : `: ${when.join('; ')}`}.`);
  },
};

/** What the journey still asked for when it ended, so that nothing goes in silence. */
function lostWith(sql: Sql, road: Road): string[] {
  const unmet = readUnmet(sql, road);
  return unmet === null ? [] : [`Whoever came, ${momentText(unmet.at_seconds)}, was not met.`];
}

/** Who might leave now; the referee throws, or does not. */
function loyaltyText(sql: Sql, campaign: Campaign): string[] {
  const told = readPeople(sql).flatMap((row) => {
    const { loyalty } = readSheet(row);
    const serves = row.kind === 'retainer' && standingOf(campaign, row).shares;
    return serves && loyalty !== null ? [`${row.name} ${loyalty}`] : [];
  });
  return told.length === 0
    ? []
    : [`Loyalty of retainers, 2d6 where the referee asks for it: ${listed(told)}.`];
}

function courseText(goal: string, legs: readonly NewLeg[]): string {
  if (legs.length === 0) return `Course to ${goal}: no way lies ahead.`;
  const told = legs.slice(0, mostTold).map(({ ground, way, miles, name }) => {
    const to = name === '' ? '' : ` to ${name}`;
    return `${groundText(ground, way)} ${milesText(miles)}${to}`;
  });
  const more = legs.length > mostTold ? [`${legs.length - mostTold} more legs`] : [];
  const all = milesText(legs.reduce((sum, leg) => sum + milesLeft({ ...leg, walked: 0 }), 0));
  return `Course to ${goal}, ${all}: ${[...told, ...more].join(', ')}.`;
}

const mostTold = 6;

type Orders = ReturnType<typeof readOrders>;

const sourceWords = {
  packs: 'from the packs',
  found: 'found',
  none: 'none',
  ground: 'where the ground has it, else from the packs',
} as const;

function ordersText(now: Orders, before: Orders): string {
  const changes = [
    now.food === before.food ? '' : `food ${sourceWords[now.food]}`,
    now.water === before.water ? '' : `water ${sourceWords[now.water]}`,
    now.share === before.share ? '' : now.share === 1 ? 'all share' : 'each eats their own',
    now.forage === before.forage ? '' : now.forage === 1 ? 'they forage' : 'nobody forages',
    now.guide === before.guide ? '' : now.guide === '' ? 'nobody guides' : `${now.guide} guides`,
  ].filter((change) => change !== '');
  return `Standing orders: ${changes.length === 0 ? 'as before' : changes.join(', ')}.`;
}
