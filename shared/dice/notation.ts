import { RulesError } from '../errors.ts';
import {
  type Choice,
  type DiceExpression,
  diceLimits,
  type DiceTerm,
  type Reroll,
  rerolledFaces,
  type Term,
} from './expression.ts';
import { DiceNotationError, Scanner } from './scanner.ts';

const digits = /\d+/y;
const suffix = /k[hl]|d[hl]|ro?|!|p/iy;

/** At least one face in this many must end a reroll, so that a throw comes to its end in good time. */
const LONGEST_REROLL = 100;

type Sign = Term['sign'];
type Draft = { -readonly [Key in keyof DiceTerm]: DiceTerm[Key] };

/** A whole number within its limits, or the value it has when left out. */
function whole(scanner: Scanner, what: string, min: number, max: number, absent?: number): number {
  const at = scanner.at;
  const text = scanner.take(digits);
  if (text === undefined) return absent ?? scanner.fail(`${what} is wanted here.`);
  const value = Number(text);
  if (value < min || value > max) {
    scanner.fail(`${what} must be from ${min} to ${max.toLocaleString('en')}.`, at);
  }
  return value;
}

function times(scanner: Scanner): number {
  if (scanner.take(/[x*×]/iy) === undefined) return 1;
  return whole(scanner, 'The number to multiply by', 1, diceLimits.times);
}

/** `66` and `666` are digits of d6s; a leading zero (`d066`) means a die with that many sides. */
function sidesOf(scanner: Scanner): Pick<DiceTerm, 'sides' | 'reading'> {
  if (scanner.take(/%/y) !== undefined) return { sides: 100, reading: 'face' };
  const from = scanner.at;
  const sides = whole(scanner, 'The number of sides', 1, diceLimits.sides);
  const reading = /^666?(?!\d)/.test(scanner.text.slice(from)) ? 'digits' : 'face';
  return { sides, reading };
}

function choice(scanner: Scanner, word: string, { count }: DiceTerm, at: number): Choice {
  const act = word.startsWith('k') ? 'keep' : 'drop';
  const end = word.endsWith('h') ? 'highest' : 'lowest';
  const most = act === 'keep' ? count : count - 1;
  if (most === 0) scanner.fail('The only die cannot be dropped.', at);
  return { act, end, count: whole(scanner, `The number of dice to ${act}`, 1, most, 1) };
}

function reroll(scanner: Scanner, word: string, { sides }: DiceTerm): Reroll {
  const at = scanner.at;
  const match = scanner.take(/</y) === undefined ? 'exactly' : 'below';
  const lowest = match === 'exactly' ? 1 : 2;
  const face = whole(scanner, 'The face to reroll', lowest, sides + lowest - 1);
  const rule: Reroll = { once: word === 'ro', match, face };
  if (!rule.once && (sides - rerolledFaces(rule)) * LONGEST_REROLL < sides) {
    scanner.fail(`A d${sides} rerolled like this would hardly ever stop.`, at);
  }
  return rule;
}

function extra(scanner: Scanner, word: string, { sides }: DiceTerm, at: number): 'explode' | 'penetrate' {
  if (sides === 1) scanner.fail('A d1 always shows its highest face and would roll for ever.', at);
  return word === 'p' ? 'penetrate' : 'explode';
}

function addSuffix(scanner: Scanner, term: Draft, word: string, at: number): void {
  const isChoice = word.startsWith('k') || word.startsWith('d');
  const key = isChoice ? 'choice' : word.startsWith('r') ? 'reroll' : 'extra';
  if (term[key] !== undefined) scanner.fail(`These dice already have a rule of this kind: ${word}.`, at);
  if (term.reading === 'digits' && !isChoice) scanner.fail(`A d${term.sides} cannot have ${word}.`, at);
  if (key === 'choice') term.choice = choice(scanner, word, term, at);
  else if (key === 'reroll') term.reroll = reroll(scanner, word, term);
  else term.extra = extra(scanner, word, term, at);
}

function diceTerm(scanner: Scanner, sign: Sign, count: number): DiceTerm {
  const term: Draft = { kind: 'dice', sign, count, ...sidesOf(scanner), times: 1 };
  for (;;) {
    const at = scanner.at;
    const word = scanner.take(suffix);
    if (word === undefined) break;
    addSuffix(scanner, term, word, at);
  }
  term.times = times(scanner);
  return term;
}

function term(scanner: Scanner, sign: Sign): Term {
  const at = scanner.at;
  const number = scanner.take(digits);
  if (scanner.take(/d/iy) !== undefined) {
    const count = Number(number ?? 1);
    if (count < 1 || count > diceLimits.count) {
      scanner.fail(`From 1 to ${diceLimits.count.toLocaleString('en')} dice can be rolled.`, at);
    }
    return diceTerm(scanner, sign, count);
  }
  if (number === undefined) scanner.fail('A whole number or dice such as 2d6 are wanted here.');
  const value = Number(number);
  if (value > diceLimits.number) {
    scanner.fail(`A number may be at most ${diceLimits.number.toLocaleString('en')}.`, at);
  }
  return { kind: 'number', sign, value, times: times(scanner) };
}

