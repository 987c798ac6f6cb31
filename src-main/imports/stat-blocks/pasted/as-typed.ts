import type { FactKey } from '../../../../shared/bestiary/written/every-figure.ts';
import type { Writing } from '../../../../shared/bestiary/written/written.ts';
import { armourClassIn } from '../armour-class.ts';
import type { Field } from '../stat-text.ts';

/** A figure of a block as the referee would type it into the form, and what of its field is left over. */
export interface Typed {
  figure: FactKey;
  text: string;
  rest?: string;
}

type AsTyped = (text: string, by: Writing) => Typed[];

const isNone = (text: string): boolean => /^(?:nil|none|n\/a|-)\.?$/i.test(text);

const pair = String.raw`-?\d{1,2}(?: ?\[\d{1,2}\])?`;
const typedArmour = new RegExp(
  `^(?:${pair})?(?:(?:^|, )(?:${pair}(?: [a-z][a-z -]*)?|hit only by [a-z +,\\d-]+|always hit))*$`,
  'i',
);

const armourClass: AsTyped = (text, by) => {
  if (/, |always hit|only by/i.test(text) && typedArmour.test(text)) return [{ figure: 'armourClass', text }];
  const read = armourClassIn(text, !by.descending);
  if (read === null) return [];
  const { descending: down, ascending: up } = read;
  const other = up ?? (down === null ? 0 : by.acSum - down);
  const typed = by.descending ? `${down ?? by.acSum - other} [${other}]` : String(other);
  return [{ figure: 'armourClass', text: typed, rest: [read.words, read.rest].filter(Boolean).join(' ') }];
};

/** What stands in brackets behind Hit Dice is their average, or what each of them was thrown as: it is no fixed figure. */
const hitDice: AsTyped = (text) => {
  const [, dice = text, average = '', rest = ''] =
    /^(.*?)\s*(\(\d[\d, ]* ?(?:hp|hit points?)?[^()]*\))?(?:,\s*(.*))?$/i.exec(text) ?? [];
  const plain = dice
    .replace(/\s*HD$/i, '')
    .replace(/^(\d+)d8(?=$|[+-])/i, '$1')
    .replace(/^1\/2/, '½');
  const points = /^\(\d{1,4} ?(?:hp|hit points?)?\)$/i.test(average) ? '' : average;
  return [{ figure: 'hitDice', text: plain, rest: [points, rest].filter(Boolean).join(', ') }];
};

