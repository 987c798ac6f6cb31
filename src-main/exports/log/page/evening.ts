import { durationText, momentWords } from '../../../../shared/clock.ts';
import { counted, figure } from '../../../../shared/words/figures.ts';
import type { ShipLogDay } from '../../../../shared/ipc/travel/ship.ts';
import { logCells } from '../../../../shared/words/ship-log.ts';
import { listed } from '../../../../shared/words/names.ts';
import type { Block, Section } from '../../pages/block.ts';
import { playedText } from '../local-time.ts';
import type { Subject } from '../subject.ts';
import type { Tally } from '../tally.ts';
import { experienceLines, lostLines, rosterTable, usedLines } from './party.ts';
import type { Before } from './party.ts';
import { encounterText, findText, foundText, givenText, metText, timeSpan } from './sentences.ts';

/** All that a page tells of an evening before its turns. */
export interface Evening {
  subject: Subject;
  tally: Tally;
  party: Before;
  voyage: readonly ShipLogDay[];
  forPlayers: boolean;
}

type Moment = Extract<Block, { is: 'moments' }>['moments'][number];

/** More than these would take more than the first page; all of them follow behind it. */
const mostMoments = 12;
const mostFinds = 10;

const section = (title: string, ...blocks: Block[]): Section => ({ title, blocks });

const momentsOf =
  ({ subject }: Evening) =>
  (gameTime: number, text: string): Moment => ({ at: momentWords(subject.dated(gameTime)), text });

const playedIn = ({ sessions }: Subject): string => {
  const [first, last] = [sessions.at(0), sessions.at(-1)];
  if (!first || !last) return 'outside of a session';
  if (first === last) return playedText(first.started_at, first.ended_at);
  return `${counted(sessions.length, 'session')}, the first ${playedText(first.started_at, first.ended_at)}, the last ${playedText(last.started_at, last.ended_at)}`;
};

/** Where, who, when: what a reader of next week asks first. */
const factsOf = ({ subject, tally, party }: Evening): [string, string][] => {
  const { start, end } = timeSpan(subject, tally);
  const where = [...tally.turnsByDelve].map(([name, turns]) => `${name}, ${counted(turns, 'turn')}`);
  const people = party.after?.people ?? [];
  const facts: [string, string][] = [
    ['Campaign', subject.campaign],
    ['System', subject.system],
    ['Who', listed(people.map(({ name }) => name))],
    ['Where', where.join('; ')],
    ['Played', playedIn(subject)],
    ['In the world', `${momentWords(subject.dated(start))} to ${momentWords(subject.dated(end))}`],
    ['Game time', durationText(end - start)],
  ];
  return facts.filter(([, value]) => value !== '');
};

/** Meetings, fights, journeys and who rose a level, as they came. */
const happened = (evening: Evening): readonly Moment[] => {
  const { tally } = evening;
  const moment = momentsOf(evening);
  const met = tally.encounters.map((each) => ({
    told: moment(each.gameTime, evening.forPlayers ? metText(each) : encounterText(each)),
    gameTime: each.gameTime,
  }));
  const stones = [...tally.milestones, ...tally.fights.told].map(({ gameTime, text }) => ({
    told: moment(gameTime, text),
    gameTime,
  }));
  return [...met, ...stones].sort((one, other) => one.gameTime - other.gameTime).map(({ told }) => told);
};

const countsOf = ({ tally }: Evening): string => {
  const met =
    tally.encounters.length === 0 ? 'Nothing was met' : counted(tally.encounters.length, 'encounter');
  return `${met}${tally.kills === 0 ? '' : `, ${counted(tally.kills, 'foe')} down`}; ${counted(tally.turns, 'turn')} passed.`;
};

const first = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length > most ? all.slice(0, most) : all;

const andMore = (all: readonly unknown[], most: number): Block => ({
  is: 'lines',
  lines: all.length > most ? [`${figure(all.length - most)} more stand below.`] : [],
});

const plain = (lines: readonly string[], otherwise: string): Block => ({
  is: 'lines',
  lines: lines.length === 0 ? [otherwise] : lines,
});

/** The evening in one page. */
export const eveningSections = (evening: Evening): Section[] => {
  const { tally, party, forPlayers } = evening;
  const moments = happened(evening);
  const roster = rosterTable(party);
  return [
    section('The evening', { is: 'facts', facts: factsOf(evening) }),
    section(
      'What happened',
      { is: 'lines', lines: [countsOf(evening)] },
      { is: 'moments', moments: first(moments, mostMoments) },
      andMore(moments, mostMoments),
    ),
    section(
      'Found',
      plain(first(tally.finds, mostFinds).map(forPlayers ? foundText : findText), 'No treasure was found.'),
      andMore(tally.finds, mostFinds),
    ),
    section('Lost', plain(lostLines(party), 'Nobody and nothing.')),
    section('Light and food', plain(usedLines(party, tally), 'Neither was used.')),
    section('Experience', plain(experienceLines(party, tally), 'None was awarded.')),
    section('The party', ...(roster === null ? [] : [roster])),
    section('For the next evening', { is: 'pencil', lines: 3 }),
  ];
};

/** What only the referee knows of a day at sea is left out for players. */
function shipLogTable({ voyage, forPlayers }: Evening): Block[] {
  if (voyage.length === 0) return [];
  const rows = voyage.map((day) => {
    const told = logCells(forPlayers ? withoutHidden(day) : day);
    const cells = [told.day, told.wind, told.course, told.hull, told.stores];
    return forPlayers ? cells : [...cells, told.dice];
  });
  const heads = ['Day', 'Wind', 'Course', 'Hull', 'Stores'];
  return [{ is: 'table', heads: forPlayers ? heads : [...heads, 'Dice'], rows, pencil: [] }];
}

const withoutHidden = (day: ShipLogDay): ShipLogDay =>
  day.hidden ? { ...day, offsetDegrees: 0, hidden: false } : day;

/** What stands whole between the first page and the turns. */
export const fullSections = (evening: Evening): Section[] => {
  const { tally, forPlayers } = evening;
  const moments = happened(evening);
  const moment = momentsOf(evening);
  const list = (title: string, all: readonly Moment[]): Section => ({
    title,
    blocks: [{ is: 'moments', moments: all }],
    isLong: true,
  });
  return [
    list('All that happened', moments.length > mostMoments ? moments : []),
    list(
      'Finds',
      tally.finds.length > mostFinds
        ? tally.finds.map((find) => moment(find.gameTime, forPlayers ? foundText(find) : findText(find)))
        : [],
    ),
    list(
      'Shares',
      tally.given.map((given) => moment(given.gameTime, givenText(given))),
    ),
    { title: 'Ship’s log', blocks: shipLogTable(evening), isLong: true },
    list('Notes', forPlayers ? [] : tally.notes.map((note) => moment(note.gameTime, note.text))),
  ];
};
