import type { CreatureFigures } from '../figures.ts';
import { plainSigns, read, unread, type Read, type Written } from './written.ts';

/** Of whom nothing but the class is said, the figures are the table's. */
type Saves = {
  as: NonNullable<CreatureFigures['saves']['value']>['as'];
  figures: NonNullable<CreatureFigures['saves']['value']>['figures'] | null;
} | null;

const short: Readonly<Record<string, string>> = {
  f: 'Fighter',
  c: 'Cleric',
  t: 'Thief',
  m: 'Monster',
  d: 'Dwarf',
  e: 'Elf',
  h: 'Halfling',
  mu: 'Magic-User',
  nh: 'Normal Human',
  nm: 'Normal Man',
};

const five =
  /(?:^|[\s:;(])(?:d(?:eath)?)?\s*(\d{1,2})[\s,/]+(?:w(?:ands)?)?\s*(\d{1,2})[\s,/]+(?:p(?:aralysis)?)?\s*(\d{1,2})[\s,/]+(?:b(?:reath)?)?\s*(\d{1,2})[\s,/]+(?:s(?:pells)?)?\s*(\d{1,2})\)?$/i;
const single = /^(\d{1,2})(?:,?\s*(\d{1,2}) (?:against|versus|vs\.?) magic)?$/i;
const saver = /^([a-z][a-z -]*?)\s*(?:(\d{1,3})(?:-(\d{1,3}))?)?(?:,?\s*([+-]\d{1,2}))?(?:,\s*([a-z]+))?$/i;

const fault = 'Saves are written like F3, or like 12 13 14 15 16, or both, or as one figure, like 14.';
const inRange = (figure: number): boolean => figure >= 2 && figure <= 20;

function readSaver(text: string): NonNullable<Saves>['as'] {
  const [, name, level, most, bonus, nature] = saver.exec(text) ?? [];
  if (name === undefined) return null;
  return {
    class: short[name.toLowerCase()] ?? name,
    level: most !== undefined || level === undefined ? null : Number(level),
    ...(most !== undefined && { range: [Number(level), Number(most)] }),
    ...(bonus !== undefined && Number(bonus) !== 0 && { bonus: Number(bonus) }),
    ...(nature !== undefined && { racial_bonuses: nature }),
  };
}

function readSaves(typed: string): Read<Saves> {
  const text = plainSigns(typed);
  const one = single.exec(text);
  if (one) {
    const magic = one[2] === undefined ? [] : [Number(one[2])];
    if (![Number(one[1]), ...magic].every(inRange)) return unread('A save goes from 2 to 20.');
    const [against] = magic;
    return read({
      as: null,
      figures: { single: Number(one[1]), ...(against !== undefined && { versus_magic: against }) },
    });
  }
  const found = five.exec(text);
  const who = (found ? text.slice(0, found.index) : text).replace(/[\s:;,(]+$/, '').trim();
  const as = who === '' ? null : readSaver(who);
  if ((who !== '' && as === null) || (!found && as === null)) return unread(fault);
  if (!found) return read({ as, figures: null });
  const [death = 0, wands = 0, paralysis = 0, breath = 0, spells = 0] = found.slice(1).map(Number);
  if (![death, wands, paralysis, breath, spells].every(inRange)) return unread('A save goes from 2 to 20.');
  return read({ as, figures: { death, wands, paralysis, breath, spells } });
}

function saverText(as: NonNullable<NonNullable<Saves>['as']>): string {
  const level = as.range === undefined ? (as.level ?? '') : as.range.join('-');
  const bonus = as.bonus === undefined ? '' : `, ${as.bonus < 0 ? '' : '+'}${as.bonus}`;
  const nature = as.racial_bonuses === undefined ? '' : `, ${as.racial_bonuses}`;
  return `${as.class} ${level}`.trim() + bonus + nature;
}

function figuresText(figures: NonNullable<Saves>['figures']): string {
  if (figures === null) return '';
  if ('single' in figures)
    return figures.versus_magic === undefined
      ? String(figures.single)
      : `${figures.single}, ${figures.versus_magic} against magic`;
  const { death, wands, paralysis, breath, spells } = figures;
  return `D${death} W${wands} P${paralysis} B${breath} S${spells}`;
}

export const saves: Written<Saves> = {
  label: 'Saves',
  hint: () => 'F3, or D12 W13 P14 B15 S16, or 14',
  write: (value) => {
    if (value === null) return '';
    const who = value.as === null ? '' : saverText(value.as);
    const figures = figuresText(value.figures);
    return who !== '' && figures !== '' ? `${who}: ${figures}` : `${who}${figures}`;
  },
  read: readSaves,
};
