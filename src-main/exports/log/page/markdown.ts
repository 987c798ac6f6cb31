import { durationText, momentWords } from '../../../../shared/clock.ts';
import { blocksMarkdown, frontMatter, headingMarkdown, sectionMarkdown } from '../../pages/markdown.ts';
import type { FrontValue } from '../../pages/markdown.ts';
import { markdownLine, markdownText } from '../../text/markdown-text.ts';
import type { Besides } from '../log-format.ts';
import { playedText } from '../local-time.ts';
import { remembering } from '../remembering.ts';
import { remarksText } from '../telling/remarks.ts';
import type { Evening } from './evening.ts';
import { namesOf, namesOfDead } from './party.ts';
import type { PageWriter } from './page-format.ts';
import { timeSpan, titleOf } from './sentences.ts';

/** Gold to the last copper: sums of hundredths that are no binary fractions. */
const inCopper = (gold: number): number => Math.round(gold * 100) / 100;

const front = ({ subject, tally, party, forPlayers }: Evening): [string, FrontValue][] => {
  const { start, end } = timeSpan(subject, tally);
  const { session, sessions, dated } = subject;
  const [first, last] = [sessions.at(0), sessions.at(-1)];
  const counts: [string, FrontValue][] = [
    ['steps', tally.steps],
    ['taken_back', tally.takenBack],
    ['treasure_gp', inCopper(tally.finds.reduce((sum, { worthGp }) => sum + worthGp, 0))],
  ];
  return [
    ['title', titleOf(subject)],
    ['campaign', subject.campaign],
    ['system', subject.system],
    ['for', forPlayers ? 'players' : 'referee'],
    ['session', session?.number ?? null],
    ['sessions', sessions.length],
    ['played', session === null ? null : playedText(session.started_at, session.ended_at)],
    ['started', first?.started_at ?? null],
    ['ended', last?.ended_at ?? null],
    ['exported', subject.exportedAt],
    ['game_start', momentWords(dated(start))],
    ['game_end', momentWords(dated(end))],
    ['game_time', durationText(end - start)],
    ['game_seconds', end - start],
    ['turns', tally.turns],
    ['party', namesOf(party)],
    ['xp', tally.given.reduce((sum, { xp }) => sum + xp, 0)],
    ['deaths', namesOfDead(party)],
    ...(forPlayers ? [] : counts),
    ['light_turns', tally.light],
  ];
};

/** A page of the log as Markdown with YAML front matter. */
export const markdownWriter = (besides: Besides | null): PageWriter => {
  const line = remembering(markdownLine);
  return {
    head: (evening, firstPage, more) =>
      [
        frontMatter([...front(evening), ...(besides?.front ?? [])]),
        headingMarkdown(titleOf(evening.subject)),
        ...[...firstPage, ...more].map(sectionMarkdown),
        besides?.text ?? '',
        '\n## Turn by turn\n',
      ].join(''),
    hour: (title) => `\n### ${title}\n\n`,
    part: ({ title, sides }) =>
      `\n#### ${line(title)}\n\n${sides.map((side) => `${blocksMarkdown([side])}\n`).join('')}`,
    line: ({ at, text, remarks }) =>
      `- **${at}** ${markdownText(text, '  ')}\n${remarks === null ? '' : `  - ${remarksText(remarks, line)}\n`}`,
    tail: () => '',
  };
};
