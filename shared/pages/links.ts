import { namedKinds, type NamedKind } from '../ipc/vocabulary.ts';
import { insideLink } from '../words/link-source.ts';

/** A link as it stands in a text: `[[Name]]`, `[[Name|words]]`, `[[place:Name]]`. */
interface TextLink {
  /** Where it begins, and the first place after it. */
  at: number;
  end: number;
  /** As it is written, a word of a kind before it included. */
  target: string;
  /** Shown in its place; null: the name. */
  words: string | null;
}

const pattern = new RegExp(String.raw`\[\[(${insideLink})\]\]`, 'g');

/** Every link of a text in its order; brackets with nothing but space in them are none. */
export function linksIn(text: string): TextLink[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: written, 1: between = '' }) => {
    const link = readLink(between);
    return link === null ? [] : [{ at: index, end: index + written.length, ...link }];
  });
}

/** What stands between the brackets, read; null where it names nothing. */
export function readLink(between: string): Pick<TextLink, 'target' | 'words'> | null {
  const bar = between.indexOf('|');
  const target = (bar === -1 ? between : between.slice(0, bar)).trim();
  const words = bar === -1 ? '' : between.slice(bar + 1).trim();
  return target === '' ? null : { target, words: words === '' ? null : words };
}

/** The kind that a target names before its name, and the name; null where it names none. */
export function kindIn(target: string): { kind: NamedKind; name: string } | null {
  const colon = target.indexOf(':');
  if (colon === -1) return null;
  const word = target.slice(0, colon).trim().toLowerCase();
  const kind = namedKinds.find((each) => each === word);
  const name = target.slice(colon + 1).trim();
  return kind === undefined || name === '' ? null : { kind, name };
}

/** What a link shows: its words, else its name without the word of its kind. */
export const shownOf = ({ target, words }: Pick<TextLink, 'target' | 'words'>): string =>
  words ?? kindIn(target)?.name ?? target;

/** A link to a target, with the words it shows where those are others. */
const writtenLink = (target: string, words: string | null): string =>
  words === null ? `[[${target}]]` : `[[${target}|${words}]]`;

/** Whether a name can stand in a link as it is. */
export const canBeLinked = (name: string): boolean => !/[[\]|\n]/.test(name);

/** The text with every link that `turn` gives another target led there; what it shows stays what it was. */
export const withTargets = (text: string, turn: (target: string) => string | null): string =>
  withLinks(text, ({ target, words }) => {
    const other = turn(target);
    return other === null ? null : writtenLink(other, words);
  });

/** The text with other words in place of every link for which `turn` gives some. */
export function withLinks(
  text: string,
  turn: (link: Pick<TextLink, 'target' | 'words'>) => string | null,
): string {
  let done = 0;
  let written = '';
  for (const { at, end, ...link } of linksIn(text)) {
    const other = turn(link);
    if (other === null) continue;
    written += text.slice(done, at) + other;
    done = end;
  }
  return written + text.slice(done);
}

/** The text with each link in the words that it shows. */
export const linksInWords = (text: string): string => withLinks(text, shownOf);

/** So many letters of a sentence are shown on each side of what is looked for. */
const beside = 120;

/** The sentence around a place of a text, cut where it is long. */
export function sentenceAround(text: string, at: number, end: number): string {
  const before = text.slice(Math.max(0, at - beside), at);
  const after = text.slice(end, end + beside);
  const start = Math.max(
    ...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark) + mark.length - 1),
  );
  const stop = /[.!?](?=\s)|\n|$/.exec(after)?.index ?? after.length;
  const isWhole = after[stop] !== undefined && after[stop] !== '\n';
  const cutBefore = start <= 0 && at > beside ? '…' : '';
  const cutAfter = stop === after.length && end + beside < text.length ? '…' : '';
  const sentence =
    before.slice(Math.max(0, start)) + text.slice(at, end) + after.slice(0, stop + (isWhole ? 1 : 0));
  return `${cutBefore}${sentence.trim()}${cutAfter}`;
}
