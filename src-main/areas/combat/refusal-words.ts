import type { Refusal } from '../../../shared/rules/fight/words.ts';

/** Why an act is not done, in a sentence; nothing has changed then. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  over: 'The fight is over. Reopen it, or end it.',
  notNow: 'Something else comes first in the order of battle.',
  notHisMoment: 'It is another’s moment.',
  answerFirst: 'A question has to be answered first.',
  notPossible: 'That cannot be done as they stand.',
  noSuchTarget: 'That target cannot be chosen.',
  noSuchWay: 'That cannot be done in this way.',
  acted: 'That has been done this round, or something in its place.',
  undeclared: 'It was not declared.',
  occupied: 'Busy: casting, reloading, holding or held.',
  inMelee: 'A foe stands too near.',
  notInMelee: 'No foe stands near enough.',
  unable: 'Unable to act: stunned, surprised, exhausted, or out of the fight.',
  cannotBe: 'That cannot be.',
};
