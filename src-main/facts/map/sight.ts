import type { Hex } from '../../../shared/hex/grid.ts';
import { distance, within } from '../../../shared/hex/moves.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';
import { visibilityRange } from '../exploration.ts';
import type { Land } from './lie-of-the-land.ts';

/** How far somebody sees over land, and what shows from afar. */

const openMiles = visibilityRange({ view: 'openTerrain' }).distance;
/** Trees stand too near to see past them. */
const closed: readonly GroundKind['ground'][] = ['forest', 'jungle'];

/** Miles seen from ground of a kind; 0: their own hex alone. */
export const sightMiles = ({ ground, sightPercent }: GroundKind): number =>
  (openMiles * (sightPercent ?? (closed.includes(ground) ? 0 : 100))) / 100;

type Seeing = Pick<Land, 'grid' | 'hexMiles' | 'kindAt' | 'farthestShown'>;

/** In dense fog nobody sees beyond their own hex. OSE-WATER-9, 10. */
function milesFrom({ kindAt }: Seeing, from: Hex, fog: boolean): number {
  const kind = kindAt(from);
  return kind && !fog ? sightMiles(kind) : 0;
}

/** Whether something at a hex is seen from another: within sight, or showing from so far. Who sees nothing sees nothing far. */
export function isSeen(
  land: Seeing,
  from: Hex,
  at: Hex,
  { showsMiles, fog }: { showsMiles: number | null; fog: boolean },
): boolean {
  const miles = milesFrom(land, from, fog);
  const apart = distance(land.grid, from, at) * land.hexMiles;
  return apart === 0 || (miles > 0 && apart <= Math.max(miles, showsMiles ?? 0));
}

/** Every hex seen from one, itself first: those within sight, and heights that show from afar. */
export function seenFrom(land: Seeing, from: Hex, fog: boolean): Hex[] {
  const miles = milesFrom(land, from, fog);
  if (miles === 0) return [from];
  const reach = Math.floor(Math.max(miles, land.farthestShown) / land.hexMiles);
  return within(land.grid, from, reach).filter((hex) =>
    isSeen(land, from, hex, { showsMiles: land.kindAt(hex)?.seenMiles ?? null, fog }),
  );
}
