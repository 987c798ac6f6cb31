import MarkdownIt from 'markdown-it';
import type { StateInline, Token } from 'markdown-it';
import { readLink, shownOf } from '../../shared/pages/links.ts';
import { linkSource } from '../../shared/words/link-source.ts';

/** A piece of Markdown ready to be drawn: words, or an element with what stands in it. */
export type MarkdownNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'rule' }
  /** A link by name, and what it shows. */
  | { kind: 'named'; target: string; text: string }
  /** A page that stands here by its name, in a paragraph of its own; within words it is a link. */
  | { kind: 'pulled'; target: string; text: string }
  | { kind: 'code'; text: string; block: boolean }
  | { kind: 'element'; tag: MarkdownTag; start: number | null; depth: number; nodes: MarkdownNode[] };

const tags = [
  'p',
  'heading',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  's',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type MarkdownTag = (typeof tags)[number];

// What leads out of the program or brings in markup of its own stays as typed.
const reader = new MarkdownIt('default', { html: false, linkify: false, typographer: false }).disable([
  'image',
  'link',
  'autolink',
  'reference',
  'html_block',
  'html_inline',
]);

const named = new RegExp(linkSource, 'y');

/** What `[[Name]]` says stands in the token: its target as markup, what it shows as content. */
const readNamed =
  (type: 'named' | 'pulled', sign: string) =>
  (state: StateInline, silent: boolean): boolean => {
    if (!state.src.startsWith(sign, state.pos)) return false;
    named.lastIndex = state.pos + sign.length;
    const [written] = named.exec(state.src) ?? [];
    const link = written === undefined ? null : readLink(written.slice(2, -2));
    if (written === undefined || link === null) return false;
    if (!silent) {
      const token = state.push(type, '', 0);
      token.markup = link.target;
      token.content = shownOf(link);
    }
    state.pos += sign.length + written.length;
    return true;
  };
reader.inline.ruler.push('named', readNamed('named', ''));
reader.inline.ruler.push('pulled', readNamed('pulled', '!'));

/** How deep things may stand in each other: no referee writes deeper, and no window could draw it for ever. */
const deepest = 40;
/** Every mark is held against every other before it, which takes seconds where there are tens of thousands. */
const mostMarks = 3000;

/** Reads Markdown into nodes; raw HTML, links and pictures stay the words they are, and so does what nests too deep. */
export function readMarkdown(text: string): MarkdownNode[] {
  if (text.replaceAll(/[^*_~`]+/g, '').length > mostMarks) return asTyped(text);
  const tokens = reader.parse(text, {});
  return tokens.some((token) => depthOf(token) > deepest) ? asTyped(text) : nodesOf(tokens);
}

const depthOf = ({ level, children }: Token): number =>
  (children ?? []).reduce((most, child) => Math.max(most, level + child.level), level);

const asTyped = (text: string): MarkdownNode[] => [
  { kind: 'element', tag: 'p', start: null, depth: 0, nodes: [{ kind: 'text', text }] },
];

const tagOf = (token: Token): MarkdownTag | null => {
  if (token.type === 'heading_open') return 'heading';
  return tags.find((tag) => tag === token.tag) ?? null;
};

function nodesOf(tokens: readonly Token[]): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open: MarkdownNode[][] = [root];
  for (const [at, token] of tokens.entries()) {
    const here = open.at(-1) ?? root;
    const pulled = token.type === 'paragraph_open' ? pulledBy(tokens[at + 1]) : [];
    if (token.nesting === -1) {
      if (open.length > 1) open.pop();
    } else if (pulled.length > 0) {
      here.push(...pulled);
      // What stands in the paragraph is in its place already.
      open.push([]);
    } else if (token.nesting === 1) {
      const nodes: MarkdownNode[] = token.hidden ? here : [];
      const tag = tagOf(token);
      if (!token.hidden && tag !== null) here.push(element(token, tag, nodes));
      open.push(tag === null ? here : nodes);
    } else here.push(...leaf(token));
  }
  return root;
}

/** The pages of a paragraph in which nothing else stands; none where it says anything. */
function pulledBy(inline: Token | undefined): MarkdownNode[] {
  const children = (inline?.children ?? []).filter(({ type }) => type !== 'softbreak');
  if (children.some(({ type }) => type !== 'pulled')) return [];
  return children.map(({ markup, content }) => ({ kind: 'pulled', target: markup, text: content }));
}

function element(token: Token, tag: MarkdownTag, nodes: MarkdownNode[]): MarkdownNode {
  const start = tag === 'ol' ? Number(token.attrGet('start') ?? 1) : null;
  const depth = tag === 'heading' ? Number(token.tag.slice(1)) : 0;
  return { kind: 'element', tag, start, depth, nodes };
}

function leaf(token: Token): MarkdownNode[] {
  switch (token.type) {
    case 'inline':
      return nodesOf(token.children ?? []);
    case 'hardbreak':
      return [{ kind: 'break' }];
    case 'softbreak':
      return [{ kind: 'text', text: '\n' }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'named':
    case 'pulled':
      return [{ kind: 'named', target: token.markup, text: token.content }];
    case 'code_inline':
      return [{ kind: 'code', text: token.content, block: false }];
    case 'code_block':
    case 'fence':
      return [{ kind: 'code', text: token.content, block: true }];
    default:
      return token.content === '' ? [] : [{ kind: 'text', text: token.content }];
  }
}
