import type { Circumstance } from '../encounter-types.ts';

const allAtMost = 2;
const flagsAtMost = 4;

/** Whether a circumstance holds, or follows from what the program knows. */
function stands({ kind, value, reasons }: Circumstance): boolean {
  if (kind === 'flag') return value === true || reasons.length > 0;
  return Array.isArray(value) && value.length > 0;
}

/**
 * What is asked first, and what is known, stands open; the rest is folded away once it would fill the panel. A
 * system's own order puts first what is asked most.
 */
export function foldCircumstances(options: readonly Circumstance[]): {
  open: Circumstance[];
  folded: Circumstance[];
} {
  const asked = options.filter(({ kind }) => kind === 'flag').slice(0, flagsAtMost);
  const isOpen = (option: Circumstance): boolean =>
    options.length <= allAtMost || asked.includes(option) || stands(option);
  return { open: options.filter(isOpen), folded: options.filter((option) => !isOpen(option)) };
}

const sideTitles = { party: 'The party', monsters: 'The monsters' } as const;

/** Circumstances of the place, of the party, of the monsters, each in the order given. */
export function groupCircumstances(
  options: readonly Circumstance[],
): { title: string; options: Circumstance[] }[] {
  return ([null, 'party', 'monsters'] as const)
    .map((side) => ({
      title: side === null ? '' : sideTitles[side],
      options: options.filter((option) => option.side === side),
    }))
    .filter((group) => group.options.length > 0);
}

/** What the program worked out first: the one to overrule by a single key. */
export const firstKnown = (options: readonly Circumstance[]): Circumstance | null =>
  options.find(({ kind, reasons }) => kind === 'flag' && reasons.length > 0) ?? null;
