import { fighterAt } from '../../../fight/draft.ts';
import { put, type OseDraft } from '../draft.ts';
import type { OseStats } from '../stats.ts';
import type { Build } from './build.ts';
import { figuresOf, handOf } from './start.ts';

/** What is left of each, by id: what was left before if the full number is the same, else the new full number. */
function leftOver<T extends number | null>(
  now: readonly { id: string; full: T }[],
  before: readonly { id: string; full: T }[],
  left: readonly T[],
): T[] {
  return now.map(({ id, full }) => {
    const at = before.findIndex((one) => one.id === id && one.full === full);
    const kept = left[at];
    return kept === undefined ? full : kept;
  });
}

const quiver = ({ weapons }: Build) => weapons.map(({ id, shots }) => ({ id, full: shots }));
const memory = ({ spells }: Build) => spells.map(({ id, copies }) => ({ id, full: copies }));
const devices = ({ powers }: Build) => powers.map(({ id, uses }) => ({ id, full: uses }));
const strokes = ({ weapons }: Build) => weapons.map(({ id }) => ({ id, full: 0 }));

/** Other stats; what he spent of weapons, spells and powers he still has stays spent. */
export function restat(draft: OseDraft, index: number, given: OseStats): void {
  const fighter = fighterAt(draft, index);
  const { build: old, hand, spells, shots, powers, turn } = fighter;
  const { stats, build } = figuresOf(given, draft.state.outdoors);
  put(draft, index, {
    ...fighter,
    stats,
    build,
    hand: build.weapons.some((weapon) => weapon.id === hand) ? hand : handOf(build),
    spells: leftOver(memory(build), memory(old), spells),
    shots: leftOver(quiver(build), quiver(old), shots),
    powers: leftOver(devices(build), devices(old), powers),
    turn: { ...turn, byWeapon: leftOver(strokes(build), strokes(old), turn.byWeapon) },
  });
}
