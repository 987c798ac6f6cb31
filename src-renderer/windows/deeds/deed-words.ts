import { isolated } from '../../../shared/words/isolated.ts';
import type { Taken } from '../../lib/step.svelte.ts';
import type { HiddenNews } from '../delve/delve-desk.svelte.ts';
import type { DeedChance, DeedDone, DeedOptions, DeedRule } from './deed-types.ts';

const onDie = (chance: number, sides: number): string => {
  if (sides === 100) return `${chance} %`;
  return sides === 20 ? `${chance} or less on d20` : `${chance} in ${sides}`;
};

/** "2 in 6", "25 %", "13 or less on d20"; why nothing is thrown. */
export function chanceWords(deed: DeedChance | undefined, rule: DeedRule | undefined): string {
  if (deed === undefined || rule === undefined) return '';
  if (!deed.able) return 'Not learnt';
  if (deed.chance !== null && deed.sides !== null) return onDie(deed.chance, deed.sides);
  return deed.sides === null || rule.ofHarm ? 'Nothing is thrown' : 'Type the chance';
}

/** "d6", "d%": what the die is called in a field. */
export const dieWord = (sides: number | null): string => (sides === null ? 'none' : `d${sides}`);

export const ruleOf = (options: DeedOptions | null, kind: string): DeedRule | undefined =>
  options?.rules.find((rule) => rule.kind === kind);

export const chanceOf = (
  options: DeedOptions | null,
  personId: number,
  kind: string,
): DeedChance | undefined =>
  options?.people.find(({ id }) => id === personId)?.deeds.find((deed) => deed.kind === kind);

const isSecret = ({ results }: DeedDone): boolean => results.some(({ hidden }) => hidden);

/** What is said aloud of a turn's deeds: nothing of what was rolled in secret. */
export const deedsAloud = ({ value, said }: Taken<'deed.try'>): string | null =>
  isSecret(value) ? 'Done. What was rolled in secret stands in its card.' : said;

/** What the referee alone reads of a turn's deeds; null where nothing in it was hidden. */
export function deedNews(done: DeedDone): HiddenNews | null {
  if (!isSecret(done)) return null;
  const text = done.results.map((each) => isolated(each.text)).join(' ');
  return { title: 'What came of it', text };
}

/** Who forces a door best: the first of those with the best chance. */
export function strongest({ people }: DeedOptions): number | null {
  const chances = people.map(({ id, deeds }) => ({
    id,
    chance: deeds.find(({ kind }) => kind === 'force')?.chance ?? 0,
  }));
  return chances.toSorted((a, b) => b.chance - a.chance)[0]?.id ?? null;
}
