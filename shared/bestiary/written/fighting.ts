import { isDice } from '../../dice/is-dice.ts';
import type { CreatureFigures } from '../figures.ts';
import {
  partsOf,
  plainSigns,
  read,
  readEach,
  unread,
  type Read,
  type Writing,
  type Written,
} from './written.ts';

/** What a creature fights with: armour class, bonus to hit, attacks. */

type Ac = CreatureFigures['armourClass']['value'];
type Both = Pick<Ac, 'ascending' | 'descending'>;

const armour = /^(?:ac\s*)?(-?\d{1,2})?\s*(?:\[\s*(-?\d{1,2})\s*\])?\s*(.*)$/i;

const acFault = 'Armour class is written like 5 [14]; others behind a comma, like 8 [11] unarmoured.';

function readBoth(text: string, { acSum: sum, descending }: Writing): (Both & { when: string }) | null {
  const [, first, bracketed, when = ''] = armour.exec(text) ?? [];
  if (first === undefined && bracketed === undefined) return null;
  if (bracketed !== undefined) {
    const ascending = Number(bracketed);
    if (first !== undefined) return { descending: Number(first), ascending, when };
    return { descending: descending ? sum - ascending : null, ascending, when };
  }
  const figure = Number(first);
  return descending
    ? { descending: figure, ascending: sum - figure, when }
    : { descending: null, ascending: figure, when };
}

function readArmourClass(typed: string, by: Writing): Read<Ac> {
  const all = partsOf(plainSigns(typed));
  const only = all.map((part) => /^hit only by (.+)$/i.exec(part)?.[1]).find((by) => by !== undefined);
  const always = all.some((part) => /^always hit$/i.test(part));
  const parts = all.filter((part) => !/^(hit only by .+|always hit)$/i.test(part));
  const found = readEach(parts, (part) => {
    const both = readBoth(part, by);
    return both === null ? unread(acFault) : read(both);
  });
  if (!found.ok) return found;
  const [first, ...others] = found.value;
  if (first !== undefined && first.when !== '') return unread(acFault);
  return read({
    ascending: first?.ascending ?? null,
    descending: first?.descending ?? null,
    alternates: others.map(({ ascending, descending, when }) => ({
      descending,
      ascending: ascending ?? 0,
      when: when === '' ? null : when,
    })),
    ...(only !== undefined && { hit_only_by: only }),
    ...(always && { always_hit: true }),
  });
}

const acText = ({ ascending, descending }: Both): string =>
  ascending === null ? '' : descending === null ? `${ascending}` : `${descending} [${ascending}]`;

export const armourClass: Written<Ac> = {
  label: 'Armour class',
  hint: ({ descending }) => (descending ? '5 [14], 8 [11] unarmoured' : '14, 11 unarmoured'),
  write: (ac, { descending }) =>
    [
      acText(ac),
      ...ac.alternates.map(
        ({ when, ...other }) =>
          `${!descending && other.descending === null ? other.ascending : acText(other)}${when === null ? '' : ` ${when}`}`,
      ),
      ...(ac.hit_only_by ? [`hit only by ${ac.hit_only_by}`] : []),
      ...(ac.always_hit === true ? ['always hit'] : []),
    ]
      .filter((part) => part !== '')
      .join(', '),
  read: readArmourClass,
};

type Attack = CreatureFigures['attack']['value'];

export const signedPlain = (value: number): string => (value < 0 ? String(value) : `+${value}`);
const thac0First = /^(?:thac0\s*)?(-?\d{1,2})\s*\[\s*([+-]?\d{1,2})\s*\]$/i;

function readAttack(typed: string, { thac0Sum }: Writing): Read<Attack> {
  const text = plainSigns(typed);
  const both = thac0First.exec(text);
  if (both) return read({ thac0: Number(both[1]), bonus: Number(both[2]) });
  const thac0 = /^thac0\s*(-?\d{1,2})$/i.exec(text)?.[1];
  if (thac0 !== undefined)
    return thac0Sum === null
      ? unread('This book counts with a bonus alone, like +3.')
      : read({ thac0: Number(thac0), bonus: thac0Sum - Number(thac0) });
  const bonus = /^[+-]?\d{1,2}$/.test(text) ? Number(text) : null;
  if (bonus === null) return unread('To hit is written like +3, or like THAC0 16 [+3].');
  return read({ bonus, thac0: thac0Sum === null ? null : thac0Sum - bonus });
}

