import type { Laid } from '../../../../shared/map/making/laid.ts';
import type { Climate } from '../../../../shared/map/making/cover.ts';
import type { ReliefOrder } from '../../../../shared/map/making/relief.ts';
import { counted, figure } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Option } from '../../../components/choosing/choice.ts';
import type { GroundView } from '../map-types.ts';

export const shapeOptions: readonly (Option & { value: ReliefOrder['shape'] })[] = [
  { value: 'open', label: 'Goes on beyond the edge' },
  { value: 'island', label: 'An island' },
];

export const climateOptions: readonly (Option & { value: Climate })[] = [
  { value: 'cold', label: 'Cold' },
  { value: 'mild', label: 'Mild' },
  { value: 'hot', label: 'Hot' },
];

/** "960 hexes: Sea 288, Grassland 201 and Forest 96. 8 rivers and 10 towns." */
export function madeWords({ terrain, hexes, rivers, towns }: Laid, grounds: readonly GroundView[]): string {
  const counts = new Map<number, number>();
  for (const { code, length } of terrain) counts.set(code, (counts.get(code) ?? 0) + length);
  const names = new Map(grounds.map(({ code, name }) => [code, name]));
  const kinds = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([code, count]) => `${names.get(code) ?? `Ground ${code}`} ${figure(count)}`);
  const things = listed([counted(rivers.length, 'river'), counted(towns.length, 'town')]);
  return `${counted(hexes, 'hex', 'hexes')}: ${listed(kinds)}. ${things}.`;
}
