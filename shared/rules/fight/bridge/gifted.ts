import type { ClassContent } from '../../characters/class-content.ts';
import { classTable, raceTable } from '../../characters/class-tables.ts';
import type { Crossed, CreaturesAttack, FightingCreature, FightingPerson, Wanting } from './bridge.ts';
import { titles, wholeFigure, withChanged, type FighterFigure, type TypedFigures } from './figures.ts';
import { creaturesGifts, notesOf, onHitOf, type GiftBook, type Power } from './gifts.ts';

/** Powers and what hits do, put into a fighter's stats: alike in every book. */

type Fang = { readonly id: string; readonly damage?: string; readonly noDamage?: boolean };

interface Gifted {
  readonly weapons?: readonly Fang[];
  readonly powers?: readonly Device[];
  readonly wands?: readonly Device[];
}

interface Device {
  readonly id: string;
  readonly uses?: number;
}

/** What nobody has counted is used without end, and asked for. */
export const endless = 'no end';

/** As stats have it: on whom it works is said on its card. */
export const devicesOf = (powers: readonly Power[]) =>
  powers.map(({ id, uses }) => ({ id, aim: 'none' as const, ...(uses !== null && { uses }) }));

const uncounted = (powers: readonly Power[]): Wanting[] =>
  powers
    .filter(({ uses }) => uses === null)
    .map(({ id }) => ({ title: titles.uses(id), taken: endless, sure: 'guessed' }));

/** The attack a weapon of the stats was made of; a second of its name is numbered. */
const attackOf = (attacks: readonly CreaturesAttack[], { id }: Fang): CreaturesAttack | undefined =>
  attacks.find(({ name }) => name === id) ?? attacks.find(({ name }) => name === id.replace(/ \d+$/, ''));

/** An entry that gives an effect but no damage deals none. */
const isTouch = ({ damage, effect }: CreaturesAttack): boolean => damage === null && effect !== null;

export function giftedCreature<Stats>(
  book: GiftBook,
  facts: FightingCreature,
  cross: (facts: FightingCreature) => Crossed<Stats>,
): Crossed<Stats> {
  const { blows, powers, offered } = creaturesGifts(book, facts);
  const { stats, wanting } = cross({ ...facts, attacks: blows });
  const struck = (stats as Gifted).weapons ?? [];
  const touches = new Set<string>();
  const weapons = struck.map((weapon) => {
    const attack = attackOf(blows, weapon);
    if (attack === undefined) return weapon;
    const isHarmless = book.touches !== false && isTouch(attack);
    if (isHarmless) touches.add(titles.damage(weapon.id));
    return {
      ...weapon,
      ...onHitOf(book, attack, facts.said?.[attack.name], weapon.id),
      ...(isHarmless && { noDamage: true }),
    };
  });
  const isOnlyMagic = blows.length === 0 && powers.length > 0;
  const left = wanting.filter(
    ({ title }) => !touches.has(title) && !(isOnlyMagic && title === titles.attacks),
  );
  return {
    stats: { ...stats, weapons, ...(powers.length > 0 && { powers: devicesOf(powers) }) },
    wanting: [...left, ...uncounted(powers)],
    offered,
    notes: notesOf(facts),
  };
}

/** What class and race are able to, as they are called. */
function abilitiesOf(content: ClassContent, { classId, raceId }: FightingPerson): string[] {
  const both = content.combination_classes?.find(({ id }) => id === classId)?.classes ?? [classId];
  const tables = [...both.map((id) => classTable(content, id)), raceTable(content, raceId)];
  return [...new Set(tables.flatMap((table) => (table?.abilities ?? []).map(({ name }) => name)))];
}

export function giftedPerson<Stats>(
  book: GiftBook,
  facts: FightingPerson,
  content: ClassContent | null,
  { stats, wanting }: Crossed<Stats>,
): Crossed<Stats> {
  const { devices = [], spells } = facts;
  const talents = book.talents?.(facts, content) ?? [];
  // A scroll may be called as the spell on it.
  const carried = devices.map(({ name, kind, uses }) => ({
    id: spells.some((spell) => spell.name === name) ? `${name}, ${kind}` : name,
    kind,
    uses,
  }));
  const own = talents.map(({ power }) => power);
  const notes = content === null ? [] : abilitiesOf(content, facts);
  if (carried.length === 0 && own.length === 0) return { stats, wanting, notes };
  const { part, asked = [] } = book.devices?.(carried) ?? { part: { powers: devicesOf(carried) } };
  const { powers = [], spells: scrolls = [], ...wands } = part;
  const known = (stats as { spells?: readonly object[] }).spells ?? [];
  return {
    stats: {
      ...stats,
      ...wands,
      ...(scrolls.length > 0 && { spells: [...known, ...scrolls] }),
      ...(powers.length + own.length > 0 && { powers: [...powers, ...devicesOf(own)] }),
    },
    wanting: [...wanting, ...asked, ...uncounted([...carried, ...own])],
    offered: talents.map(({ offered }) => offered),
    notes,
  };
}

/** How often each power and wand is left, as a figure that may be typed over. */
export function usesOf<Stats>(stats: Stats): FighterFigure<Stats>[] {
  const { powers = [], wands = [] } = stats as Gifted;
  const counted = (key: 'powers' | 'wands', all: readonly Device[]) =>
    all.map(({ id, uses }) =>
      wholeFigure<Stats>(
        titles.uses(id),
        uses,
        (left) => ({ [key]: withChanged(all, id, { uses: left }) }) as never,
      ),
    );
  return [...counted('powers', powers), ...counted('wands', wands)];
}

/** What was used today is gone from what there is a day. */
export function withoutSpent<Stats>(
  { stats, ...more }: Crossed<Stats>,
  spent: Readonly<Record<string, number>> = {},
): Crossed<Stats> {
  const { powers } = stats as Gifted;
  if (powers === undefined || Object.keys(spent).length === 0) return { stats, ...more };
  const left = powers.map((power) =>
    power.uses === undefined ? power : { ...power, uses: Math.max(0, power.uses - (spent[power.id] ?? 0)) },
  );
  return { stats: { ...stats, powers: left }, ...more };
}

/** A touch whose damage somebody typed deals it. */
export function withDamageTyped<Stats>(stats: Stats, typed: TypedFigures): Stats {
  const { weapons } = stats as Gifted;
  if (weapons?.some(({ noDamage }) => noDamage === true) !== true) return stats;
  return {
    ...stats,
    weapons: weapons.map(({ noDamage, ...weapon }) => ({
      ...weapon,
      ...(noDamage === true && typed[titles.damage(weapon.id)] === undefined && { noDamage }),
    })),
  };
}
