import { fighterAt, tell } from '../../../fight/draft.ts';
import { finishSpell } from '../acts/preparing.ts';
import { endWithdrawal } from '../acts/steps.ts';
import { takeEffect } from '../blows/wounds.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import { clockOf } from '../state.ts';

/** What holds for one second only is over, and so is a withdrawal that did not go on. HM-MAN-4, 7, HM-TIME-8. */
function beginSecond(draft: HackmasterDraft, at: number, second: number): void {
  const { yielding, shoved, movedOn } = fighterAt(draft, at);
  if (yielding || shoved) change(draft, at, { yielding: false, shoved: null });
  if (movedOn < second - 1) endWithdrawal(draft, at);
}

/** On to the next second on which anybody may act: what has ended is dropped, finished spells take effect. HM-TIME-7. */
export function advance(draft: HackmasterDraft): void {
  const { state, fighters } = draft;
  for (const at of fighters.keys()) takeEffect(draft, at);
  if (state.swung.length > 0) state.swung = [];
  counted(draft, -1, { kind: 'advance' });
  const { second } = state.count;
  for (const at of fighters.keys()) {
    beginSecond(draft, at, second);
    finishSpell(draft, at);
  }
  state.clock = clockOf('count', second);
  tell(draft, { kind: 'second', as: 'second', id: null, amount: second });
}
