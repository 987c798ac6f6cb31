import type { Move } from './party-types.ts';

/** The referee's word whose treasure is worth mention, by the bearer's id. */
export type Carrying = Readonly<Record<number, boolean>>;

/** The move with what was said of its bearers; as it is where nothing was. */
export function withCarrying(move: Move, said: Carrying): Move {
  const carrying = Object.entries(said).map(([id, carries]) => ({ characterId: Number(id), carries }));
  return carrying.length === 0 ? move : { ...move, carrying };
}
