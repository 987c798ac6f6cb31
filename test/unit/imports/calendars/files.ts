/** Made-up files of the shapes in which other programs write calendars; nothing of theirs stands here. */

const weekdays = ['Sun', 'Bell', 'Plough', 'Well', 'Hearth'];

/** Two months, a feast outside them, a leap month every third year, a leap day by three intervals; two moons. */
export const calendarium = () => ({
  id: 'ID_1',
  name: 'Reckoning of Vale',
  description: '<p>Kept by the <b>abbey</b>.</p>',
  static: {
    firstWeekDay: 2,
    overflow: true,
    weekdays: weekdays.map((name, at) => ({ type: 'day', name, id: `ID_d${at}` })),
    months: [
      { name: 'Thaw', type: 'month', length: 30, interval: 1, offset: 0, id: 'ID_m1' },
      { name: 'Bonfire', type: 'intercalary', length: 1, interval: 1, offset: 0, id: 'ID_m2' },
      { name: 'Rain &amp; Reed', type: 'month', length: 31, interval: 1, offset: 0, id: 'ID_m3' },
      { name: 'Ghostmonth', type: 'month', length: 20, interval: 3, offset: 1, id: 'ID_m4' },
    ],
    leapDays: [
      {
        name: 'Turnday',
        type: 'leapday',
        interval: [
          { interval: 100, exclusive: false, ignore: false },
          { interval: 20, exclusive: true, ignore: false },
          { interval: 4, exclusive: false, ignore: false },
        ],
        timespan: 0,
        intercalary: false,
        offset: 1,
        id: 'ID_l1',
      },
    ],
    moons: [
      { name: 'Pale', cycle: 29.5305891, offset: 3.25, faceColor: '#fff', shadowColor: '#000', id: 'ID_o1' },
      { name: 'Stone', cycle: 0, offset: 0, faceColor: '#fff', shadowColor: '#000', id: 'ID_o2' },
    ],
    eras: [
      {
        id: 'ID_e1',
        type: 'era',
        name: 'Before the Wall',
        format: '{{abs_year}} {{era_name}}',
        isStartingEra: true,
        isEvent: false,
        endsYear: false,
        date: { year: 1, month: 0, day: 1 },
      },
      {
        id: 'ID_e2',
        type: 'era',
        name: 'Age of Walls',
        format: 'Year {{era_year}} of the {{era_name}}',
        isStartingEra: false,
        isEvent: false,
        endsYear: true,
        date: { year: 101, month: 2, day: 5 },
      },
    ],
    displayMoons: true,
    displayDayNumber: false,
    incrementDay: false,
  },
  current: { year: 131, month: 2, day: 7 },
  seasonal: {
    type: 'Dated',
    offset: 0,
    displayColors: true,
    seasons: [
      { id: 'ID_s1', name: 'Wet', type: 'Dated', month: 0, day: 10, color: '#00f' },
      { id: 'ID_s2', name: 'Dry', type: 'Dated', month: 2, day: 3, color: '#ff0' },
    ],
    weather: { enabled: true, seed: 7 },
  },
  locations: { locations: [{ name: 'Abbey' }] },
  events: [
    {
      id: 'ID_v1',
      name: '<em>First</em> Fire',
      type: 'Recurring',
      description: '<p>Old.</p>',
      category: null,
      date: { year: [null, null], month: 1, day: 1 },
    },
    { id: 'ID_v2', name: 'Siege', type: 'Date', category: null, date: { year: 120, month: 0, day: 4 } },
    {
      id: 'ID_v3',
      name: 'Market',
      type: 'Recurring',
      category: null,
      date: { year: [null, null], month: [null, null], day: 1 },
    },
    {
      id: 'ID_v4',
      name: 'No day',
      type: 'Undated',
      category: null,
      date: { year: null, month: null, day: null },
    },
  ],
  categories: [],
});

