import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { dungeonOfBook } from '../place/dungeon-commands.ts';
import { attemptCommands } from './attempts.ts';
import { deedCommands } from './deeds/commands.ts';
import { answerClock, isOfTheClock } from './clock-prompts.ts';
import { needCompanion, readCompany } from './company.ts';
import { douse, leaveLying, lightCommands } from './light-commands.ts';
import { onwardCommands } from './pass-onward.ts';
import { passTurns } from './pass-turns.ts';
import { pendingChecks } from './pending-checks.ts';
import { answerDelve } from './prompt-answers.ts';
import { promptQueue } from './prompt-queue.ts';
import { needDelve, needQuietDelve, readDelve } from './read-delve.ts';
import { rollCheck } from './roll-check.ts';
import { passedIn, turns, unstopped, withEvents } from './words.ts';

export const dungeonCommands: CommandsOf<'dungeon'> = {
  ...lightCommands,
  ...attemptCommands,
  ...deedCommands,
  ...onwardCommands,

  'dungeon.enter': ({ sql, campaign }, { name, speakerId, dungeonId }) => {
    const already = readDelve(sql);
    if (already)
      throw new TurnkeeperError('refused', `The party is in ${already.row.name} already. Leave it first.`);
    const company = readCompany(sql);
    if (company.length === 0)
      throw new TurnkeeperError('refused', 'Nobody is there to go. Add a character first.');
    const speaker = speakerId === null ? null : needCompanion(company, speakerId, 'speakerId');
    const { lastId } = sql.run(
      query.insertInto('delve').values({
        name,
        speaker_id: speakerId,
        start_seconds: campaign.clock,
        dungeon_id: dungeonOfBook(sql, name, dungeonId),
      }),
    );
    const speaks = speaker ? ` ${speaker.name} speaks for them.` : '';
    return {
      ...step(`The party of ${company.length} entered ${name}.${speaks}`, { delve: { name, turn: 0 } }),
      value: { id: lastId },
    };
  },

  'dungeon.leave': ({ sql }) => {
    const { row, lights } = needQuietDelve(sql);
    for (const light of lights) if (light.lit) douse(sql, light, row.turn);
    leaveLying(sql, lights);
    sql.run(query.updateTable('delve').set({ ended: 1 }).where('id', '=', row.id));
    const lit = lights.some((light) => light.lit) ? ' Lights were put out.' : '';
    return step(`The party left ${row.name} after ${turns(row.turn)}.${lit}`, {
      delve: { name: row.name, turn: row.turn },
    });
  },

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
    const speaker = characterId === null ? null : needCompanion(readCompany(sql), characterId);
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

  'dungeon.rollCheck': (context, { turn, modifier, die }) => {
    const { sql, campaign } = context;
    const delve = needDelve(sql);
    if (!pendingChecks(delve, campaign).includes(turn))
      throw new TurnkeeperError('refused', `No wandering check is waiting for turn ${turn}.`);
    const rolled = rollCheck(context, delve.row.id, { turn, modifier }, context.dice(die));
    return { ...step(rolled.summary, rolled.outcome), value: { encounter: rolled.encounter } };
  },

  'dungeon.answerPrompt': ({ sql, campaign }, { key, answer }) => {
    const delve = readDelve(sql);
    const company = delve ? readCompany(sql) : [];
    const prompt = promptQueue(sql, campaign, delve, company).find((each) => each.key === key);
    if (!prompt) throw new TurnkeeperError('refused', 'That prompt is no longer waiting.');
    if (isOfTheClock(prompt)) answerClock(sql, campaign, delve, prompt, answer);
    else if (delve) answerDelve(sql, delve, key, answer);
    return step(`${answer === 'delay' ? 'Delayed' : 'Dismissed'}: ${prompt.title}.`);
  },
};
