import { percentText } from '../../../../shared/odds/play/table-odds.ts';
import type { TablePurpose } from '../../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { ListedTable, RowView, TableView } from './table-types.ts';

/** "3/20 · 15 %". */
export const chanceWords = ({ fraction, value }: RowView['chance']): string =>
  fraction === null || value === 0 ? percentText(value) : `${fraction} · ${percentText(value)}`;

/** "1–3"; "–" where it stands nowhere. */
export const spanWords = (span: RowView['spans'][number] | undefined): string =>
  span == null ? '–' : span.from === span.to ? String(span.from) : `${span.from}–${span.to}`;

export const wayTitles: Record<TableView['way'], string> = {
  dice: 'Thrown with dice',
  weights: 'Drawn by weight',
  deck: 'A deck: cards stay out',
};

export const endTitles: Record<TableView['beyond'], string> = {
  nothing: 'Nothing stands there',
  'end rows': 'The end rows hold',
};

export const purposeTitles: Record<TablePurpose, string> = {
  any: 'anything',
  wandering: 'wandering monsters',
  treasure: 'treasure',
  contents: 'contents of rooms',
  trap: 'traps',
  name: 'names',
  npc: 'people',
  rumour: 'rumours',
  reaction: 'reactions',
  weather: 'weather',
};

/** "1d20, 12 rows", "deck, 20 rows". */
export const listedWords = ({ way, dice, rows }: ListedTable): string =>
  `${way === 'dice' ? dice : way}, ${counted(rows, 'row')}`;

/** What can be thrown, and how much of the deck is left. */
export function reachWords({ way, reach, cards }: TableView): string {
  if (cards !== null) return `${cards.left} of ${counted(cards.of, 'card')} left`;
  if (way === 'weights') return 'by weight';
  if (reach === null) return 'its dice cannot be read';
  return reach.most === null ? `${reach.least} and more` : `${reach.least} to ${reach.most}`;
}

/** What a row does beside its text. */
export function rowMarks({ again, once, struck, drawn, giving }: RowView): string[] {
  return [
    ...giving,
    ...(again === 'reroll' ? ['thrown again'] : again === null ? [] : [`and ${again.more} more`]),
    ...(once ? ['once'] : []),
    ...(struck ? ['struck off'] : []),
    ...(drawn > 0 ? [`${drawn} drawn`] : []),
  ];
}
