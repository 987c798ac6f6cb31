import { outcomesOf, outcomeWords } from '../../../../../shared/tables/outcomes.ts';
import { tablesIn } from '../../../../../shared/tables/rolled-tables.ts';
import { listed } from '../../../../../shared/words/names.ts';
import type { QuickSteps } from '../../../../lib/step.svelte.ts';
import type { KeptRoll } from '../table-types.ts';

/** What a note and a name hold. */
const most = { note: 4000, who: 80 };

/** What became of a roll, as a note of the log. */
export const noteRoll = ({ name, tree }: KeptRoll, steps: QuickSteps) =>
  steps.take('log.addNote', { text: outcomeWords(name, tree, most.note) });

/** Whom a roll gives is met where the company stands; of several kinds only their names are known. */
export function meetRoll({ tree }: KeptRoll, steps: QuickSteps) {
  const { comers, text } = outcomesOf(tree);
  const [first, ...others] = comers;
  const one = others.length === 0 ? first : undefined;
  const who = comers.length === 0 ? text : listed(comers.map((each) => each.who));
  return steps.take('encounter.begin', {
    who: who.length > most.who ? `${who.slice(0, most.who - 1)}…` : who,
    creatureId: one?.creatureId ?? null,
    number: one?.number ?? null,
  });
}

/** The treasure that a roll gives by letters or by level, the first of it; null where it gives none of the kind. */
export function treasureOf({ tree }: KeptRoll): { letters: string; level: number | null } | null {
  for (const { gives } of tablesIn(tree.root))
    for (const { gift } of gives)
      if (gift.kind === 'treasure' && (gift.letters !== '' || gift.level !== null)) return gift;
  return null;
}
