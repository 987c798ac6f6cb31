import type { ItemRow } from '../../db/tables.ts';
import type { Member, Party } from '../party/read-party.ts';

/** Food, water and fodder as they lie in the packs: who may take from where, nearest first. */

export type Ware = 'ration' | 'water' | 'fodder';

export interface Portions {
  itemId: number;
  /** Whose pack it is in; null for a beast's load or the pool. */
  ownerId: number | null;
  owner: string;
  /** As many as there were. */
  quantity: number;
  left: number;
}

export interface Pantry {
  own: Map<number, Portions[]>;
  /** On beasts and vehicles and in the pool: anybody's. */
  common: Portions[];
  all: Portions[];
  /** Portions in all before any was taken. */
  had: number;
}

const isBearer = ({ row }: Member) => row.kind === 'mount' || row.kind === 'vehicle' || row.kind === 'vessel';

export function pantryOf({ members, pool }: Pick<Party, 'members' | 'pool'>, ware: Ware): Pantry {
  const own = new Map<number, Portions[]>();
  const common: Portions[] = [];
  for (const member of members) {
    const { id, name } = member.row;
    const loads = isBearer(member);
    const portions = portionsIn(member.items, ware, loads ? null : id, name);
    if (loads) common.push(...portions);
    else own.set(id, portions);
  }
  common.push(...portionsIn(pool, ware, null, 'the pool'));
  const all = [...[...own.values()].flat(), ...common];
  return { own, common, all, had: portionsLeft(all) };
}

/** The beasts eat fodder, whoever carries it. */
export function fodderOf(party: Pick<Party, 'members' | 'pool'>): Pantry {
  const { all, had } = pantryOf(party, 'fodder');
  return { own: new Map(), common: all, all, had };
}

/** What is at hand before what is packed. */
function portionsIn(
  items: readonly ItemRow[],
  ware: Ware,
  ownerId: number | null,
  owner: string,
): Portions[] {
  const wares = items.filter(({ kind }) => kind === ware);
  const atHand = wares.filter(({ container_id }) => container_id === null);
  const packed = wares.filter(({ container_id }) => container_id !== null);
  return [...atHand, ...packed].map(({ id, quantity }) => ({
    itemId: id,
    ownerId,
    owner,
    quantity,
    left: quantity,
  }));
}

export const portionsLeft = (portions: readonly Portions[]): number =>
  portions.reduce((sum, { left }) => sum + left, 0);

/** Takes one portion from the first that has any. */
export function takeOne(portions: readonly Portions[]): Portions | null {
  const from = portions.find(({ left }) => left > 0);
  if (!from) return null;
  from.left -= 1;
  return from;
}
