import type { Calendar } from '../../../shared/calendar/calendar.ts';
import { dayOf } from '../../../shared/calendar/calendar.ts';
import type { CalendarDate, CalendarDefinition, Era, YearPart } from '../../../shared/calendar/definition.ts';
import type { Loss } from '../losses.ts';
import { Losses } from '../losses.ts';
import { foreignLeapDays, foreignMonth } from './calendarium-leaps.ts';

/** The calendar as Calendarium's JSON, and what that does not hold. */
export function calendariumText(calendar: Calendar, today: CalendarDate): { text: string; losses: Loss[] } {
  const losses = new Losses();
  const { definition } = calendar;
  const { name, week, parts } = definition;
  const dated = (date: CalendarDate) => ({
    year: yearOf(definition, date.year),
    month: date.part,
    day: date.day,
  });
  const value = {
    id: idOf('calendar', 0),
    name,
    description: '',
    static: {
      firstWeekDay: week?.begins === 'on' ? week.first : 0,
      overflow: week?.begins !== 'part',
      weekdays: (week?.days ?? ['Day']).map((day, at) => ({ type: 'day', name: day, id: idOf('day', at) })),
      months: parts.map((part, at) => monthOf(part, at, losses)),
      leapDays: parts.flatMap((part, at) => foreignLeapDays(part, at, losses)),
      moons: definition.moons.map((moon, at) => ({
        name: moon.name,
        cycle: Number(moon.cycle),
        offset: dayOf(calendar, moon.newMoon) + Number(moon.shift),
        faceColor: '#ffffff',
        shadowColor: '#000000',
        id: idOf('moon', at),
      })),
      displayMoons: true,
      displayDayNumber: false,
      incrementDay: false,
      eras: definition.eras.map((era, at) => eraOf(definition, era, at)),
    },
    current: dated(today),
    seasonal: seasonsOf(calendar, losses),
    locations: { locations: [] },
    events: holidaysOf(definition, losses),
    categories: [],
    path: [],
    supportInlineEvents: false,
    showIntercalarySeparately: true,
  };
  tellWeeksAndMoons(definition, losses);
  return { text: `${JSON.stringify(value, null, 2)}\n`, losses: losses.all };
}

const idOf = (kind: string, at: number): string => `ID_${kind}_${at + 1}`;

/** Calendarium has no year 0, unless a file names it. */
const yearOf = ({ yearZero }: CalendarDefinition, year: number): number =>
  yearZero || year > 0 ? year : year - 1;

function monthOf(part: YearPart, at: number, losses: Losses) {
  const isOutside = !part.weekdays;
  if (isOutside !== (part.kind === 'festival'))
    losses.add('whether days outside the months count in the week');
  const { length, interval, offset } = foreignMonth(part, losses);
  return {
    name: part.name,
    type: isOutside ? 'intercalary' : 'month',
    length,
    interval,
    offset,
    id: idOf('month', at),
  };
}

function eraOf(definition: CalendarDefinition, era: Era, at: number) {
  const number = era.backwards
    ? '{{abs_year}}'
    : era.countsOn || era.from === null
      ? '{{year}}'
      : '{{era_year}}';
  return {
    id: idOf('era', at),
    type: 'era',
    name: era.name,
    format: [era.prefix, number, era.suffix].filter((piece) => piece !== '').join(' '),
    description: '',
    endsYear: false,
    isEvent: false,
    isStartingEra: era.from === null,
    category: null,
    date: { year: yearOf(definition, era.from ?? 1), month: 0, day: 1 },
  };
}

function seasonsOf(calendar: Calendar, losses: Losses) {
  const { seasons } = calendar.definition;
  losses.add('sunrise, sunset and climate of seasons', seasons.list.length);
  const common = (name: string, at: number) => ({
    id: idOf('season', at),
    name,
    color: '#888888',
    kind: 'None',
    weatherOffset: 0,
    weatherPeak: 0,
  });
  const looks = { displayColors: false, interpolateColors: false, weather: { enabled: false } };
  if (seasons.by === 'dates')
    return {
      ...looks,
      type: 'Dated',
      offset: 0,
      seasons: seasons.list.map(({ name, part, day }, at) => ({
        ...common(name, at),
        type: 'Dated',
        month: part,
        day,
      })),
    };
  return {
    ...looks,
    type: 'Periodic',
    offset: dayOf(calendar, seasons.from),
    seasons: seasons.list.map(({ name, days }, at) => ({
      ...common(name, at),
      type: 'Periodic',
      duration: days,
      peak: 0,
    })),
  };
}

function holidaysOf({ holidays }: CalendarDefinition, losses: Losses) {
  return holidays.flatMap(({ name, notes, on, every }, at) => {
    if (on.kind !== 'date') {
      losses.add(on.kind === 'moon' ? 'holidays by a moon' : 'holidays by a day of the week');
      return [];
    }
    if (every !== null && every.years > 1) losses.add('holidays that come every so many years');
    return [
      {
        id: idOf('event', at),
        name,
        type: 'Recurring',
        description: notes,
        category: null,
        date: { year: [null, null], month: on.part, day: on.day },
      },
    ];
  });
}

/** Where Calendarium counts otherwise than is counted here. */
function tellWeeksAndMoons({ week, parts, moons }: CalendarDefinition, losses: Losses): void {
  if (week === null) losses.add('that there are no weeks');
  if (week?.begins === 'year') losses.add('weeks that start anew every year');
  if (week?.begins === 'part' && week.first !== 0) losses.add('the day of the week that begins a month');
  if (parts.some((part) => part.days === 0 && part.weekdays) && week?.begins === 'on')
    losses.add('leap months in the count of weeks');
  if (moons.length > 0 && parts.some((part) => !part.weekdays || part.days === 0))
    losses.add('days outside the months, and leap months, in the count of moons');
}
