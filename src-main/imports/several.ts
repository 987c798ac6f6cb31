import type { Draft } from './entry.ts';

/** Of more than these, one stands for all. */
export const mostOfOne = 100;

const longestName = 80;

/** How many a figure such as "26" means; null for dice, for one, and for more than are made. */
export const severalIn = (number: string | null): number | null => {
  const count = Number(number);
  return Number.isInteger(count) && count > 1 && count <= mostOfOne ? count : null;
};

/** The hit points of each, such as "5, 4, 3 and 2", where there are as many figures as creatures. */
export const pointsOfEach = (text: string, count: number | null): number[] | null => {
  if (count === null || !/^\d{1,4}(?:(?:, ?(?:and )?| and |\/)\d{1,4})+(?: ?hp)?$/i.test(text)) return null;
  const points = (text.match(/\d+/g) ?? []).map(Number);
  return points.length === count ? points : null;
};

/** So many of one creature: each a creature of its own, told apart by a number behind the name. */
export const severalOf = (draft: Draft, count: number, each: readonly number[] | null = null): Draft[] => {
  const { person } = draft;
  if (person === null) return [draft];
  return Array.from({ length: count }, (_none, at) => {
    const number = ` ${at + 1}`;
    const name = `${draft.name.slice(0, longestName - number.length).trimEnd()}${number}`;
    const own = each?.[at];
    const points = own === undefined ? {} : { hp: own, maxHp: own };
    return { ...draft, name, person: { ...structuredClone(person), name, ...points } };
  });
};
