import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';

// As credulous as a reader of Markdown can be: raw HTML and bare addresses both come alive.
const reader = new MarkdownIt({ html: true, linkify: true });

type Token = ReturnType<typeof reader.parse>[number];

/** The only parts an export may consist of. */
export const ownParts = new Set([
  'heading_open',
  'heading_close',
  'paragraph_open',
  'paragraph_close',
  'bullet_list_open',
  'bullet_list_close',
  'list_item_open',
  'list_item_close',
  'strong_open',
  'strong_close',
  'inline',
  'text',
  'text_special',
  'softbreak',
  'hardbreak',
]);

const textOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.type === 'hardbreak' ? '\n' : token.content)).join('');

export interface ReadMarkdown {
  front: Record<string, unknown>;
  parts: Set<string>;
  headings: string[];
  /** What stands behind the bold time of each entry of the timeline. */
  timeline: string[];
  texts: string[];
}

export const readMarkdown = (source: string): ReadMarkdown => {
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const tokens = reader.parse(body, {});
  const inline = tokens.filter(({ type }) => type === 'inline');
  const headings = inline.filter((token) => tokens[tokens.indexOf(token) - 1]?.type === 'heading_open');
  const timelineAt = tokens.findIndex((token) => token.type === 'inline' && token.content === 'Turn by turn');
  const entries = tokens.slice(timelineAt).filter(({ type, level }) => type === 'inline' && level === 3);
  return {
    front: parse(front) as Record<string, unknown>,
    parts: new Set(
      tokens.flatMap((token) => [token.type, ...(token.children ?? []).map(({ type }) => type)]),
    ),
    headings: headings.map((token) => textOf(token.children ?? [])),
    timeline: entries.map((entry) => timelineText(entry.children ?? [])),
    texts: inline.map((token) => textOf(token.children ?? [])),
  };
};

const timelineText = (children: readonly Token[]): string => {
  const behind = children.slice(children.findIndex(({ type }) => type === 'strong_close') + 1);
  return textOf(behind).replace(/^ /, '');
};
