import { byTheRules } from '../../../../../shared/map/ground-figures.ts';
import type { GroundFigures } from '../../../../../shared/map/ground-figures.ts';
import type { Option } from '../../../../components/choosing/choice.ts';
import { figureWords, partsText } from '../../map-words.ts';

/** What may be said of ground over its rules, as lists to choose from. */

type Figure = keyof GroundFigures;

/** Sixths of a clear mile, quick to slow. */
const speeds = [3, 4, 6, 8, 9, 12, 18, 24, 36, 60];
const inSix = [0, 1, 2, 3, 4, 5, 6];

/** Stands for what is not said. */
export const unsaid = '';

const chances = (usual: string): Option[] => [
  { value: unsaid, label: usual },
  ...inSix.map((chance) => ({ value: String(chance), label: `${chance} in 6` })),
];

const yesOrNo = (usual: string, yes: string, no: string): Option[] => [
  { value: unsaid, label: usual },
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

export const chanceChoices = chances;

/** `usual`: what holds where nothing is said. */
export function figureChoices(usual: string, now: GroundFigures): Readonly<Record<Figure, Option[]>> {
  const own = now.mileParts === null || speeds.includes(now.mileParts) ? [] : [now.mileParts];
  return {
    mileParts: [
      { value: unsaid, label: usual },
      ...[...speeds, ...own]
        .toSorted((one, other) => one - other)
        .map((parts) => ({ value: String(parts), label: partsText(parts) })),
    ],
    lostInSix: chances(usual),
    checkInSix: chances(usual),
    water: yesOrNo(usual, 'There is water', 'There is none'),
    food: yesOrNo(usual, 'Beasts graze', 'Beasts find nothing'),
  };
}

export const figures = Object.keys(byTheRules) as Figure[];

export const labels = figureWords;

export const chosen = (figure: Figure, now: GroundFigures): string => String(now[figure] ?? unsaid);

/** The figures with one of them chosen anew. */
export const withChoice = (now: GroundFigures, figure: Figure, value: string): GroundFigures => ({
  ...now,
  [figure]:
    value === unsaid ? null : figure === 'water' || figure === 'food' ? value === 'true' : Number(value),
});

/** Those that are another than before. */
export const changedOf = (now: GroundFigures, before: GroundFigures): Partial<GroundFigures> =>
  Object.fromEntries(
    figures.flatMap((figure) => (now[figure] === before[figure] ? [] : [[figure, now[figure]]])),
  );
