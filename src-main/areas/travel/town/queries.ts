import { dayAndTime, secondsAt } from '../../../../shared/clock.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Sql } from '../../../db/sql.ts';
import { saidOnDays } from '../../../facts/calendar/reminders.ts';
import { dated } from '../../../facts/calendar/read-calendar.ts';
import { readCampaign } from '../../../facts/campaign/read-campaign.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { daySeconds } from '../../../../shared/clock.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import { readServants, WageCount, wagesFallen } from '../../../facts/party/wages.ts';
import { readRoad } from '../../../facts/road/read-road.ts';
import { coinsIn, payerName } from '../../../facts/treasure/pay-out.ts';
import { goldInWords } from '../../../facts/treasure/pay.ts';
import { worthOf } from '../../../facts/treasure/purse.ts';
import { pursesOf } from '../../../facts/treasure/purses.ts';
import type { QueriesOf } from '../../../steps/query-handler.ts';
import { duesOn, sumOfDues } from '../../../facts/treasure/pay-dues.ts';
import { readyDay } from '../pass-day.ts';
import { dockable, dockOf, dockText, stillToPay, undoneText } from './dock.ts';
import type { Dock } from './dock.ts';
import { boardOf, lodgersOf, townAt } from './lodgers.ts';
import type { Stay } from './lodgers.ts';
import { coinsShort, packsShort, stayAsked, stayToBe } from './day-in-town.ts';

type Preview = QueryOutput<'town.preview'>;
type Falls = Preview['falls'][number];

export const townQueries: QueriesOf<'town'> = {
  'town.preview': ({ file: { sql } }, input) => {
    const campaign = readCampaign(sql);
    const party = readParty(sql);
    const { heads, beasts, perDay } = lodgersOf(sql, campaign, input, party);
    const known = pursesOf(party);
    const docks = dockable({ sql, campaign });
    const base = { heads, beasts, perDay, purses: known, docks };
    const nothing = { healing: '', days: 0, total: 0, until: null, stops: null, falls: [] };
    try {
      townAt(sql, input);
      const purse = {
        id: input.purse,
        name: payerName(sql, input.purse),
        copper: worthOf(coinsIn(sql, input.purse)),
      };
      const road = readRoad(sql) ?? stayToBe(campaign.clock);
      const { facts } = readyDay({ sql, campaign }, stayAsked(road.day, boardOf(input)), road);
      const dock = dockOf({ sql, campaign }, input);
      const opening = { perDay, purse, dock, morning: facts.morning, ground: road.journey.ground };
      const played = playStay(sql, campaign, input, opening);
      if (played.days === 0) return { ...base, ...nothing, refusal: played.stops, purse };
      const healing = facts
        .heals(facts.country)
        .map(({ name, count, sides }) => `${name} ${count === 1 ? '' : count}d${sides}`);
      return { ...base, ...played, healing: listed(healing), refusal: null, purse };
    } catch (thrown) {
      if (!(thrown instanceof TurnkeeperError)) throw thrown;
      return {
        ...base,
        ...nothing,
        refusal: thrown.message,
        purse: { id: input.purse, name: '', copper: 0 },
      };
    }
  },
};

interface Opening {
  perDay: number;
  purse: Preview['purse'];
  dock: Dock | null;
  /** The first morning, in seconds of the clock. */
  morning: number;
  ground: Parameters<typeof packsShort>[1];
}

/** Day by day on figures alone, as the stay itself goes. */
function playStay(
  sql: Sql,
  campaign: Campaign,
  input: Stay,
  { perDay, purse, dock, morning, ground }: Opening,
): Pick<Preview, 'days' | 'total' | 'until' | 'stops' | 'falls'> {
  const board = boardOf(input);
  const fallsOn = fallsBetween(sql, campaign);
  const dayOf = (seconds: number) => dayAndTime(seconds).day;
  const moment = dated(sql);
  const dateOn = (day: number) => ({ day, date: moment(secondsAt(day, 0, 0)).date });
  const falls: Falls[] = [];
  let clock = campaign.clock;
  let stops: string | null = null;
  let days = 0;
  let paid = 0;
  while (days < input.days && stops === null) {
    const next = morning + days * daySeconds;
    stops =
      coinsShort(purse.name, purse.copper - paid - days * perDay, perDay, stillToPay(dock, days)) ??
      packsShort({ sql, campaign }, ground, board, dayOf(next) - dayOf(campaign.clock));
    if (stops !== null) break;
    if (dock?.days === days + 1) {
      paid += dock.copper;
      falls.push({ ...dateOn(dayOf(next)), text: dockText(sql, dock) });
    }
    const left = purse.copper - paid - (days + 1) * perDay;
    const fallen = fallsOn(dayOf(clock), dayOf(next), input.payWages ? left : 0);
    falls.push(...fallen.falls);
    stops = fallen.stops;
    paid += fallen.paid;
    clock = next;
    days += 1;
  }
  if (dock !== null && days > 0 && days < dock.days)
    falls.push({ ...dateOn(dayOf(clock)), text: undoneText(dock, days) });
  const isWhole = days === input.days;
  return {
    days,
    total: days * perDay + paid,
    until: days === 0 ? null : moment(clock),
    stops: isWhole ? null : stops,
    falls,
  };
}

interface Fallen {
  falls: Falls[];
  /** In copper. */
  paid: number;
  /** What the stay stops for; null for nothing. */
  stops: string | null;
}

/** Reminders and wages of the days after one, up to another; the wages paid where what is left for them is enough. */
function fallsBetween(sql: Sql, campaign: Campaign): (from: number, to: number, forWages: number) => Fallen {
  const today = dayAndTime(campaign.clock).day;
  const moment = dated(sql);
  const dateOf = (day: number) => moment(secondsAt(day, 0, 0)).date;
  const count = new WageCount(sql);
  let servants = readServants(sql, campaign).map((servant) => ({
    ...servant,
    fromDay: servant.fromDay ?? today,
  }));
  return (from, to, forWages) => {
    const reminders = saidOnDays(sql, from + 1, to);
    const wages = wagesFallen(servants, count, { from, to });
    const dues = duesOn(servants, count, to);
    const sum = sumOfDues(dues);
    const paid = sum > 0 && sum <= forWages ? sum : 0;
    if (paid > 0)
      servants = servants.map((servant) => ({
        ...servant,
        fromDay: count.due(servant, to)?.day ?? servant.fromDay,
      }));
    const told = (
      paid > 0 ? dues.map(({ servant, due }) => ({ name: servant.row.name, copper: due.copper })) : wages
    ).map(({ name, copper }) => `${name} ${goldInWords(copper)}`);
    const text = `${paid > 0 ? 'Wages are paid' : 'Wages fall due'}: ${listed(told)}.`;
    const reminded = reminders.map(({ day, text: words }) => ({ day, date: dateOf(day), text: words }));
    const due = told.length === 0 ? [] : [{ day: to, date: dateOf(to), text }];
    return {
      falls: [...reminded, ...due],
      paid,
      stops: (paid > 0 ? reminded : [...reminded, ...due])[0]?.text ?? null,
    };
  };
}
