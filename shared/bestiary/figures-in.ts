import { sameName, type Book } from './book.ts';
import { compared, type Comparison } from './compared.ts';
import { converted } from './converted.ts';
import type { BlockSystem, CreatureFigures, Monster, SheetFigures, SheetSystem } from './figures.ts';
import { printedFigures } from './printed.ts';
import { suggestedFigures } from './sheet.ts';

/** A creature as one system has it. */
export type CreatureIn =
  | { kind: 'printed'; figures: CreatureFigures }
  /** Printed in this book too, so that nothing of it is converted; `other` is that entry. */
  | { kind: 'compared'; other: Monster; figures: CreatureFigures; beside: Comparison['beside'] }
  | { kind: 'converted'; figures: CreatureFigures }
  | { kind: 'suggested'; figures: SheetFigures };

const hasBlocks = (system: BlockSystem | SheetSystem): system is BlockSystem =>
  system.bestiary.form === 'block';

/**
 * A creature of one book in any system: as its own prints it, compared where the other prints it too, else converted;
 * suggestions where the system has no open creatures. `books` are those at hand, the target's among them.
 */
export function figuresIn(
  monster: Monster,
  from: BlockSystem,
  to: BlockSystem | SheetSystem,
  books: readonly Book[],
): CreatureIn {
  if (!hasBlocks(to)) return { kind: 'suggested', figures: suggestedFigures(monster, from, to) };
  if (to.id === from.id) return { kind: 'printed', figures: printedFigures(monster, from) };
  const book = books.find(({ system }) => system.id === to.id);
  const other = book ? sameName(monster, book) : null;
  if (other === null) return { kind: 'converted', figures: converted(monster, from, to, books) };
  const { printed, beside } = compared(monster, from, { monster: other, system: to }, books);
  return { kind: 'compared', other, figures: printed, beside };
}
