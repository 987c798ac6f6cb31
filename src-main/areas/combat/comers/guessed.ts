import { capital, listed } from '../../../../shared/words/names.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import type { Newcomers } from './named-foes.ts';
import { typedOf } from './typed-foe.ts';

/** Whom neither the content nor anybody at the table gave a figure: told, and nothing refused. */
export function guessedWords(comers: readonly Newcomers[]): string {
  const unknown = comers.flatMap(({ foes, monster, listed: known }) => {
    const [first] = foes;
    return known || monster !== null || first === undefined || typedOf(first).facts?.hitDice !== undefined
      ? []
      : [kindOfOne(first.name)];
  });
  if (unknown.length === 0) return '';
  return ` Nobody wrote down what ${capital(listed([...new Set(unknown)]))} can do: the usual figures stand for it.`;
}
