import type { CalendarDefinition, Leap, Seasons, YearPart } from './definition.ts';

/** Calendars anybody may begin with, free of anybody's setting. */

const month = (name: string, days: number, leap: Leap | null = null): YearPart => ({
  kind: 'month',
  name,
  days,
  leap,
  weekdays: true,
});

/** A day that stands outside the months and the week. */
const feast = (name: string, days = 1, leap: Leap | null = null): YearPart => ({
  kind: 'festival',
  name,
  days,
  leap,
  weekdays: false,
});

const oneDay = (...clauses: Leap['clauses']): Leap => ({ days: 1, clauses });
const every = (years: number, from: number, leap = true) => ({ every: years, from, leap });

const sevenDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const englishMonths = (february: Leap): YearPart[] => [
  month('January', 31),
  month('February', 28, february),
  month('March', 31),
  month('April', 30),
  month('May', 31),
  month('June', 30),
  month('July', 31),
  month('August', 31),
  month('September', 30),
  month('October', 31),
  month('November', 30),
  month('December', 31),
];

const beforeAndAfter = [
  { name: 'Before Christ', prefix: '', suffix: 'BC', from: null, backwards: true, countsOn: false },
  { name: 'Anno Domini', prefix: '', suffix: 'AD', from: 1, backwards: false, countsOn: false },
];

/** Hours of the middle latitudes. */
const lightOf = {
  spring: { name: 'Spring', sunrise: 350, sunset: 1130, climate: '' },
  summer: { name: 'Summer', sunrise: 270, sunset: 1210, climate: '' },
  autumn: { name: 'Autumn', sunrise: 370, sunset: 1090, climate: '' },
  winter: { name: 'Winter', sunrise: 460, sunset: 980, climate: '' },
};

interface Beginning {
  part: number;
  day: number;
}

/** In the order of the year, which may begin with any of them. */
const seasons = (begin: Partial<Record<keyof typeof lightOf, Beginning>>): Seasons => ({
  by: 'dates',
  list: (Object.keys(lightOf) as (keyof typeof lightOf)[])
    .flatMap((season) => {
      const at = begin[season];
      return at ? [{ ...lightOf[season], ...at }] : [];
    })
    .toSorted((one, other) => one.part - other.part || one.day - other.day),
});

const earthMoon = { name: 'Moon', cycle: '29.530589' };

const gregorian: CalendarDefinition = {
  version: 1,
  name: 'Gregorian',
  yearZero: false,
  parts: englishMonths(oneDay(every(4, 0), every(100, 0, false), every(400, 0))),
  week: { days: sevenDays, begins: 'on', first: 0 },
  eras: beforeAndAfter,
  moons: [{ ...earthMoon, newMoon: { year: 2000, part: 0, day: 6 }, shift: '0.759722' }],
  seasons: seasons({
    spring: { part: 2, day: 20 },
    summer: { part: 5, day: 21 },
    autumn: { part: 8, day: 22 },
    winter: { part: 11, day: 21 },
  }),
  holidays: [{ name: 'New Year’s Day', notes: '', on: { kind: 'date', part: 0, day: 1 }, every: null }],
};

const julian: CalendarDefinition = {
  version: 1,
  name: 'Julian',
  yearZero: false,
  parts: englishMonths(oneDay(every(4, 0))),
  week: { days: sevenDays, begins: 'on', first: 5 },
  eras: beforeAndAfter,
  moons: [{ ...earthMoon, newMoon: { year: 1999, part: 11, day: 24 }, shift: '0.759722' }],
  seasons: seasons({
    spring: { part: 2, day: 12 },
    summer: { part: 5, day: 13 },
    autumn: { part: 8, day: 14 },
    winter: { part: 11, day: 13 },
  }),
  holidays: [{ name: 'New Year’s Day', notes: '', on: { kind: 'date', part: 0, day: 1 }, every: null }],
};

/**
 * Leap years as they were while it was in use (3, 7, 11), and by the count of the Gregorian calendar beyond, since the
 * equinox of Paris is no rule of whole numbers.
 */
const republican: CalendarDefinition = {
  version: 1,
  name: 'French Republican',
  yearZero: false,
  parts: [
    ...[
      'Vendémiaire',
      'Brumaire',
      'Frimaire',
      'Nivôse',
      'Pluviôse',
      'Ventôse',
      'Germinal',
      'Floréal',
      'Prairial',
      'Messidor',
      'Thermidor',
      'Fructidor',
    ].map((name) => month(name, 30)),
    feast('Jour de la vertu'),
    feast('Jour du génie'),
    feast('Jour du travail'),
    feast('Jour de l’opinion'),
    feast('Jour des récompenses'),
    feast('Jour de la révolution', 0, oneDay(every(4, 3), every(100, 99, false), every(400, 399))),
  ],
  week: {
    days: [
      'Primidi',
      'Duodi',
      'Tridi',
      'Quartidi',
      'Quintidi',
      'Sextidi',
      'Septidi',
      'Octidi',
      'Nonidi',
      'Décadi',
    ],
    begins: 'part',
    first: 0,
  },
  eras: [{ name: 'Of the Republic', prefix: 'an', suffix: '', from: 1, backwards: false, countsOn: false }],
  moons: [{ ...earthMoon, newMoon: { year: 208, part: 3, day: 16 }, shift: '0.759722' }],
  seasons: seasons({
    autumn: { part: 0, day: 1 },
    winter: { part: 3, day: 1 },
    spring: { part: 6, day: 1 },
    summer: { part: 9, day: 1 },
  }),
  holidays: [],
};

