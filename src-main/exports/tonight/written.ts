import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import { closePage, foreign, openPage, sectionHtml } from '../pages/html.ts';
import { frontMatter, headingMarkdown, sectionMarkdown } from '../pages/markdown.ts';
import { markdownLine } from '../text/markdown-text.ts';
import { everything, leftOut, type Kept } from './cuts.ts';
import { tonightSections } from './sections.ts';
import type { TonightSource } from './source.ts';
import { tonightStyle } from './style.ts';

const heading = ({ dungeon }: TonightSource): string =>
  dungeon === null ? 'Tonight' : `Tonight: ${dungeon.name}`;

const leftSentence = (source: TonightSource, kept: Kept): string => {
  const left = leftOut(source, kept);
  return left.length === 0 ? '' : `Left out for want of room: ${left.join(', ')}.`;
};

interface Setting {
  points: number;
  paper: PaperSize;
  /** The program's typefaces as rules, or '' where the reader's own will do. */
  fontFaces: string;
}

/** The sheet as a page that needs no network and runs no script; at its foot what does not stand on it. */
export function tonightHtml(
  source: TonightSource,
  kept: Kept,
  { points, paper, fontFaces }: Setting,
): string {
  const left = leftSentence(source, kept);
  const foot = left === '' ? '' : `<footer>${left}</footer>\n`;
  const body = `<header><h1>${foreign(heading(source))}</h1><p>${foreign(source.campaign)}</p></header>
<main>
${tonightSections(kept).map(sectionHtml).join('')}</main>
${foot}`;
  return `${openPage({ title: heading(source), css: tonightStyle(points, paper), fontFaces })}${body}${closePage}`;
}

/** All that the page lists, with YAML front matter, and how much more there is. Boxes are for paper alone. */
export function tonightMarkdown(source: TonightSource): string {
  const left = leftSentence(source, everything(source));
  return [
    frontMatter([
      ['title', heading(source)],
      ['campaign', source.campaign],
      ['moment', source.moment],
    ]),
    headingMarkdown(heading(source)),
    `\n${markdownLine(source.campaign)}\n`,
    ...tonightSections({ ...everything(source), boxes: false }).map(sectionMarkdown),
    left === '' ? '' : `\n${markdownLine(left)}\n`,
  ].join('');
}
