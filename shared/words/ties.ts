import { listed } from './names.ts';

/** ", after a tie at 3", ", after ties at 3 and 5"; nothing where nobody tied. */
export const afterTies = (ties: readonly number[]): string =>
  ties.length === 0 ? '' : `, after ${ties.length === 1 ? 'a tie' : 'ties'} at ${listed(ties.map(String))}`;
