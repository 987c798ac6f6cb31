import type { Hex } from '../../../shared/hex/grid.ts';
import type { Camera } from './camera/camera.ts';

/** Where the maps of one campaign lie open. */
export class KeptMap {
  /** Travel shows its road or its map. */
  shown = $state<'road' | 'map'>('road');
  mapId = $state<number | null>(null);
  /** How the map was seen last; null before it was. */
  seen = $state.raw<{ mapId: number; camera: Camera; cursor: Hex } | null>(null);
}
