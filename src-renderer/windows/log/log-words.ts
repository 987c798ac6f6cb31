import type { Option } from '../../components/choice.ts';
import type { ExportFormat } from '../../../shared/ipc/vocabulary.ts';
import type { LogKind, SessionView } from './log-types.ts';

export const kindOptions: readonly (Option & { value: LogKind })[] = [
  { value: 'all', label: 'All' },
  { value: 'notes', label: 'Notes' },
  { value: 'dice', label: 'Dice' },
  { value: 'encounters', label: 'Encounters' },
  { value: 'finds', label: 'Finds' },
  { value: 'light', label: 'Light' },
  { value: 'people', label: 'People' },
  { value: 'gear', label: 'Gear' },
];

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
  `Session ${number}, ${dateOf(startedAt)} (${lines.toLocaleString('en-GB')} ${lines === 1 ? 'line' : 'lines'})`;

export const everything = 'all';

/** Sessions to choose from, newest first, after the choice of all of them. */
export const sessionOptions = (sessions: readonly SessionView[], all: string): Option[] => [
  { value: everything, label: all },
  ...sessions.map((session) => ({ value: String(session.id), label: sessionWords(session) })),
];

export const sessionIdOf = (value: string): number | null => (value === everything ? null : Number(value));
export const valueOfSession = (id: number | null): string => (id === null ? everything : String(id));

const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** `812 bytes`, `4.2 kB`. */
export const sizeWords = (bytes: number): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power] ?? 'bytes'}`;
};
