import type { Reason } from '../../common/reason.ts';
import { oneOf } from '../../common/input.ts';
import type { SaveRuling } from '../../fight/book.ts';
import { sureFigures, type ActionFigures, type SaveName } from '../../fight/views.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { Refusal } from '../../fight/words.ts';
import { saveResolve, saveTarget } from '../characters/saves.ts';
import { saveCategories, type SaveCategory } from '../terms.ts';
import type { OseDraft } from './draft.ts';
import { disturb } from './harm.ts';
import type { OseFighter } from './state.ts';

/** As the table calls them. OSE-SAVE-1. */
export const saveNames: readonly SaveName[] = [
  { key: 'spells', title: 'Spells, rods and staves' },
  { key: 'death', title: 'Death and poison' },
  { key: 'wands', title: 'Wands' },
  { key: 'paralysis', title: 'Paralysis and petrification' },
  { key: 'breath', title: 'Breath attacks' },
];

interface Save {
  category: SaveCategory;
  magical: boolean;
  modifier: number;
  against: string;
  by: string | null;
}

/** What he needs to save, and why; null where nothing is known of what he saves by. */
export function saveFigures(
  { build: { saves: values, will } }: OseFighter,
  { category, magical, modifier }: Pick<Save, 'category' | 'magical' | 'modifier'>,
): { target: number; needed: number; reasons: Reason[] } | null {
  if (values === null) return null;
  const { target, reasons } = saveTarget({ category, who: { values } });
  const bonus = modifier + (magical ? will : 0);
  return { target, needed: target - bonus, reasons };
}

/** A save, told as an event; who has none does not save. Dice: d20. OSE-SAVE-6. */
export function saves(draft: OseDraft, index: number, asked: Save): boolean {
  const { category, magical, modifier, against, by } = asked;
  const saver = fighterAt(draft, index);
  const { id } = saver;
  const { will } = saver.build;
  const figures = saveFigures(saver, asked);
  if (!figures) return false;
  const { target, needed, reasons: row } = figures;
  draft.dice.about?.({
    what: 'save',
    title: `Save against ${against}`,
    rule: 'OSE-SAVE-6',
    by: id,
    ...(by !== null && { against: by }),
    way: category,
    needed,
  });
  const { success, total, reasons, rolled } = saveResolve(
    { target, modifier, wisModifier: will, magical },
    draft.dice,
  );
  const word = success ? 'saves' : 'failsSave';
  draft.events.push({
    kind: word,
    as: word,
    id,
    ...(by !== null && { by }),
    amount: total,
    total,
    needed: target,
    detail: against,
    reasons: [...reasons, ...row],
    ...(rolled && { rolled }),
  });
  if (!success) disturb(draft, index, { failedSave: true });
  return success;
}

/** The save of a category before its die; null where nothing is known of what he saves by. */
export function saveWeighed(
  draft: OseDraft,
  index: number,
  { category, modifier }: SaveRuling,
): ActionFigures | null {
  const known = oneOf(category, 'category', saveCategories);
  const save = saveFigures(fighterAt(draft, index), { category: known, magical: isMagic(known), modifier });
  return (
    save && { ...sureFigures, throws: 'd20', needed: save.needed, reasons: save.reasons, saving: 'none' }
  );
}

const isMagic = (category: SaveCategory): boolean => category === 'spells' || category === 'wands';

/** The save the referee calls for; none where nothing is known of what he saves by. */
export function savesByWord(
  draft: OseDraft,
  index: number,
  { category, modifier, against }: SaveRuling,
): Refusal | null {
  const known = oneOf(category, 'category', saveCategories);
  if (fighterAt(draft, index).build.saves === null) return 'cannotBe';
  saves(draft, index, { category: known, magical: isMagic(known), modifier, against, by: null });
  return null;
}
