import type { Hex } from '../../../shared/hex/grid.ts';
import { hexKey } from '../../../shared/hex/grid.ts';
import { linePointLimits } from '../../../shared/map/line-path.ts';
import { byTheRules } from '../../../shared/map/ground-figures.ts';
import { noSiteFacts } from '../../../shared/map/map-sheet.ts';
import type { MapLine, MapSheet } from '../../../shared/map/map-sheet.ts';
import { countsOf, hexesOf } from '../../../shared/hex/hexes.ts';
import { painted } from '../../../shared/hex/runs.ts';

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
    lines: sheet.lines.flatMap((line) => (line.secret ? [] : stretchesOf(line, isShown))),
    sites: sheet.sites
      .filter((site) => site.knowledge === 'known' && isShown(site))
      .map((site) => ({ ...site, notes: '', ...noSiteFacts })),
    labels: sheet.labels.filter((label) => !label.secret && isShown(label)),
    regions: [],
    hexNotes: [],
  };
}

/** The parts of a line that run through what is shown. */
function stretchesOf(line: MapLine, isShown: (hex: Hex) => boolean): MapLine[] {
  const stretches: MapLine[] = [];
  let path: MapLine['path'] = [];
  const end = () => {
    if (path.length >= linePointLimits.least[line.along])
      stretches.push({ ...line, notes: '', bars: false, path });
    path = [];
  };
  for (const point of line.path)
    if (isShown(point)) path.push(point);
    else end();
  end();
  return stretches;
}
