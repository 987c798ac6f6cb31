import { momentWords } from '../../../../shared/clock.ts';
import type { ShipLogDay } from '../../../../shared/ipc/travel/ship.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { JournalRow } from '../../../db/tables.ts';
import type { Section } from '../../pages/block.ts';
import type { LogFormat } from '../log-format.ts';
import type { Subject } from '../subject.ts';
import { Tally } from '../tally.ts';
import { Teller } from '../telling/teller.ts';
import type { Part } from '../telling/fights.ts';
import type { Told } from '../telling/fold.ts';
import { eveningSections, fullSections } from './evening.ts';
import type { Evening } from './evening.ts';
import type { Before } from './party.ts';
import { timeSpan } from './sentences.ts';

/** How a page of the log is written down: what it says is the same in each. */
export interface PageWriter {
  /** All before the turns: the evening on its own page, then what stands whole. */
  head: (evening: Evening, firstPage: readonly Section[], more: readonly Section[]) => string;
  /** Begins an hour of the game; `isFirst` where none was begun yet. */
  hour: (title: string, isFirst: boolean) => string;
  /** Begins a part of an hour; lines stand before it. */
  part: (part: Part) => string;
  line: (told: Told) => string;
  /** Ends the page; `isEmpty` where no line was told. */
  tail: (isEmpty: boolean) => string;
}

export interface PageRequest {
  subject: Subject;
  forPlayers: boolean;
  /** How the party stood, asked for when the last step is told. */
  party: () => Before;
  /** Days afloat that began in this span of the clock. */
  voyage: (from: number, to: number) => readonly ShipLogDay[];
}

const hour = 3600;

const hourTitle = ({ dated }: Subject, gameTime: number): string =>
  capital(momentWords(dated(gameTime - (gameTime % hour))));

/** The log as a page to read. What was taken back is left out and counted. */
export const pageFormat = (
  { subject, forPlayers, party, voyage }: PageRequest,
  writer: PageWriter,
): LogFormat => {
  const tally = new Tally();
  const teller = new Teller(tally, forPlayers);
  let shownHour: number | null = null;
  let shownPart: string | null = null;
  /** What stands above the line: its hour, once more where a part of it is over, and its part. */
  const headings = ({ gameTime, part }: Told): string => {
    const ofLine = Math.floor(gameTime / hour);
    const isNewPart = (part?.title ?? null) !== shownPart;
    const isNewHour = ofLine !== shownHour || (isNewPart && part === null);
    const above = isNewHour ? writer.hour(hourTitle(subject, gameTime), shownHour === null) : '';
    shownHour = ofLine;
    shownPart = part?.title ?? null;
    return part !== null && (isNewPart || isNewHour) ? `${above}${writer.part(part)}` : above;
  };
  const written = (lines: readonly Told[]): string =>
    lines.map((told) => `${headings(told)}${writer.line(told)}`).join('');
  return {
    readsInput: forPlayers,
    step: (row: JournalRow) => written(teller.take(row)),
    rest: () => written(teller.rest()),
    told: () => teller.told,
    head: () => {
      const { start, end } = timeSpan(subject, tally);
      const evening = { subject, tally, party: party(), voyage: voyage(start, end), forPlayers };
      return writer.head(evening, eveningSections(evening), fullSections(evening));
    },
    tail: () => writer.tail(shownHour === null),
  };
};
