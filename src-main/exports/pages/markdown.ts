import { markdownLine, markdownText } from '../text/markdown-text.ts';
import { yamlText } from '../text/yaml-text.ts';
import { saysNothing } from './block.ts';
import type { Block, Section } from './block.ts';

/** What stands in a front matter: a text, a figure, nothing, texts, or figures by name. */
export type FrontValue = string | number | null | Texts | ReadonlyMap<string, number>;
type Texts = readonly string[];

const isTexts = (value: Texts | ReadonlyMap<string, number>): value is Texts => Array.isArray(value);

const frontValue = (value: FrontValue): string => {
  if (typeof value === 'string') return yamlText(value);
  if (value === null || typeof value === 'number') return String(value);
  if (isTexts(value)) return `[${value.map(yamlText).join(', ')}]`;
  return `{${[...value].map(([name, figure]) => `${yamlText(name)}: ${figure}`).join(', ')}}`;
};

export const frontMatter = (fields: readonly (readonly [key: string, value: FrontValue])[]): string =>
  `---\n${fields.map(([key, value]) => `${key}: ${frontValue(value)}\n`).join('')}---\n`;

const row = (cells: readonly string[]): string => `| ${cells.map(markdownLine).join(' | ')} |\n`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${row(heads)}|${heads.map(() => ' --- |').join('')}\n${rows.map(row).join('')}`;

const blockText = (block: Block): string => {
  switch (block.is) {
    case 'facts':
      return block.facts.map(([name, value]) => `- **${name}** ${markdownText(value, '  ')}\n`).join('');
    case 'lines':
      return block.lines.map((line) => `- ${markdownLine(line)}\n`).join('');
    case 'moments':
      return block.moments.map(({ at, text }) => `- **${at}** ${markdownText(text, '  ')}\n`).join('');
    case 'figures':
      return table(
        block.heads,
        block.figures.map(({ name, value, more, depth }) =>
          [`${'. '.repeat(depth)}${name}`, value, more].slice(0, block.heads.length),
        ),
      );
    case 'table':
      return table(block.heads, block.rows);
    case 'text':
      return `${markdownText(block.text, '')}\n`;
    case 'pencil':
      return '';
  }
};

export const blocksMarkdown = (blocks: readonly Block[]): string =>
  blocks
    .filter((block) => !saysNothing(block))
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n');

/** A section under its heading; nothing where it says nothing. */
export const sectionMarkdown = ({ title, blocks }: Section): string => {
  const text = blocksMarkdown(blocks);
  return text === '' ? '' : `\n## ${markdownLine(title)}\n\n${text}`;
};

export const headingMarkdown = (title: string): string => `\n# ${markdownLine(title)}\n`;
