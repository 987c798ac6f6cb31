import { capital, whose } from '../../../shared/words/names.ts';
import { theParty } from './read-effects.ts';

/** Names in the sentences about effects. */

/** "Wren", "Wren and Tom", "Wren, Tom and 6 more". */
export function someOf(names: readonly string[]): string {
  const [first = '', second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

/** "Wren’s bless", "Light on the party", "Bless on Wren, Tom and 6 more". */
export const effectOf = (name: string, who: readonly string[]): string =>
  who.length === 1 && who[0] !== undefined && who[0] !== theParty
    ? `${whose(who[0])} ${name}`
    : `${capital(name)} on ${someOf(who)}`;

/** Gathers what is told as one: of the same name and kind, ending at the same moment. */
export function together<Each extends { name: string; kind: string; until_seconds: number }>(
  effects: readonly Each[],
): [Each, ...Each[]][] {
  const groups = new Map<string, [Each, ...Each[]]>();
  for (const each of effects) {
    const key = `${each.until_seconds}|${each.kind}|${each.name}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}
