import type { Book } from '../book.ts';
import type { FigureKey } from '../compared.ts';
import { converted } from '../converted.ts';
import type { BlockSystem, CreatureFigures, Monster, SheetFigures, SheetSystem } from '../figures.ts';
import type { Figure } from '../marks.ts';
import { suggestedFigures } from '../sheet.ts';

/** An own creature as one system has it. */
export type OwnIn =
  | { kind: 'own'; figures: CreatureFigures; beside: Partial<CreatureFigures> }
  | { kind: 'converted'; figures: CreatureFigures }
  | { kind: 'suggested'; figures: SheetFigures };

interface Own {
  monster: Monster;
  figures: CreatureFigures;
  /** What it is a variant of. */
  base: { figures: CreatureFigures } | null;
  from: BlockSystem;
}

/**
 * In its own terms as the referee has it, beside it what its base has instead; else by the rules of conversion, also where
 * the other book prints one of its name, which is another creature.
 */
export function ownFiguresIn(
  { monster, figures, base, from }: Own,
  to: BlockSystem | SheetSystem,
  books: readonly Book[],
): OwnIn {
  if (to.id === from.id)
    return { kind: 'own', figures, beside: base === null ? {} : differing(figures, base.figures) };
  if (to.bestiary.form === 'sheet')
    return { kind: 'suggested', figures: suggestedFigures(monster, from, to as SheetSystem) };
  return { kind: 'converted', figures: converted(monster, from, to as BlockSystem, books) };
}

/** Every figure of the base that is another. */
function differing(figures: CreatureFigures, of: CreatureFigures): Partial<CreatureFigures> {
  const keys = Object.keys(figures) as FigureKey[];
  const value = (figure: Figure<unknown> | null) => JSON.stringify(figure?.value ?? null);
  return Object.fromEntries(
    keys.filter((key) => value(figures[key]) !== value(of[key])).map((key) => [key, of[key]]),
  );
}
