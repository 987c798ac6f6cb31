import type { Dice } from '../dice/dice.ts';
import { folded } from './names.ts';

/** New names that sound like those of a list: chains of letters, each drawn by the two before it. */

/** Of fewer names nothing but themselves would come. */
export const fewestNames = 20;

const longestName = 40;
const mostWords = 3;
/** So often a name is tried again that is too short, too long or known already. */
const tries = 200;

/** A name begins with a letter that is not a small one. */
const nameForm = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’. -]*$/u;

/** A letter keeps the marks that stand on it. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** The texts among them that are names, each once however it is cased. */
export function namesAmong(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const name = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
    const isName =
      nameForm.test(name) &&
      lettersOf(name).length <= longestName &&
      name.split(' ').length <= mostWords &&
      !found.has(folded(name));
    if (isName) found.set(folded(name), name);
  }
  return [...found.values()];
}

/** Why these are too few; null where they are enough. */
export const tooFewNames = (names: readonly string[]): string | null =>
  names.length >= fewestNames
    ? null
    : `Names are made after a table of at least ${fewestNames}; this one has ${names.length === 0 ? 'none' : names.length}.`;

/** At most so many, no two alike and none of the list itself; fewer where its letters give no more. */
export function namesAfter(names: readonly string[], many: number, dice: Dice): string[] {
  const followers = followersIn(names);
  const lengths = names.map((name) => lettersOf(name).length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const known = new Set(names.map(folded));
  const made: string[] = [];
  for (let nth = 0; nth < many * tries && made.length < many; nth += 1) {
    const name = chain(followers, longest, dice);
    if (name === null || lettersOf(name).length < shortest || known.has(folded(name))) continue;
    known.add(folded(name));
    made.push(name);
  }
  return made;
}

/** By the two letters before, what follows them, as often as it does; an empty one is an end, and stands before a name. */
type Followers = ReadonlyMap<string, readonly string[]>;

const pair = (before: string, last: string): string => `${before} ${last}`;

function followersIn(names: readonly string[]): Followers {
  const followers = new Map<string, string[]>();
  for (const name of names) {
    let [before, last] = ['', ''];
    for (const letter of [...lettersOf(name), '']) {
      const key = pair(before, last);
      const known = followers.get(key);
      if (known) known.push(letter);
      else followers.set(key, [letter]);
      [before, last] = [last, letter];
    }
  }
  return followers;
}

/** One name; null where it grows longer than any of the list. */
function chain(followers: Followers, longest: number, dice: Dice): string | null {
  const name: string[] = [];
  let [before, last] = ['', ''];
  while (name.length <= longest) {
    const next = followers.get(pair(before, last)) ?? [];
    const letter = next[next.length > 1 ? dice.roll(next.length) - 1 : 0] ?? '';
    if (letter === '') return name.join('').normalize('NFC');
    name.push(letter);
    [before, last] = [last, letter];
  }
  return null;
}
