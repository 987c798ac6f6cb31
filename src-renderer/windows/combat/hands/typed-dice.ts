import { facesIn } from '../../../components/dice/typed-faces.ts';

/** What was typed for the dice: their faces in order, then what further ones come to together. */
export interface TypedDice {
  readonly faces: readonly number[];
  readonly sums: readonly number[];
}

export const isNothing = ({ faces, sums }: TypedDice): boolean => faces.length + sums.length === 0;

const mostOfOneDigit = 9;

/** "52" for two dice of six: where one digit is a whole die, digits typed as one word are a die each. */
export function digitsApart(typed: TypedDice, sides: number): TypedDice {
  const [word, ...more] = typed.faces;
  if (word === undefined || more.length > 0 || sides > mostOfOneDigit || word <= sides) return typed;
  const digits = Array.from(String(word), Number);
  return digits.every((digit) => digit >= 1 && digit <= sides) ? { ...typed, faces: digits } : typed;
}

/** "17 3", "=8", "17 =8"; null where that is neither. */
export function typedDice(text: string): TypedDice | null {
  const at = text.indexOf('=');
  const faces = facesIn(at === -1 ? text : text.slice(0, at));
  if (faces === null || at === -1) return faces && { faces, sums: [] };
  const parts = text
    .slice(at)
    .split('=')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const sums = parts.map(Number);
  const isRead = parts.length > 0 && sums.every((sum) => Number.isSafeInteger(sum) && sum >= 1);
  return isRead ? { faces, sums } : null;
}
