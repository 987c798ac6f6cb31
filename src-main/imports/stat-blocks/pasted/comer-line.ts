import { isBlock } from '../../../../shared/words/comers/read-comers.ts';
import type { Field } from '../stat-text.ts';
import type { NamedBlock } from '../stat-blocks.ts';

/** A block's name is what stands before these. */
const first = ['AC', 'HD', 'HP'];

const rank = ({ key }: Field): number => (first.includes(key) ? first.indexOf(key) : first.length);

/** A block as the line of a fight by which they come; null where such a line would not be read as a block. */
export function comerLine(
  { fields, count }: Pick<NamedBlock, 'fields' | 'count'>,
  name: string,
): string | null {
  const told = fields
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ key, label, text }) => `${first.includes(key) ? key : label} ${text}`);
  // Semicolons part those who come.
  const line = `${count ?? 1} ${name}. ${told.join(', ')}`.replaceAll(/\s*[;\n]\s*/g, ', ');
  return isBlock(line) ? line : null;
}
