import { rollTotal } from '../../../../dice/roll.ts';
import { CONTENT } from '../../../common/reason.ts';
import { hitDoesOf, isPlayed } from '../../../fight/magic/on-hit.ts';
import { diceIn, halved, recipeFigures, type Recipe } from '../../../fight/magic/recipe.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { ActionFigures } from '../../../fight/views.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { restat } from '../fighter/restat.ts';
import { saveCategories } from '../../terms.ts';
import { oneOf } from '../../../common/input.ts';
import { tellLasting } from '../../../fight/magic/works.ts';
import { conditionFlags, type Magic, type Weapon } from '../stats.ts';
import { heal } from './healing.ts';
import { endHolds } from './holds.ts';
import { saveFigures, saves, titleOfSave, type Save } from './saves.ts';
import { wound } from './wounds.ts';

const maySave = (draft: BasicFantasyDraft, at: number, { save }: Magic): boolean =>
  save !== undefined && fighterAt(draft, at).status === 'active' && fighterAt(draft, at).hull === null;

const told = {
  damage: { what: 'damage', title: 'Damage' },
  heal: { what: 'chance', title: 'Healing' },
} as const;

/** Dice thrown once for all whom it concerns. */
function thrown(
  draft: BasicFantasyDraft,
  { by, id, what, dice }: { by: number; id: string; what: keyof typeof told; dice: string },
): number {
  const about = {
    ...told[what],
    rule: CONTENT,
    way: id,
    dice,
    of: diceIn(dice),
  } as const;
  foretell(draft, by, about);
  return Math.max(0, rollTotal(dice, draft.dice));
}

/** The put to sleep and the slain fall with those of their number; who gives up or runs is out of it at once. */
function befall(draft: BasicFantasyDraft, at: number, status: NonNullable<Recipe['status']>): void {
  const fighter = edit(draft, at);
  if (status === 'unconscious' || status === 'dead') {
    if (status === 'dead') fighter.hp = Math.min(0, fighter.hp);
    if (fighter.status !== status && fighter.fallen !== 'dead') fighter.fallen = status;
    return;
  }
  if (fighter.status !== 'active' || fighter.fallen !== null) return;
  endHolds(draft, at);
  fighter.status = status;
  fighter.turn.stage = 'done';
  tell(draft, status, at);
}

function afflict(draft: BasicFantasyDraft, by: number, at: number, { id: way, recipe }: Magic): void {
  const { effect, status, rounds } = recipe ?? {};
  const target = fighterAt(draft, at);
  if ((effect ?? status) === undefined || target.status === 'dead' || target.hull !== null) return;
  const detail = effect ?? way;
  tell(draft, 'effect', at, { by, detail, ...(rounds !== undefined && { amount: rounds }) });
  const flags = effect === undefined ? undefined : conditionFlags[effect];
  if (flags) restat(draft, at, { ...fighterAt(draft, at).stats, ...flags });
  if (status !== undefined) befall(draft, at, status);
}

/** What magic does to all it is aimed at. Dice: a d20 for each who may save, then damage or healing, once for all. */
export function work(
  draft: BasicFantasyDraft,
  by: number,
  magic: Magic & { readonly modifier?: number; readonly nature?: Save['nature'] },
  targets: readonly number[],
): void {
  const { id, save: category, recipe = {}, modifier = 0, nature = 'plain' } = magic;
  const suffering = targets.map((at) => {
    const against = { against: id, by, modifier, nature };
    const saved =
      category !== undefined &&
      maySave(draft, at, magic) &&
      saves(draft, at, { category, title: titleOfSave(category), ...against });
    return { at, saved };
  });
  const { damage, heal: points, saved: left = 'none' } = recipe;
  const hurt = suffering.filter(({ saved }) => !saved || left === 'half');
  if (damage !== undefined && hurt.length > 0) {
    const all = thrown(draft, { by, id, what: 'damage', dice: damage });
    for (const { at, saved } of hurt) wound(draft, at, { amount: saved ? halved(all) : all, by, detail: id });
  }
  if (points !== undefined && targets.length > 0) {
    const gained = thrown(draft, { by, id, what: 'heal', dice: points });
    for (const at of targets) tell(draft, 'healed', at, { by, amount: heal(draft, at, gained), detail: id });
  }
  for (const { at, saved } of suffering) if (!saved) afflict(draft, by, at, magic);
}

/**
 * What a hit does besides its damage and what it drains: whoever still stands saves, if it is known what it does; else it
 * is only told. Dice: d20, then those of its recipe. BF-SAVE-3, 6.
 */
export function hitDoes(draft: BasicFantasyDraft, by: number, { onHit }: Weapon, at: number): void {
  const does = hitDoesOf(onHit);
  if (does === null) return;
  const { words: id, save, recipe, modifier } = does;
  const { status, fallen } = fighterAt(draft, at);
  if (!isPlayed(does) || status !== 'active' || fallen !== null) {
    tell(draft, 'effect', at, { by, detail: id });
    return;
  }
  const from = draft.events.length;
  const nature = /poison/i.test(id) ? 'poison' : 'plain';
  const category = save === null ? {} : { save: oneOf(save, 'onHit.save', saveCategories) };
  work(draft, by, { id, recipe, modifier, nature, ...category }, [at]);
  tellLasting(draft, from, fighterAt(draft, by).id, { id, recipe });
}

/** What it comes to before its dice; `at` is -1 for nobody. */
export function magicFigures(draft: BasicFantasyDraft, at: number, magic: Magic): ActionFigures {
  const { save: category, recipe = {} } = magic;
  const figures = recipeFigures(recipe, at < 0 ? null : Math.max(0, fighterAt(draft, at).hp));
  if (at < 0 || category === undefined || !maySave(draft, at, magic)) return figures;
  const { needed, reasons } = saveFigures(fighterAt(draft, at), { category });
  return { ...figures, throws: 'd20', needed, reasons, saving: recipe.saved ?? 'none' };
}
