import { yesNo } from '../common/setting.ts';
import type { Setting } from '../system.ts';
import { tables } from './tables.ts';
import type { RoadSettings } from './terms.ts';

const { overland } = tables;

/** What no book says stands here and not in the tables: hours, and whether a rider counts. */
export const roadDefaults: RoadSettings = {
  wildernessChecksPerDay: overland.usualChecksPerDay,
  setOutHour: 8,
  marchHours: 8,
  forcedMarchHours: 12,
  oarHours: 8,
  sailHours: 24,
  riderWeight: 0,
  streams: true,
  coursesByTheirMap: true,
  roadDayInOneStep: true,
  weather: false,
};

type HoursKey = 'marchHours' | 'forcedMarchHours' | 'oarHours' | 'sailHours';

const hours = (key: HoursKey, title: string, help: string, rule: string): Setting => ({
  key,
  title,
  help,
  rule,
  kind: 'number',
  min: 1,
  max: 24,
  step: 1,
  default: roadDefaults[key],
  unit: 'hours',
});

/** Settings of the road and the sea. */
export const roadSettings: readonly Setting[] = [
  {
    key: 'wildernessChecksPerDay',
    title: 'Wandering checks a day outdoors',
    help: 'Usually one; the book allows up to four, on land and on water. With 0 nothing is met by chance.',
    rule: 'OSE-WILD-16',
    inUse: true,
    kind: 'number',
    min: 0,
    max: overland.maxChecksPerDay,
    step: 1,
    default: roadDefaults.wildernessChecksPerDay,
  },
  {
    key: 'setOutHour',
    title: 'Hour of setting out',
    help: 'Of the 24-hour clock: when a day on the road begins, and the night before it ends.',
    rule: 'OSE-WILD-1',
    inUse: true,
    kind: 'number',
    min: 0,
    max: 23,
    step: 1,
    default: roadDefaults.setOutHour,
  },
  {
    ...hours(
      'marchHours',
      'Hours of a march',
      'An ordinary day’s miles are spread evenly over them.',
      'OSE-WILD-10',
    ),
    inUse: true,
  },
  {
    ...hours(
      'forcedMarchHours',
      'Hours of a forced march',
      'Half as many miles again, over longer hours.',
      'OSE-WILD-12',
    ),
    inUse: true,
  },
  {
    ...hours(
      'oarHours',
      'Hours at the oars',
      'A day’s miles by oars are spread evenly over them.',
      'OSE-WATER-6',
    ),
    inUse: true,
  },
  {
    ...hours(
      'sailHours',
      'Hours under sail',
      'A day’s miles by sail are spread evenly over them; 24 is through the night.',
      'OSE-WATER-6',
    ),
    inUse: true,
  },
  {
    key: 'riderWeight',
    title: 'What a rider weighs on a mount, in pounds',
    help: 'Of the body alone, beside its things; 0 where only what riders carry counts. Ten coins of weight are a pound.',
    rule: 'OSE-ENCUM-2',
    inUse: true,
    kind: 'number',
    min: 0,
    max: 1000,
    step: 5,
    default: roadDefaults.riderWeight,
    unit: 'lb',
  },
  {
    ...yesNo(
      'streams',
      'Streams on the way',
      'Water is found everywhere but in deserts, barren and broken land and at sea. Off: only in settled land, cities and swamps, and where water is marked.',
      'OSE-TIME-4',
      roadDefaults.streams,
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'coursesByTheirMap',
      'Courses by what the players know',
      'On a map the way goes over ground that they know as it is best, and straight through what they do not. Off: the best way of all, by your map.',
      'OSE-WILD-1',
      roadDefaults.coursesByTheirMap,
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'roadDayInOneStep',
      'A quiet day is one step',
      'The march goes on to the next morning, camp and supper with it, unless something asks for you. Off: it stops at the evening.',
      'OSE-WILD-1',
      roadDefaults.roadDayInOneStep,
    ),
    inUse: true,
  },
  {
    ...yesNo(
      'weather',
      'Weather on the road',
      'Each day on the road throws its weather, two dice on the table of its season. Off: nobody throws any; it can still be said.',
      'OSE-WILD-1',
      roadDefaults.weather,
    ),
    inUse: true,
  },
];
