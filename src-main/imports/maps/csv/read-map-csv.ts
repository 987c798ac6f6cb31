import { byTheRules } from '../../../../shared/map/ground-figures.ts';
import type { Hex } from '../../../../shared/hex/grid.ts';
import { hexKey, isOnAnyMap } from '../../../../shared/hex/grid.ts';
import { elevationCell } from '../../../../shared/map/cells.ts';
import type { HexNote, MapLabel } from '../../../../shared/map/map-sheet.ts';
import { plainHeader } from '../../csv/plain-header.ts';
import { csvRecords, delimiterOf } from '../../csv/text.ts';
import type { DraftThing, MapDraft, MapTick } from '../map-draft.ts';
import { CellPainter, Combinations, usualGrid, usualMiles } from '../map-draft.ts';
import { cleanNotes, cleanText, mapLimits } from '../map-text.ts';
import { MapUnread } from '../map-unread.ts';

/** A table of hexes: a line a hex, further lines of the same hex for further sites and labels. */

const columnNames = {
  col: ['col', 'column', 'x'],
  row: ['row', 'y'],
  hex: ['hex', 'number', 'hexnumber', 'coord', 'coords', 'coordinates'],
  terrain: ['terrain', 'ground', 'type', 'biome'],
  elevation: ['elevation', 'height', 'altitude', 'feet'],
  site: ['site', 'feature', 'place'],
  name: ['name', 'sitename'],
  label: ['label', 'text'],
  note: ['note', 'notes', 'description'],
} as const;
type Column = keyof typeof columnNames;

function columnsOf(headers: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [column, names] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const at = headers.findIndex((header) => names.includes(plainHeader(header)));
    if (at >= 0) columns.set(column, at);
  }
  return columns;
}

const isOfHexes = (columns: ReadonlyMap<Column, number>): boolean =>
  (columns.has('hex') || (columns.has('col') && columns.has('row'))) &&
  ['terrain', 'elevation', 'site', 'label', 'note'].some((column) => columns.has(column as Column));

const both = /^(-?\d{1,5})\s*[.,;:/ ]\s*(-?\d{1,5})$/;
const joined = /^(\d{2,4})(\d{2,4})$/;
const whole = /^-?\d{1,5}$/;

/** "0709", "07.09", "9,7": column first; of figures run together half are the column's. */
function hexOfNumber(text: string): Hex | null {
  const [, col, row] = both.exec(text) ?? (text.length % 2 === 0 ? halves(text) : null) ?? [];
  return col === undefined || row === undefined ? null : { col: Number(col) + 0, row: Number(row) + 0 };
}

function halves(text: string): string[] | null {
  if (!joined.test(text)) return null;
  return ['', text.slice(0, text.length / 2), text.slice(text.length / 2)];
}

/** A spreadsheet is kept from reading a text as a formula by an apostrophe before it. */
const unshielded = (text: string): string => text.replace(/^'(?='*[=+\-@])/, '');

class CsvReading {
  readonly unread = new MapUnread();
  readonly #columns: ReadonlyMap<Column, number>;
  readonly #ground = new CellPainter();
  readonly #elevation = new CellPainter();
  readonly #combinations = new Combinations();
  readonly #things: DraftThing[] = [];
  readonly #labels: MapLabel[] = [];
  readonly #notes = new Map<number, HexNote>();

  constructor(columns: ReadonlyMap<Column, number>) {
    this.#columns = columns;
  }

  line(cells: readonly string[]): void {
    const cell = (column: Column) => unshielded(cells[this.#columns.get(column) ?? -1] ?? '');
    const hex = this.#hexOf(cell);
    if (!hex) {
      this.unread.add('lines', 'They name no hex.');
      return;
    }
    if (!isOnAnyMap(hex)) {
      this.unread.add('lines', 'Their hexes lie further out than any map reaches.');
      return;
    }
    this.#paint(hex, cleanText(cell('terrain'), mapLimits.name), cell('elevation'));
    const site = cleanText(cell('site'), mapLimits.name);
    const name = cleanText(cell('name'), mapLimits.name);
    if (site !== '' || name !== '') this.#things.push({ ...hex, word: site || 'other', name, notes: '' });
    const label = cleanText(cell('label'), mapLimits.name);
    if (label !== '') this.#labels.push({ ...hex, text: label, size: 100, turn: 0, secret: false });
    this.#note(hex, cell('note'));
  }

  draft(): MapDraft {
    return {
      ...usualGrid,
      format: 'Table of hexes, CSV',
      dialect: 'csv',
      name: '',
      hexMiles: usualMiles,
      numbering: { firstCol: 0, firstRow: 0, order: 'col-row', digits: 2, separator: '' },
      notes: '',
      combinations: this.#combinations.all,
      ground: this.#ground.chunks,
      wordsAre: 'ground',
      layers: this.#elevation.chunks.size === 0 ? {} : { elevation: this.#elevation.chunks },
      things: this.#things,
      names: [],
      lines: [],
      labels: this.#labels,
      regions: [],
      hexNotes: [...this.#notes.values()],
      unread: this.unread,
    };
  }

  #hexOf(cell: (column: Column) => string): Hex | null {
    if (this.#columns.has('hex')) return hexOfNumber(cell('hex'));
    const [col, row] = [cell('col'), cell('row')];
    return whole.test(col) && whole.test(row) ? { col: Number(col) + 0, row: Number(row) + 0 } : null;
  }

  #paint(hex: Hex, terrain: string, elevation: string): void {
    if (terrain !== '') {
      const number = this.#combinations.numberOf([terrain]);
      const before = this.#ground.at(hex);
      if (before === 0) this.#ground.set(hex, number);
      else if (before !== number)
        this.unread.add('terrain', 'An earlier line says another ground of the same hex.');
    }
    if (elevation === '') return;
    const feet = Number(elevation);
    if (!/^[-+]?\d{1,6}(?:\.\d+)?$/.test(elevation)) this.unread.add('elevation', 'It is no number of feet.');
    else this.#elevation.set(hex, elevationCell(feet));
  }

  #note(hex: Hex, given: string): void {
    if (given === '') return;
    const before = this.#notes.get(hexKey(hex));
    const notes = cleanNotes(before ? `${before.notes}\n\n${given}` : given, mapLimits.notes);
    if (notes !== '') this.#notes.set(hexKey(hex), { ...hex, notes, ...byTheRules });
  }
}

const tickEvery = 5000;

/** Null where the first line does not name the columns of a table of hexes. */
export function readMapCsv(text: string, tick: MapTick): MapDraft | null {
  let reading: CsvReading | null = null;
  let count = 0;
  for (const { cells } of csvRecords(text, delimiterOf(text))) {
    if (!reading) {
      const columns = columnsOf(cells);
      if (!isOfHexes(columns)) return null;
      reading = new CsvReading(columns);
      cells.forEach((header, at) => {
        if (header !== '' && ![...columns.values()].includes(at))
          reading?.unread.add(`column ${header}`, 'No column of that name is known.');
      });
    } else reading.line(cells);
    count += 1;
    if (count % tickEvery === 0) tick(count, count);
  }
  return reading?.draft() ?? null;
}
