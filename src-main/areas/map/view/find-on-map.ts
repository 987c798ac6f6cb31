import type { Hex } from '../../../../shared/hex/grid.ts';
import { distance } from '../../../../shared/hex/moves.ts';
import { hexNumber, readHexNumber } from '../../../../shared/hex/numbering.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { MapThings } from '../../../../shared/ipc/map/map-views.ts';
import type { HexMapRow } from '../../../db/tables.ts';
import { gridOf, numberingOf } from '../../../facts/map/read-map.ts';

type Found = QueryOutput<'map.find'>['found'][number];
type Match = Omit<Found, 'number' | 'miles'> & { rank: number };

/** Ranks: the hex of a number, a name that begins so, one that holds it, a kind or a note that does. */
const rank = { number: 0, begins: 1, holds: 2, told: 3 } as const;

/** What a text may mean on a map: the best first, of equals the nearest. */
export function findOnMap(map: HexMapRow, things: MapThings, text: string, near: Hex | null): Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const grid = gridOf(map);
  const numbering = numberingOf(map);
  const steps = ({ col, row }: Hex): number => (near ? distance(grid, near, { col, row }) : 0);
  return matches(things, wanted, readHexNumber(numbering, text))
    .sort((one, other) => one.rank - other.rank || steps(one) - steps(other))
    .map(({ what, id, name, col, row }) => ({
      what,
      id,
      name,
      col,
      row,
      number: hexNumber(numbering, { col, row }),
      miles: near ? steps({ col, row }) * map.hex_miles : null,
    }));
}

function matches(things: MapThings, wanted: string, hex: Hex | null): Match[] {
  const found: Match[] = hex ? [{ what: 'hex', id: null, name: '', ...hex, rank: rank.number }] : [];
  const look = (match: Omit<Match, 'rank'>, ...told: string[]): void => {
    const name = match.name.toLowerCase();
    if (name.startsWith(wanted)) found.push({ ...match, rank: rank.begins });
    else if (name.includes(wanted)) found.push({ ...match, rank: rank.holds });
    else if (told.some((each) => each.toLowerCase().includes(wanted)))
      found.push({ ...match, rank: rank.told });
  };
  for (const { id, name, kind, col, row, notes } of things.sites)
    look({ what: 'site', id, name, col, row }, kind, notes);
  for (const { id, name, kind, path, notes } of things.lines) {
    const middle = path[Math.floor(path.length / 2)];
    if (middle) look({ what: 'line', id, name, col: middle.col, row: middle.row }, kind, notes);
  }
  for (const { id, words, col, row } of things.labels) look({ what: 'label', id, name: words, col, row });
  for (const { col, row, notes } of things.notes) look({ what: 'note', id: null, name: '', col, row }, notes);
  return found;
}
