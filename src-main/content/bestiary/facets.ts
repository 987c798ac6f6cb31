import type { SearchLine } from '../../../shared/bestiary/search/lines.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { capital } from '../../../shared/words/names.ts';

type Facet = QueryOutput<'creature.search'>['facets'][number];

/** By what the found can be told apart, each with the fact that asks for it. */
export function facetsOf(found: readonly SearchLine[]): Facet[] {
  const alike = new Map<SearchLine['words'], number>();
  for (const { words } of found) alike.set(words, (alike.get(words) ?? 0) + 1);
  const facets = [
    { title: 'Hit dice', options: hitDiceOf(found) },
    { title: 'Kind', options: wordsOf(alike, 'tag') },
    { title: 'Alignment', options: wordsOf(alike, 'al') },
    { title: 'Moves', options: wordsOf(alike, 'move') },
    { title: 'Terrain', options: wordsOf(alike, 'terrain') },
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

function hitDiceOf(found: readonly SearchLine[]): Facet['options'] {
  const counts = hitDice.map(() => 0);
  for (const { hd } of found) {
    if (hd === null) continue;
    const at = hitDice.findIndex(({ least, most }) => hd >= least && hd <= most);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return hitDice
    .map(({ fact, label }, at) => ({ fact, label, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The most frequent first; words of several parts ask for themselves by none, so they are left out. */
function wordsOf(
  alike: ReadonlyMap<SearchLine['words'], number>,
  of: 'tag' | 'al' | 'move' | 'terrain',
): Facet['options'] {
  const counts = new Map<string, number>();
  for (const [words, lines] of alike)
    for (const word of new Set(words[of])) counts.set(word, (counts.get(word) ?? 0) + lines);
  return [...counts]
    .filter(([word]) => !word.includes(' '))
    .sort(([, one], [, other]) => other - one)
    .map(([word, count]) => ({ fact: `${of}:${word}`, label: capital(word), count }));
}
