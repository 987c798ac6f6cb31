import { rollTotal } from '../../../dice/roll.ts';
import { CONTENT } from '../../common/reason.ts';
import { isPlayed } from '../../fight/magic/on-hit.ts';
import type { HitDoes } from '../../fight/magic/recipe.ts';
import { diceIn, halved, recipeFigures, type Recipe } from '../../fight/magic/recipe.ts';
import { fighterAt } from '../../fight/draft.ts';
import type { ActionFigures } from '../../fight/views.ts';
import { tellLasting } from '../../fight/magic/works.ts';
import { oneOf } from '../../common/input.ts';
import { saveCategories } from '../terms.ts';
import { put, type OseDraft } from './draft.ts';
import type { Power, Spell } from './fighter/arms.ts';
import { restat } from './fighter/restat.ts';
import { disturb, heal, hurt } from './harm.ts';
import { saveFigures, saves } from './saves.ts';
import { conditionFlags } from './stats.ts';

interface Magic extends Pick<Spell | Power, 'id' | 'save' | 'recipe'> {
  /** What the referee adds to the save. */
  readonly modifier?: number;
  /** Yes if left out. */
  readonly magical?: boolean;
}

const told = {
  damage: { what: 'damage', title: 'Damage' },
  heal: { what: 'chance', title: 'Healing' },
} as const;

interface Throw {
  readonly by: string;
  readonly id: string;
  readonly what: keyof typeof told;
  readonly dice: string;
}

/** Dice thrown once for all whom it concerns. */
function thrown(draft: OseDraft, { by, id: way, what, dice }: Throw): number {
  draft.dice.about?.({
    ...told[what],
    rule: CONTENT,
    by,
    way,
    dice,
    of: diceIn(dice),
  });
  return Math.max(0, rollTotal(dice, draft.dice));
}

function wound(draft: OseDraft, at: number, amount: number, by: string, detail: string): void {
  const { id, hp } = fighterAt(draft, at);
  draft.events.push({ kind: 'damage', as: 'damage', id, by, amount, left: hp - amount, detail });
  disturb(draft, at, { hit: true });
  hurt(draft, at, amount, by);
}

/** The slain fall as those who are struck do; who sleeps, runs or gives up is out of it at once. */
function befall(draft: OseDraft, at: number, by: string, status: NonNullable<Recipe['status']>): void {
  const fighter = fighterAt(draft, at);
  if (status === 'dead') {
    hurt(draft, at, Math.max(0, fighter.hp), by);
    return;
  }
  if (fighter.status !== 'active' || fighter.turn.falling) return;
  put(draft, at, { ...fighter, status });
  const as = { unconscious: 'unconscious', fled: 'flees', surrendered: 'surrenders' } as const;
  draft.events.push({ kind: as[status], as: as[status], id: fighter.id, by });
}

function afflict(draft: OseDraft, at: number, by: string, { id: way, recipe }: Magic): void {
  const { id, status: now } = fighterAt(draft, at);
  const { effect, status, rounds } = recipe;
  if ((effect ?? status) === undefined || now === 'dead') return;
  const detail = effect ?? way;
  const amount = rounds === undefined ? {} : { amount: rounds };
  draft.events.push({ kind: 'effect', as: 'effect', id, by, detail, ...amount });
  const flags = effect === undefined ? undefined : conditionFlags[effect];
  if (flags) restat(draft, at, { ...fighterAt(draft, at).stats, ...flags });
  if (status !== undefined) befall(draft, at, by, status);
}

/** What magic does to all it is aimed at. Dice: a d20 for each who may save, then damage or healing, once for all. */
export function work(draft: OseDraft, by: string, magic: Magic, targets: readonly number[]): void {
  const { id, save: category, recipe, magical = true, modifier = 0 } = magic;
  const { damage, heal: points, saved: left = 'none' } = recipe;
  const suffering = targets.map((at) => {
    const save = { category, magical, modifier, against: id, by };
    return { at, saved: save.category !== null && saves(draft, at, { ...save, category: save.category }) };
  });
  const wounded = suffering.filter(({ saved }) => !saved || left === 'half');
  if (damage !== undefined && wounded.length > 0) {
    const all = thrown(draft, { by, id, what: 'damage', dice: damage });
    for (const { at, saved } of wounded) wound(draft, at, saved ? halved(all) : all, by, id);
  }
  if (points !== undefined && targets.length > 0) {
    const gained = thrown(draft, { by, id, what: 'heal', dice: points });
    for (const at of targets) {
      const amount = fighterAt(draft, at).status === 'dead' ? 0 : heal(draft, at, gained);
      const { id: patient, hp } = fighterAt(draft, at);
      draft.events.push({ kind: 'heals', as: 'heals', id: patient, by, amount, left: hp, detail: id });
    }
  }
  for (const { at, saved } of suffering) if (!saved) afflict(draft, at, by, magic);
}

/**
 * What a hit does besides its damage: whoever still lives saves, if it is known what it does; else it is only told.
 * Dice: d20, then those of its recipe. OSE-SAVE-2, 3, 10.
 */
export function hitDoes(draft: OseDraft, by: string, does: HitDoes, target: number): void {
  const { words: id, save, recipe, modifier } = does;
  const { id: victim, status, turn } = fighterAt(draft, target);
  if (!isPlayed(does) || status === 'dead' || turn.falling) {
    draft.events.push({ kind: 'effect', as: 'effect', id: victim, by, detail: id });
    return;
  }
  const from = draft.events.length;
  const category = save === null ? null : oneOf(save, 'onHit.save', saveCategories);
  work(draft, by, { id, save: category, recipe, modifier, magical: false }, [target]);
  tellLasting(draft, from, by, { id, recipe });
}

/** What it comes to before its dice; `at` is -1 for nobody. */
export function magicFigures(draft: OseDraft, at: number, { save: category, recipe }: Magic): ActionFigures {
  const figures = recipeFigures(recipe, at < 0 ? null : fighterAt(draft, at).hp);
  if (at < 0 || category === null) return figures;
  const save = saveFigures(fighterAt(draft, at), { category, magical: true, modifier: 0 });
  if (!save) return figures;
  const { needed, reasons } = save;
  return { ...figures, throws: 'd20', needed, reasons, saving: recipe.saved ?? 'none' };
}
