import type { SaveRuling } from '../../../fight/book.ts';
import { sureFigures, type ActionFigures, type SaveName } from '../../../fight/views.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { Refusal } from '../../../fight/words.ts';
import { addPart, type Reason } from '../../../common/reason.ts';
import { kindOf, totalOf } from '../../readers.ts';
import { saveModifier } from '../../characters/save-modifiers.ts';
import { rollToSave } from '../../characters/saves.ts';
import { tables } from '../../tables.ts';
import { saveCategories, type SaveCategory } from '../../terms.ts';
import { foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { targetOf } from '../fighter/target.ts';
import type { BasicFantasyFighter } from '../state.ts';

const { die, fails, succeeds } = tables.saves;

/** A save to be thrown. */
export interface Save {
  readonly category: SaveCategory;
  /** What it is against, for the log; and in words, where the table is asked. */
  readonly against: string;
  readonly title: string;
  /** What the referee adds. */
  readonly modifier?: number;
  readonly by?: number;
  /** Poison is fought with Constitution. BF-SAVE-6. */
  readonly nature?: 'plain' | 'poison';
}

/** What changes his saves of a category, where no ability does. BF-SAVE-5, 7, BF-DRAIN-3, BF-SLEEP-4. */
export const modifiersOfSave = (
  { stats, negativeLevels }: BasicFantasyFighter,
  category: SaveCategory,
  nature: NonNullable<Save['nature']> = 'plain',
): Reason[] =>
  saveModifier({
    category,
    nature,
    conBonus: stats.conBonus ?? 0,
    negativeLevels,
    nightsShortOfSleep: stats.nightsShortOfSleep ?? 0,
    ...(stats.race === undefined ? {} : { race: stats.race }),
  }).reasons;

/** The lowest face that saves: 20 always does, 1 never. BF-SAVE-2. */
export const faceToSave = (target: number, modifier: number): number =>
  Math.min(succeeds, Math.max(fails + 1, target - modifier));

/** What he needs to save, and what changes it. */
export function saveFigures(
  fighter: BasicFantasyFighter,
  { category, modifier = 0, nature }: Pick<Save, 'category' | 'modifier' | 'nature'>,
): { target: number; needed: number; reasons: Reason[] } {
  const reasons = modifiersOfSave(fighter, category, nature);
  addPart(reasons, 'circumstances', modifier, 'BF-SAVE-7');
  const target = targetOf(fighter.stats, category);
  return { target, reasons, needed: faceToSave(target, totalOf(reasons)) };
}

/** A saving throw, told as an event. Dice: d20. BF-SAVE-1 to 7. */
export function saves(draft: BasicFantasyDraft, index: number, save: Save): boolean {
  const { against, category, title, by } = save;
  const { target, reasons: parts, needed } = saveFigures(fighterAt(draft, index), save);
  foretell(draft, index, { what: 'save', title, rule: 'BF-SAVE-1', way: category, needed }, by);
  const { success, total, reasons } = rollToSave(draft.dice.roll(die), parts, target);
  const told = { detail: against, total, needed: target, reasons };
  tell(draft, success ? 'saved' : 'notSaved', index, by === undefined ? told : { ...told, by });
  return success;
}

const dangers: Record<SaveCategory, string> = {
  'death-ray-poison': 'a death ray or poison',
  'magic-wands': 'magic wands',
  'paralysis-petrify': 'paralysis or petrifying',
  'dragon-breath': 'dragon breath',
  spells: 'spells',
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** As the table calls them; spells first. */
export const saveNames: readonly SaveName[] = saveCategories
  .toReversed()
  .map((key) => ({ key, title: capital(dangers[key]) }));

export const titleOfSave = (category: SaveCategory): string => `Save against ${dangers[category]}`;

/** The save of a category before its die. Throws `unknown-kind`. */
export function saveWeighed(
  draft: BasicFantasyDraft,
  index: number,
  { category, modifier }: SaveRuling,
): ActionFigures {
  const known = kindOf(category, 'category', saveCategories);
  const { needed, reasons } = saveFigures(fighterAt(draft, index), { category: known, modifier });
  return { ...sureFigures, throws: 'd20', needed, reasons, saving: 'none' };
}

/** The save the referee calls for. Throws `unknown-kind`. */
export function savesByWord(
  draft: BasicFantasyDraft,
  index: number,
  { category, modifier, against }: SaveRuling,
): Refusal | null {
  const known = kindOf(category, 'category', saveCategories);
  const title = against === category ? titleOfSave(known) : `Save against ${against}`;
  saves(draft, index, { category: known, modifier, against, title });
  return null;
}