/** A plugin's data with two calendars. */
export const calendariumData = () => ({
  autoParse: false,
  calendars: [calendarium(), { ...calendarium(), id: 'ID_2', name: 'Reckoning of Hill' }],
  defaultCalendar: 'ID_1',
  version: { major: 2 },
});

/** Version 2: months and days from 0, a year 0, a month that is shorter in leap years, a day of 20 hours. */
export const simpleCalendar = () => ({
  exportVersion: 2,
  globalConfig: {},
  permissions: {},
  calendars: [
    {
      id: 'c1',
      name: 'Mill Count',
      currentDate: { year: 12, month: 1, day: 4, seconds: 3600 },
      general: { dateFormat: { date: 'DD' } },
      leapYear: { rule: 'custom', customMod: 4, startingYear: 2 },
      months: [
        {
          name: 'Seed',
          numericRepresentation: 1,
          numberOfDays: 20,
          numberOfLeapYearDays: 21,
          intercalary: false,
          intercalaryInclude: false,
          startingWeekday: null,
        },
        {
          name: 'Stalk',
          numericRepresentation: 2,
          numberOfDays: '22',
          numberOfLeapYearDays: 20,
          intercalary: false,
          intercalaryInclude: false,
          startingWeekday: null,
        },
        {
          name: 'Grindfeast',
          numericRepresentation: -1,
          numberOfDays: 0,
          numberOfLeapYearDays: 2,
          intercalary: true,
          intercalaryInclude: true,
          startingWeekday: null,
        },
      ],
      moons: [
        {
          name: 'Wheel',
          cycleLength: 21.5,
          firstNewMoon: { yearReset: 'none', yearX: 0, year: 3, month: 0, day: 2 },
          cycleDayAdjust: 0.5,
          phases: [{ name: 'New', length: 1, icon: 'new', singleDay: true }],
          color: '#fff',
        },
      ],
      seasons: [
        {
          name: 'Sowing',
          startingMonth: 0,
          startingDay: 4,
          sunriseTime: 18000,
          sunsetTime: 54000,
          color: '#0f0',
        },
        { name: 'Reaping', startingMonth: 1, startingDay: 0, sunriseTime: 0, sunsetTime: 0, color: '#ff0' },
      ],
      time: { hoursInDay: 20, minutesInHour: 60, secondsInMinute: 60, gameTimeRatio: 1 },
      weekdays: [{ name: 'Grist' }, { name: 'Chaff' }, { name: 'Flour' }],
      year: {
        numericRepresentation: 12,
        prefix: '',
        postfix: ' MC',
        firstWeekday: 1,
        yearZero: 5,
        yearNames: ['Fat'],
      },
    },
  ],
  notes: {
    c1: [
      {
        name: 'Millers’ Day',
        content: '<p>Bread.</p><script>x</script>',
        flags: {
          'foundryvtt-simple-calendar': {
            noteData: {
              startDate: { year: 1, month: 0, day: 9 },
              endDate: { year: 1, month: 0, day: 9 },
              repeats: 3,
            },
          },
        },
      },
      {
        name: 'Flood',
        content: '',
        flags: {
          'foundryvtt-simple-calendar': {
            noteData: { startDate: { year: 1, month: 0, day: 9 }, repeats: 0 },
          },
        },
      },
    ],
  },
});

/** Of before version 2: months and days from 1. */
export const olderSimpleCalendar = () => ({
  yearSettings: { numericRepresentation: 3, prefix: 'Year', postfix: '', firstWeekday: 0 },
  monthSettings: [
    { name: 'One', numberOfDays: 10, numberOfLeapYearDays: 10, intercalary: false },
    { name: 'Two', numberOfDays: 12, numberOfLeapYearDays: 12, intercalary: false },
  ],
  weekdaySettings: [{ name: 'A' }, { name: 'B' }],
  leapYearSettings: { rule: 'custom', customMod: 0 },
  seasonSettings: [{ name: 'All', startingMonth: 2, startingDay: 1 }],
  moonSettings: [
    { name: 'Moon', cycleLength: 10, firstNewMoon: { yearReset: 'none', year: 0, month: 1, day: 1 } },
  ],
  timeSettings: { hoursInDay: 24, minutesInHour: 60, secondsInMinute: 60 },
  currentDate: { year: 3, month: 2, day: 5 },
});

