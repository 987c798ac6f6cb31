import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
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

export const wayOptions: readonly (Option & { value: 'relief' | 'grow' })[] = [
  { value: 'relief', label: 'By relief', hint: 'Heights and wetness, the sea to a level, rivers and towns.' },
  {
    value: 'grow',
    label: 'On from what is painted',
    hint: 'Outward, each new hex thrown on the tables of the ground around it.',
  },
];

/** Why nothing is thrown for a hex; undefined where it may be. */
export function whyNot({
  number,
  painted,
  rows,
}: NonNullable<QueryOutput<'map.whatLies'>>): string | undefined {
  if (painted !== null) return `${number} is ${painted} already.`;
  return rows.length === 0 ? `Nothing is painted beside ${number} to throw for it by.` : undefined;
}

/** "960 hexes: Sea 288, Grassland 201 and Forest 96. 8 rivers and 10 towns." */
export function madeWords({ terrain, hexes, rivers, towns }: Laid, grounds: readonly GroundView[]): string {
  const counts = new Map<number, number>();
  for (const { code, length } of terrain) counts.set(code, (counts.get(code) ?? 0) + length);
  const names = new Map(grounds.map(({ code, name }) => [code, name]));
  const kinds = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([code, count]) => `${names.get(code) ?? `Ground ${code}`} ${figure(count)}`);
  const things = [
    ...(rivers.length > 0 ? [counted(rivers.length, 'river')] : []),
    ...(towns.length > 0 ? [counted(towns.length, 'town')] : []),
  ];
  const also = things.length === 0 ? '' : ` ${listed(things)}.`;
  return `${counted(hexes, 'hex', 'hexes')}: ${listed(kinds)}.${also}`;
}
