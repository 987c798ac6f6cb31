import { blocksHtml, closePage, foreign, openPage, sectionHtml } from '../../pages/html.ts';
import { remembering } from '../remembering.ts';
import { remarksText } from '../telling/remarks.ts';
import type { PageWriter } from './page-format.ts';
import { titleOf } from './sentences.ts';
import { logStyle } from './style.ts';

/** A page of the log that needs no network and runs no script; `fontFaces` go with it where it is to be printed. */
export const htmlWriter = (fontFaces: string): PageWriter => {
  const remark = remembering(foreign);
  return {
    head: ({ subject }, firstPage, more) => {
      const title = titleOf(subject);
      return [
        openPage({ title, css: logStyle, fontFaces }),
        `<main>\n<h1>${foreign(title)}</h1>\n<section class="evening">\n`,
        ...firstPage.map(sectionHtml),
        '</section>\n',
        ...more.map(sectionHtml),
        '<section class="timeline">\n<h2>Turn by turn</h2>\n',
      ].join('');
    },
    hour: (title, isFirst) => `${isFirst ? '' : '</ol>\n'}<h3>${title}</h3>\n<ol>\n`,
    part: ({ title, sides }) => `</ol>\n<h4>${foreign(title)}</h4>\n${blocksHtml(sides)}<ol>\n`,
    line: ({ at, text, remarks }) => {
      const more = remarks === null ? '' : `<p class="more">${remarksText(remarks, remark)}</p>`;
      return `<li${remarks?.hidden === true ? ' class="hidden"' : ''}><time>${at}</time>${foreign(text)}${more}</li>\n`;
    },
    tail: (isEmpty) =>
      `${isEmpty ? '<p>Nothing happened yet.</p>\n' : '</ol>\n'}</section>\n</main>\n${closePage}`,
  };
};
