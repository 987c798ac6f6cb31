import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { StepContext, StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { someOf } from '../../facts/effects/effect-words.ts';
import { answerClock, isOfTheClock } from './clock-prompts.ts';
import { readCompany } from '../../facts/delve/company.ts';
import { lightSteps } from '../light/steps.ts';
import { pendingChecks } from '../../facts/delve/pending-checks.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { answerDelve } from '../../facts/delve/prompt-answers.ts';
import { promptQueue } from './queue.ts';
import { encountersDue, untilConcluded } from './prompts.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { needDelve, openEncounter, readDelve } from '../../facts/delve/read-delve.ts';
import { checkOutcome, checksInWords, rollCheck, rollToEncounter } from '../../time/roll-check.ts';
import { turnsNamed } from '../../facts/words.ts';

type Answer = 'delay' | 'dismiss';

/** What the referee says to the queue: one prompt at a time, or many of a kind in one step. */
export const promptSteps: StepsOf<'prompt'> = {
  'prompt.rollCheck': (context, { turn, modifier, die }) => {
    const { sql, campaign } = context;
    const delve = needNobodyMet(sql);
    if (!pendingChecks(delve, campaign).includes(turn))
      throw refused(`No wandering check is waiting for turn ${turn}.`);
    const rolled = rollCheck(context, delve.row.id, { turn, modifier }, context.dice(die));
    return {
      ...step(checksInWords([rolled]), checkOutcome([rolled], modifier)),
      value: { encounter: rolled.encounter },
    };
  },

  'prompt.rollChecks': (context, { modifier, faces }) => {
    const { sql, campaign, dice } = context;
    const delve = needNobodyMet(sql);
    const waiting = pendingChecks(delve, campaign);
    refuseUnmet(delve);
    const asked = asManyAs(faces, waiting);
    const rolled = rollToEncounter(context, delve.row.id, { turns: asked, modifier }, dice(...faces));
    const left = waiting.length - rolled.length;
    const spare = Math.max(0, faces.length - rolled.length);
    const words = [checksInWords(rolled), spareInWords(spare), leftInWords(left)].filter(
      (each) => each !== '',
    );
    return {
      ...step(words.join(' '), checkOutcome(rolled, modifier)),
      value: {
        rolled: rolled.length,
        encounterTurn: rolled.find(({ encounter }) => encounter)?.turn ?? null,
        left,
      },
    };
  },

  'prompt.lightAgain': (context, { keys, faces }) => {
    const { sql, campaign } = context;
    const out = allOf(keys, waitingAmong(sql, campaign, needDelve(sql), new Set(keys)));
    const told: string[] = [];
    let outcome: StepOutcome = {};
    let lit = 0;
    const burning = out.filter(({ burnDice }) => burnDice !== null).length;
    if (faces.length > burning)
      throw tooManyDice(faces.length, `${burning} of these burn by a die. Nothing was lit.`, burning);
    const dice = [...faces];
    for (const { bearerId, lightKind, burnDice, title, canAccept, kind } of out) {
      if (kind !== 'lightOut' || !canAccept || bearerId === null || lightKind === null)
        throw refused(`${title}: nothing follows it. Nothing was lit.`);
      const burnDie = burnDice === null ? null : (dice.shift() ?? null);
      const done = lightAnew(context, { characterId: bearerId, kind: lightKind, burnDie });
      told.push(done.summary);
      outcome = { ...outcome, ...done.outcome };
      if (!done.value.lit) break;
      lit += 1;
    }
    return { ...step(told.join(' '), outcome), value: { lit, left: out.length - lit } };
  },

  'prompt.answer': ({ sql, campaign }, { key, answer }) => {
    const delve = readDelve(sql);
    const [prompt] = waitingAmong(sql, campaign, delve, new Set([key]));
    if (!prompt) throw refused('That prompt is no longer waiting.');
    keepAnswer(sql, campaign, delve, prompt, answer);
    return step(`${said[answer]}: ${prompt.title}.`);
  },

  'prompt.answerAll': ({ sql, campaign }, { keys, answer }) => {
    const delve = readDelve(sql);
    const prompts = allOf(keys, waitingAmong(sql, campaign, delve, new Set(keys)));
    for (const prompt of prompts) keepAnswer(sql, campaign, delve, prompt, answer);
    return step(`${said[answer]}: ${promptsInWords(prompts)}.`);
  },
};

const said: Record<Answer, string> = { delay: 'Delayed', dismiss: 'Dismissed' };

/** Throws refused while somebody is met: that encounter is played before another can come. */
function needNobodyMet(sql: Sql): Delve {
  const delve = needDelve(sql);
  if (openEncounter(delve)) throw refused(`${untilConcluded} No wandering check was rolled.`);
  return delve;
}

/** Throws refused where an earlier check brought something that still waits to be met. */
function refuseUnmet(delve: Delve): void {
  const [due] = encountersDue(delve);
  if (due)
    throw refused(
      `The check of turn ${due.turn} brought something. Begin that encounter, delay or dismiss it first; nothing was rolled.`,
    );
}

const tooManyDice = (typed: number, words: string, atMost: number): TurnkeeperError =>
  new TurnkeeperError('dice-count', `${typed} dice were typed; ${words}`, { faces: `At most ${atMost}.` });

/** All that wait, or as many of the oldest as dice were typed. */
function asManyAs(faces: readonly number[], waiting: readonly number[]): readonly number[] {
  if (waiting.length === 0) throw refused('No wandering check is waiting.');
  if (faces.length > waiting.length) {
    const wait = waiting.length === 1 ? '1 check waits' : `${waiting.length} checks wait`;
    throw tooManyDice(faces.length, `${wait}. Nothing was rolled.`, waiting.length);
  }
  return faces.length === 0 ? waiting : waiting.slice(0, faces.length);
}

function spareInWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'The last die typed was not needed.' : `The last ${count} dice typed were not needed.`;
}

function leftInWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 check is still due.' : `${count.toLocaleString('en')} checks are still due.`;
}

const waitingAmong = (
  sql: Sql,
  campaign: Campaign,
  delve: Delve | null,
  keys: ReadonlySet<string>,
): Prompt[] =>
  promptQueue(sql, campaign, delve, delve ? readCompany(sql) : []).filter(({ key }) => keys.has(key));

/** Throws refused, for all of them, where one no longer waits. */
function allOf(keys: readonly string[], prompts: Prompt[]): Prompt[] {
  const gone = new Set(keys).size - prompts.length;
  if (gone === 0) return prompts;
  throw refused(
    `${gone} of these prompts ${gone === 1 ? 'is' : 'are'} no longer waiting. Nothing was answered.`,
  );
}

const lightAnew = (
  context: StepContext,
  light: { characterId: number; kind: LightKind; burnDie: number | null },
) => lightSteps['light.kindle'](context, { ...light, tinderDie: null, overruleTinder: false });

function keepAnswer(sql: Sql, campaign: Campaign, delve: Delve | null, prompt: Prompt, answer: Answer): void {
  if (isOfTheClock(prompt)) answerClock(sql, campaign, delve, prompt, answer);
  else if (delve) answerDelve(sql, delve, prompt.key, answer);
}

/** "250 wandering checks, turns 2 to 500"; else the titles, most of them counted. */
function promptsInWords(prompts: readonly Prompt[]): string {
  const areChecks = prompts.every(({ kind }) => kind === 'wanderingCheck');
  if (!areChecks || prompts.length === 1) return someOf(prompts.map(({ title }) => title));
  return `${prompts.length.toLocaleString('en')} wandering checks, ${turnsNamed(prompts.map(({ turn }) => turn))}`;
}
