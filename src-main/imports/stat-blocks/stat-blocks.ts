import type { Draft, DraftFile, ImportContext } from '../entry.ts';
import { BlockCutter } from './block-cut.ts';
import type { CutBlock } from './block-cut.ts';
import { nameWords, readName } from './block-name.ts';
import type { BlockName } from './block-name.ts';
import { mostOfOne, severalIn } from '../several.ts';
import { readFields } from './fields.ts';
import { StatBlock } from './stat-block.ts';
import { plainLines } from './stat-text.ts';
import { UnreadList } from '../unread-list.ts';

/** Stat blocks in a text, found by their labels wherever its lines end; names stand before them. */

const longestText = 4_000_000;
const longestName = 120;
/** How much of what stands before or behind a block on its line is kept. */
const mostWords = 2000;

export interface NamedBlock extends CutBlock {
  /** The words before it, of its own line or of one above. */
  words: string;
  read: BlockName;
  /** How many of it are made. */
  count: number | null;
}

const isHeading = (line: string): boolean => /^#{1,6} \S/.test(line);
const isSentence = (line: string): boolean => line.length > longestName || /[.!?]$/.test(line);

/**
 * The line with the name: the one before, where it is no sentence, with at most one empty line between; else the
 * nearest heading. Lines that another block has used are none.
 */
const nameLineOf = (lines: readonly string[], at: number, rest: ReadonlySet<number>): number | null => {
  let above = at - 1;
  while (above >= 0 && lines[above] === '' && at - above < 4) above -= 1;
  const near = lines[above] ?? '';
  const isNear = at - above <= 2;
  if (near !== '' && rest.has(above) && isNear && !isSentence(near)) return above;
  for (let line = above; line >= 0 && rest.has(line) && at - line < 40; line -= 1)
    if (isHeading(lines[line] ?? '')) return line;
  return near !== '' && rest.has(above) && near.length <= longestName ? above : null;
};

/** The words that name a block; a line above that they are taken from is taken away. */
const wordsOf = (lines: readonly string[], block: CutBlock, rest: Set<number>): string => {
  for (let used = block.firstLine; used <= block.lastLine; used += 1) rest.delete(used);
  if (nameWords(block.before.slice(-mostWords)) !== '') return block.before;
  const above = nameLineOf(lines, block.firstLine, rest);
  if (above === null) return '';
  rest.delete(above);
  return lines[above] ?? '';
};

const named = (lines: readonly string[], blocks: readonly CutBlock[], rest: Set<number>): NamedBlock[] =>
  blocks.map((block) => {
    const words = wordsOf(lines, block, rest);
    const read = readName(words.slice(-mostWords));
    return { ...block, words, read, count: read.name === '' ? null : severalIn(read.number) };
  });

const draftsOfBlock = (given: NamedBlock, context: ImportContext): Draft[] => {
  const { fields, words, behind, firstLine, count } = given;
  const { name, number, level, notes } = given.read;
  const block = new StatBlock(name, context, count);
  for (const note of notes) block.remark(note);
  if (words.length > mostWords) block.leave('name', `"${words.slice(0, 80)}..." is too long for the notes.`);
  if (count === null) block.note('Number', number);
  if (Number(number) > mostOfOne)
    block.leave('number', `${number} are too many to be made one by one; one stands for all.`);
  readFields(block, fields);
  block.levelByName(level);
  if (behind.length > mostWords)
    block.leave('behind', `"${behind.slice(0, 80)}..." is too long for the notes.`);
  else if (behind !== '') block.remark(behind);
  if (name !== '') return block.drafts();
  const nameless = `Nameless (line ${firstLine + 1})`;
  return [{ ...block.draft(), name: nameless, person: null, refused: 'No name stands before it.' }];
};

function* draftsOf(blocks: readonly NamedBlock[], context: ImportContext): Generator<Draft> {
  for (const block of blocks) yield* draftsOfBlock(block, context);
}

/** The blocks of a text with their names, and the lines that belong to none. Empty where the text is too long for one. */
export const blocksIn = (
  text: string,
): { blocks: NamedBlock[]; loose: { line: number; text: string }[]; tooLong: number[] } => {
  if (text.length > longestText) return { blocks: [], loose: [], tooLong: [] };
  const { lines, tooLong } = plainLines(text);
  const rest = new Set(lines.keys());
  const blocks = named(lines, new BlockCutter(lines).blocks(), rest);
  const loose = [...rest].flatMap((at) => (lines[at] ? [{ line: at + 1, text: lines[at] }] : []));
  return { blocks, loose, tooLong: tooLong.map((at) => at + 1) };
};

/** Null where no labels of a block stand together. */
export const statBlockFile = (text: string, context: ImportContext): DraftFile | null => {
  const { blocks, loose, tooLong } = blocksIn(text);
  if (blocks.length === 0) return null;
  const unread = new UnreadList();
  for (const { line } of loose) unread.add(`line ${line}`, 'It belongs to no stat block.');
  for (const line of tooLong) unread.add(`line ${line}`, 'It is too long to be read.');
  return {
    format: 'Stat blocks',
    count: blocks.reduce((sum, { count }) => sum + (count ?? 1), 0),
    drafts: draftsOf(blocks, context),
    unread: unread.all,
  };
};
