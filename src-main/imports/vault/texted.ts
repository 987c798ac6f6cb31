import { isObject } from '../reading.ts';
import type { Path, Reading } from '../reading.ts';
import { wordsIn } from './creature-values.ts';
import { plainWords } from './plain-words.ts';
import { isScalar, scalarText } from './scalars.ts';

const longestText = 8000;

/** A name and what is told of it, in whatever way a note lists them; both empty for what is neither. */
export function textedAt(reading: Reading, path: Path, each: unknown): [name: string, told: string] {
  const said = (from: Path): string => {
    const value = reading.value(...from);
    const text =
      isScalar(value) && typeof value !== 'string' ? String(value) : reading.lines(from, longestText);
    if (text !== null && typeof value !== 'string') reading.take(...from);
    return plainWords(text ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  if (isScalar(each)) return ['', said(path)];
  if (Array.isArray(each)) return [said([...path, 0]), said([...path, 1])];
  if (!isObject(each)) return ['', ''];
  if ('name' in each || 'desc' in each) return [said([...path, 'name']), said([...path, 'desc'])];
  const words = wordsIn(each);
  if (words === null) return ['', ''];
  reading.take(...path);
  const pairs = Object.entries(each).map(([key, value]) => `${key}: ${scalarText(value)}`);
  return ['', plainWords(pairs.join(', '))];
}
