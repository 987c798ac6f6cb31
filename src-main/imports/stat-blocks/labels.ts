import { bracketDepths } from './stat-text.ts';

/** A label of a stat block: how it is written, and what its figure looks like where only a space sets it off. */
interface Label {
  key: string;
  /** Written so and in no other case. */
  short?: string;
  long?: string;
  figure: RegExp;
  /** Its short form means too much else to stand without such a figure, whatever is before it. */
  wantsFigure?: true;
  /** A word of any sentence: its long form only with a colon, its short one only behind a sign. */
  isCommon?: true;
}

const classes =
  'F|C|D|E|H|T|M|MU|MM|NH|NM|N|fighter|cleric|magic-user|thief|dwarf|elf|halfling|normal|monster|level|n/a';

const labels: readonly Label[] = [
  {
    key: 'AC',
    short: 'AC|Ac',
    long: 'armou?r class',
    figure: /^(?:-?\d|no hit|can always|always|special|n\/a|none)/i,
  },
  {
    key: 'HD',
    short: 'HD|Hd',
    long: 'hit dice',
    figure: /^(?:\d|d\d|<|less|by |special|as |see |varies|n\/a)/i,
  },
  { key: 'HP', short: 'HP|Hp|hp', long: 'hit points', figure: /^\d/, wantsFigure: true },
  {
    key: 'Att',
    short: '# ?(?:ATT|Att|AT|At)|ATT|Att|ATK|Atk',
    figure: /^[\w[(+]/,
  },
  { key: 'Att', long: 'no\\. of attacks|number of attacks|attacks?', figure: /^[\dA-Z[+]/ },
  { key: 'Att', short: 'AT', figure: /^\d/, wantsFigure: true },
  {
    key: 'Damage',
    short: 'DMG|Dmg|DG|D',
    long: 'damage',
    figure: /^(?!\d+,? *W)(?:\d|d\d|by |see |special|nil|none|[+-]\d)/i,
    wantsFigure: true,
  },
  { key: 'Damage', short: 'DAM|Dam', figure: /^\w/ },
  { key: 'THAC0', short: 'THAC[0Oo]|Thac[0Oo]', figure: /^(?:\d|by )/i },
  { key: 'AB', short: 'BHB|AB', long: 'attack bonus', figure: /^[+-]?\d/, wantsFigure: true },
  { key: 'MV', short: 'MV|Mv', long: 'movement|move|speed', figure: /^\(?\d/ },
  {
    key: 'SV',
    short: 'SV|Sv|SAV',
    long: 'saving throws?|saves? as|saves?',
    figure: new RegExp(`^(?:D ?\\d|\\d{1,2}\\b|(?:${classes})\\d{0,2}\\b)`, 'i'),
  },
  { key: 'ML', short: 'ML|Ml', long: 'morale', figure: /^(?:\d|n\/a|none|special|see )/i },
  {
    key: 'AL',
    short: 'AL|Al',
    long: 'alignment',
    figure: /^(?:[A-Z]|lawful|neutral|chaotic|any|none|good|evil)/,
  },
  {
    key: 'XP',
    short: 'CL/XP|HDE/XP|XP|xp',
    long: 'challenge level/xp|challenge level|xp value|experience points|experience',
    figure: /^(?:\d|[A-Z]\/|nil|none|see |special)/i,
  },
  {
    key: 'NA',
    short: 'NA',
    long: 'number appearing|no\\. appearing|no\\. app\\.',
    figure: /^(?:\d|nil|none|see |special|wild|lair)/i,
  },
  { key: 'NE', short: 'NE', long: 'number encountered|no\\. enc\\.', figure: /^\d/ },
  {
    key: 'TT',
    short: 'TT|HC',
    long: 'treasure types?|treasure|hoard class',
    figure: /^(?:[A-Z]\b|[\d(]|nil|none|see |special)/i,
  },
  {
    key: 'Special',
    short: 'SP|SA|SD',
    long: 'special attacks?|special defences?|special defenses?|special abilities|special',
    figure: /^(?:none|nil|see |[+-]?\d|[a-z])/i,
    isCommon: true,
  },
  { key: '%Lair', long: '% in lair|% ?lair', figure: /^\d/ },
  {
    key: 'Note',
    long: 'equipment|possessions|gear|spells|thieving skills|languages|skills',
    figure: /^(?!)/,
    isCommon: true,
  },
];

const named = (label: Label, index: number): string[] => {
  const any = (words: string): string => words.replaceAll(' ', '\\s');
  const short = label.short === undefined ? [] : [`(?<s${index}>${any(label.short)})`];
  const long = label.long === undefined ? [] : [`(?<l${index}>${any(anyCase(label.long))})`];
  return [...long, ...short];
};

/** Long labels stand in any case; the short ones beside them in one expression do not. */
const anyCase = (words: string): string =>
  words.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

const labelText = new RegExp(
  `(?<![\\w/#%'+-])(?:${labels.flatMap(named).join('|')})(?:(?<=AC|HD|[tT][kK])(?=\\d)|(?![\\w/'%-]))`,
  'g',
);

/** A label where it stands in the text, and where its figure begins. */
export interface Token {
  key: string;
  label: string;
  from: number;
  figureFrom: number;
  /** What follows looks like a figure of it. */
  hasFigure: boolean;
  /** How many brackets it stands in. */
  depth: number;
  /** Nothing but its line's beginning is before it. */
  beginsLine: boolean;
}

const farthestFigure = 40;

const isLabel = (
  { figure, wantsFigure, isCommon }: Label,
  given: { isLong: boolean; before: string; hasColon: boolean; after: string },
): boolean => {
  const { isLong, before, hasColon, after } = given;
  const isSetOff = before === '' || /[,;:.|([)\]]/.test(before);
  const hasFigure = figure.test(after);
  if (hasColon) return isLong || hasFigure || isSetOff;
  if (isLong) return isSetOff && hasFigure && (isCommon !== true || before === ';');
  if (hasFigure) return isSetOff || isCommon !== true;
  return isSetOff && wantsFigure !== true && !/^[a-z]+ [a-z]/.test(after);
};

/** Every label of a text. */
export function tokensOf(text: string): Token[] {
  const depths = bracketDepths(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(labelText)) {
    const [group] =
      Object.entries<string | undefined>(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    const label = labels[Number(group?.slice(1))];
    if (label === undefined) continue;
    const from = match.index;
    const to = from + match[0].length;
    let back = from - 1;
    while (text[back] === ' ') back -= 1;
    const before = back < 0 || text[back] === '\n' ? '' : (text[back] ?? '');
    const [colon = ''] = /^\.? *[:=] *|^\.? */.exec(text.slice(to, to + farthestFigure)) ?? [];
    const figureFrom = to + colon.length;
    const hasColon = /[:=]/.test(colon);
    const after = text.slice(figureFrom, figureFrom + farthestFigure).trimStart();
    if (!isLabel(label, { isLong: group?.startsWith('l') === true, before, hasColon, after })) continue;
    tokens.push({
      key: label.key,
      label: match[0],
      from,
      figureFrom,
      hasFigure: label.figure.test(after) || (hasColon && /[a-z\d]/i.test(text[figureFrom] ?? '')),
      depth: depths[from] ?? 0,
      beginsLine: before === '',
    });
  }
  return tokens;
}
