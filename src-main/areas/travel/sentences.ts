import { dayAndTime } from '../../../shared/clock.ts';
import type { RoadGround, Way } from '../../../shared/ipc/travel/travel-words.ts';
import { counted, signed } from '../../../shared/words/figures.ts';
import { capital, listed } from '../../../shared/words/names.ts';
import {
  galeText,
  groundName,
  joined,
  lostText,
  offsetText,
  sweptText,
  windText,
} from '../../../shared/words/road.ts';
import type { Stretch } from '../../../shared/words/road.ts';
import type { DayNow } from './day/day-now.ts';
import type { Happening } from './day/happening.ts';
import { isMarch, isSailing } from './day/day-now.ts';

/** The road in sentences: open ones for the log, and what only the referee knows beside them. */

export const milesText = (miles: number): string => counted(miles, 'mile');

const wayTexts: Readonly<Record<Way, string>> = {
  open: '',
  trail: ' by trail',
  road: ' road',
  downstream: ' downstream',
  upstream: ' upstream',
};

/** "forest", "forest road", "hills by trail", "river downstream". */
export const groundText = (ground: RoadGround, way: Way): string => `${groundName(ground)}${wayTexts[way]}`;

/** "forest 8 miles and hills 4 miles" of stretches after each other; those of one ground told as one. */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  listed(joined(stretches).map(({ ground, way, miles }) => `${groundText(ground, way)} ${milesText(miles)}`));

const openings: Readonly<Record<DayNow['kind'], string>> = {
  march: 'march',
  forced: 'forced march',
  hunt: 'hunting',
  rest: 'rest',
  camp: 'camp',
  sail: 'afloat',
  adrift: 'adrift',
  town: 'in town',
};

/** Miles made, a stretch for each leg and each time they went on. */
export const walkedIn = (happened: readonly Happening[]) =>
  happened.flatMap((each) =>
    each.is === 'walk' ? each.miles.map(({ made, ...leg }) => ({ ...leg, miles: made })) : [],
  );

/** The open sentence of a day, or of as much of it as went by: "Day 3, march: forest 8 miles. Camp. Day 4, 08:00." */
export function dayText(
  day: Pick<DayNow, 'number' | 'kind' | 'phase'>,
  happened: readonly Happening[],
  meals: readonly string[],
): string {
  const night = day.phase === 'camp';
  const walked = walkedIn(happened);
  const sought = happened.find((each) => each.is === 'sought');
  const arrived = happened.find((each) => each.is === 'arrived');
  const morning = happened.find((each) => each.is === 'morning');
  const waits = happened.some(
    (each) => each.is === 'galeAsks' || (each.is === 'gale' && isOver(each.outcome)),
  );
  const idle = night || waits || happened.some(({ is }) => is === 'swept');
  const weather = happened.flatMap((each) => openText(each) ?? []);
  const made = `${stretchesText(walked)}.`;
  const parts = [
    ...weather,
    walked.length > 0
      ? weather.length === 0
        ? made
        : capital(made)
      : (isMarch(day.kind) || isSailing(day.kind)) && !idle
        ? 'no mile.'
        : '',
    sought === undefined ? '' : soughtText(sought),
    ...happened.flatMap((each) =>
      each.is === 'brought' ? [`${counted(each.portions, 'portion')} brought home.`] : [],
    ),
    arrived === undefined ? '' : (arrived.barrier ?? 'They are there.'),
    ...meals,
    morning === undefined ? '' : `${momentText(morning.at)}.`,
  ].filter((part) => part !== '');
  const rest = parts.join(' ');
  return `Day ${day.number} of the road, ${night ? 'the night' : openings[day.kind]}${rest === '' ? '.' : `: ${rest}`}`;
}

function soughtText({ by, found, feeds }: Extract<Happening, { is: 'sought' }>): string {
  if (by === 'hunt') return found ? 'The hunt finds animals.' : 'The hunt finds nothing.';
  return found ? `Foraging feeds ${feeds}.` : 'Foraging finds nothing.';
}

/** What wind and water do, for all to hear. */
export function openText(each: Happening): string | null {
  switch (each.is) {
    case 'weather':
      return `${capital(each.words)}.`;
    case 'wind':
      return `Wind ${each.total}: ${windText(each.name, each.tacking)}.`;
    case 'nearGale':
      return each.takesOnWater ? 'She takes on water.' : 'She takes on no water.';
    case 'blown':
      return `The gale sweeps her ${milesText(each.miles)}, ${sweptText(each.degrees)}.`;
    case 'allowed':
      return each.current === null ? null : `Current ${signed(each.current.miles)} miles.`;
    case 'gale':
      return each.outcome === 'swept' ? null : `The gale: ${galeText[each.outcome]}.`;
    default:
      return null;
  }
}

/** A gale that ends the voyage where it stands. */
const isOver = (outcome: Extract<Happening, { is: 'gale' }>['outcome']): boolean =>
  outcome !== 'swept' && outcome !== 'survives';

export function momentText(seconds: number): string {
  const { day, time } = dayAndTime(seconds);
  return `Day ${day}, ${time}`;
}

/** Where a day stopped for the referee; null where it ran to the next morning. */
export function stopOf(happened: readonly Happening[]): string | null {
  const last = happened.at(-1);
  switch (last?.is) {
    case 'check':
      return last.encounter ? `Somebody comes, ${momentText(last.at)}` : null;
    case 'sought':
      return 'Meet them, or say what is brought home';
    case 'arrived':
      return last.barrier?.replace(/\.$/u, '') ?? 'They are where they meant to go';
    case 'landfall':
      return last.harbour === null ? 'Land comes into sight' : `They run into ${last.harbour}`;
    case 'passes':
      return 'Something lies by the way';
    case 'dark':
      return 'It is dark: march on, or make camp; no rule slows them';
    case 'galeAsks':
      return last.seaworthy
        ? 'A gale: does the way it sweeps her meet land'
        : 'A gale in sight of land: what does she make for';
    case 'gale':
      return isOver(last.outcome) ? `The gale: ${galeText[last.outcome]}` : null;
    case 'swept':
      return `The gale swept her ${milesText(last.miles)}, ${sweptText(last.degrees)}; doubt ${milesText(doubtOf(last.miles))}. Say the course anew`;
    case 'supper':
    case 'camp':
      return last.wants === null ? 'The evening' : capital(last.wants.replace(/\.$/u, ''));
    default:
      return null;
  }
}

/** The crew knows day and direction: a tenth of the miles, at least one. */
const doubtShare = 10;
const doubtOf = (miles: number): number => Math.max(1, Math.ceil(miles / doubtShare));

/** What each of the hidden dice settled, for the referee alone. */
export function hiddenText(each: Happening): string | null {
  if (each.is === 'check') {
    const what = each.encounter ? 'somebody comes' : 'nobody comes';
    return `Wandering check, ${groundName(each.ground)}, ${each.chanceInSix} in 6${dieText(each.die)}: ${what}.`;
  }
  if (each.is === 'passes') return `They come by ${listed(each.sites.map(({ name }) => name))}.`;
  if (each.is !== 'direction') return null;
  const course = each.offsetDegrees === 0 ? 'on course' : `${offsetText(each.offsetDegrees)} off the course`;
  return `Direction, ${groundName(each.ground)}, ${lostText(each)}${dieText(each.die)}: ${course}.`;
}

const dieText = (die: number | null): string => (die === null ? '' : `, die ${die}`);
