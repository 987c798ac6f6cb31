import type { Losses } from '../losses.ts';
import { saysNothing } from '../../../shared/map/ground-figures.ts';
import type { MapLine, MapSheet, MapSite } from '../../../shared/map/map-sheet.ts';
import { plainFacts } from '../../../shared/map/usual-grounds.ts';
import type { GroundKind } from '../../../shared/map/usual-grounds.ts';

/** What neither lines of hexes nor tables hold. */
export function tellWhatTextLacks(sheet: MapSheet, losses: Losses): void {
  const { layers, kinds, lines, hexNotes, regions, sites, labels, hexMiles, notes } = sheet;
  losses.add('regions', regions.length);
  if (layers.region && layers.region.size > 0) losses.add('which hexes belong to regions');
  if (layers.known && layers.known.size > 0) losses.add('what the players have seen');
  if (layers.theirs && layers.theirs.size > 0) losses.add('the ground as the players have it');
  losses.add('what is said of kinds of ground', kinds.filter((kind) => !isPlain(kind)).length);
  losses.add('what is said of hexes', hexNotes.filter((note) => !saysNothing(note)).length);
  losses.add('lines that bar the way', lines.filter(({ bars }) => bars).length);
  losses.add('what sites do to a way', sites.filter((site) => doesSomething(site)).length);
  losses.add('notes of sites', sites.filter((site) => site.notes !== '').length);
  losses.add('what players know of sites', sites.filter(({ knowledge }) => knowledge !== 'secret').length);
  losses.add('secrecy of labels', labels.filter(({ secret }) => secret).length);
  if (hexMiles !== 6) losses.add('miles across a hex');
  if (notes !== '') losses.add('notes of the map');
}

/** A kind of ground of which nothing is said beyond what it is and how it looks. */
const isPlain = (kind: GroundKind): boolean =>
  Object.keys(plainFacts).every((fact) => kind[fact as keyof typeof plainFacts] === null);

const doesSomething = ({ bars, water, seenMiles }: MapSite): boolean =>
  bars !== 'nobody' || water || seenMiles !== null;

export const isUsualLine = ({ kind, maintained, secret, notes }: MapLine): boolean =>
  maintained === (kind === 'road') && !secret && notes === '';
