import { unaccented } from '../../words/unaccented.ts';
import type { Bounds, Fact, Lacking, NumberFact, Sought, Where, WordFact } from './sought.ts';
import { lacking, numberFacts, origins, wheres, wordFacts } from './sought.ts';

/** Reads `undead hd 2-4 ac>=15 -giant`: words and facts in any order. */

const number = String.raw`-?\d+`;
const bounds = String.raw`(?:\s*(?<sign><=|>=|<|>|=|:)\s*|\s+)(?<least>${number})(?:\s*[-–]\s*(?<most>\d+))?`;
/** `hd 2-4`, `xp<100`, `na dungeon>10`: a figure, how it is compared, and with what. */
const compares = new RegExp(
  String.raw`(?<=^|\s)(?<not>-?)(?:(?<of>${numberFacts.join('|')})|na(?:\s+(?<where>${wheres.join('|')}))?)${bounds}(?=\s|$)`,
  'g',
);
const named = /^(?<not>-?)(?<name>[a-z]+)(?<sign>:|<=|>=|<|>|=)(?<word>.+)$/;

/** Small letters and no accents count; a range may be written either way round. */
export function readSought(text: string): Sought {
  const facts: Fact[] = [];
  const rest = unaccented(text).replace(compares, (...found) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    facts.push(compared(groups));
    return ' ';
  });
  const words: string[] = [];
  const not: string[] = [];
  const unknown: string[] = [];
  for (const token of rest.split(/[\s,]+/).filter((each) => each !== '' && each !== '-')) {
    const fact = wordFactOf(token);
    if (fact !== null) facts.push(fact);
    else {
      if (named.test(token)) unknown.push(token);
      (token.startsWith('-') ? not : words).push(token.replace(/^-/, ''));
    }
  }
  return { words, not, facts, unknown };
}

function compared({ not, of, where, sign, least = '0', most }: Record<string, string | undefined>): Fact {
  const span = boundsOf(sign ?? '=', Number(least), most === undefined ? null : Number(most));
  const is = { not: not === '-', ...span };
  return of === undefined
    ? { ...is, kind: 'appearing', where: (where as Where | undefined) ?? null }
    : { ...is, kind: 'number', of: of as NumberFact };
}

function boundsOf(sign: string, one: number, other: number | null): Bounds {
  switch (sign) {
    case '<':
      return { least: -Infinity, most: one - 0.5 };
    case '<=':
      return { least: -Infinity, most: one };
    case '>':
      return { least: one + 0.5, most: Infinity };
    case '>=':
      return { least: one, most: Infinity };
    default:
      return { least: Math.min(one, other ?? one), most: Math.max(one, other ?? one) };
  }
}

/** `al:chaotic`, `-move:fly`, `no:morale`, `has:picture`, `own`, `used`; null for a word. */
function wordFactOf(token: string): Fact | null {
  const alone = token.replace(/^-/, '');
  if (alone === 'used') return { kind: 'used', not: token.startsWith('-') };
  const origin = origins.find((each) => alone === each);
  if (origin !== undefined) return { kind: 'origin', not: token.startsWith('-'), isOwn: origin === 'own' };
  const { name = '', sign, word = '', not } = named.exec(token)?.groups ?? {};
  if (sign !== ':') return null;
  const is = { not: not === '-' };
  if (name === 'no' || name === 'has')
    return isLacking(word) ? { kind: 'lacks', not: is.not !== (name === 'has'), what: word } : null;
  return isWordFact(name) ? { ...is, kind: 'word', of: name, word } : null;
}

const isLacking = (word: string): word is Lacking => (lacking as readonly string[]).includes(word);
const isWordFact = (name: string): name is WordFact => (wordFacts as readonly string[]).includes(name);
