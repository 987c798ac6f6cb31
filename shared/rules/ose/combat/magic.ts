import type { Dice } from '../../../dice/dice.ts';
import { saveResolve, saveTarget } from '../saves.ts';
import type { Spell } from './arms.ts';
import type { Draft } from './draft.ts';
import { disturb, forget } from './harm.ts';
import { fighterAt } from './state.ts';

/** The target's save against a spell; what the spell does is the referee's. Dice: d20. OSE-SAVE-6. */
function save(draft: Draft, index: number, spell: Spell, by: string, dice: Dice): void {
  const { id, build } = fighterAt(draft.state, index);
  const { saves: values, will } = build;
  if (spell.save === null || values === null) return;
  const { target, reasons: row } = saveTarget({ category: spell.save, who: { values } });
  const { success, total, reasons, rolled } = saveResolve({ target, wisModifier: will, magical: true }, dice);
  draft.events.push({
    kind: success ? 'saves' : 'failsSave',
    id,
    by,
    amount: total,
    detail: spell.id,
    reasons: [...reasons, ...row],
    ...(rolled && { rolled }),
  });
  if (!success) disturb(draft, index, { failedSave: true });
}

/** The declared spell takes effect, and is gone from memory. Dice: d20 if the target may save. */
export function cast(draft: Draft, index: number, spell: Spell, target: number | null, dice: Dice): void {
  const { id } = fighterAt(draft.state, index);
  forget(draft, index);
  const aim = target === null ? null : fighterAt(draft.state, target).id;
  draft.events.push({ kind: 'casts', id: aim, by: id, detail: spell.id });
  if (target !== null) save(draft, target, spell, id, dice);
}
