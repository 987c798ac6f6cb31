import type { Draft, DraftFile, ImportContext } from '../entry.ts';
import { BlockCutter } from './block-cut.ts';
import type { CutBlock } from './block-cut.ts';
import { nameWords, readName } from './block-name.ts';
import { readFields } from './fields.ts';
import { StatBlock } from './stat-block.ts';
import { plainLines } from './stat-text.ts';
import { UnreadList } from '../unread-list.ts';

/** Stat blocks in a text, found by their labels wherever its lines end; names stand before them. */

const longestText = 4_000_000;
const longestName = 120;
/** How much of what stands before or behind a block on its line is kept. */
const mostWords = 2000;

interface NamedBlock extends CutBlock {
  /** The words before it, of its own line or of one above. */
  words: string;
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

const named = (lines: readonly string[], blocks: readonly CutBlock[], rest: Set<number>): NamedBlock[] =>
  blocks.map((block) => {
    for (let used = block.firstLine; used <= block.lastLine; used += 1) rest.delete(used);
    if (nameWords(block.before.slice(-mostWords)) !== '') return { ...block, words: block.before };
    const above = nameLineOf(lines, block.firstLine, rest);
    if (above === null) return { ...block, words: '' };
    rest.delete(above);
    return { ...block, words: lines[above] ?? '' };
  });

/** More than this of one kind are no creatures to be kept one by one. */
const mostOfAKind = 200;

/** How many of them there are, where that is a plain number above one. */
const countIn = (number: string | null): Pick<Draft, 'count'> => {
  const count = /^\d+$/.test(number ?? '') ? Number(number) : 1;
  return count > 1 && count <= mostOfAKind ? { count } : {};
};

const draftOf = ({ fields, words, behind, firstLine }: NamedBlock, context: ImportContext): Draft => {
  const { name, number, level, notes } = readName(words.slice(-mostWords));
  const block = new StatBlock(name, context);
  for (const note of notes) block.remark(note);
  if (words.length > mostWords) block.leave('name', `"${words.slice(0, 80)}..." is too long for the notes.`);
  block.note('Number', number);
  readFields(block, fields);
  block.levelByName(level);
  if (behind.length > mostWords)
    block.leave('behind', `"${behind.slice(0, 80)}..." is too long for the notes.`);
  else if (behind !== '') block.remark(behind);
  const draft = { ...block.draft(), ...countIn(number) };
  if (name !== '') return draft;
  return {
    ...draft,
    name: `Nameless (line ${firstLine + 1})`,
    person: null,
    refused: 'No name stands before it.',
  };
};

function* draftsOf(blocks: readonly NamedBlock[], context: ImportContext): Generator<Draft> {
  for (const block of blocks) yield draftOf(block, context);
}

/** Null where no labels of a block stand together. */
export const statBlockFile = (text: string, context: ImportContext): DraftFile | null => {
  if (text.length > longestText) return null;
  const { lines, tooLong } = plainLines(text);
  const rest = new Set(lines.keys());
  const blocks = named(lines, new BlockCutter(lines).blocks(), rest);
  if (blocks.length === 0) return null;
  const unread = new UnreadList();
  for (const at of rest) if (lines[at] !== '') unread.add(`line ${at + 1}`, 'It belongs to no stat block.');
  for (const at of tooLong) unread.add(`line ${at + 1}`, 'It is too long to be read.');
  return {
    format: 'Stat blocks',
    count: blocks.length,
    drafts: draftsOf(blocks, context),
    unread: unread.all,
  };
};
