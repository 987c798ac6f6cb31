import type { CharacterView } from '../../areas/character/sheet/view.ts';
import type { ItemView } from '../../areas/party/item-views.ts';
import { htmlText } from '../text/html-text.ts';
import type { SheetPerson, SheetSource } from './source.ts';
import { sheetStyle } from './style.ts';
import {
  callingText,
  hitPointsShort,
  hitPointsText,
  experienceText,
  figureGroups,
  figureText,
  keyGear,
  loadText,
  numberText,
  rateText,
  savesText,
  sheetLines,
  thingFacts,
  thingText,
} from './words.ts';

const foreign = (text: string): string => `<bdi>${htmlText(text)}</bdi>`;

const page = (title: string, body: string, points: number): string => {
  const { css, hash } = sheetStyle(points);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src '${hash}'; base-uri 'none'; form-action 'none'">
<meta name="generator" content="Turnkeeper">
<title>${htmlText(title)}</title>
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
};

const section = (title: string, body: string, long = false): string =>
  body === '' ? '' : `<section${long ? ' class="long"' : ''}>\n<h2>${title}</h2>\n${body}</section>\n`;

const rows = (cells: readonly (readonly [name: string, value: string])[]): string =>
  cells.length === 0
    ? ''
    : `<table>\n${cells
        .map(
          ([name, value]) => `<tr><td>${foreign(name)}</td><td class="figure">${foreign(value)}</td></tr>\n`,
        )
        .join('')}</table>\n`;

const abilityRows = ({ abilities }: CharacterView): string =>
  rows(
    abilities
      .filter(({ score }) => score !== null)
      .map(({ title, score, modifiers }) => {
        const more = modifiers.map(({ title: what, value }) => `${what} ${value}`).join(', ');
        return [more === '' ? title : `${title}\n${more}`, String(score)];
      }),
  );

const gearRows = (items: readonly ItemView[], unit: string): string =>
  items.length === 0
    ? ''
    : `<table>\n${items
        .map((item) => {
          const facts = thingFacts(item);
          const depth = '– '.repeat(item.depth);
          const more = facts === '' ? '' : `<br><small>${foreign(facts)}</small>`;
          const weight = `${numberText(item.weight)} ${unit}`;
          return `<tr><td>${depth}${foreign(thingText(item))}${more}</td><td class="figure">${foreign(weight)}</td></tr>\n`;
        })
        .join('')}</table>\n`;

const header = ({ view, portrait }: SheetPerson): string => {
  const boxes: [string, string][] = [
    ['Hit points', hitPointsText(view)],
    ['Armour class', view.member.ac.text],
    ['Rate', rateText(view)],
    ['Load', loadText(view)],
    ['Experience', experienceText(view)],
  ];
  const picture = portrait === null ? '' : `<img src="${htmlText(portrait)}" alt="">\n`;
  const shown = boxes.map(([title, text]) => `<span>${title} <b>${foreign(text)}</b></span>`);
  return `<header>\n${picture}<div><h1>${foreign(view.name)}</h1>\n<p>${foreign(callingText(view))}</p>\n<div class="boxes">${shown.join('')}</div></div>\n</header>\n`;
};

const body = (person: SheetPerson): string => {
  const { view } = person;
  const { notes } = view.sheet;
  const figures = figureGroups(view).map(({ title, figures: shown }) =>
    section(title, rows(shown.map((figure) => [figure.title, figureText(figure)])), shown.length > 12),
  );
  const about = sheetLines(person).map(([title, text]) => [title, text] as const);
  const isOverruled = view.figures.some(({ overruled }) => overruled);
  return [
    header(person),
    '<div class="columns">\n',
    section('Abilities', abilityRows(view)),
    ...figures,
    section('Gear', gearRows(view.gear, view.unit.short), true),
    section(
      'About',
      about.map(([title, text]) => `<p class="notes"><b>${title}</b> ${foreign(text)}</p>\n`).join(''),
      true,
    ),
    section('Notes', notes === '' ? '' : `<p class="notes">${foreign(notes)}</p>\n`, true),
    '</div>\n',
    isOverruled ? '<p><small>* as the referee wrote it</small></p>\n' : '',
  ].join('');
};

/** One sheet as a page of its own, with its picture within it. */
export const sheetHtml = (person: SheetPerson, points: number): string =>
  page(person.view.name, body(person), points);

const partyColumns = ['Name', 'Class', 'AC', 'HP', 'Saves', 'Rate', 'Load', 'Key gear'];

const partyRow = (person: SheetPerson): string => {
  const { view } = person;
  const cells = [
    view.name,
    callingText(view),
    view.member.ac.text,
    hitPointsShort(view),
    savesText(view),
    rateText(view),
    loadText(view),
    keyGear(person),
  ];
  return `<tr>${cells.map((cell) => `<td>${foreign(cell)}</td>`).join('')}</tr>\n`;
};

/** The whole party as one page. */
export const partyHtml = ({ campaign, people, loose }: SheetSource, points: number): string => {
  const title = `${campaign.name}: the party`;
  const head = partyColumns.map((column) => `<th>${column}</th>`).join('');
  const table = `<table>\n<tr>${head}</tr>\n${people.map(partyRow).join('')}</table>\n`;
  const lying = loose.map(({ where, views }) =>
    section(foreign(where), `<p class="notes">${foreign(views.map(thingText).join(', '))}</p>\n`, true),
  );
  return page(
    title,
    `<header><div><h1>${foreign(title)}</h1></div></header>\n${table}<br>\n${lying.join('')}`,
    points,
  );
};
