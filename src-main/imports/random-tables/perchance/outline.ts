/** A line of a generator, and the lines that stand deeper under it. */
export interface OutlineLine {
  /** From 1 on, as it stands in the text. */
  readonly line: number;
  readonly text: string;
  readonly below: readonly OutlineLine[];
}

export interface Outline {
  readonly top: readonly OutlineLine[];
  /** Lines that stand deeper than lists are read. */
  readonly tooDeep: readonly number[];
}

interface Growing extends OutlineLine {
  readonly below: Growing[];
}

export const deepestList = 12;

/** A tab stands for two spaces, as it does there. */
const widthOf = (indent: string): number => indent.length + indent.replaceAll(/[^\t]/g, '').length;

/** A comment goes to the end of its line; the slashes of an address are none. */
function withoutComment(line: string): string {
  const at = /(?:^|\s)\/\//.exec(line)?.index;
  return at === undefined ? line : line.slice(0, at);
}

/** Lines by how far they stand in: each belongs to the last one before it that stands less far in. */
export function outlineOf(text: string): Outline {
  const top: Growing[] = [];
  const tooDeep: number[] = [];
  const open: { readonly width: number; readonly below: Growing[] }[] = [];
  text.split(/\r\n|[\n\r\u2028\u2029]/).forEach((given, at) => {
    const bare = withoutComment(given).trimEnd();
    const written = bare.trimStart();
    if (written === '') return;
    const width = widthOf(bare.slice(0, bare.length - written.length));
    while ((open.at(-1)?.width ?? -1) >= width) open.pop();
    const line = { line: at + 1, text: written, below: [] };
    if (open.length > deepestList) tooDeep.push(line.line);
    else {
      (open.at(-1)?.below ?? top).push(line);
      open.push({ width, below: line.below });
    }
  });
  return { top, tooDeep };
}
