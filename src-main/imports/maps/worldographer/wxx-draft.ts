import { byTheRules } from '../../../../shared/map/ground-figures.ts';
import type { Hex, HexGrid } from '../../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../../shared/hex/grid.ts';
import type { Numbering } from '../../../../shared/hex/numbering.ts';
import { elevationCell } from '../../../../shared/map/cells.ts';
import type { HexNote, MapLabel } from '../../../../shared/map/map-sheet.ts';
import { plainText } from '../../tagged-text.ts';
import { DraftLines } from '../draft-lines.ts';
import type { Lattice } from '../lattice.ts';
import { hexOnLattice } from '../lattice.ts';
import type { DraftThing, MapDraft } from '../map-draft.ts';
import { CellPainter, Combinations, usualMiles } from '../map-draft.ts';
import { notRead } from '../map-refusals.ts';
import { cleanNotes, cleanText, labelSize, labelTurn, mapLimits } from '../map-text.ts';
import type { WxxFile, WxxPlace, WxxTiles } from './wxx-file.ts';

/** Whatever size hexes are drawn at, places are those of hexes 300 wide and 300 high. */
const side = 300;

function latticeOf({ map }: WxxFile): Lattice {
  const grid: HexGrid = { layout: map.hexOrientation === 'ROWS' ? 'pointy' : 'flat', raised: 'even' };
  const along = (side * 3) / 4;
  return {
    grid,
    x: side / 2,
    y: side / 2,
    stepX: grid.layout === 'flat' ? along : side,
    stepY: grid.layout === 'flat' ? side : along,
  };
}

const paddings: Readonly<Record<string, number>> = {
  NONE: 1,
  SINGLE_ZERO: 1,
  DOUBLE_ZERO: 2,
  TRIPLE_ZERO: 3,
};

function numberingOf({ numbering }: WxxFile): Numbering {
  const first = (text: string | undefined) => {
    const figure = Number(text ?? 0);
    return Number.isInteger(figure) && Math.abs(figure) < 10_000 ? figure : 0;
  };
  return {
    firstCol: first(numbering.numberFirstCol),
    firstRow: first(numbering.numberFirstRow),
    order: numbering.numberOrder === 'ROW_COL' ? 'row-col' : 'col-row',
    digits: paddings[numbering.numberPrePad ?? ''] ?? 2,
    separator: separatorOf(numbering.numberSeparator ?? '.'),
  };
}

/** A figure or a minus between two numbers would run into them. */
const separatorOf = (text: string): string => {
  const clean = cleanText(text, 3);
  return /[\d-]/.test(clean) ? '.' : clean;
};

/** Terrain by its number in the tiles. */
function terrainOf({ terrain }: WxxFile): ReadonlyMap<string, string> {
  const cells = terrain.trim().split('\t');
  const names = new Map<string, string>();
  for (let at = 0; at + 1 < cells.length; at += 2)
    names.set((cells[at + 1] ?? '').trim(), cleanText(cells[at] ?? '', 80));
  return names;
}

/** The level that is read: the one looked at last, or the first with hexes. */
function levelOf({ tiles, map, unread }: WxxFile): WxxTiles {
  const level = tiles.find((each) => each.level === map.lastViewLevel) ?? tiles[0];
  if (!level || level.columns.length === 0) throw notRead('There are no hexes in it.');
  for (const other of tiles)
    if (other !== level)
      unread.add(
        `level ${other.level}`,
        'The level looked at last is read: look at this one, save the map and read it again.',
        other.columns.length,
      );
  return level;
}

const plainGround = 'Blank';

class WxxDraft {
  readonly #file: WxxFile;
  readonly #lattice: Lattice;
  readonly #tiles: WxxTiles;
  readonly #ground = new CellPainter();
  readonly #elevation = new CellPainter();
  readonly #combinations = new Combinations();
  readonly #lines: DraftLines;

  constructor(file: WxxFile) {
    if (file.map.mapProjection === 'ICOSAHEDRAL')
      throw notRead('The map lies on an icosahedron. Save it as a flat one and try again.');
    this.#file = file;
    this.#lattice = latticeOf(file);
    this.#tiles = levelOf(file);
    this.#lines = new DraftLines(file.unread);
  }

