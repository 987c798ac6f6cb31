import { roadGrounds } from '../../../shared/ipc/travel/travel-words.ts';
import type { PassedDayKind, RoadDayKind, Way } from '../../../shared/ipc/travel/travel-words.ts';
import { counted } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';
import { groundName, joined, type Stretch } from '../../../shared/words/road.ts';
import type { Road } from './travel-types.ts';

/** The road's words as the window says them. */

export const groundOptions = roadGrounds.map((ground) => ({
  value: ground,
  label: capital(groundName(ground)),
}));

export const wayWords: Readonly<Record<Way, string>> = {
  open: '',
  trail: 'trail',
  road: 'road',
  downstream: 'downstream',
  upstream: 'upstream',
};

export const kindWords: Readonly<Record<RoadDayKind, string>> = {
  march: 'March',
  forced: 'Forced',
  hunt: 'Hunt',
  rest: 'Rest',
  camp: 'Camp',
  sail: 'Sail',
  adrift: 'Adrift',
  town: 'Town',
};

/** The keys that give a day to it; an ordinary one goes by `Space`. */
export const kindKeys = {
  forced: 'J',
  adrift: 'J',
  rest: 'R',
  hunt: 'O',
  camp: 'Shift+C',
} as const satisfies Partial<Record<PassedDayKind, string>>;

/** What a day can be given to afoot, and afloat, where lying at anchor is a day of rest or in camp. */
export const daysAfoot: readonly PassedDayKind[] = ['march', 'forced', 'hunt', 'rest', 'camp'];
export const daysAfloat: readonly PassedDayKind[] = ['sail', 'adrift', 'rest', 'camp'];

/** "Forest", "Hills road", "River downstream". */
export const stretchName = ({ ground, way }: Pick<Stretch, 'ground' | 'way'>): string =>
  [capital(groundName(ground)), wayWords[way]].filter((word) => word !== '').join(' ');

/** "Forest 8 miles, hills 4 miles". */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  joined(stretches)
    .map((each) => `${stretchName(each)} ${counted(each.miles, 'mile')}`)
    .join(', ');

/** The legs ahead as they are told: those over one ground by one way stand together, up to a place with a name. */
export function joinedLegs(legs: Road['legs']): Road['legs'] {
  const told: Road['legs'] = [];
  for (const leg of legs) {
    const last = told.at(-1);
    if (last?.name !== '' || last.ground !== leg.ground || last.way !== leg.way) told.push({ ...leg });
    else {
      last.miles += leg.miles;
      last.walked += leg.walked;
      last.name = leg.name;
    }
  }
  return told;
}

export const milesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { miles }) => sum + miles, 0);
