import { counted, figure } from '../words/figures.ts';

/** What of a book's equipment carries; capacities and loads in its unit. */
interface Carriers {
  readonly gear: readonly { readonly id: string; readonly name: string; readonly capacity: number | null }[];
  readonly animals: readonly {
    readonly id: string;
    readonly unencumbered: { readonly max_load: number } | null;
  }[];
}

/**
 * What it takes to carry a weight off, in the book's unit: the largest sacks of the campaign's equipment, and mules at
 * their full pace where the book says what one bears. Empty where nothing weighs, or the book has neither.
 */
export function carriageWords(equipment: Carriers | null, weight: number): string {
  if (equipment === null || weight <= 0) return '';
  const [sack] = equipment.gear
    .flatMap(({ id, name, capacity }) =>
      id.startsWith('sack') && capacity !== null ? [{ name, capacity }] : [],
    )
    .sort((one, other) => other.capacity - one.capacity);
  const load = equipment.animals.find(({ id }) => id === 'mule')?.unencumbered?.max_load ?? null;
  const needed = (each: number): number => Math.ceil(weight / each);
  return [
    ...(sack === undefined ? [] : [`fills ${figure(needed(sack.capacity))} × ${sack.name}`]),
    ...(load === null ? [] : [`a load for ${counted(needed(load), 'mule')}`]),
  ].join(', ');
}
