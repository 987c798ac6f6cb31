import { counted } from '../../../shared/words/figures.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { Light } from '../delve/delve-types.ts';

/** "Wren, torch, 4 turns": enough to tell one light from another in a list. */
export function lightLabel({ bearer, bearerId, title, turnsLeft, lit, covered }: Light): string {
  const where = bearerId === null ? `lying: ${isolated(bearer)}` : isolated(bearer);
  const left = turnsLeft === null ? 'without end' : counted(turnsLeft, 'turn');
  const state = lit ? (covered ? ', covered' : '') : ', out';
  return `${where}, ${title.toLowerCase()}, ${left}${state}`;
}

export const lightOptions = (lights: readonly Light[]): Option[] =>
  lights.map((light) => ({ value: String(light.id), label: lightLabel(light) }));
