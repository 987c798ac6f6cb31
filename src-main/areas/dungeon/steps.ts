import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { needAbleCompanion, readCompany } from '../../facts/delve/company.ts';
import { enter } from './enter.ts';
import { leave } from './leave.ts';
import { onwardSteps } from './pass-onward.ts';
import { passTurns } from '../../time/pass.ts';
import { needDelve, needQuietDelve } from '../../facts/delve/read-delve.ts';
import { passedIn, unstopped, withEvents } from '../../facts/words.ts';

export const dungeonSteps: StepsOf<'dungeon'> = {
  ...onwardSteps,

  'dungeon.enter': enter,

  'dungeon.leave': leave,

  'dungeon.setFamiliar': ({ sql }, { familiar }) => {
    const { row } = needDelve(sql);
    sql.run(
      query
        .updateTable('delve')
        .set({ familiar: familiar ? 1 : 0 })
        .where('id', '=', row.id),
    );
    return step(familiar ? 'From here the ground is familiar.' : 'From here the ground is unknown.');
  },

  'dungeon.setSpeaker': ({ sql }, { characterId }) => {
    const { row } = needDelve(sql);
    const speaker = characterId === null ? null : needAbleCompanion(readCompany(sql), characterId);
    sql.run(query.updateTable('delve').set({ speaker_id: characterId }).where('id', '=', row.id));
    return step(speaker ? `${speaker.name} speaks for the party.` : 'Nobody speaks for the party.');
  },

  'dungeon.passTurn': (context, { activity, detail }) => {
    const delve = needQuietDelve(context.sql);
    const { row } = delve;
    const outcome = passTurns(context, delve, 1, { activity, detail });
    const did = passedIn[activity];
    return step(
      withEvents(`Turn ${row.turn + 1}: ${did}${detail ? `, ${unstopped(detail)}` : ''}.`, outcome.events),
      outcome,
    );
  },
};
