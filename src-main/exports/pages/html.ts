import { createHash } from 'node:crypto';
import { htmlText } from '../text/html-text.ts';
import { saysNothing } from './block.ts';
import type { Block, Figured, Section, Table } from './block.ts';

/** What somebody wrote, in a direction of its own. */
export const foreign = (text: string): string => `<bdi>${htmlText(text)}</bdi>`;

interface Opening {
  title: string;
  css: string;
  /** Typefaces within the page: none, or `@font-face` rules with their files in them. */
  fontFaces?: string;
  /** Whether pictures stand within it. */
  pictures?: boolean;
}

/** A page up to its body: its own style and what it carries within itself, no network, no script. */
export const openPage = ({ title, css, fontFaces = '', pictures = false }: Opening): string => {
  const style = `${fontFaces}${css}`;
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  const within = `${pictures ? ' img-src data:;' : ''}${fontFaces === '' ? '' : ' font-src data:;'}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';${within} style-src '${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Turnkeeper">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
`;
};

export const closePage = '</body>\n</html>\n';

/** So many boxes to tick, in one row; of very many none. */
export const tickBoxes = (count: number, most = 30): string =>
  count < 1 || count > most ? '' : `<span class="ticks">${'<i></i>'.repeat(count)}</span>`;

const figureRow = ({ name, value, more, depth, boxes }: Figured): string => {
  const about = more === '' ? '' : `<br><small>${foreign(more)}</small>`;
  return `<tr><td>${'– '.repeat(depth)}${foreign(name)}${tickBoxes(boxes)}${about}</td><td class="figure">${foreign(value)}</td></tr>\n`;
};

const tableHtml = ({ heads, rows, pencil }: Table): string => {
  const named = heads.map((head) => `<th>${foreign(head)}</th>`).join('');
  const empty = pencil.map((head) => `<th class="pencil">${foreign(head)}</th>`).join('');
  const blank = pencil.map(() => '<td class="pencil"></td>').join('');
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${foreign(cell)}</td>`).join('')}${blank}</tr>\n`,
  );
  return `<table>\n<tr>${named}${empty}</tr>\n${body.join('')}</table>\n`;
};

const blockHtml = (block: Block): string => {
  switch (block.is) {
    case 'facts':
      return `<dl>\n${block.facts.map(([name, value]) => `<dt>${htmlText(name)}</dt><dd>${foreign(value)}</dd>\n`).join('')}</dl>\n`;
    case 'lines':
      return `<ul class="plain">\n${block.lines.map((line) => `<li>${foreign(line)}</li>\n`).join('')}</ul>\n`;
    case 'moments':
      return `<ul class="dated">\n${block.moments.map(({ at, text }) => `<li><time>${htmlText(at)}</time>${foreign(text)}</li>\n`).join('')}</ul>\n`;
    case 'figures':
      return `<table>\n${block.figures.map(figureRow).join('')}</table>\n`;
    case 'table':
      return tableHtml(block);
    case 'text':
      return `<p class="notes">${foreign(block.text)}</p>\n`;
    case 'pencil':
      return `<div class="pencil lines">${'<i></i>'.repeat(block.lines)}</div>\n`;
  }
};

export const blocksHtml = (blocks: readonly Block[]): string =>
  blocks
    .filter((block) => !saysNothing(block))
    .map(blockHtml)
    .join('');

/** A section under its heading; nothing where it says nothing. */
export const sectionHtml = ({ title, blocks, isLong = false }: Section): string => {
  const body = blocksHtml(blocks);
  if (body === '') return '';
  const ofPaper = blocks.every((block) => block.is === 'pencil') ? ' class="pencil"' : '';
  return `<section${isLong ? ' class="long"' : ofPaper}>\n<h2>${foreign(title)}</h2>\n${body}</section>\n`;
};