const attacks: AsTyped = (text) => {
  const list = text
    .replace(/^\[(.*)\]$/, '$1')
    .replaceAll(/(\d)\s*x\s*(?=[a-z])/gi, '$1 ')
    .replaceAll(/(\d)\s*([+-])\s*(?=\d+\s*[),])/g, '$1$2')
    .replaceAll(/\[|\]/g, '')
    .replaceAll(/\bor by weapon\b/gi, ', by weapon')
    .replaceAll(/\(\s*,\s*/g, '(')
    .replaceAll(/\s*\+\s*(?=\d*\s*[a-z]{3,}[^()]*\()/gi, ', ');
  return isNone(text) ? [] : [{ figure: 'attacks', text: list }];
};

const modes: Readonly<Record<string, string>> = {
  flying: 'fly',
  gliding: 'glide',
  fly: 'fly',
  swimming: 'swim',
  swim: 'swim',
  burrowing: 'burrow',
  burrow: 'burrow',
  climbing: 'climb',
  climb: 'climb',
};
const behind = new RegExp(`^(.*\\d'?\\)?)\\s+\\(?(${Object.keys(modes).join('|')})\\)?$`, 'i');

/** Moves beside each other by strokes, each with its mode before or behind it. */
const movement: AsTyped = (text) => {
  const parts = text.split(/\s*[/,;]\s*|(?<=\d'?\)?)\s+(?=(?:fly|swim|burrow|climb)\s+\d)/i).map((part) => {
    const [, pace, mode] = behind.exec(part) ?? [];
    return pace === undefined || mode === undefined ? part : `${modes[mode.toLowerCase()]} ${pace}`;
  });
  return [{ figure: 'movement', text: parts.join(', ') }];
};

const five =
  /^(D ?\d{1,2},? *W ?\d{1,2},? *P ?\d{1,2},? *B ?\d{1,2},? *S ?\d{1,2}) *(?:\(([^()]{1,40})\))?$/i;

/** "D12 W13 P14 B15 S16 (2)" saves as what has 2 Hit Dice. */
const saves: AsTyped = (text) => {
  const [, figures, as] = five.exec(text) ?? [];
  if (figures === undefined) return [{ figure: 'saves', text: text.replace(':', '') }];
  const plain = figures.replaceAll(/(?<=[A-Z]) (?=\d)|,/gi, '');
  if (as === undefined) return [{ figure: 'saves', text: plain }];
  return [{ figure: 'saves', text: `${/^\d/.test(as) ? `Monster ${as}` : as}: ${plain}` }];
};

/** "7 (9 with king)" and "10 (chieftain: 75)" are typed with commas; of "5 (7)" nobody says when the other is meant. */
const withOthers =
  (figure: 'morale' | 'experience'): AsTyped =>
  (text) => {
    const [, first = text, others] = /^([\d,]+)\s*\((.*)\)$/.exec(text) ?? [];
    if (others === undefined) return [{ figure, text: first }];
    if (/^\d+$/.test(others)) return [{ figure, text: first, rest: text }];
    return [{ figure, text: `${first}, ${others.replaceAll(':', '')}` }];
  };

const experience: AsTyped = (text, by) => {
  const [, level, points] = /^([AB]|\d{1,3})\s*\/\s*([\d,]+)$/i.exec(text) ?? [];
  if (level === undefined || points === undefined) return withOthers('experience')(text, by);
  return [
    ...(by.levels ? [{ figure: 'challengeLevel' as const, text: level }] : []),
    { figure: 'experience', text: points },
  ];
};

/** "2d4 (6d10)" is for the dungeon and the lair in the wilds; "4d4, Wild 6d10, Lair 4d10" says so itself. */
const numbers: AsTyped = (text) => {
  const [, inDungeon, outside] = /^(\S+)\s*\((\S+)\)$/.exec(text) ?? [];
  if (outside !== undefined) return [{ figure: 'numberAppearing', text: `${inDungeon} / ${outside}` }];
  const said = (word: RegExp): string => word.exec(text)?.[1] ?? '-';
  const [wild, lair] = [said(/\bwild\w* (\S+?)(?:,|$)/i), said(/\blair (\S+?)(?:,|$)/i)];
  const first = /^([^\s,]+)(?:,|$)/.exec(text)?.[1] ?? '-';
  const here = /^(?:wild|lair|none)/i.test(first) ? '-' : first;
  const isSaid = [here, wild, lair].some((each) => each !== '-');
  return [{ figure: 'numberAppearing', text: isSaid ? `${here} / ${wild} / ${lair}` : text }];
};

/** "R (C)": each of them, and in the lair. */
const treasure: AsTyped = (text) => {
  const [, own = '', lair] = /^(.*?)\s*\(([^()]*)\)$/.exec(text) ?? [];
  const plain = (letters: string): string => letters.replaceAll(/\s*(?:\+|\band\b)\s*(?=[A-Z]\b)/g, ', ');
  if (isNone(text)) return [{ figure: 'treasure', text: 'none' }];
  if (lair === undefined) return [{ figure: 'treasure', text: plain(text) }];
  return [{ figure: 'treasure', text: `${isNone(own) ? '' : `${plain(own)}, `}lair ${plain(lair)}` }];
};

const plain =
  (figure: FactKey): AsTyped =>
  (text) => [{ figure, text }];

const typed: Readonly<Record<string, AsTyped>> = {
  AC: armourClass,
  HD: hitDice,
  Att: attacks,
  THAC0: (text) => [{ figure: 'attack', text: `THAC0 ${text}` }],
  AB: plain('attack'),
  MV: movement,
  SV: saves,
  ML: withOthers('morale'),
  AL: plain('alignment'),
  XP: experience,
  NA: numbers,
  NE: numbers,
  TT: treasure,
};

/** What the form would take of a field; empty where it has no line of its own there, or the field says nothing. */
export const asTyped = ({ key, text }: Field, by: Writing): Typed[] =>
  text === '' ? [] : (typed[key]?.(text, by) ?? []);
