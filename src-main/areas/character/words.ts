import { uncapital } from '../../../shared/words/names.ts';
import type { FigureValue } from '../../../shared/rules/characters/character.ts';

/** Small words the sentences about people are made of. */

export const figureText = (value: FigureValue): string =>
  value === null ? 'none' : typeof value === 'number' ? value.toLocaleString('en') : value;

/** A title inside a sentence: "Armour class" loses its capital, "THAC0" and "AC" keep theirs. */
export const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? uncapital(title) : title;

/** "armour class: 4, was 6". */
export const changeText = (title: string, before: FigureValue, after: FigureValue): string =>
  `${inSentence(title)}: ${figureText(after)}, was ${figureText(before)}`;

/** "Fighter 2"; a mule or a cart has no level to tell. */
export const calling = (className: string, level: number, isPerson: boolean): string =>
  isPerson ? `${className} ${level}` : className;
