import { outcomesOf, outcomeWords } from '../../../../../shared/tables/outcomes.ts';
import { tablesIn } from '../../../../../shared/tables/rolled-tables.ts';
import { listed } from '../../../../../shared/words/names.ts';
import type { QuickSteps } from '../../../../lib/step.svelte.ts';
import type { Given } from '../../treasure/treasure-wish.svelte.ts';
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

/** The treasure that a roll gives: all its letters as one, then every level that it lies unguarded on; null where it gives none. */
export function treasureOf({ tree }: KeptRoll): readonly Given[] | null {
  const given = [...tablesIn(tree.root)].flatMap(({ gives }) =>
    gives.flatMap(({ gift }) => (gift.kind === 'treasure' ? [gift] : [])),
  );
  const letters = given.flatMap((gift) => (gift.letters === '' ? [] : [gift.letters])).join(', ');
  const levels = given.flatMap(({ letters: own, level }) =>
    own === '' && level !== null ? [{ level }] : [],
  );
  const all = [...(letters === '' ? [] : [{ letters }]), ...levels];
  return all.length === 0 ? null : all;
}
