import type { RangedUse } from '../stats.ts';

/** How a weapon sends what it sends, by its name. BF-MIS-1, BF-MIS-7. */

const deliveries = [
  [/crossbow/i, 'crossbow'],
  [/bow/i, 'bow'],
  [/sling/i, 'sling'],
] as const;

const reloadOf = (name: string): Pick<RangedUse, 'reload'> => {
  if (!/crossbow/i.test(name)) return {};
  return { reload: /light/i.test(name) ? 'light-crossbow' : 'heavy-crossbow' };
};

export const deliveredBy = (name: string, thrown: boolean): Pick<RangedUse, 'delivery' | 'reload'> => ({
  delivery: thrown ? 'thrown' : (deliveries.find(([words]) => words.test(name))?.[1] ?? 'other'),
  ...reloadOf(name),
});
