import type { Hex } from '../../../../shared/hex/grid.ts';
import { isOnAnyMap } from '../../../../shared/hex/grid.ts';
import type { MapLabel } from '../../../../shared/map/map-sheet.ts';
import type { DraftName, MapDraft, MapTick } from '../map-draft.ts';
import { DraftLines } from '../draft-lines.ts';
import { CellPainter, Combinations, usualGrid, usualMiles } from '../map-draft.ts';
import { MapUnread } from '../map-unread.ts';
import { cleanText, labelSize, labelTurn, mapLimits } from '../map-text.ts';

/** Text Mapper: a line a hex, or a line along hexes. Flat hexes, odd columns higher. */

const hexLine = /^(?:(-?\d\d)(-?\d\d)(\d\d)?|(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?)(?:\s+(.*))?$/;
const pathLine =
  /^((?:-?\d\d-?\d\d(?:\d\d)?|-?\d\d+\.-?\d\d+(?:\.\d\d+)?)(?:-(?:-?\d\d-?\d\d(?:\d\d)?|-?\d\d+\.-?\d\d+(?:\.\d\d+)?))+)\s+(\S+)\s*(.*)$/;
const point = /(?:(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?|(-?\d\d)(-?\d\d)(\d\d)?)(?:-|$)/y;
const tagged = /([a-z]+)=["“]([^"”]*)["”]\s*(\d{1,4})?/;
const quoted = /["“]([^"”]*)["”]\s*(\d{1,4})?((?:\s*[a-z]+\([^)]*\))*)/;
const turned = /^\s*rotate\((-?\d{1,3})\)$/;

const longestLine = 100_000;
const longestHex = 4000;

/** Points of a letter of the usual size. */
export const usualPoints = 20;

const directives: readonly (readonly [RegExp, string, string])[] = [
  [
    /^include\s.*(?:gridmapper|square)/i,
    'squares',
    'The list that is included draws squares; the map is read as one of hexes.',
  ],
  [/^include\s/, 'include', 'Other files are never fetched.'],
  [/^\S+\s+path\s+attributes\s/, 'path attributes', 'Colours and shapes are this program’s own.'],
  [
    /^\S+\s+(?:attributes|path|lib|xml)\s/,
    'attributes, path, lib, xml',
    'Colours and shapes are this program’s own.',
  ],
  [/^<.*>/, '<...>', 'Drawings are not read.'],
  [/^(?:text|glow|label)\s/, 'text, glow, label', 'Letters are this program’s own.'],
  [/^url\s/, 'url', 'Hexes lead to no web addresses.'],
  [/^other\s/, 'other', 'Drawings are not read.'],
];

const numberOf = (text: string | undefined): number => Number(text ?? 0) + 0;

class TextMapperReading {
  readonly #painter = new CellPainter();
  readonly #combinations = new Combinations();
  readonly #names: DraftName[] = [];
  readonly #labels: MapLabel[] = [];
  readonly #licence: string[] = [];
  readonly #unread = new MapUnread();
  readonly #lines = new DraftLines(this.#unread);
  #dotted = false;
  #read = 0;

  take(text: string): void {
    if (text.length > longestLine) {
      this.#unread.add('lines', 'They are longer than any line of a map.');
      return;
    }
    const hex = hexLine.exec(text);
    if (hex) {
      this.#hex(hex);
      return;
    }
    const path = pathLine.exec(text);
    if (path) this.#path(path);
    else if (/^license\s/.test(text))
      this.#licence.push(
        text
          .slice('license'.length)
          .replaceAll(/<[^>]*>/g, '')
          .trim(),
      );
    else this.#other(text);
  }

  /** How many hexes and lines were read. */
  get read(): number {
    return this.#read;
  }

  get draft(): MapDraft {
    return {
      ...usualGrid,
      format: 'Text Mapper',
      dialect: 'textMapper',
      name: '',
      hexMiles: usualMiles,
      numbering: {
        firstCol: 0,
        firstRow: 0,
        order: 'col-row',
        digits: 2,
        separator: this.#dotted ? '.' : '',
      },
      notes: cleanText(this.#licence.join('\n'), mapLimits.notes),
      combinations: this.#combinations.all,
      ground: this.#painter.chunks,
      wordsAre: 'hex',
      layers: {},
      things: [],
      names: this.#names,
      lines: this.#lines.all,
      labels: this.#labels,
      regions: [],
      hexNotes: [],
      unread: this.#unread,
    };
  }

  #hex([, col, row, level, dotCol, dotRow, dotLevel, given = '']: RegExpExecArray): void {
    this.#read += 1;
    if (dotCol !== undefined) this.#dotted = true;
    const hex = { col: numberOf(col ?? dotCol), row: numberOf(row ?? dotRow) };
    if (numberOf(level ?? dotLevel) !== 0) {
      this.#unread.add('levels', 'Only the first level of a map is read.');
      return;
    }
    if (!isOnAnyMap(hex)) {
      this.#unread.add('hexes', 'They lie further out than any map reaches.');
      return;
    }
    if (given.length > longestHex) {
      this.#unread.add('hexes', `They are told at more than ${longestHex.toLocaleString('en')} letters.`);
      return;
    }
    const words = this.#texts(hex, given)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) return;
    if (this.#painter.at(hex) !== 0)
      this.#unread.add('hexes', 'A later line says another thing of the same hex.');
    else this.#painter.set(hex, this.#combinations.numberOf(words));
  }

  /** Takes the texts of a hex and gives what is left of its line: its words. */
  #texts(hex: Hex, given: string): string {
    let rest = given;
    for (let match = tagged.exec(rest); match; match = tagged.exec(rest)) {
      const [whole, tag, text = '', size] = match;
      if (tag === 'name') this.#name(hex, text, size);
      else this.#unread.add(`${tag ?? ''}="..."`, 'Such a text has no place here.');
      rest = rest.replace(whole, ' ');
    }
    for (let match = quoted.exec(rest); match; match = quoted.exec(rest)) {
      const [whole, text = '', size, moved = ''] = match;
      if (moved === '') this.#name(hex, text, size);
      else this.#label(hex, text, size, moved);
      rest = rest.replace(whole, ' ');
    }
    return rest;
  }

  #name(hex: Hex, given: string, size: string | undefined): void {
    const text = cleanText(given, mapLimits.name);
    if (text !== '') this.#names.push({ ...hex, text, size: percentOf(size) });
  }

  #label(hex: Hex, given: string, size: string | undefined, moved: string): void {
    const text = cleanText(given, mapLimits.name);
    const [, degrees] = turned.exec(moved) ?? [];
    if (degrees === undefined)
      this.#unread.add('transforms', 'Texts stand in their hex and are turned at most.');
    if (text !== '')
      this.#labels.push({
        ...hex,
        text,
        size: percentOf(size),
        turn: labelTurn(Number(degrees ?? 0)),
        secret: false,
      });
  }

  #path([, points = '', word = '', rest = '']: RegExpExecArray): void {
    this.#read += 1;
    const corners: Hex[] = [];
    point.lastIndex = 0;
    for (let match = point.exec(points); match; match = point.exec(points)) {
      const [, dotCol, dotRow, dotLevel, col, row, level] = match;
      if (dotCol !== undefined) this.#dotted = true;
      if (numberOf(level ?? dotLevel) !== 0) {
        this.#unread.add('levels', 'Only the first level of a map is read.');
        return;
      }
      corners.push({ col: numberOf(dotCol ?? col), row: numberOf(dotRow ?? row) });
    }
    const [, name = '', more = ''] = /^(?:["“](.+)["”])?\s*(.*)$/.exec(rest) ?? [];
    if (more !== '')
      this.#unread.add('left, right, 50%', 'Where the name of a line stands is this program’s own.');
    this.#lines.add(usualGrid, corners, { word, name: cleanText(name, mapLimits.name), secret: false });
  }

  #other(text: string): void {
    if (text.trim() === '' || text.startsWith('#')) return;
    const [, name, why] = directives.find(([pattern]) => pattern.test(text)) ?? [
      null,
      'lines',
      'They are no hexes and no lines along hexes.',
    ];
    this.#unread.add(name, why);
  }
}

const percentOf = (points: string | undefined): number =>
  points === undefined ? 100 : labelSize((Number(points) * 100) / usualPoints);

const tickEvery = 10_000;

/** Null where no line of the text is one of a map. */
export function readTextMapper(text: string, tick: MapTick): MapDraft | null {
  const reading = new TextMapperReading();
  let at = 0;
  for (let line = 0; at < text.length; line += 1) {
    const end = text.indexOf('\n', at);
    const to = end < 0 ? text.length : end;
    reading.take(text.slice(at, to).trimEnd());
    at = to + 1;
    if (line % tickEvery === 0) tick(at, text.length);
  }
  return reading.read === 0 ? null : reading.draft;
}
