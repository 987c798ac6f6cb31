import { needNobodyMet } from '../../facts/meeting/read-encounter.ts';
import { refused } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { dungeonOfBook } from '../place/dungeon-steps.ts';
import { needAbleCompanion, readCompany } from '../../facts/delve/company.ts';
import { leave } from './leave.ts';
import { onwardSteps } from './pass-onward.ts';
import { passTurns } from '../../time/pass.ts';
import { needDelve, needQuietDelve, readDelve } from '../../facts/delve/read-delve.ts';
import { breakRest } from '../../facts/needs/read-upkeep.ts';
import { passedIn, unstopped, withEvents } from '../../facts/words.ts';

export const dungeonSteps: StepsOf<'dungeon'> = {
  ...onwardSteps,

  'dungeon.enter': ({ sql, campaign }, { name, speakerId, dungeonId }) => {
    const already = readDelve(sql);
    if (already) throw refused(`The party is in ${already.row.name} already. Leave it first.`);
    needNobodyMet(sql);
    const everybody = readCompany(sql);
    const company = everybody.filter(({ standing }) => standing.withParty);
    if (company.length === 0) throw refused('Nobody is there to go. Add a character first.');
    const speaker = speakerId === null ? null : needAbleCompanion(everybody, speakerId, 'speakerId');
    const { lastId } = sql.run(
      query.insertInto('delve').values({
        name,
        speaker_id: speakerId,
        start_seconds: campaign.clock,
        dungeon_id: dungeonOfBook(sql, name, dungeonId),
      }),
    );
    breakRest(sql);
    const speaks = speaker ? ` ${speaker.name} speaks for them.` : '';
    return {
      ...step(`The party of ${company.length} entered ${name}.${speaks}`, { delve: { name, turn: 0 } }),
      value: { id: lastId },
    };
  },

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