export const attack: Written<Attack> = {
  label: 'To hit',
  hint: ({ thac0Sum }) => (thac0Sum === null ? '+3' : '+3 or THAC0 16 [+3]'),
  write: (value) =>
    value === null
      ? ''
      : value.thac0 === null
        ? signedPlain(value.bonus)
        : `THAC0 ${value.thac0} [${signedPlain(value.bonus)}]`,
  read: readAttack,
};

type Attacks = CreatureFigures['attacks']['value'];
type One = Attacks['list'][number];

const oneAttack = /^(?:(\d{0,3}d\d{1,3}|\d{1,3})(?:-(\d{1,3}))? +)?([^()]+?)(?: *\((.*)\))?$/;

function readOne(text: string, option: number): Read<One> {
  const [, count = '1', most, name, inside = ''] = oneAttack.exec(text) ?? [];
  if (name === undefined) return unread(`“${text}” is no attack; they are written like 2 claws (1d4).`);
  const attack: One = {
    count: Number(count.replace(/d.*/, '') || 1),
    ...(count.includes('d') && { count_dice: count }),
    ...(most !== undefined && { count_range: { min: Number(count), max: Number(most) } }),
    name,
    damage: null,
    effect: null,
    by_weapon: false,
    option,
  };
  const effects: string[] = [];
  for (const part of partsOf(inside)) {
    const weapon = /^(?:or )?by weapon(?: ?([+-]\d{1,2}))?$/i.exec(part);
    const instead = /^instead of (.+)$/i.exec(part)?.[1];
    const [, damage = part, besides] = /^(.*?\d)\s*\+\s*(\D.*)$/.exec(part) ?? [];
    if (weapon) {
      attack.by_weapon = true;
      if (weapon[1] !== undefined) attack.by_weapon_modifier = Number(weapon[1]);
    } else if (instead !== undefined) attack.instead_of = instead;
    else if (attack.damage === null && isDice(damage)) {
      attack.damage = damage.replaceAll(' ', '');
      if (besides !== undefined) effects.push(besides);
    } else effects.push(part);
  }
  if (effects.length > 0) attack.effect = effects.join(', ');
  return read(attack);
}

function readAttacks(typed: string): Read<Attacks> {
  const options = plainSigns(typed).split(/ or (?![^()]*\))/i);
  const found = options.map((option, at) =>
    readEach(
      partsOf(option).flatMap((part) => part.split(/ and (?![^()]*\))/i).map((each) => each.trim())),
      (part) => readOne(part, at + 1),
    ),
  );
  const fault = found.find((each) => !each.ok);
  if (fault?.ok === false) return fault;
  const list = found.flatMap((each) => (each.ok ? each.value : []));
  return read({ list, text: attacksText(list) });
}

function insideOf(each: One): string {
  const weapon = each.by_weapon
    ? `by weapon${each.by_weapon_modifier ? ` ${signedPlain(each.by_weapon_modifier)}` : ''}`
    : null;
  const instead = each.instead_of === undefined ? null : `instead of ${each.instead_of}`;
  const parts = [each.damage, weapon, each.effect, instead].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function countOf(each: One): string {
  if (each.count_dice !== undefined) return each.count_dice;
  return each.count_range === undefined
    ? String(each.count)
    : `${each.count_range.min}-${each.count_range.max}`;
}

/** "2 claws (1d4), 1 bite (1d8, poison) or 1 weapon (1d6, by weapon)". */
export function attacksText(list: Attacks['list']): string {
  const written = (each: One) => `${countOf(each)} ${each.name}${insideOf(each)}`;
  const options = [...new Set(list.map(({ option }) => option))].toSorted((one, other) => one - other);
  return options
    .map((option) =>
      list
        .filter((each) => each.option === option)
        .map(written)
        .join(', '),
    )
    .join(' or ');
}

export const attacks: Written<Attacks> = {
  label: 'Attacks',
  hint: () => '2 claws (1d4), 1 bite (1d8, poison) or 1 weapon (1d6, by weapon)',
  write: ({ list }) => attacksText(list),
  read: readAttacks,
};
