import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import { byTheRules } from '../../../shared/map/ground-figures.ts';
import type { MapSheet } from '../../../shared/map/map-sheet.ts';
import { countsOf, hexesOf } from '../../../shared/hex/hexes.ts';
import { painted } from '../../../shared/hex/runs.ts';
import { labelsShown, linesShown, sitesShown } from '../../facts/map/theirs/their-things.ts';

/**
 * The map as the players may have it: hexes that they have seen or noted, with the ground as they have it, and what is
 * neither secret nor hearsay there. Nothing of the referee's notes, and nothing that depends on what is hidden.
 */
export function playersSheet(sheet: MapSheet): MapSheet {
  const { terrain, known, theirs } = sheet.layers;
  const shown = new Set<number>([...hexesOf(known), ...hexesOf(theirs)].map(hexKey));
  const isShown = (hex: Hex) => shown.has(hexKey(hex));
  const runs = [...[...hexesOf(terrain)].filter(isShown), ...hexesOf(theirs)];
  const ground = painted(
    new Map(),
    runs.map((hex) => ({ ...hex, length: 1 })),
  );
  const used = countsOf(ground);
  return {
    ...sheet,
    notes: '',
    kinds: sheet.kinds.filter(({ code }) => used.has(code)).map((kind) => ({ ...kind, ...byTheRules })),
    layers: { terrain: ground },
    lines: linesShown(sheet.lines, isShown),
    sites: sitesShown(sheet.sites, isShown),
    labels: labelsShown(sheet.labels, isShown),
    regions: [],
    hexNotes: [],
  };
}
