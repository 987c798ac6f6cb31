import type { Hex } from '../../../../shared/hex/grid.ts';
import type { MapLabel, MapLine, MapSheet } from '../../../../shared/map/map-sheet.ts';
import { usualPoints } from '../../../imports/maps/text-mapper/read-text-mapper.ts';
import { wordOfGround } from '../../../imports/maps/words/word-meaning.ts';
import { ByHex, hexesOf, rowByRow } from '../../../../shared/hex/hexes.ts';
import type { TextWithLosses } from '../../losses.ts';
import { Losses } from '../../losses.ts';
import { isUsualLine, tellWhatTextLacks } from '../losses.ts';

/** Text Mapper draws flat hexes of which the odd columns stand higher, and writes numbers of two digits or with a dot. */

/** By how much columns and rows are renumbered so that odd ones stand higher, as near to the map's own numbers as can be. */
function shiftOf({ layout, raised, numbering }: MapSheet): Hex {
  const wanted = layout === 'flat' && raised === 'even' ? 1 : 0;
  const { firstCol, firstRow } = numbering;
  return { col: (firstCol & 1) === wanted ? firstCol : wanted, row: firstRow };
}

class TextMapperText {
  readonly losses = new Losses();
  readonly #sheet: MapSheet;
  readonly #shift: Hex;
  readonly #isDotted: boolean;
  readonly #words: ReadonlyMap<number, string>;

  constructor(sheet: MapSheet, hexes: readonly Hex[]) {
    this.#sheet = sheet;
    this.#shift = shiftOf(sheet);
    const points = [...hexes, ...sheet.lines.flatMap(({ path }) => path)];
    this.#isDotted = points.some(({ col, row }) =>
      [col + this.#shift.col, row + this.#shift.row].some((figure) => Math.abs(figure) > 99),
    );
    this.#words = new Map(sheet.kinds.map((kind) => [kind.code, wordOfGround(kind)]));
    this.#tellLosses();
  }

  text(hexes: readonly Hex[]): string {
    const { layers, sites, labels, lines, name } = this.#sheet;
    const ground = new Map([...hexesOf(layers.terrain)].map(({ code, ...hex }) => [this.#number(hex), code]));
    const sitesAt = new ByHex(sites);
    const labelsAt = new ByHex(labels);
    const ofHexes = hexes.map((hex) => {
      const number = this.#number(hex);
      const there = sitesAt.at(hex);
      const words = [...this.#groundWord(ground.get(number)), ...there.map(({ kind }) => kind)];
      const texts = [
        ...there.map((site) => this.#quoted(site.name)),
        ...labelsAt.at(hex).map((label) => this.#label(label)),
      ];
      return [number, ...words, ...texts].join(' ');
    });
    const ofLines = lines.filter(({ along }) => along === 'centres').map((line) => this.#line(line));
    return [`# ${name}`, ...ofHexes, ...ofLines, ''].join('\n');
  }

  #number({ col, row }: Hex): string {
    const both = [col + this.#shift.col, row + this.#shift.row].map((figure) => {
      const written = String(Math.abs(figure)).padStart(2, '0');
      return figure < 0 ? `-${written}` : written;
    });
    return both.join(this.#isDotted ? '.' : '');
  }

  #groundWord(code: number | undefined): string[] {
    const word = this.#words.get(code ?? 0);
    return word === undefined ? [] : [word];
  }

  #quoted(text: string): string {
    const plain = text.replaceAll(/["“”]/g, "'");
    if (plain !== text) this.losses.add('quotation marks in texts');
    return `"${plain}"`;
  }

  #label({ text, size, turn }: MapLabel): string {
    const points = Math.round((size * usualPoints) / 100);
    if (points * 100 !== size * usualPoints) this.losses.add('sizes of labels to the percent');
    return `${this.#quoted(text)} ${points} rotate(${turn})`;
  }

  #line({ kind, name, path }: MapLine): string {
    const points = path.map((hex) => this.#number(hex)).join('-');
    return `${points} ${kind}${name === '' ? '' : ` ${this.#quoted(name)}`}`;
  }

  #tellLosses(): void {
    const { layout, lines, kinds, layers, hexNotes, numbering } = this.#sheet;
    const { losses } = this;
    tellWhatTextLacks(this.#sheet, losses);
    if (layout === 'pointy') losses.add('hexes that stand on a point');
    if (this.#shift.col !== numbering.firstCol) losses.add('the numbers of columns');
    if (layers.elevation && layers.elevation.size > 0) losses.add('elevation');
    losses.add('notes of hexes', hexNotes.length);
    losses.add('lines along the sides of hexes', lines.filter(({ along }) => along === 'edges').length);
    losses.add(
      'upkeep, secrecy and notes of lines',
      lines.filter((line) => line.along === 'centres' && !isUsualLine(line)).length,
    );
    const words = kinds.map(wordOfGround);
    losses.add('grounds of one name', words.length - new Set(words).size);
  }
}

/** A line a hex that holds anything, a line a course along hexes. */
export function textMapperText(sheet: MapSheet): TextWithLosses {
  const hexes = rowByRow(hexesOf(sheet.layers.terrain), sheet.sites, sheet.labels);
  const writing = new TextMapperText(sheet, hexes);
  const text = writing.text(hexes);
  return { text, losses: writing.losses.all };
}
