import type { Dice } from '../dice/dice.ts';
import { TurnkeeperError } from '../errors.ts';
import type { Reason } from '../rules/common/reason.ts';
import shipped from './shipped-tables.json' with { type: 'json' };

/** The weather of a day: two dice on a table of climate and season, from the foulest total to the fairest. */

export interface WeatherLine {
  low: number;
  high: number;
  words: string;
  /** The same without a word on the wind, which at sea is thrown for itself; left out where there is none in it. */
  atSea?: string;
  /** So dense that nobody sees far. */
  fog: boolean;
}

export interface WeatherTable {
  name: string;
  lines: readonly WeatherLine[];
}

export const weatherTotals = { least: 2, most: 12 } as const;
const weatherDice = 2;
const weatherSides = 6;

/** The program's own, for campaigns that wrote none of those names. */
export const shippedWeather: readonly WeatherTable[] = shipped;

const fallback = 'any season';
const usualSeasons = ['spring', 'summer', 'autumn', 'winter'] as const;
const plain = (name: string): string => name.trim().toLowerCase();
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

/** The climates for which a table stands, by the names of the tables: those of no season, and what stands before one. */
export function climatesOf(tables: readonly WeatherTable[], seasons: readonly string[]): string[] {
  const all = [...seasons, ...usualSeasons, fallback].map(plain);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const season = all.find((each) => plain(name).endsWith(` ${each}`));
    const climate = all.includes(plain(name)) ? '' : season ? name.trim().slice(0, -season.length - 1) : name;
    if (plain(climate) !== '' && !found.has(plain(climate))) found.set(plain(climate), climate.trim());
  }
  return [...found.values()];
}

/**
 * The table of a climate in a season, by its name: "dry winter" before "dry" before "winter" before "any season". A
 * climate or season without a name says nothing.
 */
export function weatherTableFor<Table extends WeatherTable>(
  tables: readonly Table[],
  { climate, season }: { climate: string; season: string },
): Table {
  const named = (name: string) =>
    plain(name) === '' ? undefined : tables.find((table) => sameName(table.name, name));
  const both = climate === '' || season === '' ? '' : `${climate} ${season}`;
  const found = named(both) ?? named(climate) ?? named(season) ?? named(fallback);
  if (found === undefined) throw new Error('No weather stands for any season.');
  return found;
}

/** Fouler than this hangs on, as does fairer. */
const hangsOn = { foul: 4, fair: 10 } as const;

/** What yesterday's total adds to today's; null where nobody knows of yesterday. */
export function shiftAfter(yesterday: number | null): -1 | 0 | 1 {
  if (yesterday === null) return 0;
  if (yesterday <= hangsOn.foul) return -1;
  return yesterday >= hangsOn.fair ? 1 : 0;
}

export interface Weather extends Pick<WeatherLine, 'words' | 'fog'> {
  total: number;
  reasons: Reason[];
}

/** Throws today's weather; the total stays within the table. `wind`, in words, stands in place of the weather's own. */
export function throwWeather(
  table: WeatherTable,
  shift: -1 | 0 | 1,
  dice: Dice,
  wind: string | null = null,
): Weather {
  const faces = Array.from({ length: weatherDice }, () => dice.roll(weatherSides));
  const thrown = faces.reduce((sum, face) => sum + face, 0);
  const total = Math.min(weatherTotals.most, Math.max(weatherTotals.least, thrown + shift));
  const line = table.lines.find(({ low, high }) => low <= total && total <= high);
  if (!line) throw new Error(`No weather of ${table.name} stands at ${total}.`);
  const { words, atSea = words, fog } = line;
  return {
    total,
    words: wind === null ? words : `${atSea}, wind: ${wind}`,
    fog,
    reasons: [
      { source: `weather, ${table.name}`, value: thrown, rule: 'referee' },
      ...(shift === 0 ? [] : [{ source: 'as yesterday', value: shift < 0 ? '−1' : '+1', rule: 'referee' }]),
    ],
  };
}

/** The lines in order of their totals. Throws bad-input where a total has no weather, or more than one. */
export function checkedLines(lines: readonly WeatherLine[]): WeatherLine[] {
  for (let total: number = weatherTotals.least; total <= weatherTotals.most; total += 1) {
    const many = lines.filter(({ low, high }) => low <= total && total <= high).length;
    if (many === 1) continue;
    throw new TurnkeeperError(
      'bad-input',
      `${many === 0 ? 'No weather stands' : `${many} lines stand`} at ${total}; each total from ${weatherTotals.least} to ${weatherTotals.most} has one. Nothing was changed.`,
      { lines: many === 0 ? `Say what ${total} means.` : `Say once what ${total} means.` },
    );
  }
  return [...lines].sort((one, other) => one.low - other.low);
}
