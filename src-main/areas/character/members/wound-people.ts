import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { capital } from '../../../../shared/words/names.ts';
import { readDelve } from '../../../facts/delve/read-delve.ts';
import { wound } from '../../../facts/party/state/hit-points.ts';
import { standingOf } from '../../../facts/party/state/standing.ts';
import { woundDice } from '../../../facts/party/state/wound-dice.ts';
import { turnOf, unstopped } from '../../../facts/words.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { chosenOf } from './chosen.ts';

/** A trap, a fall, a cure: the same for all who are chosen, half for some; one throw, one sentence. */
export const woundPeople: StepOf<'character.wound'> = (
  context,
  { characterIds, halfIds, reason, ...said },
) => {
  const { sql, campaign } = context;
  const people = chosenOf(sql, characterIds);
  const thrown = woundDice(context);
  const { damage, how } = thrown.wound('', said, 'dice');
  if (damage === null)
    throw new TurnkeeperError('bad-input', 'Say how many hit points. Nothing was changed.', {
      damage: 'A figure, or dice such as 2d6+1.',
    });
  if (damage < 0 && people.every((row) => standingOf(campaign, row).state === 'dead'))
    throw refused('Healing does not raise the dead. Nothing was changed.', {
      characterIds: 'Choose somebody who lives.',
    });
  const each = people.map((row) => {
    const half = halfIds.includes(row.id);
    const taken = half ? Math.trunc(damage / 2) : damage;
    const told = wound(sql, campaign, row, taken);
    return `${row.name} ${told}${half ? ', half' : ''}`;
  });
  const delve = readDelve(sql);
  const what = reason === '' ? (damage < 0 ? 'Healing' : 'Damage') : capital(unstopped(reason));
  const halved =
    halfIds.length === 0
      ? []
      : [{ source: 'half, rounded down', value: Math.trunc(damage / 2), rule: 'referee' }];
  return step(
    `${what}${how === '' ? '' : `${how.replace(/^ by/u, ',')} = ${Math.abs(damage)}`}: ${each.join('; ')}.`,
    {
      reasons: [...thrown.reasons, ...halved],
      ...(delve && { delve: turnOf(delve) }),
    },
  );
};
