import type { Option } from '../../components/choosing/choice.ts';
import { logFilters, type LogFilter } from '../../../shared/ipc/vocabulary.ts';
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
  fights: 'Fights',
  finds: 'Finds',
  light: 'Light',
  effects: 'Effects',
  needs: 'Needs',
  travel: 'Travel',
  places: 'Places',
  tables: 'Tables',
  creatures: 'Creatures',
  pages: 'Notebook',
  people: 'People',
  gear: 'Gear',
  campaign: 'Campaign',
};

/** What the log can be narrowed to. */
export const filterOptions = logFilters.map((value) => ({ value, label: filterWords[value] }));

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
