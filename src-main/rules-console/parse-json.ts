import { RulesError } from '../../shared/errors.ts';

/** What may stand next in a JSON text. */
type Wanted =
  | 'a value'
  | 'a value or ]'
  | 'a name in double quotes or }'
  | 'a name in double quotes'
  | 'a colon'
  | 'a comma or the end'
  | 'nothing more';

const space = /[ \t\n\r]*/y;
const numberOrWord = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

/** Where the string that begins at `at` ends; where it breaks, as a negative figure counted from -1. */
function endOfString(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length) {
    const sign = text.charAt(next);
    if (sign === '"') return next + 1;
    if (sign < ' ') return -1 - next;
    if (sign !== '\\') next += 1;
    else {
      const after = endOf(escape, text, next);
      if (after === next) return -1 - next;
      next = after;
    }
  }
  return -1 - next;
}

interface Fault {
  at: number;
  wanted: string;
}

/** Reads through a JSON text and stops at the first character that cannot stand there. */
class Reader {
  readonly #text: string;
  readonly #open: ('{' | '[')[] = [];
  #wanted: Wanted = 'a value';
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  firstFault(): Fault {
    for (;;) {
      this.#at = endOf(space, this.#text, this.#at);
      const fault = this.#step(this.#text.charAt(this.#at));
      if (fault !== null) return fault;
    }
  }

  #step(sign: string): Fault | null {
    const wanted = this.#wanted;
    if (wanted === 'a comma or the end') return this.#afterValue(sign);
    if (wanted === 'a colon') return sign === ':' ? this.#go(1, 'a value') : this.#fault();
    if (wanted === 'a name in double quotes' || wanted === 'a name in double quotes or }') {
      if (sign === '}' && wanted.endsWith('}')) return this.#close();
      return sign === '"' ? this.#string('a colon') : this.#fault();
    }
    if (wanted === 'nothing more') return this.#fault();
    return sign === ']' && wanted === 'a value or ]' ? this.#close() : this.#value(sign);
  }

  #value(sign: string): Fault | null {
    if (sign === '{' || sign === '[') {
      this.#open.push(sign);
      return this.#go(1, sign === '{' ? 'a name in double quotes or }' : 'a value or ]');
    }
    if (sign === '"') return this.#string(this.#next());
    const end = endOf(numberOrWord, this.#text, this.#at);
    return end === this.#at ? this.#fault() : this.#go(end - this.#at, this.#next());
  }

  #string(next: Wanted): Fault | null {
    const end = endOfString(this.#text, this.#at);
    return end < 0 ? { at: -1 - end, wanted: 'the end of a string' } : this.#go(end - this.#at, next);
  }

  #afterValue(sign: string): Fault | null {
    const inner = this.#open.at(-1);
    if (sign === ',') return this.#go(1, inner === '{' ? 'a name in double quotes' : 'a value');
    return sign === (inner === '{' ? '}' : ']') ? this.#close() : this.#fault();
  }

  #close(): null {
    this.#open.pop();
    return this.#go(1, this.#next());
  }

  #next(): Wanted {
    return this.#open.length > 0 ? 'a comma or the end' : 'nothing more';
  }

  #go(signs: number, wanted: Wanted): null {
    this.#at += signs;
    this.#wanted = wanted;
    return null;
  }

  #fault(): Fault {
    const end = this.#open.at(-1) === '{' ? '}' : ']';
    return {
      at: this.#at,
      wanted: this.#wanted === 'a comma or the end' ? `a comma or ${end}` : this.#wanted,
    };
  }
}

const shown = 20;

/** JSON from outside. Throws `bad-input`, saying at which character it breaks and what was wanted there. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    if (!(thrown instanceof SyntaxError)) throw thrown;
    const { at, wanted } = new Reader(text).firstFault();
    const there = at < text.length ? `${JSON.stringify(text.slice(at, at + shown))} stands` : 'it ends';
    throw new RulesError(
      'bad-input',
      `${what} is no JSON: at character ${at + 1} ${there}, ${wanted} was wanted.`,
    );
  }
}
