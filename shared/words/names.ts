import { isolated } from './isolated.ts';

/** Names of people and things within a sentence. */

/** "Hild", "Hild and Osric", "Hild, Osric and Wren". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "Hild’s", "Idris’". */
export const whose = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;

/** A text as a sentence begins with it; only its first letter changes. */
export const capital = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

/** A text within a sentence, that began one. */
export const uncapital = (text: string): string => text.replace(/^./u, (first) => first.toLowerCase());

/** More who are slowest together are counted, not named. */
export const slowestNamed = 3;

/** "Hild is slowest.", "4 are slowest."; nothing where nobody is. */
export function slowestWords(slowest: readonly string[]): string {
  if (slowest.length === 0) return '';
  if (slowest.length > slowestNamed) return `${slowest.length} are slowest.`;
  return `${listed(slowest.map(isolated))} ${slowest.length === 1 ? 'is' : 'are'} slowest.`;
}
