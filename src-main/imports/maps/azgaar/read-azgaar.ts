import { noRegionFacts } from '../../../../shared/map/map-sheet.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../../shared/hex/grid.ts';
import { centreOf } from '../../../../shared/hex/pixel.ts';
import { elevationCell } from '../../../../shared/map/cells.ts';
import { plainText } from '../../tagged-text.ts';
import { DraftLines } from '../draft-lines.ts';
import type { Lattice } from '../lattice.ts';
import { hexOnLattice } from '../lattice.ts';
import type { DraftThing, MapChoices, MapDraft, MapTick } from '../map-draft.ts';
import { CellPainter, Combinations, mostHexes, usualGrid } from '../map-draft.ts';
import { notRead } from '../map-refusals.ts';
import { cleanNotes, mapLimits } from '../map-text.ts';
import { MapUnread } from '../map-unread.ts';
import type { AzgaarCell, AzgaarFile } from './azgaar-file.ts';
import { azgaarFile } from './azgaar-file.ts';
import { NearestPoint } from './nearest-cell.ts';

/** Cells of any shape laid onto hexes: each hex is what the nearest cell is. */

const root3 = Math.sqrt(3);
/** From here up a cell is land; the generator draws hills and mountains above these. */
const shore = 20;
const hills = 50;
const mountains = 70;
const feetAMetre = 3.281;
const usualSizes = [6, 12, 24, 48, 96];
/** For maps of little land, largest first. */
const smallSizes = [6, 3, 2, 1];
const wantedHexes = 100_000;
const greatestState = 4095;

/** Columns and rows of a map of hexes so many miles across. */
function sizeIn({ width, height, scale }: AzgaarFile, hexMiles: number) {
  const across = hexMiles / scale;
  const side = across / root3;
  return { side, cols: Math.ceil(width / (1.5 * side)) + 1, rows: Math.ceil(height / across) + 1 };
}

/** The chosen size of a hex, else the smallest usual one that makes no giant of the map and loses none of its cells. */
function milesOf(file: AzgaarFile, chosen: number | undefined): number {
  if (chosen !== undefined) return chosen;
  const hexes = (miles: number) => {
    const { cols, rows } = sizeIn(file, miles);
    return cols * rows;
  };
  if (hexes(6) < file.cells.length) return smallSizes.find((miles) => hexes(miles) >= file.cells.length) ?? 1;
  return usualSizes.find((miles) => hexes(miles) <= wantedHexes) ?? 100;
}

/** Feet above the sea of a height from 0 to 100, by the generator's own formula. */
function feetOf(height: number, exponent: number): number {
  if (height >= shore) return Math.pow(height - shore + 2, exponent) * feetAMetre;
  return height > 0 ? ((height - shore) / height) * 50 * feetAMetre : -50 * shore * feetAMetre;
}

function wordsOf({ height, biome, feature }: AzgaarCell, { biomes, lakes }: AzgaarFile): string[] {
  if (lakes.has(feature)) return ['lake'];
  if (height < shore) return ['sea'];
  const name = biomes[biome] ?? '';
  const words = [name === '' ? `biome ${biome}` : name];
  if (height > mountains) words.push('mountains by height');
  else if (height > hills) words.push('hills by height');
  return words;
}

/**
 * A full JSON of Azgaar's generator on flat hexes of a chosen size. Throws `bad-input` for an export without cells, or for
 * hexes so small that there are more than a million.
 */
export function readAzgaar(fields: Record<string, unknown>, choices: MapChoices, tick: MapTick): MapDraft {
  const unread = new MapUnread();
  const file = azgaarFile(fields, unread);
  const hexMiles = milesOf(file, choices.hexMiles);
  const { side, cols, rows } = sizeIn(file, hexMiles);
  if (!(cols * rows <= mostHexes))
    throw notRead(
      `In hexes of ${hexMiles} miles the map has more than ${mostHexes.toLocaleString('en')} of them. Choose larger ones.`,
    );
  const lattice: Lattice = { grid: usualGrid, x: 0, y: 0, stepX: 1.5 * side, stepY: root3 * side };
  const nearest = new NearestPoint(file.cells, file.width, file.height);
  const ground = new CellPainter();
  const elevation = new CellPainter();
  const region = new CellPainter();
  const combinations = new Combinations();
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const hex = { col, row };
      const cell = nearest.to(centreOf(usualGrid, hex, side));
      if (!cell) continue;
      ground.set(hex, combinations.numberOf(wordsOf(cell, file)));
      elevation.set(hex, elevationCell(feetOf(cell.height, file.heightExponent)));
      if (file.states.has(cell.state) && cell.state <= greatestState) region.set(hex, cell.state);
    }
    tick(row, rows);
  }
  const lines = new DraftLines(unread);
  for (const { kind, name, points } of file.courses)
    lines.add(
      usualGrid,
      points.map((point) => hexOnLattice(lattice, point)),
      { word: kind, name, secret: false },
    );
  return {
    ...usualGrid,
    format: 'Azgaar’s generator',
    dialect: 'azgaar',
    name: file.name,
    hexMiles,
    numbering: { firstCol: 1, firstRow: 1, order: 'col-row', digits: 2, separator: '.' },
    notes: '',
    combinations: combinations.all,
    ground: ground.chunks,
    wordsAre: 'ground',
    layers: { elevation: elevation.chunks, region: region.chunks },
    things: thingsOf(file, lattice, unread),
    names: [],
    lines: lines.all,
    labels: [],
    regions: [...file.states]
      .filter(([code]) => code <= greatestState)
      .map(([code, name]) => ({ code, name, notes: '', ...noRegionFacts })),
    hexNotes: [],
    unread,
  };
}

function thingsOf({ places }: AzgaarFile, lattice: Lattice, unread: MapUnread): DraftThing[] {
  return places.flatMap(({ kind, name, notes, ...place }) => {
    const hex: Hex = hexOnLattice(lattice, place);
    if (isOnAnyMap(hex))
      return [{ ...hex, word: kind, name, notes: cleanNotes(plainText(notes), mapLimits.notes) }];
    unread.add('burgs and markers', 'They stand nowhere.');
    return [];
  });
}
