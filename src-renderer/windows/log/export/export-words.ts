import type { Option } from '../../../components/choosing/choice.ts';
import { playersFormats, type ExportChoice } from '../../../../shared/ipc/vocabulary.ts';

type Form = Option & { value: ExportChoice };

export const forms: readonly Form[] = [
  { value: 'all', label: 'Every form', hint: 'Markdown, page, PDF and data, each in its own file.' },
  { value: 'markdown', label: 'Markdown', hint: 'Text for notes and wikis, with front matter.' },
  { value: 'html', label: 'HTML page', hint: 'One page to read or print; needs no network.' },
  { value: 'pdf', label: 'PDF', hint: 'The same page on paper, with boxes for a pencil.' },
  { value: 'jsonl', label: 'JSON Lines', hint: 'Every step as data, also those taken back.' },
  {
    value: 'pack',
    label: 'Session pack',
    hint: 'A folder for a notebook: the log, and every person, place and creature it touched, linked.',
  },
];

const everyForm: Form = {
  value: 'all',
  label: 'Every form',
  hint: 'Markdown, page and PDF, each in its own file.',
};

const packForPlayers: Form = {
  value: 'pack',
  label: 'Session pack',
  hint: 'A folder for a notebook: the log, and what they may see of pages of which they heard.',
};

const forPlayers: readonly Form[] = [
  everyForm,
  ...forms.filter(({ value }) => (playersFormats as readonly string[]).includes(value)),
  packForPlayers,
];

/** Data hold all that is stored: players get no JSON Lines. */
export const formOptions = (isForPlayers: boolean): readonly Form[] => (isForPlayers ? forPlayers : forms);

export const readerOptions: readonly Option[] = [
  { value: 'referee', label: 'The referee', hint: 'All that happened, with dice and reasons.' },
  {
    value: 'players',
    label: 'The players',
    hint: 'Without notes, hidden dice, foes’ hit points and rooms. Names of things and how a meeting ended stand as you wrote them.',
  },
];

/** What stands behind the name: of every form nothing, as each has its own, nor of a folder. */
export const endingOf: Record<ExportChoice, string> = {
  all: '',
  markdown: '.md',
  html: '.html',
  pdf: '.pdf',
  jsonl: '.jsonl',
  pack: '',
};
