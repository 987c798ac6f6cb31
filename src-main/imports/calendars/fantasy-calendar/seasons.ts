import type { Calendar } from '../../../../shared/calendar/calendar.ts';
import { dayOfYear } from '../../../../shared/calendar/calendar.ts';
import type { Seasons } from '../../../../shared/calendar/definition.ts';
import { calendarLimits } from '../../../../shared/calendar/definition.ts';
import type { Path } from '../../reading.ts';
import type { Light } from '../seasons-in.ts';
import { datedSeasons, longSeasons, minutesOf } from '../seasons-in.ts';
import type { Told } from '../told.ts';
import type { BuiltYear } from '../year-parts.ts';
import { dateIn } from '../year-parts.ts';

interface SeasonFacts {
  calendar: Calendar;
  year: BuiltYear;
  yearZero: boolean;
  now: number;
  /** In minutes of the file. */
  dayLength: number;
}

const at = ['static_data', 'seasons'] as const;

export function readSeasons(told: Told, facts: SeasonFacts): Seasons {
  const { reading } = told;
  const entries = told.list([...at, 'data'], calendarLimits.seasons);
  const settings = [...at, 'global_settings'];
  const begins = reading.number([...settings, 'season_offset'], -1e9, 1e9) ?? 0;
  const periodic =
    reading.value(...settings, 'periodic_seasons') === undefined ||
    reading.flag([...settings, 'periodic_seasons']);
  if (entries.length > 1)
    told.tell('seasons', 'Between two seasons the sun changes at once, not day by day.');
  if (periodic) {
    const long = entries.map(({ at: place, path }) => ({
      ...lightAt(told, path, facts.dayLength),
      name: told.name([...path, 'name'], `Season ${place + 1}`),
      days:
        (reading.number([...path, 'transition_length'], 0, calendarLimits.cycleDays) ?? 0) +
        (reading.number([...path, 'duration'], 0, calendarLimits.cycleDays) ?? 0),
    }));
    const origin = dayOfYear(facts.calendar, facts.yearZero ? 0 : 1);
    return longSeasons(facts.calendar, long, { begins: origin + begins, year: facts.now }, told);
  }
  const dated = entries.flatMap(({ at: place, path }) => {
    const name = told.name([...path, 'name'], `Season ${place + 1}`);
    const month = reading.whole([...path, 'timespan'], 0, calendarLimits.parts) ?? 0;
    const day = reading.whole([...path, 'day'], 0, 2 * calendarLimits.partDays) ?? 1;
    const date = dateIn(facts.year, { year: 1, month, day }, (said) => told.tell(`season ${name}`, said));
    const light = lightAt(told, path, facts.dayLength);
    return date ? [{ name, part: date.part, day: date.day, ...light, climate: '' }] : [];
  });
  return datedSeasons(dated, told);
}

function lightAt(told: Told, path: Path, dayLength: number): Light {
  const { reading } = told;
  const perHour = reading.number(['static_data', 'clock', 'minutes'], 1, 100_000) ?? 60;
  const moment = (which: string, usual: number): number => {
    const hour = reading.number([...path, 'time', which, 'hour'], 0, 100_000);
    const minute = reading.number([...path, 'time', which, 'minute'], 0, 100_000) ?? 0;
    return minutesOf(hour === null ? usual * dayLength : hour * perHour + minute, dayLength);
  };
  const [sunrise, sunset] = [moment('sunrise', 0.25), moment('sunset', 0.75)];
  if (sunset < sunrise) told.tell('seasons', 'Where the sun sets before it rises it rises when it sets.');
  return { sunrise: Math.min(sunrise, sunset), sunset };
}
