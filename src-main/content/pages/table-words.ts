import { figure } from '../../../shared/words/figures.ts';
import { capital } from '../../../shared/words/names.ts';

/** Names and figures of the rules' tables in words: `secretDoorInSix: 1` is "Secret door", "1 in 6". */

const units: readonly [ending: RegExp, words: (value: string) => string][] = [
  [/InSix$/, (value) => `${value} in 6`],
  [/(?:^p|P)ercent$/, (value) => `${value} %`],
  [/(?:^f|F)eet$/, (value) => `${value}'`],
  [/Degrees$/, (value) => `${value}°`],
  [/Coins$/, (value) => `${value} coins`],
  [/Pounds$/, (value) => `${value} lb`],
  [/(?:^d|D)ie$/, (value) => `d${value}`],
  [/Multiplier$/, (value) => `× ${value}`],
  [/Hd$/, (value) => `${value} HD`],
];
/** Endings that a figure then bears itself. */
const dropped = /(?:InSix|Percent|Feet|Degrees|Coins|Pounds|Multiplier)$/;
const ratios = new Set([
  'speed',
  'sail',
  'oar',
  'roadMultiplier',
  'forcedMarchMultiplier',
  'flyingMultiplier',
]);

const titles: Record<string, string> = {
  thac0: 'THAC0',
  xp: 'Experience',
};

/** Short words of the program, as the books write them. */
const whole: Record<string, string> = {
  str: 'strength',
  int: 'intelligence',
  wis: 'wisdom',
  dex: 'dexterity',
  con: 'constitution',
  cha: 'charisma',
  ac: 'armour class',
  hd: 'hit dice',
  hp: 'hit points',
  dr: 'damage reduction',
  min: 'least',
  max: 'most',
};

/** "lightCrossbow" and "normal-man" as words: "Light crossbow", "Normal man". */
export function nameOf(key: string): string {
  const bare = key.replace(dropped, '');
  const known = titles[key];
  if (known !== undefined) return known;
  const words = (bare === '' ? key : bare)
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => whole[word] ?? word)
    .join(' ');
  return capital(words);
}

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function scalarText(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return figure(value);
  return /^[a-z]+[A-Z]/.test(value) ? nameOf(value).toLowerCase() : value;
}

/** A figure under its key; null for what is no figure and no list of figures. */
export function textOf(key: string, value: unknown): string | null {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (!list.every(isScalar)) return null;
    const texts = list.map(scalarText);
    return ratios.has(key) && texts.length === 2
      ? texts[1] === '1'
        ? (texts[0] ?? '')
        : texts.join('/')
      : texts.join(', ');
  }
  if (!isScalar(value)) return null;
  const text = scalarText(value);
  const unit = typeof value === 'number' ? units.find(([ending]) => ending.test(key)) : undefined;
  return unit === undefined || text === '' ? text : unit[1](text);
}