const coptic: CalendarDefinition = {
  version: 1,
  name: 'Coptic',
  yearZero: false,
  parts: [
    ...[
      'Thout',
      'Paopi',
      'Hathor',
      'Koiak',
      'Tobi',
      'Meshir',
      'Paremhat',
      'Parmouti',
      'Pashons',
      'Paoni',
      'Epip',
      'Mesori',
    ].map((name) => month(name, 30)),
    month('Pi Kogi Enavot', 5, oneDay(every(4, 3))),
  ],
  week: { days: sevenDays, begins: 'on', first: 4 },
  eras: [{ name: 'Of the Martyrs', prefix: '', suffix: 'AM', from: 1, backwards: false, countsOn: false }],
  moons: [{ ...earthMoon, newMoon: { year: 1716, part: 3, day: 27 }, shift: '0.759722' }],
  seasons: { by: 'dates', list: [] },
  holidays: [],
};

/** Months by what happens on the land. */
const landMonths = [
  'Frost',
  'Thaw',
  'Sowing',
  'Bud',
  'Bloom',
  'Hay',
  'High Sun',
  'Harvest',
  'Fruit',
  'Leaf-fall',
  'Mist',
  'Dark',
];

const sixDays = ['Firstday', 'Secondday', 'Thirdday', 'Fourthday', 'Fifthday', 'Lastday'];

const twelveThirties: CalendarDefinition = {
  version: 1,
  name: 'Twelve thirties',
  yearZero: false,
  parts: landMonths.map((name) => month(name, 30)),
  week: { days: sixDays, begins: 'on', first: 0 },
  eras: [],
  moons: [{ name: 'Moon', cycle: '30', newMoon: { year: 1, part: 0, day: 1 }, shift: '0' }],
  seasons: seasons({
    spring: { part: 2, day: 1 },
    summer: { part: 5, day: 1 },
    autumn: { part: 8, day: 1 },
    winter: { part: 11, day: 1 },
  }),
  holidays: [
    { name: 'Midsummer', notes: '', on: { kind: 'date', part: 6, day: 15 }, every: null },
    { name: 'Harvest moon', notes: '', on: { kind: 'moon', moon: 0, phase: 'full', part: 7 }, every: null },
  ],
};

const thirteenMoons: CalendarDefinition = {
  version: 1,
  name: 'Thirteen moons and a day',
  yearZero: false,
  parts: [...[...landMonths, 'Long Night'].map((name) => month(name, 28)), feast('Year’s End')],
  week: {
    days: ['Moonday', 'Wellday', 'Fieldday', 'Hearthday', 'Marketday', 'Restday', 'Sunday'],
    begins: 'part',
    first: 0,
  },
  eras: [],
  moons: [{ name: 'Moon', cycle: '28.076923', newMoon: { year: 1, part: 0, day: 1 }, shift: '0' }],
  seasons: {
    by: 'dates',
    list: [
      { ...lightOf.spring, part: 2, day: 1 },
      { ...lightOf.summer, part: 5, day: 1 },
      { ...lightOf.autumn, part: 8, day: 1 },
      { ...lightOf.winter, part: 11, day: 1 },
    ],
  },
  holidays: [],
};

const farmersYear: CalendarDefinition = {
  version: 1,
  name: 'Farmer’s year',
  yearZero: false,
  parts: [
    month('Frost', 30),
    month('Thaw', 30),
    feast('Plough Day'),
    month('Sowing', 30),
    month('Bud', 30),
    month('Bloom', 30),
    feast('May Fire'),
    month('Hay', 30),
    feast('Midsummer'),
    month('High Sun', 30),
    month('Harvest', 30),
    month('Fruit', 30),
    feast('Harvest Home'),
    month('Leaf-fall', 30),
    month('Mist', 30),
    month('Dark', 30),
    feast('Midwinter'),
  ],
  week: { days: sixDays, begins: 'on', first: 0 },
  eras: [],
  moons: [{ ...earthMoon, newMoon: { year: 1, part: 0, day: 1 }, shift: '0' }],
  seasons: seasons({
    spring: { part: 2, day: 1 },
    summer: { part: 7, day: 1 },
    autumn: { part: 12, day: 1 },
    winter: { part: 15, day: 1 },
  }),
  holidays: [],
};

export const calendarPresets = {
  gregorian,
  julian,
  republican,
  coptic,
  twelveThirties,
  thirteenMoons,
  farmersYear,
} as const satisfies Record<string, CalendarDefinition>;
