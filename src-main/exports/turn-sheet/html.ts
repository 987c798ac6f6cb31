import type { PaperSize, TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import { figure } from '../../../shared/words/figures.ts';
import { closePage, foreign, openPage, sectionHtml, tickBoxes } from '../pages/html.ts';
import { htmlText } from '../text/html-text.ts';
import type { TurnSheetSource } from './source.ts';
import { turnSheetStyle } from './style.ts';

type Hour = TurnSheetSource['hours'][number];
type Box = Hour['boxes'][number];
type Mark = Box['marks'][number];

const activityWords: Record<TurnActivity, string> = {
  explore: 'Explore',
  search: 'Search',
  listen: 'Listen',
  force: 'Force door',
  pick: 'Pick lock',
  disarm: 'Disarm',
  climb: 'Climb',
  spike: 'Spike door',
  rest: 'Rest',
  wait: 'Wait',
  run: 'Run',
  swim: 'Swim',
  fight: 'Fight',
  encounter: 'Encounter',
  other: 'Other',
};

const legend: readonly Mark[] = [
  { kind: 'check', letter: 'W', label: 'wandering check' },
  { kind: 'checkRolled', letter: '4', label: 'check rolled' },
  { kind: 'rest', letter: 'R', label: 'rest due' },
  { kind: 'torchEnds', letter: 'T', label: 'torch ends' },
  { kind: 'lanternEnds', letter: 'L', label: 'lantern ends' },
  { kind: 'candleEnds', letter: 'C', label: 'candle ends' },
  { kind: 'spellEnds', letter: 'S', label: 'spell ends' },
  { kind: 'potionEnds', letter: 'P', label: 'potion ends' },
  { kind: 'effectEnds', letter: 'O', label: 'other effect ends' },
  { kind: 'exhausted', letter: 'X', label: 'exhausted' },
  { kind: 'dayEnd', letter: 'H', label: 'day’s end: food, water, sleep' },
  { kind: 'dark', letter: 'D', label: 'darkness' },
  { kind: 'encounter', letter: 'E', label: 'encounter' },
];

const markHtml = ({ kind, letter }: Mark, count = 1): string =>
  `<span class="mark ${kind === 'dark' ? 'dark-mark' : kind}">${htmlText(letter)}${count > 1 ? count : ''}</span>`;

/** Several of a kind in one box show their number. */
const marksHtml = (marks: readonly Mark[]): string => {
  const kinds = new Map<string, Mark[]>();
  for (const mark of marks) kinds.set(mark.kind, [...(kinds.get(mark.kind) ?? []), mark]);
  return [...kinds.values()].map((same) => (same[0] ? markHtml(same[0], same.length) : '')).join('');
};

/** What was done, shortly; and in a coming box who loses a light. */
const doneText = ({ activity, did, marks, state }: Box): string => {
  if (state !== 'past') return '';
  const met = marks.filter(({ kind }) => kind === 'encounter').map(({ label }) => label);
  const what = activity === null ? did : [activityWords[activity], did].filter(Boolean).join(': ');
  return [what, ...met].filter(Boolean).join('; ');
};

const boxHtml = (box: Box): string => {
  const classes = [box.state, ...(box.dark && box.state !== 'past' ? ['dark'] : [])].join(' ');
  const top = `<span class="top"><b>${box.turn}</b><span>${marksHtml(box.marks)}</span></span>`;
  return `<td class="${classes}">${top}<span class="did">${foreign(doneText(box))}</span></td>`;
};

const hourHtml = ({ number, time, boxes }: Hour): string =>
  `<tr><th scope="row">Hour ${number}<small>${htmlText(time)}</small></th>${boxes.map(boxHtml).join('')}</tr>\n`;

const list = (title: string, lines: readonly string[], columns: number): string =>
  `<section>\n<h2>${title}</h2>\n<ul class="by${columns}">\n${lines.map((line) => `<li>${line}</li>\n`).join('')}</ul>\n</section>\n`;

const mostBoxes = 24;

const lightHtml = ({ name, lit, turnsLeft }: TurnSheetSource['lights'][number]): string => {
  const left = turnsLeft === null ? 'without end' : `${turnsLeft}`;
  const boxes = tickBoxes(Math.min(mostBoxes, turnsLeft ?? 0));
  return `${foreign(name)}, <b>${left}</b>${lit ? '' : ', out'} ${boxes}`;
};

const manyInAList = 12;
const columnsFor = (count: number): number => (count > manyInAList ? 2 : 1);

const fewBoxesFrom = 20;

/** Of many lights only the figures. */
const lightLines = (lights: TurnSheetSource['lights']): string[] =>
  lights.length === 0
    ? ['Nothing burns, and nothing was put out.']
    : lights.length < fewBoxesFrom
      ? lights.map(lightHtml)
      : lights.map(({ name, lit, turnsLeft }) =>
          [foreign(name), `<b>${turnsLeft ?? 'without end'}</b>`, ...(lit ? [] : ['out'])].join(', '),
        );

const personHtml = ({ name, className, level, hp, maxHp, word }: TurnSheetSource['party'][number]): string =>
  `${foreign(name)}, ${foreign(className)} ${level}, HP <b>${figure(hp)}</b> / ${maxHp}${word === '' ? '' : `, <b>${word}</b>`}`;

const pencilLines = 5;

const body = (source: TurnSheetSource): string => {
  const { campaign, delve, turn, moment, hours, leftOut, lights, party } = source;
  const shown = new Set(hours.flatMap(({ boxes }) => boxes.flatMap(({ marks }) => marks.map((m) => m.kind))));
  const named = legend.filter(({ kind }) => shown.has(kind));
  const out = leftOut === 0 ? '' : `<p>Turns 1 to ${leftOut} are left out; the log holds them.</p>`;
  return `<header><h1>${foreign(delve)}</h1><p>${foreign(campaign)}</p>
<p><b>Turn ${turn}</b>, ${htmlText(moment)}. A check every ${source.checkEvery === 1 ? 'turn' : `${source.checkEvery} turns`}, ${source.checkInSix} in 6.</p>${out}</header>
<table class="sheet">
<tbody>
${hours.map(hourHtml).join('')}</tbody>
</table>
<p class="legend">${named.map((mark) => `<span>${markHtml(mark)} ${mark.label}</span> `).join('')}</p>
<div class="columns">
${list('Lights, turns left', lightLines(lights), columnsFor(lights.length))}${list('Party', party.map(personHtml), columnsFor(party.length))}</div>
${sectionHtml({ title: 'Notes', blocks: [{ is: 'pencil', lines: pencilLines }] })}`;
};

/** The half-filled turn sheet as one page that needs no network and runs no script. */
export const turnSheetHtml = (
  source: TurnSheetSource,
  points: number,
  paper: PaperSize,
  fontFaces = '',
): string => {
  const title = `${source.delve}, turn ${source.turn}`;
  return `${openPage({ title, css: turnSheetStyle(points, paper), fontFaces })}${body(source)}${closePage}`;
};
