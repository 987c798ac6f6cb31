import { query } from '../../../db/sql.ts';
import type { FoeRow } from '../../../db/tables.ts';
import { keepStep, plainStep } from '../../../facts/meeting/read-encounter.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';
import { kindOf, meetingOf, metBy } from './meeting-of.ts';

/**
 * Foes who were met in this fight alone wait for the award as those of any encounter do: each kind as one that is
 * over. The ids of the encounters made for it.
 */
export function accountFor(context: StepContext, now: FightNow, outcome: string): number[] {
  const { sql } = context;
  const kinds = new Map<string, FoeRow[]>();
  for (const { foe } of now.fighters) {
    if (!foe || foe.encounter_id !== null) continue;
    const kind = JSON.stringify([foe.creature_id, kindOf(foe)]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), foe]);
  }
  return [...kinds.values()].flatMap((foes) => {
    const [first] = foes;
    if (!first) return [];
    const kind = { who: kindOf(first), creatureId: first.creature_id, number: foes.length };
    const values = {
      ...meetingOf(context, now, kind),
      outcome,
      rounds: 0,
      concluded: 1 as const,
      award: null,
    };
    const { lastId } = sql.run(query.insertInto('encounter').values(values));
    keepStep(sql, lastId, 'course', plainStep(null, 'fight'));
    metBy(context, lastId, foes);
    return [lastId];
  });
}
