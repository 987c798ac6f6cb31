import { dayAndTime, durationText } from '../../../shared/clock.ts';
import type { JournalRow } from '../../db/tables.ts';
import type { LogFormat } from './log-format.ts';
import { markdownLine, markdownText } from '../text/markdown-text.ts';
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
import { yamlText } from '../text/yaml-text.ts';

const hour = 3600;

const timeOrNull = (iso: string | null | undefined): string => (iso == null ? 'null' : yamlText(iso));

const frontMatter = (subject: Subject, tally: Tally): string => {
  const { start, end } = timeSpan(subject, tally);
  const { session, sessions } = subject;
  const light = [...tally.light].map(([kind, turns]) => `${yamlText(kind)}: ${turns}`);
  const fields = [
    `title: ${yamlText(titleOf(subject))}`,
    `campaign: ${yamlText(subject.campaign)}`,
    `system: ${yamlText(subject.system)}`,
    `session: ${session?.number ?? 'null'}`,
    `sessions: ${sessions.length}`,
    `started: ${timeOrNull(sessions.at(0)?.started_at)}`,
    `ended: ${timeOrNull(sessions.at(-1)?.ended_at)}`,
    `exported: ${yamlText(subject.exportedAt)}`,
    `game_start: ${yamlText(momentText(start))}`,
    `game_end: ${yamlText(momentText(end))}`,
    `game_time: ${yamlText(durationText(end - start))}`,
    `game_seconds: ${end - start}`,
    `turns: ${tally.turns}`,
    `steps: ${tally.steps}`,
    `taken_back: ${tally.takenBack}`,
    `light_turns: {${light.join(', ')}}`,
  ];
  return `---\n${fields.join('\n')}\n---\n`;
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
  const items = entries.map((entry) => `- **${momentText(entry.gameTime)}** ${textOf(entry)}\n`);
  return `\n## ${title}\n\n${items.join('')}`;
};

const head = (subject: Subject, tally: Tally): string =>
  [
    frontMatter(subject, tally),
    `\n# ${markdownLine(titleOf(subject))}\n`,
    `\n## Recap\n\n${recapOf(subject, tally)
      .map((sentence) => `- ${markdownLine(sentence)}\n`)
      .join('')}`,
    section('Encounters', tally.encounters, (met) => markdownLine(encounterText(met))),
    section('Finds', tally.finds, (find) => markdownLine(findText(find))),
    section('Shares', tally.given, (given) => markdownLine(givenText(given))),
    `\n## Light used\n\n${markdownLine(lightText(tally))}\n`,
    section('Notes', tally.notes, ({ text }) => markdownText(text, '  ')),
    '\n## Timeline\n',
  ].join('');

const hourHeading = (gameTime: number): string => {
  const { day, time } = dayAndTime(gameTime - (gameTime % hour));
  return `\n### Day ${day}, ${time}\n\n`;
};

/** The log as Markdown with YAML front matter. What was taken back is left out. */
export const markdownFormat = (subject: Subject): LogFormat => {
  const tally = new Tally();
  const reader = stepReader(markdownLine);
  let shownHour = -1;
  const heading = (gameTime: number): string => {
    const ofStep = Math.floor(gameTime / hour);
    if (ofStep === shownHour) return '';
    shownHour = ofStep;
    return hourHeading(gameTime);
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
      return `${heading(row.game_time)}- **${time}** ${markdownText(row.summary, '  ')}\n  - ${remarks}\n`;
    },
    head: () => head(subject, tally),
    tail: () => '',
  };
};
