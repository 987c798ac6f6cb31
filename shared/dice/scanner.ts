import { RulesError } from '../errors.ts';

/** Dice notation that cannot be read. The message points at the place; `position` counts characters from 1. */
export class DiceNotationError extends RulesError {
  readonly position: number;

  constructor(problem: string, text: string, position: number, field: string) {
    super('bad-input', `${problem} (character ${position})\n${pointer(text, position)}`, field);
    this.name = 'DiceNotationError';
    this.position = position;
  }
}

/** Characters shown on either side of the place a message points at. */
const SHOWN = 30;

/** The text around the place, one line, and a caret below the character. */
function pointer(text: string, position: number): string {
  const from = Math.max(0, position - 1 - SHOWN);
  const line = text.slice(from, position - 1 + SHOWN).replace(/[\s\p{C}]/gu, ' ');
  return `  ${line}\n  ${' '.repeat(position - 1 - from)}^`;
}

/** Reads a text piece by piece, passing over spaces. */
export class Scanner {
  readonly text: string;
  private readonly field: string;
  private next = 0;

  constructor(text: string, field: string) {
    this.text = text;
    this.field = field;
    this.skipSpaces();
  }

  /** Index of the next character that is not a space. */
  get at(): number {
    return this.next;
  }

  get done(): boolean {
    return this.next >= this.text.length;
  }

  /** The piece the sticky pattern matches here, in small letters; nothing is read if it does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.next;
    const piece = pattern.exec(this.text)?.[0];
    if (piece === undefined) return undefined;
    this.next += piece.length;
    this.skipSpaces();
    return piece.toLowerCase();
  }

  /** Refuses the text, pointing at the character with this index. */
  fail(problem: string, index = this.next): never {
    throw new DiceNotationError(problem, this.text, index + 1, this.field);
  }

  private skipSpaces(): void {
    while (/\s/.test(this.text.charAt(this.next))) this.next += 1;
  }
}
