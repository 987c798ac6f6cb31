import type { Way, RoadDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import { terrains } from '../../../shared/rules/ose/terms.ts';
import { counted } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';
import { joined, type Stretch } from '../../../shared/words/road.ts';

/** The road's words as the window says them. */

export const groundOptions = terrains.map((ground) => ({ value: ground, label: capital(ground) }));

export const wayWords: Readonly<Record<Way, string>> = { open: '', trail: 'trail', road: 'road' };

export const kindWords: Readonly<Record<RoadDayKind, string>> = {
  march: 'March',
  forced: 'Forced',
  hunt: 'Hunt',
  rest: 'Rest',
  camp: 'Camp',
};

/** "Forest", "Hills road". */
export const stretchName = ({ ground, way }: Pick<Stretch, 'ground' | 'way'>): string =>
  [capital(ground), wayWords[way]].filter((word) => word !== '').join(' ');

/** "Forest 8 miles, hills 4 miles". */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  joined(stretches)
    .map((each) => `${stretchName(each)} ${counted(each.miles, 'mile')}`)
    .join(', ');

export const milesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { miles }) => sum + miles, 0);