  draft(): MapDraft {
    this.#paint();
    const { map, unread } = this.#file;
    this.#shapes();
    return {
      ...this.#lattice.grid,
      format: `Worldographer ${map.release ?? '2017'}`,
      dialect: 'worldographer',
      name: '',
      hexMiles: usualMiles,
      numbering: numberingOf(this.#file),
      notes: '',
      combinations: this.#combinations.all,
      ground: this.#ground.chunks,
      wordsAre: 'ground',
      layers: this.#elevation.chunks.size === 0 ? {} : { elevation: this.#elevation.chunks },
      things: this.#things(),
      names: [],
      lines: this.#lines.all,
      labels: this.#labels(),
      regions: [],
      hexNotes: this.#notes(),
      unread,
    };
  }

  #paint(): void {
    const { columns, wide, high } = this.#tiles;
    if (columns.length !== wide)
      throw notRead(`It has ${columns.length} columns of hexes where ${wide} are wanted.`);
    const names = terrainOf(this.#file);
    columns.forEach((column, col) => {
      const tiles = column.trim().split(/\r?\n/);
      if (tiles.length !== high)
        throw notRead(`Column ${col + 1} has ${tiles.length} hexes where ${high} are wanted.`);
      tiles.forEach((tile, row) => this.#tile({ col, row }, tile.split('\t'), names));
    });
  }

  #tile(hex: Hex, fields: readonly string[], names: ReadonlyMap<string, string>): void {
    const { unread } = this.#file;
    const [terrain = '', elevation = '', icy, hidden, , resources] = fields;
    const name = names.get(terrain);
    if (name === undefined)
      unread.add('hexes', `The file names no terrain of the number ${cleanText(terrain, 20)}.`);
    else if (name !== plainGround) {
      const isPlaced = this.#ground.set(hex, this.#combinations.numberOf([name]));
      if (!isPlaced) unread.add('hexes', 'They lie further out than any map reaches.');
    }
    const feet = Number(elevation);
    // The program writes 1 and 0 where nobody said anything.
    if (Math.abs(feet) > 1) this.#elevation.set(hex, elevationCell(feet));
    if (icy === '1') unread.add('icy', 'A hex has one ground.');
    if (hidden === '1') unread.add('GM only hexes', 'Players know no hex until they see it.');
    if (resources !== 'Z' && resources !== undefined) unread.add('resources', 'Hexes keep no goods.');
    if (fields.length === 7 || fields.length === 12)
      unread.add('background', 'Colours are those of the ground.');
  }

  /** Where something stands on the level that is read. */
  #hexOf(places: readonly WxxPlace[], what: string): { hex: Hex; scale: number } | null {
    const place = places.find(({ level }) => level === this.#tiles.level || level === '');
    if (!place) {
      this.#file.unread.add(what, 'They stand on another level of view.');
      return null;
    }
    const hex = hexOnLattice(this.#lattice, place);
    if (isOnAnyMap(hex)) return { hex, scale: place.scale };
    this.#file.unread.add(what, 'They lie further out than any map reaches.');
    return null;
  }

  #things(): DraftThing[] {
    return this.#file.features.flatMap(({ attributes, places, text }) => {
      const at = this.#hexOf(places, 'features');
      const word = cleanText(attributes.type ?? '', 80);
      return at ? [{ ...at.hex, word, name: cleanText(text, 80), notes: '' }] : [];
    });
  }

  #labels(): MapLabel[] {
    return this.#file.labels.flatMap(({ attributes, places, text }) => {
      const at = this.#hexOf(places, 'labels');
      const said = cleanText(text, mapLimits.name);
      if (!at || said === '') return [];
      return [
        {
          ...at.hex,
          text: said,
          size: labelSize(at.scale * 4),
          turn: labelTurn(Number(attributes.rotate ?? 0)),
          secret: attributes.isGMOnly === 'true',
        },
      ];
    });
  }

  #notes(): HexNote[] {
    const byHex = new Map<string, HexNote>();
    for (const { attributes, places, text } of this.#file.notes) {
      const at = this.#hexOf(places, 'notes');
      const said = [attributes.title ?? '', plainText(text.slice(0, 60_000))].filter(
        (each) => each.trim() !== '',
      );
      if (!at || said.length === 0) continue;
      const key = `${at.hex.col},${at.hex.row}`;
      const before = byHex.get(key)?.notes;
      const notes = cleanNotes(
        [...(before === undefined ? [] : [before]), ...said].join('\n\n'),
        mapLimits.notes,
      );
      byHex.set(key, { ...at.hex, notes, ...byTheRules });
    }
    return [...byHex.values()];
  }

  #shapes(): void {
    for (const { attributes, points } of this.#file.shapes) {
      if (
        attributes.currentShapeViewLevel !== undefined &&
        attributes.currentShapeViewLevel !== this.#tiles.level
      ) {
        this.#file.unread.add('shapes', 'They stand on another level of view.');
        continue;
      }
      const corners = points.map((point) => hexOnLattice(this.#lattice, point));
      const [first] = corners;
      if (attributes.type === 'Polygon' && first) corners.push(first);
      const tag = attributes.tags?.split(',')[0] ?? '';
      const word = cleanText(tag, 80) || (attributes.type === 'Polygon' ? 'border' : 'line');
      this.#lines.add(this.#lattice.grid, corners, {
        word,
        name: '',
        secret: attributes.isGMOnly === 'true',
      });
    }
  }
}

export const draftOfWxx = (file: WxxFile): MapDraft => new WxxDraft(file).draft();
