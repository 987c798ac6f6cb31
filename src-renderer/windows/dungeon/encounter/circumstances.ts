import type { Circumstance } from './encounter-types.ts';

const openAtMost = 4;

/** Whether a circumstance holds as the program sees it: a yes, a figure that is not 0, somebody it is true of. */
const holds = ({ value }: Circumstance): boolean => (Array.isArray(value) ? value.length > 0 : value !== false && value !== 0);

/** What holds stands open; the rest is folded away once it would fill the panel. */
export function foldCircumstances(options: readonly Circumstance[]): {
  open: Circumstance[];
  folded: Circumstance[];
} {
  if (options.length <= openAtMost) return { open: [...options], folded: [] };
  return { open: options.filter(holds), folded: options.filter((option) => !holds(option)) };
}

const sideTitles = { party: 'The party', monsters: 'The monsters', both: '' } as const;

/** Circumstances of the party, of the monsters, of the place, each in the order given. */
export function groupCircumstances(
  options: readonly Circumstance[],
): { title: string; options: Circumstance[] }[] {
  const sides = [null, 'party', 'monsters'] as const;
  return sides
    .map((side) => ({
      title: sideTitles[side ?? 'both'],
      options: options.filter((option) => option.side === side),
    }))
    .filter((group) => group.options.length > 0);
}

/** What the program takes for granted first: the one to overrule by a single key. */
export const firstGranted = (options: readonly Circumstance[]): Circumstance | null =>
  options.find(({ kind, value }) => kind === 'flag' && value === true) ?? null;
