import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { figure } from '../../../shared/words/figures.ts';

export type Hoard = QueryOutput<'hoard.list'>[number];
export type HoardThing = Hoard['things'][number];
export type HoardPlace = Pick<QueryOutput<'hoard.places'>[number], 'spot' | 'id'> | null;

/** "3 × gem", "1,200 gp", "sword". */
export const thingTitle = ({ kind, name, quantity }: HoardThing): string =>
  quantity === 1 ? name : `${figure(quantity)} ${kind === 'coin' ? '' : '× '}${name}`;

/** "1,340 gp, weighs 1,215 coins"; nothing of what nobody knows. */
export const hoardSums = ({ worth, weight }: Hoard): string =>
  [...(worth > 0 ? [`${figure(worth)} gp`] : []), `weighs ${weight}`].join(', ');
