import { isDice } from '../../dice/is-dice.ts';
import type { CreatureFigures } from '../figures.ts';
import { partsOf, plainSigns, read, readEach, unread, type Read, type Written } from './written.ts';

/** What a creature is worth: experience, challenge level, treasure. */

type Experience = CreatureFigures['experience']['value'];

const award = /^(?:(.*?)\s+)?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\s*xp)?(?:\s*\(hd ([^()]+)\))?$/i;

function readExperience(typed: string): Read<Experience> {
  // A comma within a figure parts nothing.
  const parts = partsOf(typed.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ''));
  const found = readEach(parts, (part) => {
    const [, role = '', value, hd] = award.exec(part) ?? [];
    return value === undefined
      ? unread('Experience is written like 20; leaders behind a comma, like 20, chieftain 75.')
      : read({ role, value: Number(value), hd });
  });
  if (!found.ok) return found;
  const [first, ...leaders] = found.value;
  if (first === undefined || first.role !== '' || leaders.some(({ role }) => role === ''))
    return unread('Experience is written like 20; leaders behind a comma, like 20, chieftain 75.');
  return read({
    points: first.value,
    alternates: leaders.map(({ role, value, hd }) => ({ value, role, ...(hd !== undefined && { hd }) })),
  });
}

export const experience: Written<Experience> = {
  label: 'Experience',
  hint: () => '20, chieftain 75',
  write: (value) =>
    value === null
      ? ''
      : [
          String(value.points),
          ...value.alternates.map(
            ({ role, value: points, hd }) => `${role} ${points}${hd === undefined ? '' : ` (HD ${hd})`}`,
          ),
        ].join(', '),
  read: readExperience,
};

type Level = NonNullable<CreatureFigures['challengeLevel']>['value'];

export const challengeLevel: Written<Level> = {
  label: 'Challenge level',
  hint: () => '3, or A or B',
  write: (level) => (level === null ? '' : String(level)),
  read: (typed) => {
    const text = typed.trim().toUpperCase();
    if (text === 'A' || text === 'B') return read(text);
    return /^\d{1,3}$/.test(text) && Number(text) > 0
      ? read(Number(text))
      : unread('A challenge level is A, B, or a number from 1.');
  },
};

/** The worth of a hoard by experience is no letter, and is not typed. */
type Treasure = Omit<CreatureFigures['treasure']['value'], 'worth'>;

const letter = /^[A-Z]{1,2}$/;

function readTreasure(typed: string): Read<Treasure> {
  const value: Treasure = { types: [], lair_types: [], multiplier: 1, extra_gp: null, special: [] };
  let inLair = false;
  for (const part of partsOf(plainSigns(typed))) {
    const [, lair, plain = part] = /^(lair:?\s+)?(.*)$/i.exec(part) ?? [];
    if (lair !== undefined) inLair = true;
    const [, first = plain, times] = /^(.*?)\s*x\s*(\d{1,3}(?:\.\d{1,2})?)$/i.exec(plain) ?? [];
    const gold = /^\+?\s*(.+?)\s*gp(?: besides)?$/i.exec(first)?.[1];
    if (times !== undefined) value.multiplier = Number(times);
    if (letter.test(first)) (inLair ? value.lair_types : value.types).push(first);
    else if (gold !== undefined && isDice(gold)) value.extra_gp = gold;
    else if (first !== '' && first.toLowerCase() !== 'none') value.special.push(first);
  }
  return read(value);
}

export const treasure: Written<Treasure> = {
  label: 'Treasure',
  hint: () => 'R, lair C, +1d6*100 gp, tusks',
  write: ({ types, lair_types: lair, multiplier, extra_gp: gold, special }) =>
    [
      ...types,
      ...(multiplier === 1 ? [] : [`x${multiplier}`]),
      ...(gold === null ? [] : [`+${gold} gp`]),
      ...special,
      ...(lair.length === 0 ? [] : [`lair ${lair.join(', ')}`]),
    ].join(', '),
  read: readTreasure,
};
