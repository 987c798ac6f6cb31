import { capital, listed } from '../../../../shared/words/names.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Newcomers } from './named-foes.ts';
import { thingsMeant } from './things.ts';
import { typedOf } from './typed-foe.ts';

/** Whom neither the content nor anybody at the table gave a figure: told, and nothing refused. */
export function guessedWords(rules: Pick<CampaignRules, 'system'>, comers: readonly Newcomers[]): string {
  const unknown = comers.flatMap(({ foes, monster, listed: known }) => {
    const [first] = foes;
    return known || monster !== null || first === undefined || typedOf(first).facts?.hitDice !== undefined
      ? []
      : [kindOfOne(first.name)];
  });
  if (unknown.length === 0) return '';
  const kinds = [...new Set(unknown)];
  const usual = ` Nobody wrote down what ${capital(listed(kinds))} can do: the usual figures stand for it.`;
  return `${usual}${kinds.map((kind) => meantWords(rules, kind)).join('')}`;
}

/** Where the book lists something under this word and others: what else may have been meant. */
function meantWords(rules: Pick<CampaignRules, 'system'>, kind: string): string {
  const names = thingsMeant(rules, kind).map(({ name }) => name.toLowerCase());
  if (names.length === 0) return '';
  return ` ${capital(kind)} is taken for a creature; where ${names.join(' or ')} is meant, name it so.`;
}
