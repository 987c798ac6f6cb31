import type { EncounterRow, FoeRow } from '../../../db/tables.ts';

/** So many foes are kept one by one; the others are a number. */
export const mostFoes = 1000;

/** Names for so many more foes: each with a number that no other bears. */
export function nextNames(
  { who }: Pick<EncounterRow, 'who'>,
  foes: readonly Pick<FoeRow, 'name'>[],
  count: number,
): string[] {
  const base = who.slice(0, 70);
  const taken = new Set(foes.map(({ name }) => name));
  const names: string[] = [];
  for (let at = foes.length + 1; names.length < count; at++) {
    const name = `${base} ${at}`;
    if (!taken.has(name)) names.push(name);
  }
  return names;
}
