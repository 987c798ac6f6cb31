import { dayAndTime, durationText } from '../../../shared/clock.ts';
import type { JournalRow } from '../../db/tables.ts';
import { htmlStyle, htmlStyleHash } from './html-style.ts';
import { htmlText } from '../text/html-text.ts';
import type { LogFormat } from './log-format.ts';
import {
  encounterText,
  findText,
  givenText,
  lightText,
  momentText,
  recapOf,
  timeSpan,
  titleOf,
} from './recap.ts';
import { stepReader } from './step-remarks.ts';
import type { Subject } from './subject.ts';
import { Tally } from './tally.ts';

const hour = 3600;

const foreign = (text: string): string => `<bdi>${htmlText(text)}</bdi>`;

const opening = (subject: Subject): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${htmlStyleHash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Turnkeeper">
<title>${htmlText(titleOf(subject))}</title>
<style>${htmlStyle}</style>
</head>
<body>
<main>
`;

const factList = (subject: Subject, tally: Tally): string => {
  const { start, end } = timeSpan(subject, tally);
  const { sessions } = subject;
  const started = sessions.at(0)?.started_at.slice(0, 10) ?? '';
  const ended = sessions.at(-1)?.ended_at?.slice(0, 10) ?? '';
  const facts: [string, string][] = [
    ['Campaign', subject.campaign],
    ['System', subject.system],
    ['Played', started === ended || ended === '' ? started : `${started} to ${ended}`],
    ['In the world', `${momentText(start)} to ${momentText(end)}`],
    ['Game time', durationText(end - start)],
    ['Light used', lightText(tally)],
  ];
  return `<dl>\n${facts.map(([name, value]) => `<dt>${name}</dt><dd>${foreign(value)}</dd>\n`).join('')}</dl>\n`;
};

interface Dated {
  gameTime: number;
}

const section = <T extends Dated>(
  title: string,
  entries: readonly T[],
  textOf: (entry: T) => string,
): string => {
  if (entries.length === 0) return '';
  const items = entries.map(
    (entry) => `<li><time>${momentText(entry.gameTime)}</time>${foreign(textOf(entry))}</li>\n`,
  );
  return `<section class="dated">\n<h2>${title}</h2>\n<ul>\n${items.join('')}</ul>\n</section>\n`;
};

const head = (subject: Subject, tally: Tally): string =>
  [
    opening(subject),
    `<h1>${foreign(titleOf(subject))}</h1>\n`,
    factList(subject, tally),
    `<section class="recap">\n<h2>Recap</h2>\n<ul>\n`,
    ...recapOf(subject, tally).map((sentence) => `<li>${foreign(sentence)}</li>\n`),
    `</ul>\n</section>\n`,
    section('Encounters', tally.encounters, encounterText),
    section('Finds', tally.finds, findText),
    section('Shares', tally.given, givenText),
    section('Notes', tally.notes, ({ text }) => text),
    `<section class="timeline">\n<h2>Timeline</h2>\n`,
  ].join('');

const hourHeading = (gameTime: number): string => {
  const { day, time } = dayAndTime(gameTime - (gameTime % hour));
  return `<h3>Day ${day}, ${time}</h3>\n<ol>\n`;
};

/** The log as one page that needs no network and runs no script. What was taken back is left out. */
export const htmlFormat = (subject: Subject): LogFormat => {
  const tally = new Tally();
  const reader = stepReader(foreign);
  let shownHour = -1;
  const heading = (gameTime: number): string => {
    const ofStep = Math.floor(gameTime / hour);
    if (ofStep === shownHour) return '';
    const before = shownHour === -1 ? '' : '</ol>\n';
    shownHour = ofStep;
    return before + hourHeading(gameTime);
  };
  return {
    readsInput: false,
    step: (row: JournalRow): string => {
      if (row.status !== 'done') {
        tally.takenBack += 1;
        return '';
      }
      const read = reader.outcome(row);
      tally.add(row, read.facts);
      const remarks = reader.remarks(row, read);
      const { time } = dayAndTime(row.game_time);
      const open = `<li${read.facts.hidden ? ' class="hidden"' : ''}><time>${time}</time>`;
      return `${heading(row.game_time)}${open}${foreign(row.summary)}<p class="more">${remarks}</p></li>\n`;
    },
    head: () => head(subject, tally),
    tail: () =>
      `${shownHour === -1 ? '<p>Nothing happened yet.</p>\n' : '</ol>\n'}</section>\n</main>\n</body>\n</html>\n`,
  };
};
