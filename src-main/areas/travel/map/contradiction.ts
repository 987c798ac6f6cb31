import type { Hex } from '../../../../shared/hex/grid.ts';
import { sameHex } from '../../../../shared/hex/grid.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import type { MapThings } from '../../../../shared/ipc/map/map-views.ts';
import type { LineKind } from '../../../../shared/map/map-words.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import { landOf } from '../../../facts/map/lie-of-the-land.ts';
import type { Land } from '../../../facts/map/lie-of-the-land.ts';
import { layerReader } from '../../../facts/map/read-chunks.ts';
import { readGrounds } from '../../../facts/map/read-map.ts';
import { readOnMap } from '../../../facts/map/read-on-map.ts';
import { isSeen } from '../../../facts/map/sight.ts';
import { thoughtSites } from '../../../facts/map/theirs/thought-sites.ts';
import { theirCodes } from '../../../facts/map/theirs/their-codes.ts';
import { isFoggyNow } from '../../../facts/weather/read-weather.ts';
import type { Whereabouts } from '../../../facts/road/whereabouts.ts';

/**
 * What strikes those who are elsewhere than they think, for the referee to offer: what stands where they are and is no news
 * to them, a landmark they see or miss, a road or river that is there or is not, ground that is another than their map has.
 * Null where nothing does: of the unknown their map says nothing.
 */
export function contradiction(sql: Sql, map: HexMapRow, where: Whereabouts): string | null {
  const { truly, believed } = where;
  if (believed !== null && sameHex(believed.at, truly.at)) return groundsApart(sql, where, believed.at);
  const land = landOf(sql, map);
  const elsewhere = thoughtSites(sql, map.id);
  const { sites, ...others } = readOnMap(sql, map.id);
  // What their map has where they thought they were is no news to them where it stands.
  const things = { ...others, sites: sites.filter(({ id }) => !elsewhere.has(id)) };
  return (
    (truly.toward === null ? standsAt(things, truly.at) : null) ??
    landmark(land, things, isFoggyNow(sql), { at: truly.at, believed: believed?.at ?? null }) ??
    (believed && lineApart(sql, map.id, things, truly.at, believed.at)) ??
    (believed && groundsApart(sql, where, believed.at))
  );
}

const known = ({ sites }: MapThings) => sites.filter(({ knowledge }) => knowledge === 'known');

function standsAt(things: MapThings, at: Hex): string | null {
  const site = known(things).find((each) => sameHex(each, at));
  return site ? `They stand at ${site.name}, which they know.` : null;
}

/** One in true sight that should not be, or should be in sight and is not. */
function landmark(
  land: Land,
  things: MapThings,
  fog: boolean,
  { at, believed }: { at: Hex; believed: Hex | null },
): string | null {
  const marks = known(things).filter(({ kind, seenMiles }) => kind === 'landmark' || seenMiles !== null);
  const sees = (from: Hex, mark: (typeof marks)[number]) =>
    isSeen(land, from, mark, { showsMiles: mark.seenMiles, fog });
  const seen = marks.find((mark) => sees(at, mark) && (believed === null || !sees(believed, mark)));
  if (seen) {
    if (believed === null) return `They see ${seen.name}, which they know.`;
    const miles = distance(land.grid, believed, seen) * land.hexMiles;
    return `They see ${seen.name}, which by their map is ${counted(miles, 'mile')} off.`;
  }
  const missed = believed && marks.find((mark) => sees(believed, mark) && !sees(at, mark));
  return missed ? `By their map they should see ${missed.name}, and do not.` : null;
}

const told: readonly LineKind[] = ['road', 'river'];

/** A road or river on one of the hexes and none of its kind on the other, as far as their map goes. */
function lineApart(sql: Sql, mapId: number, { lines }: MapThings, at: Hex, believed: Hex): string | null {
  if (theirCodes(sql, mapId)(believed) === 0) return null;
  const on = (hex: Hex, kind: LineKind, all: boolean) =>
    lines.find(
      (line) =>
        line.kind === kind &&
        line.along === 'centres' &&
        (all || !line.secret) &&
        line.path.some((point) => sameHex(point, hex)),
    );
  for (const kind of told) {
    const there = on(at, kind, true);
    const theirs = on(believed, kind, false);
    if (there && !theirs) return `They come upon a ${kind} where their map has none.`;
    if (theirs && !there) {
      const name = theirs.name === '' ? `a ${kind}` : `the ${kind} ${theirs.name}`;
      return `Their map has ${name} here, and there is none.`;
    }
  }
  return null;
}

function groundsApart(sql: Sql, { mapId, truly }: Whereabouts, believed: Hex): string | null {
  const names = new Map(readGrounds(sql).map(({ code, name }) => [code, name]));
  const stands = names.get(layerReader(sql, mapId, 'terrain')(truly.at));
  const said = names.get(theirCodes(sql, mapId)(believed));
  if (stands === undefined || said === undefined || stands === said) return null;
  return `They stand in ${stands.toLowerCase()} where their map says ${said.toLowerCase()}.`;
}
