import type { BookRandomTable } from '../book-entry.ts';

/** Lines of a text that belong together: under a heading, or behind an empty line under dice of their own. */
export interface Section {
  readonly title: string;
  readonly lines: string[];
  /** Of the heading, or of the first line. */
  readonly line: number;
}

/** A table before it is known what else its file holds. */
export interface TextTable {
  readonly name: string;
  readonly notes: string;
  readonly way: 'dice' | 'weights';
  readonly columns: { title: string; dice: string }[];
  readonly rows: readonly Pick<BookRandomTable['rows'][number], 'spans' | 'weight'>[];
  readonly texts: readonly string[];
  readonly told: readonly string[];
}

const heading = /^#{1,6}\s+(.*?)\s*#*$/u;
const dice = /^\d{0,4}d(?:\d{1,5}|%)(?!\w)/iu;

/** Empty ones are left out. */
export function tableSections(text: string): Section[] {
  const sections: Section[] = [];
  let isAfterGap = true;
  let current: Section = { title: '', lines: [], line: 1 };
  const begin = (title: string, line: number): void => {
    current = { title, lines: [], line };
    sections.push(current);
  };
  begin('', 1);
  text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u).forEach((given, at) => {
    const line = given.trim();
    const [, title] = heading.exec(line) ?? [];
    if (title !== undefined) begin(title, at + 1);
    else if (line !== '') {
      if (isAfterGap && dice.test(line) && current.lines.length > 0) begin('', at + 1);
      current.lines.push(line);
    }
    isAfterGap = line === '';
  });
  return sections.filter(({ lines }) => lines.length > 0);
}
