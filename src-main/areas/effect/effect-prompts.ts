import { dayAndTime } from '../../../shared/clock.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ClockAnswers } from '../../facts/delve/clock-answers.ts';
import type { Prompt } from '../../facts/prompt.ts';
import { plain } from '../../facts/prompt.ts';
import { effectOf, someOf, together } from '../../facts/effects/effect-words.ts';
import type { EndingEffect } from '../../facts/effects/read-effects.ts';
import { theParty } from '../../facts/effects/read-effects.ts';
import { endingBetween } from '../../facts/effects/read-effects.ts';

/** Where the prompts of the clock stand. */
export interface Standing {
  clock: number;
  turnSeconds: number;
  /** When the turn at hand is over, of which some rounds may have passed. */
  turnEnds: number;
  /** Completed turns of the delve under way, or null. */
  turn: number | null;
}

type Stage = 'effectEnded' | 'effectLow';

/** What each effect's prompt is answered by; a new end asks anew. */
const keyOf = (stage: Stage, { id, until_seconds }: Pick<EndingEffect, 'id' | 'until_seconds'>) =>
  `${stage}:${id}:${until_seconds}`;

/** What is over and not seen to, and what ends within the turn; like effects told as one. */
export function effectPrompts(sql: Sql, now: Standing, answers: ClockAnswers): Prompt[] {
  const ending = endingBetween(sql, -1, now.turnEnds);
  const stageOf = ({ until_seconds }: EndingEffect): Stage =>
    until_seconds <= now.clock ? 'effectEnded' : 'effectLow';
  const asking = ending.filter(
    (effect) =>
      (stageOf(effect) === 'effectEnded' || isLong(effect, now)) &&
      !answers.isHeld(keyOf(stageOf(effect), effect)),
  );
  return together(asking).map((group) =>
    stageOf(group[0]) === 'effectEnded' ? hasEnded(group, now) : endsSoon(group, now),
  );
}

/** What lasts a turn or less was begun a moment ago. */
const isLong = ({ from_seconds, until_seconds }: EndingEffect, { turnSeconds }: Standing) =>
  until_seconds - from_seconds > turnSeconds;

type Group = readonly [EndingEffect, ...EndingEffect[]];

const whose = (group: Group) =>
  effectOf(
    group[0].name,
    group.map(({ who }) => who),
  );

const base = (stage: Stage, group: Group) => ({
  ...plain,
  key: keyOf(stage, group[0]),
  kind: stage,
  effectIds: group.map(({ id }) => id),
});

function hasEnded(group: Group, now: Standing): Prompt {
  const [{ notes, until_seconds }] = group;
  const turnsAgo = Math.floor((now.clock - until_seconds) / now.turnSeconds);
  return {
    ...base('effectEnded', group),
    turn: now.turn === null ? 0 : now.turn + 1 - turnsAgo,
    title: endTitle(group),
    text: withNotes(`It lasted until ${momentOf(until_seconds, now)}.${freesWhom(group)}`, notes),
  };
}

function endTitle(group: Group): string {
  const { brings } = group[0];
  if (brings === null) return `${whose(group)} has ended`;
  const one = group.length === 1;
  const does = brings === 'death' ? (one ? 'dies' : 'die') : one ? 'wakes' : 'wake';
  return `${someOf(group.map(({ who }) => who))} ${does}`;
}

/** Of a condition, whom taking the prompt frees; of what brings more, what that is. */
function freesWhom(group: Group): string {
  const who = group.map((each) => each.who);
  const { brings } = group[0];
  if (brings === 'death')
    return ` Seen to, ${someOf(who)} ${who.length === 1 ? 'is' : 'are'} dead; whoever was saved in time has it extended instead.`;
  if (brings === 'waking') return ` Seen to, ${someOf(who)} ${who.length === 1 ? 'is' : 'are'} up again.`;
  if (group[0].kind !== 'condition' || who.includes(theParty)) return '';
  return ` ${someOf(who)} ${who.length === 1 ? 'is' : 'are'} free of it.`;
}

function endsSoon(group: Group, now: Standing): Prompt {
  const [{ notes, until_seconds }] = group;
  const when =
    now.turn === null
      ? `It ends at ${momentOf(until_seconds, now)}.`
      : `It ends at the end of turn ${now.turn + 1}.`;
  return {
    ...base('effectLow', group),
    turn: now.turn === null ? 0 : now.turn + 1,
    title: `${whose(group)} ends with this turn`,
    text: withNotes(when, notes),
    canAccept: false,
  };
}

function momentOf(seconds: number, { clock }: Standing): string {
  const { day, time } = dayAndTime(seconds);
  return day === dayAndTime(clock).day ? time : `day ${day}, ${time}`;
}

const mostNotes = 200;

function withNotes(text: string, notes: string): string {
  const line = notes.replace(/\s+/gu, ' ').trim();
  if (line === '') return text;
  return `${text} ${line.length > mostNotes ? `${line.slice(0, mostNotes)}…` : line}`;
}

/** The keys the answers to a prompt are kept under: one for each effect, so that none is lost when they part. */
export const effectKeys = (prompt: Prompt): string[] => {
  const [stage, , until] = prompt.key.split(':');
  return prompt.effectIds.map((id) => `${stage ?? ''}:${id}:${until ?? ''}`);
};

/** What was said of an end that no longer is one. */
export function forgetAnswers(
  sql: Sql,
  effects: readonly { id: number; until_seconds: number | null }[],
): void {
  const keys = effects.flatMap(({ id, until_seconds }) =>
    until_seconds === null
      ? []
      : [keyOf('effectEnded', { id, until_seconds }), keyOf('effectLow', { id, until_seconds })],
  );
  if (keys.length > 0) sql.run(query.deleteFrom('clock_answer').where('prompt', 'in', keys));
}
