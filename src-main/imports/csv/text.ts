/** A record of a CSV text and the line it begins on. */
export interface CsvRecord {
  cells: string[];
  line: number;
}

const quote = '"';

/** The sign between the cells: whichever of the usual ones stands most often outside quotes in the first line. */
export const delimiterOf = (text: string): string => {
  const first = (text.slice(0, 10_000).split(/\r\n|\n|\r/, 1)[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
};

interface Cell {
  text: string;
  /** Where its end stands: the delimiter, the line break, or behind the text. */
  to: number;
}

const quotedCell = (text: string, from: number, end: RegExp): Cell => {
  let inside = '';
  for (let at = from + 1; ;) {
    const close = text.indexOf(quote, at);
    if (close === -1) return { text: inside + text.slice(at), to: text.length };
    inside += text.slice(at, close);
    if (text[close + 1] !== quote) {
      const rest = plainCell(text, close + 1, end);
      return { text: inside + rest.text.trimEnd(), to: rest.to };
    }
    inside += quote;
    at = close + 2;
  }
};

const plainCell = (text: string, from: number, end: RegExp): Cell => {
  end.lastIndex = from;
  const to = end.exec(text)?.index ?? text.length;
  return { text: text.slice(from, to), to };
};

const linesIn = (text: string): number => text.split(/\r\n|\n|\r/).length - 1;

/** Records by RFC 4180: quoted cells may hold delimiters, quotes written twice, and line breaks. Empty lines are none. */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const end = delimiter === ',' ? /[,\r\n]/g : delimiter === ';' ? /[;\r\n]/g : /[\t\r\n]/g;
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  for (let at = 0; at <= text.length;) {
    const cell = text[at] === quote ? quotedCell(text, at, end) : plainCell(text, at, end);
    line += linesIn(text.slice(at, cell.to));
    cells.push(cell.text.trim());
    at = cell.to;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (cells.some((each) => each !== '')) yield { cells, line: begins };
    if (at >= text.length) return;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    begins = line;
    cells = [];
  }
}
