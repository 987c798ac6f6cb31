/** What a page is made of, whichever way it is written down. Texts stand as people wrote them: a writer escapes them. */
export type Block =
  /** A name and what it is, one a line. */
  | { is: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Sentences, one a line. */
  | { is: 'lines'; lines: readonly string[] }
  /** What happened, each with its time. */
  | { is: 'moments'; moments: readonly { at: string; text: string }[] }
  /** A name, its figure, and more about it; `heads` names the three where the form wants names. */
  | { is: 'figures'; heads: readonly string[]; figures: readonly Figured[] }
  | Table
  /** Words with line breaks of their own. */
  | { is: 'text'; text: string }
  /** Room for a pencil: paper alone shows it. */
  | { is: 'pencil'; lines: number };

export interface Table {
  is: 'table';
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Heads of columns that paper has empty, for a pencil. */
  pencil: readonly string[];
}

export interface Figured {
  name: string;
  value: string;
  more: string;
  /** How deep it lies in what holds it. */
  depth: number;
  /** Boxes to tick on paper, one for each that can be used up. */
  boxes: number;
}

export interface Section {
  title: string;
  blocks: readonly Block[];
  /** Whether it may be broken over columns and pages. */
  isLong?: boolean;
}

/** Whether there is anything in it to write down. */
export const saysNothing = (block: Block): boolean => {
  switch (block.is) {
    case 'facts':
      return block.facts.length === 0;
    case 'lines':
      return block.lines.length === 0;
    case 'moments':
      return block.moments.length === 0;
    case 'figures':
      return block.figures.length === 0;
    case 'table':
      return block.rows.length === 0;
    case 'text':
      return block.text === '';
    case 'pencil':
      return block.lines === 0;
  }
};
