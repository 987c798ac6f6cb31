import type { Writing } from '../../../shared/bestiary/written/written.ts';

/** Words of other programs as a stat block of ours would write them. */

const alignments: readonly [RegExp, string][] = [
  [/^(?:lawful|law|l[gne]?|loyal\w*|loi)$/i, 'Lawful'],
  [/^(?:neutral\w*|n[ge]?|neutres?|unaligned)$/i, 'Neutral'],
  [/^(?:chaotic|chaos|c[gne]?|chaoti\w*)$/i, 'Chaotic'],
];

/**
 * Lawful, Neutral or Chaotic of an alignment of any edition, in English or French; null where it is none. Of "neutral evil" the
 * first word counts, and of "chaotic neutral".
 */
export function alignmentText(text: string): string | null {
  const plain = text.trim();
  if (/^(?:(?:lawful|neutral|chaotic)(?: or |$|(?=,)))+(?:, usually \w+)?$/i.test(plain)) return plain;
  if (/^(?:any|any alignment|all|toute?s?|tous|variable)$/i.test(plain)) return 'any';
  const parts = plain.split(/\s*(?:[,/;]|\b(?:or|and|ou|et)\b)\s*/i).filter((part) => part !== '');
  const read = parts.map((part) => {
    const [first = ''] = part
      .replace(/^(?:usually|typically|any|often|g[eé]n[eé]ralement)\s+/i, '')
      .split(/\s+/);
    return alignments.find(([pattern]) => pattern.test(first))?.[1] ?? null;
  });
  const known = read.filter((each) => each !== null);
  return known.length === 0 || known.length < read.length ? null : [...new Set(known)].join(' or ');
}

const pace =
  /^(?:(walk|fly|swim|burrow|climb|glide)[a-z]*\.?\s+)?(\d{1,4})\s*(?:ft\.?|feet|'|pieds)?\s*(?:\(([^()]{1,60})\))?$/i;

/** Moves that are told in feet a round, "30 ft." and "fly 60 ft. (hover)", in the terms of a book; null where they are none. */
export function roundMoves(parts: readonly string[], { rates }: Writing): string | null {
  const read = parts.map((part) => {
    const [, mode = '', feet, when = ''] = pace.exec(part.trim()) ?? [];
    if (feet === undefined || /^\d/.test(when)) return null;
    const figure = rates === null ? Number(feet) : nearestRate(rates, Number(feet));
    return [mode.toLowerCase() === 'walk' ? '' : mode.toLowerCase(), String(figure), when]
      .filter((each) => each !== '')
      .join(' ');
  });
  return read.length === 0 || read.includes(null) ? null : read.join(', ');
}

function nearestRate(rates: NonNullable<Writing['rates']>, feet: number): number {
  const away = (rate: number): number => Math.abs((rates[rate]?.per_round_ft ?? Infinity) - feet);
  return [...rates.keys()].reduce((best, rate) => (away(rate) < away(best) ? rate : best), 0);
}

/** An armour class that counts upwards, as the book writes it. */
export const upwardArmour = (figure: number, { acSum, descending }: Writing): string =>
  descending ? `${acSum - figure} [${figure}]` : String(figure);

const modes: readonly [RegExp, string][] = [
  [/\b(?:en )?vol(?:ant)?\b/gi, 'fly'],
  [/\b(?:[aà] la )?nage(?:ant)?\b/gi, 'swim'],
  [/\bfouissement\b/gi, 'burrow'],
  [/\b(?:escalade|grimpe)\b/gi, 'climb'],
];

/** Ways of moving in French as English names them. */
export const englishModes = (text: string): string =>
  modes.reduce((said, [word, mode]) => said.replaceAll(word, mode), text);

/** "E + 5000po" as a block lists it: "E, 5000 gp"; "Q each, C in lair" is "Q, lair C". */
export const treasureText = (text: string): string =>
  text
    .replaceAll(/^[\s-]+|[\s-]+$/g, '')
    .replace(/^(.*?) each[,;]? (.+) in lair$/i, '$1, lair $2')
    .replaceAll(/\s*(?:\+|\bplus\b)\s*/gi, ', ')
    .replaceAll(/(?<=\d)\s*p\.?o\b\.?/gi, ' gp')
    .replace(/^aucun\.?$/i, 'none');
