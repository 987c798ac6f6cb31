import type { Option } from '../../components/choosing/choice.ts';
import { logFilters, type ExportFormat, type LogFilter } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';
import type { SessionView } from './log-types.ts';

const filterWords: Record<LogFilter, string> = {
  all: 'All',
  play: 'Play',
  preparation: 'Preparation',
  dice: 'Dice',
  notes: 'Notes',
  turns: 'Turns',
  encounters: 'Encounters',
  finds: 'Finds',
  light: 'Light',
  effects: 'Effects',
  needs: 'Needs',
  places: 'Places',
  tables: 'Tables',
  people: 'People',
  gear: 'Gear',
  campaign: 'Campaign',
};

/** What the log can be narrowed to. */
export const filterOptions = logFilters.map((value) => ({ value, label: filterWords[value] }));

export const formatOptions: readonly (Option & { value: ExportFormat })[] = [
  { value: 'markdown', label: 'Markdown', hint: 'Text for notes and wikis, with front matter.' },
  { value: 'html', label: 'HTML page', hint: 'One page to read or print; needs no network.' },
  { value: 'pdf', label: 'PDF', hint: 'The same page, ready to send or print.' },
  { value: 'jsonl', label: 'JSON Lines', hint: 'Every step as data, also those taken back.' },
];

export const extensionOf: Record<ExportFormat, string> = {
  markdown: 'md',
  html: 'html',
  pdf: 'pdf',
  jsonl: 'jsonl',
};

const dateOf = (iso: string): string => iso.slice(0, 10);

export const sessionWords = ({ number, startedAt, lines }: SessionView): string =>
  `Session ${number}, ${dateOf(startedAt)} (${counted(lines, 'line')})`;

export const everything = 'all';

/** Sessions to choose from, newest first, after the choice of all of them. */
export const sessionOptions = (sessions: readonly SessionView[], all: string): Option[] => [
  { value: everything, label: all },
  ...sessions.map((session) => ({ value: String(session.id), label: sessionWords(session) })),
];

export const sessionIdOf = (value: string): number | null => (value === everything ? null : Number(value));
export const valueOfSession = (id: number | null): string => (id === null ? everything : String(id));
