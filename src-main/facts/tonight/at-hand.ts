import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import { counted } from '../../../shared/words/figures.ts';
import { goldInWords } from '../treasure/pay.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { dateWords, readStoredCalendar } from '../calendar/read-calendar.ts';
import { nextFalls, readReminders } from '../calendar/reminders.ts';
import { readCompany, type Supplies } from '../delve/company.ts';
import { readDelve, type Delve } from '../delve/read-delve.ts';
import { openEffects } from '../effects/read-effects.ts';
import { pantryOf } from '../needs/pantry.ts';
import { isPerson } from '../party/kinds.ts';
import { readParty } from '../party/read-party.ts';
import { readServants, WageCount } from '../party/wages.ts';
import { readWeatherOn } from '../weather/read-weather.ts';
import { lightWords } from '../words.ts';
import { leftInWords, unitSeconds } from '../effects/left.ts';

type Standing = QueryOutput<'prep.tonight'>['standing'];

/** Reminders are told that fall on today or within so many days. */
const daysAhead = 7;

/** How the company stands, under a word each; a word under which there is nothing to say is left out. */
export function standingNow(sql: Sql, campaign: Campaign): Standing {
  const { day } = dayAndTime(campaign.clock);
  const delve = readDelve(sql);
  const weather = readWeatherOn(sql, day)?.words;
  return [
    { label: 'Weather', lines: weather === undefined ? [] : [weather] },
    { label: 'Light', lines: lightsBurning(delve?.lights ?? []) },
    { label: 'Stores', lines: storesOf(sql) },
    { label: 'Wages', lines: wagesDue(sql, campaign, day) },
    { label: 'Effects', lines: effectsEnding(sql, campaign, delve !== null) },
    { label: 'Coming', lines: remindersFrom(sql, day) },
  ].filter(({ lines }) => lines.length > 0);
}

/** "Odo: torch, 3 turns". */
const lightsBurning = (lights: Delve['lights']): string[] =>
  lights
    .filter(({ turns_left: left }) => left !== 0)
    .map(({ bearer, kind, lit, turns_left: left }) => {
      const burns = left === null ? 'without end' : counted(left, 'turn');
      return `${bearer}: ${lightWords[kind]}, ${burns}${lit === 1 ? '' : ', out'}`;
    });

const supplyWords: Readonly<Record<Supply, readonly [one: string, many: string]>> = {
  torch: ['torch', 'torches'],
  oilFlask: ['flask of oil', 'flasks of oil'],
  candle: ['candle', 'candles'],
};
type Supply = Exclude<keyof Supplies, 'lantern' | 'tinder'>;
const burnt = Object.keys(supplyWords) as Supply[];

/** What there is to burn, to eat and to drink, whoever carries it. */
function storesOf(sql: Sql): string[] {
  const company = readCompany(sql);
  const party = readParty(sql);
  const mouths = company.filter(({ kind, standing }) => isPerson(kind) && standing.shares).length;
  const fuel = burnt.map((kind) => {
    const count = company.reduce((sum, { supplies }) => sum + supplies[kind], 0);
    return count === 0 ? '' : counted(count, ...supplyWords[kind]);
  });
  const fare = (['ration', 'water'] as const).map((ware) => {
    const { had } = pantryOf(party, ware);
    if (had === 0) return '';
    const what = ware === 'ration' ? counted(had, 'ration') : `${counted(had, 'day')} of water`;
    return mouths < 2 ? what : `${what}, ${counted(Math.floor(had / mouths), 'day')} for ${mouths}`;
  });
  return [...fuel, ...fare].filter((line) => line !== '');
}

/** Who is owed, or is due by today. */
function wagesDue(sql: Sql, campaign: Campaign, today: number): string[] {
  const count = new WageCount(sql);
  return readServants(sql, campaign).flatMap((servant) => {
    const copper = servant.owed + (count.due(servant, today)?.copper ?? 0);
    return copper === 0 ? [] : [`${servant.row.name}: ${goldInWords(copper)}`];
  });
}

/** "Shield on Hild: 2 turns"; the soonest first, those without an end last. */
function effectsEnding(sql: Sql, campaign: Campaign, inDungeon: boolean): string[] {
  const units = unitSeconds(campaign, inDungeon);
  return openEffects(sql)
    .toSorted((one, other) => (one.until_seconds ?? Infinity) - (other.until_seconds ?? Infinity))
    .map(({ name, who, until_seconds: until }) => {
      const left = until === null ? 'until ended' : leftOf(until - campaign.clock, units, inDungeon);
      return `${name} on ${who}: ${left}`;
    });
}

const leftOf = (seconds: number, units: ReturnType<typeof unitSeconds>, inDungeon: boolean): string =>
  seconds <= 0 ? 'over' : leftInWords(seconds, units, inDungeon);

/** "Market at Reedham: day 5 (Fourthday, 9 Harvest 812)". */
function remindersFrom(sql: Sql, today: number): string[] {
  const { kept } = readStoredCalendar(sql);
  return readReminders(sql)
    .flatMap((reminder) => {
      const day = nextFalls(sql, reminder, today);
      return day === null || day > today + daysAhead ? [] : [{ day, words: reminder.words }];
    })
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, words }) => {
      const when = day === today ? ['today'] : [`day ${day}`, ...(kept ? [dateWords(kept, day)] : [])];
      return `${words}: ${when.join(', ')}`;
    });
}
