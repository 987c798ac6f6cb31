import type { Held } from '../../../../shared/stocking/contents.ts';
import type { StockCell } from '../../../../shared/ipc/prep/stocking/rooms.ts';
import type { StockRow } from './stock-desk.svelte.ts';

export const cellTitles: Record<StockCell, string> = {
  contents: 'Contents',
  monster: 'Who is there',
  trap: 'Trap',
  special: 'Special',
  treasure: 'Treasure',
};

/** What may be typed in each. */
export const cellExamples: Record<StockCell, string> = {
  contents: 'monster and treasure',
  monster: '3 goblins',
  trap: 'Loose flagstone',
  special: 'A well that whispers',
  treasure: '12 sp; silver ring 15 gp',
};

export const stateWords: Record<StockRow['cells'][StockCell]['state'], string> = {
  empty: '',
  waits: '…',
  asked: 'wants a die',
  rolled: '',
  typed: 'typed',
  struck: 'struck',
  none: '',
};

export const contentsTitles: Record<Held, string> = {
  empty: 'Empty',
  treasure: 'Treasure alone',
  monster: 'Monsters',
  special: 'Special',
  trap: 'Traps',
  note: 'Notes',
};

const timesTitles: Record<number, string> = { 2: 'twice', 3: 'three times', 5: 'five times' };

export const timesWords = (times: number): string => timesTitles[times] ?? `${times} times`;
