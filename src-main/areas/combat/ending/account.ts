import { query } from '../../../db/sql.ts';
import type { FoeRow } from '../../../db/tables.ts';
import { keepStep, plainStep } from '../../../facts/meeting/read-encounter.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';

/**
 * Foes who were met in this fight alone wait for the award as those of any encounter do: each kind as one that is
 * over.
 */
export function accountFor({ sql, campaign }: StepContext, now: FightNow, outcome: string): void {
  const kinds = new Map<string, FoeRow[]>();
  for (const { foe } of now.fighters) {
    if (!foe || foe.encounter_id !== null) continue;
    const who = foe.name.replace(/ \d+$/, '');
    const kind = JSON.stringify([foe.creature_id, who]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), foe]);
  }
  const delve = readDelve(sql);
  const ground = delve ? 'dungeon' : 'wilderness';
  for (const foes of kinds.values()) {
    const [first] = foes;
    if (!first) continue;
    const values = {
      delve_id: delve?.row.id ?? null,
      turn: delve ? delve.row.turn + 1 : null,
      began_seconds: now.row.began_seconds,
      ground,
      unit: campaign.system.meeting.distance.unitOn(ground),
      check_turn: null,
      room_id: now.row.room_id,
      who: first.name.replace(/ \d+$/, ''),
      creature_id: first.creature_id,
      number: foes.length,
      number_dice: '',
      outcome,
      rounds: 0,
      concluded: 1 as const,
      award: null,
    } as const;
    const { lastId } = sql.run(query.insertInto('encounter').values(values));
    keepStep(sql, lastId, 'course', plainStep(null, 'fight'));
    const ids = foes.map(({ id }) => id);
    sql.run(query.updateTable('foe').set({ encounter_id: lastId }).where('id', 'in', ids));
  }
}
