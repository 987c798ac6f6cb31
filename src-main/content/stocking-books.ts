import { systems } from '../../shared/rules/registry.ts';
import { stockingTables, type StockingTables } from '../../shared/stocking/tables.ts';
import { loadPrep } from './content.ts';

/** A book that prints tables for stocking a dungeon. */
export interface StockingBook {
  /** Of the system. */
  readonly id: string;
  readonly title: string;
  readonly tables: StockingTables;
}

/** Every book that prints them, in the order of the systems. */
export async function loadStocking(): Promise<readonly StockingBook[]> {
  const books = await Promise.all(
    systems.map(async ({ id, title }) => ({
      id,
      title,
      tables: stockingTables((await loadPrep(id))?.dungeon ?? null),
    })),
  );
  return books.flatMap(({ id, title, tables }) => (tables ? [{ id, title, tables }] : []));
}