const signs: Record<string, Sign> = { '+': 1, '-': -1, '−': -1, '–': -1 };

/** The sign here; `absent` where there need not be one. */
function sign(scanner: Scanner, absent?: Sign): Sign {
  const found = signs[scanner.take(/[-+−–]/y) ?? ''] ?? absent;
  return found ?? scanner.fail('Neither + nor - nor a rule for dice stands here.');
}

function read(text: string, field: string): DiceExpression {
  if (text.length > diceLimits.text) {
    const problem = `Dice are written with at most ${diceLimits.text} characters.`;
    throw new DiceNotationError(problem, text, diceLimits.text + 1, field);
  }
  const scanner = new Scanner(text, field);
  if (scanner.done) scanner.fail('Write dice such as 2d6+1.', 0);
  const terms = [term(scanner, sign(scanner, 1))];
  while (!scanner.done) terms.push(term(scanner, sign(scanner)));
  return { terms };
}

function frozen(expression: DiceExpression): DiceExpression {
  for (const part of expression.terms) {
    if (part.kind === 'dice') {
      Object.freeze(part.choice);
      Object.freeze(part.reroll);
    }
    Object.freeze(part);
  }
  Object.freeze(expression.terms);
  return Object.freeze(expression);
}

const CACHED = 500;
/** Read before, by their text: the throws of an evening repeat a few dozen texts (DECISIONS 95). */
const cache = new Map<string, DiceExpression>();
/** The trees read here; they are frozen, so each is still as it was read. */
const parsed = new WeakSet<DiceExpression>();

/**
 * Reads dice notation: terms joined by + and -, each a whole number or dice with their rules, each times a
 * whole number if wanted (`2d6x10`). Spaces and capitals do not matter.
 *
 * `d8`, `2d6`, `d%` (a d100) · `4d6kh3` `kl` keep, `4d6dl1` `dh` drop · `3d6!` explodes: at its highest face the
 * die is rolled again and added · `d20p` penetrates: the extra die counts one less, is a d6 after a d20 and a d20
 * after a d100, and goes on at its own highest face · `2d6r1` `2d6r<3` rerolls until another face falls, `ro`
 * only once. `d66` and `d666` are always d6s read as digits (11 to 66); for a die with 66 sides write `d066`.
 *
 * The tree is frozen. Throws `DiceNotationError` (`bad-input`), which shows the place and has its `position`.
 */
export function parseDice(text: string, field = 'notation'): DiceExpression {
  const known = cache.get(text);
  if (known) return known;
  const raw: unknown = text;
  if (typeof raw !== 'string') throw new RulesError('bad-input', `${field} must be dice as text.`, field);
  const expression = frozen(read(text, field));
  const [oldest] = cache.keys();
  if (cache.size >= CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(text, expression);
  parsed.add(expression);
  return expression;
}

/**
 * The expression itself, read if it is text. A tree that did not come from `parseDice` (from a file, say) is
 * checked as if it had been written. Throws `bad-input`.
 */
export function checkedDice(expression: DiceExpression | string, field = 'notation'): DiceExpression {
  if (typeof expression === 'string') return parseDice(expression, field);
  return parsed.has(expression) ? expression : parseDice(formatDice(expression, field), field);
}

function suffixes({ reroll: again, extra: more, choice: chosen }: DiceTerm): string {
  const rerolled = again
    ? `${again.once ? 'ro' : 'r'}${again.match === 'below' ? '<' : ''}${again.face}`
    : '';
  const added = more === undefined ? '' : more === 'penetrate' ? 'p' : '!';
  const picked = chosen
    ? `${chosen.act === 'keep' ? 'k' : 'd'}${chosen.end === 'highest' ? 'h' : 'l'}${chosen.count}`
    : '';
  return `${rerolled}${added}${picked}`;
}

function termText(part: Term): string {
  const factor = part.times === 1 ? '' : `x${part.times}`;
  if (part.kind === 'number') return `${part.value}${factor}`;
  const clash = part.reading === 'face' && (part.sides === 66 || part.sides === 666);
  return `${part.count === 1 ? '' : part.count}d${clash ? '0' : ''}${part.sides}${suffixes(part)}${factor}`;
}

/** The expression as text, in its shortest form; `parseDice` reads it back. Throws `bad-input`. */
export function formatDice(expression: DiceExpression, field = 'notation'): string {
  const given = expression as { terms?: unknown } | null | undefined;
  const terms: unknown = given?.terms;
  const isObject = (part: unknown) => typeof part === 'object' && part !== null;
  if (!Array.isArray(terms) || !terms.every(isObject)) {
    throw new RulesError('bad-input', `${field} must be dice.`, field);
  }
  return expression.terms
    .map((part, index) => `${part.sign < 0 ? '-' : index === 0 ? '' : '+'}${termText(part)}`)
    .join('');
}
