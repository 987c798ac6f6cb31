import { saveTarget } from '../../characters/saves.ts';
import type { SaveCategory } from '../../terms.ts';
import type { Stats } from '../stats.ts';

/** What must be thrown to save, before what race and lost levels change: as it is stated, else by the row. BF-SAVE-8 to 10. */
export const targetOf = (
  { saves, creature }: Pick<Stats, 'saves' | 'creature'>,
  category: SaveCategory,
): number => saves?.[category] ?? saveTarget({ saver: creature, category }).target;
