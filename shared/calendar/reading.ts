import type { CalendarDefinition, Era, Leap, Week, YearPart } from './definition.ts';
import { calendarLimits as limits } from './definition.ts';
import { amiss, fieldsIn, flagIn, listIn, nameIn, oneIn, orNull, textIn, wholeIn } from './fields.ts';
import { leapPeriod } from './leap.ts';
import { readHoliday, readMoon, readSeasons } from './reading-days.ts';

/**
 * A calendar from outside, checked whole. Throws `bad-input` with a sentence that names the place and what is wanted.
 */
export function readCalendar(value: unknown): CalendarDefinition {
  const fields = fieldsIn(value, 'Calendar', [
    'version',
    'name',
    'yearZero',
    'parts',
    'week',
    'eras',
    'moons',
    'seasons',
    'holidays',
  ]);
  if (fields['version'] !== 1) amiss('Calendar, version', 'only version 1 is known');
  const name = nameIn(fields['name'], 'Calendar');
  const parts = readParts(fields['parts']);
  const week = orNull(fields['week'], readWeek);
  const dates = { parts };
  const moons = listIn(fields['moons'] ?? [], 'Moons', { max: limits.moons }, (moon, at) =>
    readMoon(moon, `Moon ${at + 1}`, dates),
  );
  return {
    version: 1,
    name,
    yearZero: flagIn(fields['yearZero'] ?? false, 'Calendar, year 0'),
    parts,
    week,
    eras: readEras(fields['eras'] ?? []),
    moons,
    seasons: readSeasons(fields['seasons'] ?? { by: 'dates', list: [] }, dates),
    holidays: listIn(fields['holidays'] ?? [], 'Holidays', { max: limits.holidays }, (holiday, at) =>
      readHoliday(holiday, `Holiday ${at + 1}`, { parts, week, moons }),
    ),
  };
}

const partPlace = (kind: unknown, at: number, name?: string): string =>
  `${kind === 'festival' ? 'Festival' : 'Month'} ${at + 1}${name === undefined ? '' : ` (${name})`}`;

function readParts(value: unknown): YearPart[] {
  const parts = listIn(value, 'Months', { min: 1, max: limits.parts }, readPart);
  if (!parts.some(({ kind }) => kind === 'month')) amiss('Months', 'at least one is wanted');
  if (parts.every(({ days }) => days === 0)) amiss('Months', 'an ordinary year has at least one day');
  if (parts.filter(({ leap }) => leap !== null).length > limits.leapParts)
    amiss('Leap rules', `at most ${limits.leapParts} parts of the year have them`);
  leapPeriod(parts, limits.periodYears, (part, clause, years) =>
    amiss(
      `${partPlace(parts[part]?.kind, part, parts[part]?.name)}, leap rule ${clause + 1}`,
      `with it leap years repeat only after ${years.toLocaleString('en')} years, at most ${limits.periodYears.toLocaleString('en')} can be reckoned with`,
    ),
  );
  return parts;
}

function readPart(value: unknown, at: number): YearPart {
  const fields = fieldsIn(value, partPlace(undefined, at), ['kind', 'name', 'days', 'leap', 'weekdays']);
  const kind = oneIn(fields['kind'] ?? 'month', partPlace(undefined, at), ['month', 'festival']);
  const name = nameIn(fields['name'], partPlace(kind, at));
  const place = partPlace(kind, at, name);
  const leap = orNull(fields['leap'], (rule) => readLeap(rule, `${place}, leap rule`));
  return {
    kind,
    name,
    days: wholeIn(fields['days'], `${place}, days`, leap ? 0 : 1, limits.partDays),
    leap,
    weekdays: flagIn(fields['weekdays'] ?? kind === 'month', `${place}, days of the week`),
  };
}

function readLeap(value: unknown, place: string): Leap {
  const { days, clauses } = fieldsIn(value, place, ['days', 'clauses']);
  return {
    days: wholeIn(days, `${place}, days`, 1, limits.partDays),
    clauses: listIn(clauses, place, { min: 1, max: limits.leapClauses }, (clause, at) => {
      const where = `${place} ${at + 1}`;
      const { every, from, leap } = fieldsIn(clause, where, ['every', 'from', 'leap']);
      return {
        every: wholeIn(every, `${where}, every so many years`, 1, limits.periodYears),
        from: wholeIn(from, `${where}, from year`, -limits.year, limits.year),
        leap: flagIn(leap, `${where}, leap or not`),
      };
    }),
  };
}

function readWeek(value: unknown): Week {
  const { days, begins, first } = fieldsIn(value, 'Week', ['days', 'begins', 'first']);
  const names = listIn(days, 'Week', { min: 1, max: limits.weekDays }, (name, at) =>
    nameIn(name, `Day ${at + 1} of the week`),
  );
  return {
    days: names,
    begins: oneIn(begins ?? 'on', 'Week, how it begins', ['on', 'part', 'year']),
    first: wholeIn(first ?? 0, 'Week, its day at the beginning', 0, names.length - 1),
  };
}

function readEras(value: unknown): Era[] {
  const eras = listIn(value, 'Eras', { max: limits.eras }, (era, at) => {
    const place = `Era ${at + 1}`;
    const fields = fieldsIn(era, place, ['name', 'prefix', 'suffix', 'from', 'backwards', 'countsOn']);
    return {
      name: nameIn(fields['name'], place),
      prefix: textIn(fields['prefix'] ?? '', `${place}, before the year`, 0, limits.name),
      suffix: textIn(fields['suffix'] ?? '', `${place}, behind the year`, 0, limits.name),
      from: orNull(fields['from'], (year) =>
        wholeIn(year, `${place}, first year`, -limits.year, limits.year),
      ),
      backwards: flagIn(fields['backwards'] ?? false, `${place}, counted backwards`),
      countsOn: flagIn(fields['countsOn'] ?? false, `${place}, counted on`),
    };
  });
  eras.forEach(({ from, backwards }, at) => {
    const place = `Era ${at + 1}`;
    const before = eras[at - 1];
    if (before && from === null) amiss(`${place}, first year`, 'only the first era has none');
    if (before && (before.from ?? -Infinity) >= (from ?? -Infinity))
      amiss(`${place}, first year`, 'later than that of the era before');
    if (backwards && at === eras.length - 1) amiss(place, 'to count backwards an era that follows is wanted');
  });
  return eras;
}
