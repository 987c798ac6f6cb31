import type { Way, RoadDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import { terrains, type Terrain } from '../../../shared/rules/ose/terms.ts';
import { counted } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';

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

interface Stretch {
  ground: Terrain;
  way: Way;
  miles: number;
}

/** "Forest", "Hills road". */
export const stretchName = ({ ground, way }: Pick<Stretch, 'ground' | 'way'>): string =>
  [capital(ground), wayWords[way]].filter((word) => word !== '').join(' ');

/** Stretches of one name after each other are one. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const each of stretches) {
    const last = out.at(-1);
    if (last?.ground === each.ground && last.way === each.way)
      out[out.length - 1] = { ...last, miles: last.miles + each.miles };
    else out.push({ ...each });
  }
  return out;
}

/** "Forest 8 miles, hills 4 miles". */
export const stretchesText = (stretches: readonly Stretch[]): string =>
  joined(stretches)
    .map((each) => `${stretchName(each)} ${counted(each.miles, 'mile')}`)
    .join(', ');

export const milesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { miles }) => sum + miles, 0);
