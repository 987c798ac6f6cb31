import type { Hex } from '../../../../shared/hex/grid.ts';
import { linePointLimits } from '../../../../shared/map/line-path.ts';
import type { MapLabel, MapLine, MapSite } from '../../../../shared/map/map-sheet.ts';
import { noSiteFacts } from '../../../../shared/map/map-sheet.ts';

/** What of the things on a map the players have: neither secret nor hearsay, in hexes of theirs, and none of the referee's notes. */

type IsShown = (hex: Hex) => boolean;

/** The parts of lines that run through what is shown. */
export const linesShown = <Line extends Pick<MapLine, 'along' | 'path' | 'secret' | 'notes' | 'bars'>>(
  lines: readonly Line[],
  isShown: IsShown,
): Line[] => lines.flatMap((line) => (line.secret ? [] : stretchesOf(line, isShown)));

export const sitesShown = <
  Site extends Pick<MapSite, 'col' | 'row' | 'knowledge' | keyof typeof noSiteFacts>,
>(
  sites: readonly Site[],
  isShown: IsShown,
): Site[] =>
  sites
    .filter((site) => site.knowledge === 'known' && isShown(site))
    .map((site) => ({ ...site, notes: '', ...noSiteFacts }));

export const labelsShown = <Label extends Pick<MapLabel, 'col' | 'row' | 'secret'>>(
  labels: readonly Label[],
  isShown: IsShown,
): Label[] => labels.filter((label) => !label.secret && isShown(label));

function stretchesOf<Line extends Pick<MapLine, 'along' | 'path' | 'notes' | 'bars'>>(
  line: Line,
  isShown: IsShown,
): Line[] {
  const stretches: Line[] = [];
  let path: Line['path'] = [];
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
