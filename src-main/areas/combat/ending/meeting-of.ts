import { query } from '../../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../../db/tables.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';

/** An encounter made of foes who were met in a fight alone, without its id and what came of it. */
export type Meeting = Pick<
  EncounterRow,
  | 'delve_id'
  | 'turn'
  | 'began_seconds'
  | 'ground'
  | 'unit'
  | 'check_turn'
  | 'room_id'
  | 'who'
  | 'creature_id'
  | 'number'
  | 'number_dice'
>;

/** What foes are called together: without the numbers they bear one by one. */
export const kindOf = ({ name }: Pick<FoeRow, 'name'>): string => name.replace(/ \d+$/, '');

export function meetingOf(
  { sql, campaign }: Pick<StepContext, 'sql' | 'campaign'>,
  { row }: Pick<FightNow, 'row'>,
  { who, creatureId, number }: { who: string; creatureId: string | null; number: number },
): Meeting {
  const delve = readDelve(sql);
  const ground = row.outdoors === 1 ? 'wilderness' : 'dungeon';
  return {
    delve_id: delve?.row.id ?? null,
    turn: delve ? delve.row.turn + 1 : null,
    began_seconds: row.began_seconds,
    ground,
    unit: campaign.system.meeting.distance.unitOn(ground),
    check_turn: null,
    room_id: row.room_id,
    who,
    creature_id: creatureId,
    number,
    number_dice: '',
  };
}

/** They belong to it from now on. */
export function metBy({ sql }: Pick<StepContext, 'sql'>, encounterId: number, foes: readonly FoeRow[]): void {
  const ids = foes.map(({ id }) => id);
  sql.run(query.updateTable('foe').set({ encounter_id: encounterId }).where('id', 'in', ids));
}
