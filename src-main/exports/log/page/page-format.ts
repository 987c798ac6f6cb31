import { dayAndTime } from '../../../../shared/clock.ts';
import type { JournalRow } from '../../../db/tables.ts';
import type { Section } from '../../pages/block.ts';
import type { LogFormat } from '../log-format.ts';
import type { Subject } from '../subject.ts';
import { Tally } from '../tally.ts';
import { Teller } from '../telling/teller.ts';
import type { Told } from '../telling/fold.ts';
import { eveningSections, fullSections } from './evening.ts';
import type { Evening } from './evening.ts';
import type { Before } from './party.ts';

/** How a page of the log is written down: what it says is the same in each. */
export interface PageWriter {
  /** All before the turns: the evening on its own page, then what stands whole. */
  head: (evening: Evening, firstPage: readonly Section[], more: readonly Section[]) => string;
  /** Begins an hour of the game; `isFirst` where none was begun yet. */
  hour: (title: string, isFirst: boolean) => string;
  line: (told: Told) => string;
  /** Ends the page; `isEmpty` where no line was told. */
  tail: (isEmpty: boolean) => string;
}

export interface PageRequest {
  subject: Subject;
  forPlayers: boolean;
  /** How the party stood, asked for when the last step is told. */
  party: () => Before;
}

const hour = 3600;

const hourTitle = (gameTime: number): string => {
  const { day, time } = dayAndTime(gameTime - (gameTime % hour));
  return `Day ${day}, ${time}`;
};

/** The log as a page to read. What was taken back is left out and counted. */
export const pageFormat = ({ subject, forPlayers, party }: PageRequest, writer: PageWriter): LogFormat => {
  const tally = new Tally();
  const teller = new Teller(tally, forPlayers);
  let shownHour: number | null = null;
  const written = (lines: readonly Told[]): string =>
    lines
      .map((told) => {
        const ofLine = Math.floor(told.gameTime / hour);
        const heading = ofLine === shownHour ? '' : writer.hour(hourTitle(told.gameTime), shownHour === null);
        shownHour = ofLine;
        return `${heading}${writer.line(told)}`;
      })
      .join('');
  return {
    readsInput: forPlayers,
    step: (row: JournalRow) => written(teller.take(row)),
    rest: () => written(teller.rest()),
    told: () => teller.told,
    head: () => {
      const evening = { subject, tally, party: party(), forPlayers };
      return writer.head(evening, eveningSections(evening), fullSections(evening));
    },
    tail: () => writer.tail(shownHour === null),
  };
};
