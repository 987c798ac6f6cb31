import type { CombatMachine } from '../../../../shared/rules/combat.ts';
import { systems } from '../../../../shared/rules/registry.ts';
import { coinFight } from './coin-fight.ts';
import { musters } from './fighters.ts';
import type { Muster } from './muster.ts';
import { oseMuster } from '../musters/ose.ts';

type Book = [name: string, machine: CombatMachine, muster: Muster, order: string];

/** Every book in every order of battle, after the least a book can be. */
export const books: Book[] = [
  ['coins', coinFight, oseMuster, 'sides'],
  ...systems.flatMap(({ id, combat }): Book[] => {
    const muster = musters[id];
    if (!muster) throw new Error(`There are no fighters for ${id}.`);
    return Object.keys(muster.orders).map((order) => [`${id} ${order}`, combat, muster, order]);
  }),
];
