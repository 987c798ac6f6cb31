import type { SearchLine } from '../../../shared/bestiary/search/lines.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { capital } from '../../../shared/words/names.ts';

type Facet = QueryOutput<'creature.search'>['facets'][number];

/** By what the found can be told apart, each with the fact that asks for it. */
export function facetsOf(found: readonly SearchLine[]): Facet[] {
  const facets = [
    {
      title: 'Hit dice',
      options: hitDice
        .map(({ fact, label, least, most }) => ({
          fact,
          label,
          count: found.filter(({ hd }) => hd !== null && hd >= least && hd <= most).length,
        }))
        .filter(({ count }) => count > 0),
    },
    { title: 'Kind', options: wordsOf(found, 'tag') },
    { title: 'Alignment', options: wordsOf(found, 'al') },
    { title: 'Moves', options: wordsOf(found, 'move') },
    { title: 'Terrain', options: wordsOf(found, 'terrain') },
  ];
  return facets.filter(({ options }) => options.length > 0);
}

const hitDice = [
  { fact: 'hd<1', label: 'under 1', least: 0, most: 0.5 },
  { fact: 'hd 1-2', label: '1–2', least: 1, most: 2 },
  { fact: 'hd 3-4', label: '3–4', least: 3, most: 4 },
  { fact: 'hd 5-8', label: '5–8', least: 5, most: 8 },
  { fact: 'hd>8', label: 'over 8', least: 9, most: Infinity },
];

/** The most frequent first; words of several parts ask for themselves by none, so they are left out. */
function wordsOf(found: readonly SearchLine[], of: 'tag' | 'al' | 'move' | 'terrain'): Facet['options'] {
  const counts = new Map<string, number>();
  for (const line of found)
    for (const word of new Set(line.words[of])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word]) => !word.includes(' '))
    .sort(([, one], [, other]) => other - one)
    .map(([word, count]) => ({ fact: `${of}:${word}`, label: capital(word), count }));
}
