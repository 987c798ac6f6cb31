import type { SaveRuling } from '../../../fight/book.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { sureFigures, type ActionFigures, type SaveName } from '../../../fight/views.ts';
import { tables } from '../../tables.ts';
import { fighterIn, tell, type Field } from '../field.ts';
import type { SwordsStats } from '../fighter/stats.ts';

/** The single saving throw. */
const single = 'single';

/** What he must reach: his row of the category, else the single one. */
export function neededFor({ save, saves = {} }: SwordsStats, category: string): number | null {
  const row = (key: string): number | undefined => (Object.hasOwn(saves, key) ? saves[key] : undefined);
  return row(category) ?? row(single) ?? save ?? null;
}

/** The reading in use may have rows of its own besides; a category it has not is the single save. */
export const saveNames: readonly SaveName[] = [{ key: single, title: 'Saving throw' }];

interface Save {
  readonly category: string;
  readonly modifier: number;
  /** What it is against; for the log. */
  readonly against: string;
}

/** A save before its die; null where nothing is known of what he saves by. */
export function saveWeighed(
  field: Field,
  at: number,
  { category, modifier }: SaveRuling,
): ActionFigures | null {
  const needed = neededFor(fighterAt(field, at).stats, category);
  return needed === null
    ? null
    : { ...sureFigures, throws: 'd20', needed: needed - modifier, saving: 'none' };
}

/** Whether he saves; null where nothing is known of what he saves by. Dice: d20. */
export function saveOf(field: Field, id: string, { category, modifier, against }: Save): boolean | null {
  const needed = neededFor(fighterIn(field, id).stats, category);
  if (needed === null) return null;
  const title = `Save against ${against}`;
  const way = category;
  field.dice.about?.({ what: 'save', title, rule: 'CONTENT', by: id, way, needed: needed - modifier });
  const total = field.dice.roll(tables.toHit.naturalHit) + modifier;
  const kind = total >= needed ? 'saves' : 'failsSave';
  tell(field, { kind, as: kind, id, amount: total, total, needed, detail: against });
  return total >= needed;
}
