import { TurnkeeperError } from '../../../shared/errors.ts';
import { query } from '../../db/sql.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { exploration } from '../exploration.ts';
import { attemptCommands } from './attempts.ts';
import { needCompanion, readCompany } from './company.ts';
import { douse, lightCommands } from './light-commands.ts';
import { passTurns } from './pass-turns.ts';
import { pendingChecks } from './pending-checks.ts';
import { derivePrompts } from './prompts.ts';
import { needDelve, needQuietDelve, readDelve } from './read-delve.ts';
import { signed, turns, unstopped, withEvents } from './words.ts';

export const dungeonCommands: CommandsOf<'dungeon'> = {
  ...lightCommands,
  ...attemptCommands,

  'dungeon.enter': ({ sql, campaign }, { name, speakerId }) => {
    const already = readDelve(sql);
    if (already)
      throw new TurnkeeperError('refused', `The party is in ${already.row.name} already. Leave it first.`);
    const company = readCompany(sql);
    if (company.length === 0)
      throw new TurnkeeperError('refused', 'Nobody is there to go. Add a character first.');
    const speaker = speakerId === null ? null : needCompanion(company, speakerId, 'speakerId');
    const { lastId } = sql.run(
      query.insertInto('delve').values({ name, speaker_id: speakerId, start_seconds: campaign.clock }),
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
    const did = { explore: 'explored', rest: 'rested', other: 'something else' }[activity];
    return step(
      withEvents(`Turn ${row.turn + 1}: ${did}${detail ? `, ${unstopped(detail)}` : ''}.`, outcome.events),
      outcome,
    );
  },

  'dungeon.rollCheck': ({ sql, campaign, dice }, { turn, modifier, die }) => {
    const delve = needDelve(sql);
    if (!pendingChecks(delve, campaign).includes(turn))
      throw new TurnkeeperError('refused', `No wandering check is waiting for turn ${turn}.`);
    const rolled = exploration['wandering.check'](
      { environment: 'dungeon', chanceInSix: campaign.exploration.dungeonChanceInSix, modifier },
      dice(die),
    );
    const face = rolled.rolled?.[0]?.face ?? null;
    const { chanceInSix, encounter } = rolled;
    sql.run(
      query.insertInto('wandering_check').values({
        delve_id: delve.row.id,
        turn,
        chance_in_six: chanceInSix,
        die: face,
        encounter: encounter ? 1 : 0,
      }),
    );
    const result = encounter ? 'something comes' : 'nothing comes';
    return {
      ...step(`Wandering check, turn ${turn}, ${chanceInSix} in 6: ${result}.`, {
        check: { turn, chanceInSix, encounter },
        reasons: rolled.reasons,
        hidden: true,
        ...(modifier !== 0 && { overruled: `The referee changed the chance by ${signed(modifier)}.` }),
      }),
      value: { encounter },
    };
  },

  'dungeon.answerPrompt': ({ sql, campaign }, { key, answer }) => {
    const delve = needDelve(sql);
    const prompt = derivePrompts(delve, campaign, readCompany(sql)).find((each) => each.key === key);
    if (!prompt) throw new TurnkeeperError('refused', 'That prompt is no longer waiting.');
    const until = answer === 'delay' ? delve.row.turn + 2 : null;
    sql.run(
      query.insertInto('prompt_answer').values({ delve_id: delve.row.id, prompt: key, until_turn: until }),
    );
    return step(`${answer === 'delay' ? 'Delayed' : 'Dismissed'}: ${prompt.title}.`);
  },
};