/** A year 0, a cyclic leap day, one before a month that it numbers, a leap day of a leap month, conditions, other hours. */
export const fantasyCalendar = () => ({
  name: 'Tides',
  static_data: {
    year_data: {
      first_day: 2,
      overflow: true,
      global_week: ['Ebb', 'Slack', 'Flow'],
      timespans: [
        { name: 'Salt', type: 'month', length: 28, interval: 1, offset: 0 },
        { name: 'Brine', type: 'month', length: '29', interval: 0, offset: 0 },
        { name: 'Spring Tide', type: 'month', length: 7, interval: 5, offset: 2 },
      ],
      leap_days: [
        {
          name: 'High Water',
          intercalary: true,
          timespan: 0,
          day: 0,
          interval: '1',
          offset: 0,
          not_numbered: false,
          adds_week_day: false,
          week_day: '',
        },
        {
          name: 'Spray',
          intercalary: false,
          timespan: 1,
          interval: '2,5,7',
          offset: 8,
          cyclic_interval: true,
        },
        { name: 'Foam', intercalary: false, timespan: 1, interval: '400,!100,4', offset: 0 },
        { name: 'Gull', intercalary: false, timespan: 2, interval: '2', offset: 0 },
      ],
    },
    moons: [
      { name: 'Anchor', cycle: '27.32166155', shift: '4.5', granularity: 24, color: '#fff', hidden: false },
      { name: 'Dream', custom_phase: true, custom_cycle: '0,3,6', cycle: 3, shift: 0, granularity: 8 },
    ],
    clock: { hours: 30, minutes: 40, offset: 0 },
    seasons: {
      data: [
        {
          name: 'Calm',
          time: { sunrise: { hour: 10, minute: 0 }, sunset: { hour: 20, minute: 20 } },
          transition_length: 30.2,
          duration: 0,
        },
        {
          name: 'Storm',
          time: { sunrise: { hour: 12, minute: 0 }, sunset: { hour: 18, minute: 0 } },
          transition_length: 29,
          duration: 0.85,
        },
      ],
      locations: [],
      global_settings: { season_offset: -5, periodic_seasons: true, seed: 1 },
    },
    eras: [
      {
        name: 'Drowned Years',
        formatting: 'Year {{year}} {{era_name}}',
        settings: { use_custom_format: true, starting_era: false, restart: false, ends_year: false },
        date: { year: 10, timespan: 0, day: 1 },
      },
    ],
    settings: { year_zero_exists: true, layout: 'grid' },
    cycles: { format: '', data: [] },
  },
  dynamic_data: { year: 12, timespan: 0, day: 3, epoch: 0 },
  events: [
    {
      name: 'Net Blessing',
      description: '<p>Nets.</p>',
      data: {
        date: [],
        conditions: [['Month', '0', ['0']], ['&&'], ['Day', '0', ['11']]],
        has_duration: false,
      },
    },
    {
      name: 'Long Ebb',
      data: {
        date: [],
        conditions: [
          ['Month', '0', ['1']],
          ['&&'],
          ['Weekday', '0', ['Ebb']],
          ['&&'],
          ['Weekday', '8', ['2']],
        ],
      },
    },
    { name: 'Moonfish', data: { date: [], conditions: [['Moons', '0', ['0', '12']]] } },
    { name: 'First storm', data: { date: [], conditions: [['Season', '15', ['1']]] } },
    { name: 'Wreck', data: { date: [11, 0, 4], conditions: [] } },
  ],
  categories: [],
});
