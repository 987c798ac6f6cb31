import type { List } from './form-rows.ts';

/** Where in the form a refusal belongs, by the place with which its sentence begins. */

const listOf = {
  Month: 'parts',
  Festival: 'parts',
  Era: 'eras',
  Moon: 'moons',
  Season: 'seasons',
  Holiday: 'holidays',
} as const satisfies Record<string, List>;

/** What comes behind a row's name, and the field that is meant; what is not listed is the row's first. */
const fieldsOf: Readonly<Record<List, readonly (readonly [RegExp, string])[]>> = {
  parts: [
    [/^days$/, 'days'],
    [/^leap rule, days$/, 'leapDays'],
    [/^leap rule/, 'leapYears'],
    [/^days of the week$/, 'weekdays'],
  ],
  eras: [
    [/^before the year$/, 'prefix'],
    [/^behind the year$/, 'suffix'],
    [/^first year$/, 'from'],
    [/^counted|^$/, 'counts'],
  ],
  moons: [
    [/^cycle$/, 'cycle'],
    [/^part of the day$/, 'shift'],
    [/^new moon, year$/, 'year'],
    [/^new moon, month$/, 'part'],
    [/^new moon, day$/, 'day'],
  ],
  seasons: [
    [/^sunrise/, 'sunrise'],
    [/^sunset/, 'sunset'],
    [/^climate$/, 'climate'],
    [/^month$/, 'part'],
    [/^day$/, 'day'],
    [/^days$/, 'days'],
  ],
  holidays: [
    [/^month$/, 'part'],
    [/^day$/, 'day'],
    [/^day of the week$/, 'weekday'],
    [/^which of the month$/, 'nth'],
    [/^moon$/, 'moon'],
    [/^phase$/, 'phase'],
    [/^every so many years$/, 'years'],
    [/^from year$/, 'from'],
    [/^notes$/, 'notes'],
    [/^$/, 'kind'],
  ],
};

const general: readonly (readonly [RegExp, string])[] = [
  [/^Calendar, name/, 'name'],
  [/^Week, its day/, 'first'],
  [/^Week|^Day \d+ of the week/, 'weekdays'],
  [/^Seasons, first day, year/, 'seasonsFrom.year'],
  [/^Seasons, first day, month/, 'seasonsFrom.part'],
  [/^Seasons, first day/, 'seasonsFrom.day'],
];

/** `parts.2.days`, `name`; null where it belongs to no one field. */
export function fieldOf(place: string): string | null {
  const found = /^(\w+) (\d+)(?: \(.*\))?(?:, (.*))?$/s.exec(place);
  const list = found && Object.entries(listOf).find(([word]) => word === found[1])?.[1];
  if (found && list) {
    const [, field = 'name'] = fieldsOf[list].find(([behind]) => behind.test(found[3] ?? '')) ?? [];
    return `${list}.${Number(found[2]) - 1}.${field}`;
  }
  return general.find(([begins]) => begins.test(place))?.[1] ?? null;
}
