import type { Draft, DraftFile, ImportContext } from '../entry.ts';
import { oseGoesOn, oseHead, oseStatBlock } from './ose.ts';
import { blockName, plainStats } from './stat-text.ts';
import { swordsWizardryGoesOn, swordsWizardryHead, swordsWizardryStatBlock } from './swords-wizardry.ts';
import { UnreadList } from '../unread-list.ts';

/** Many one-line blocks in a text; the name stands on the line or on the line before. */

interface Style {
  head: RegExp;
  /** What the block itself begins with. */
  begins: RegExp;
  goesOn: RegExp;
  read: (name: string, text: string, context: ImportContext) => Draft;
}

const styles: readonly Style[] = [
  { head: oseHead, begins: /\bAC:?\s+-?\d/, goesOn: oseGoesOn, read: oseStatBlock },
  {
    head: swordsWizardryHead,
    begins: /\b(?:HD|Hit Dice)\b/i,
    goesOn: swordsWizardryGoesOn,
    read: swordsWizardryStatBlock,
  },
];

interface Block {
  name: string;
  text: string;
  style: Style;
  line: number;
}

const unfinished = /[,;(]$/;

const longestLine = 4000;
const longestText = 4_000_000;

const styleOf = (line: string): Style | undefined =>
  line.length > longestLine ? undefined : styles.find(({ head }) => head.test(line));

/** How many lines behind the head belong to the block: what it leaves open, and what begins with one of its fields. */
const linesBelow = (lines: readonly string[], from: number, { goesOn }: Style): number => {
  let count = 0;
  for (;;) {
    const next = lines[from + count + 1] ?? '';
    const before = lines[from + count] ?? '';
    const belongs =
      next !== '' && styleOf(next) === undefined && (unfinished.test(before) || goesOn.test(next));
    if (!belongs) return count;
    count += 1;
  }
};

const longestName = 120;

const cut = (lines: readonly string[], rest: Set<number>): Block[] => {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const style = styleOf(line);
    if (style === undefined) continue;
    const below = linesBelow(lines, at, style);
    const begins = style.begins.exec(line)?.index ?? 0;
    const own = blockName(line.slice(0, begins));
    const before = own === '' ? nameBefore(lines, at, rest) : null;
    if (before !== null) rest.delete(before);
    for (let used = at; used <= at + below; used += 1) rest.delete(used);
    const name = own === '' && before !== null ? blockName(lines[before] ?? '') : own;
    const text = [line.slice(begins), ...lines.slice(at + 1, at + below + 1)].join('\n');
    blocks.push({ name, text, style, line: at + 1 });
    at += below;
  }
  return blocks;
};

/** The line before, with at most one empty line between, where no block has used it. */
const nameBefore = (lines: readonly string[], at: number, rest: ReadonlySet<number>): number | null => {
  const before = lines[at - 1] === '' ? at - 2 : at - 1;
  const text = lines[before] ?? '';
  return rest.has(before) && text !== '' && text.length <= longestName ? before : null;
};

const nameless = (draft: Draft, line: number): Draft => ({
  ...draft,
  name: `Nameless (line ${line})`,
  person: null,
  refused: 'No name stands before it.',
});

function* draftsOf(blocks: readonly Block[], context: ImportContext): Generator<Draft> {
  for (const { name, text, style, line } of blocks) {
    const draft = style.read(name, text, context);
    yield name === '' ? nameless(draft, line) : draft;
  }
}

/** Null where no line holds a block. */
export const statBlockFile = (text: string, context: ImportContext): DraftFile | null => {
  if (text.length > longestText) return null;
  const lines = plainStats(text)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const rest = new Set(lines.keys());
  const blocks = cut(lines, rest);
  if (blocks.length === 0) return null;
  const unread = new UnreadList();
  for (const at of rest) if (lines[at] !== '') unread.add(`line ${at + 1}`, 'It belongs to no stat block.');
  return {
    format: 'Stat blocks',
    count: blocks.length,
    drafts: draftsOf(blocks, context),
    unread: unread.all,
  };
};
