import { listed } from '../../../../shared/words/names.ts';
import { refused } from '../../../../shared/errors.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { Sql } from '../../../db/sql.ts';

import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { isLifeless } from '../../../facts/party/kinds.ts';
import { notOfTheParty, readPeople } from '../../../facts/party/read-party.ts';
import { isAble } from '../../../facts/party/state/standing.ts';

/** Single people fall out of a flight; the others go on without them. */

/** Those who may run: on their feet, beasts among them. */
export const readWalkers = (sql: Sql, campaign: CampaignRules) =>
  readPeople(sql).filter((row) => isAble(campaign, row) && !isLifeless(row.kind));

/** Throws not-found for strangers, refused where nobody would go on. */
export function needOthers(sql: Sql, campaign: CampaignRules, left: readonly number[]): void {
  if (left.length === 0) return;
  const people = readPeople(sql);
  if (left.some((id) => !people.some((person) => person.id === id))) throw notOfTheParty('left');
  if (readWalkers(sql, campaign).every(({ id }) => left.includes(id)))
    throw refused('Nobody would go on. Leave somebody in it, or end the pursuit.', {
      left: 'At least one goes on.',
    });
}

/** What the log tells of those who fell out since, and of those who are with the others again. */
export function fallOut(
  sql: Sql,
  fleeing: MeetingSide,
  { before, now }: { before: readonly number[]; now: readonly number[] },
): string[] {
  const names = (ids: readonly number[]) =>
    readPeople(sql)
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name);
  const out = names(now.filter((id) => !before.includes(id)));
  const back = names(before.filter((id) => !now.includes(id)));
  const are = (who: readonly string[]) => `${listed(who)} ${who.length === 1 ? 'is' : 'are'}`;
  return [
    ...(out.length === 0 ? [] : [`${are(out)} left ${fleeing === 'party' ? 'to the pursuers' : 'behind'}.`]),
    ...(back.length === 0 ? [] : [`${are(back)} with the others again.`]),
  ];
}

/** The same of the foes. */
export function foesFallOut(before: number, now: number): string[] {
  if (now === before) return [];
  const count = Math.abs(now - before);
  const who = `${count} of the monsters`;
  if (now < before) return [`${who} ${count === 1 ? 'is' : 'are'} with the others again.`];
  return [`${who} ${count === 1 ? 'falls' : 'fall'} behind.`];
}

/** How many foes there are to run: those standing where they are kept one by one. Null while nobody knows. */
export const foesToRun = (number: number | null, foes: readonly { state: string }[]): number | null =>
  foes.length > 0 ? foes.filter(({ state }) => state === 'up').length : number;

/** Throws refused where none of the foes would go on. */
export function needFoes(leftFoes: number, toRun: number | null): void {
  if (leftFoes === 0) return;
  if (toRun === null || leftFoes >= toRun)
    throw refused('None of them would go on. Leave one in it, or end the pursuit.', {
      leftFoes: toRun === null ? 'Settle how many there are first.' : `At most ${toRun - 1}.`,
    });
}
