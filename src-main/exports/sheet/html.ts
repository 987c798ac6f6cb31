import { blocksHtml, closePage, foreign, openPage, sectionHtml, tickBoxes } from '../pages/html.ts';
import { htmlText } from '../text/html-text.ts';
import { looseSections, partyTable, partyTitle, sheetPage } from './model.ts';
import type { SheetPage } from './model.ts';
import type { SheetPerson, SheetSource } from './source.ts';
import { sheetStyle } from './style.ts';

/** How a page of sheets is set. */
export interface Setting {
  /** The size of its letters. */
  points: number;
  /** The program's typefaces as rules, or '' where the reader's own will do. */
  fontFaces: string;
}

const page = (title: string, body: string, setting: Setting, landscape: boolean): string =>
  `${openPage({ title, css: sheetStyle(setting.points, landscape), fontFaces: setting.fontFaces, pictures: true })}${body}${closePage}`;

const pencilBoxes = ['Hit points now', 'Experience now', 'Conditions'].map(
  (title) => `<span class="blank">${title}</span>`,
);

const header = ({ name, calling, head }: SheetPage, { portrait, view }: SheetPerson): string => {
  const picture = portrait === null ? '' : `<img src="${htmlText(portrait)}" alt="">\n`;
  const boxes = head.map(([title, text]) => `<span>${title} <b>${foreign(text)}</b></span>`).join('');
  return `<header>\n${picture}<div><h1>${foreign(name)}</h1>\n<p>${foreign(calling)}</p>\n<div class="boxes">${boxes}</div>
<div class="boxes">${pencilBoxes.join('')}${tickBoxes(view.maxHp)}</div></div>\n</header>\n`;
};

/** One sheet as a page of its own, with its picture within it. */
export const sheetHtml = (person: SheetPerson, setting: Setting): string => {
  const model = sheetPage(person);
  const isOverruled = person.view.figures.some(({ overruled }) => overruled);
  const footnote = isOverruled ? '<p><small>* as the referee wrote it</small></p>\n' : '';
  const body = `<div class="columns">\n${model.sections.map(sectionHtml).join('')}</div>\n`;
  return page(model.name, `${header(model, person)}${body}${footnote}`, setting, false);
};

/** The whole party as one page on its side. */
export const partyHtml = (source: SheetSource, setting: Setting): string => {
  const title = partyTitle(source);
  const parts = [
    `<header><div><h1>${foreign(title)}</h1></div></header>\n`,
    blocksHtml([partyTable(source)]),
    `<div class="columns">\n${looseSections(source).map(sectionHtml).join('')}</div>\n`,
    sectionHtml({ title: 'Notes', blocks: [{ is: 'pencil', lines: 4 }] }),
  ];
  return page(title, parts.join(''), setting, true);
};
