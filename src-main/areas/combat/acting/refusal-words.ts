import { RulesError, TurnkeeperError } from '../../../../shared/errors.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { Refusal } from '../../../../shared/rules/fight/words.ts';

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
  noRule: 'These rules say nothing of it: type the damage, or what else comes of it.',
};

/** What the fields of an act are to whoever typed them. */
const fieldWords: Readonly<Record<string, string>> = {
  id: 'Whom it is about',
  ids: 'Those it is about',
  by: 'Whose doing it is',
  actor: 'Who acts',
  target: 'The target',
  targets: 'Those it is aimed at',
  category: 'The save',
  rating: 'The rating',
  flags: 'What is kept of somebody',
  hp: 'Hit points',
  feet: 'The feet fallen',
  phase: 'The step',
};

/**
 * What the rules say of input that cannot be, in the words of the table. Throws it so; whatever else was thrown, as it
 * is.
 */
export function inWords<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (thrown) {
    // Of a die the asking of dice tells itself.
    if (!(thrown instanceof RulesError) || thrown.code === 'bad-die' || thrown.code === 'dice-count')
      throw thrown;
    const [field = ''] = Object.keys(thrown.details ?? {});
    const words = fieldWords[field] ?? (field.startsWith('circumstances.') ? 'A circumstance' : null);
    const { message } = thrown;
    const said =
      words !== null && message.startsWith(field) ? `${words}${message.slice(field.length)}` : message;
    throw new TurnkeeperError('bad-input', `${capital(said)} Nothing was done.`, { [field]: said });
  }
}
