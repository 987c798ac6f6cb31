import type { CreatureIn } from '../../../shared/bestiary/figures-in.ts';
import { figuresIn } from '../../../shared/bestiary/figures-in.ts';
import type { Figure } from '../../../shared/bestiary/marks.ts';
import { ownFiguresIn, type OwnIn } from '../../../shared/bestiary/own/in-system.ts';
import { isUnsaid } from '../../../shared/bestiary/own/values.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { attributionOf } from '../attribution.ts';
import { creatureSystems, type BookOfCreatures } from './books.ts';
import { blockWords, sheetWords } from './figure-words.ts';
import type { OwnCreature } from './own/own-book.ts';
import { ownIndex } from './own/own-index.ts';
import { rowIdOf } from './own/read-own.ts';

type View = QueryOutput<'creature.view'>;
type Line = View['figures'][number];

/** Where a creature stands: in the book of a system by its id, or among the referee's own as "own:12". */
export interface Place {
  book: string;
  id: string;
}

interface Shelves {
  own: readonly OwnCreature[];
  books: readonly BookOfCreatures[];
}

/** A creature as one system has it. Throws not-found where no book has it or nobody knows the system. */
export function creatureCard(shelves: Shelves, { in: systemId, ...place }: Place & { in: string }): View {
  const { own, books } = shelves;
  const to = creatureSystems.find((system) => system.id === systemId);
  if (!to) throw missing('Nobody knows that system. Choose again.', 'in');
  const compared = books.map((book) => book.compared);
  const shown = { in: to.id, systems: creatureSystems.map(({ id, title }) => ({ id, title })) };
  if (rowIdOf(place.id) !== null) {
    const creature = needOwn(own, place.id);
    const { monster, figures, base, terms } = creature;
    const found = ownFiguresIn({ monster, figures, base, from: terms.system }, to, compared);
    return {
      ...shown,
      ...headOf(creature),
      how: found.kind,
      other: null,
      figures: linesOf(found),
      ...ownParts(creature, shelves),
    };
  }
  const { book, monster } = needPrinted(books, place);
  const found = figuresIn(monster, book.system, to, compared);
  return {
    ...shown,
    ...headOf({ book: book.id, monster }),
    how: found.kind,
    other: found.kind === 'compared' ? { id: found.other.id, name: found.other.name } : null,
    figures: linesOf(found),
    attribution: attributionOf(book.file),
    own: null,
  };
}

const headOf = ({ book, monster }: Pick<OwnCreature, 'book' | 'monster'>) => ({
  book,
  id: monster.id,
  name: monster.name,
  also: monster.also_known_as ?? '',
});

/** Throws not-found. */
export function needOwn(own: readonly OwnCreature[], id: string): OwnCreature {
  const creature = ownIndex(own).byId.get(id);
  if (!creature) throw missing('That creature is no longer there. Choose again.', 'id');
  return creature;
}

/** An entry of a book. Throws not-found. */
export function needPrinted(books: readonly BookOfCreatures[], { book: bookId, id }: Place) {
  const book = books.find((each) => each.id === bookId);
  const monster = book?.compared.byId.get(id);
  if (!book || !monster) throw missing('That creature stands in no book. Choose again.', 'id');
  return { book, monster };
}

const missing = (message: string, field: string): TurnkeeperError =>
  new TurnkeeperError('not-found', message, { [field]: 'Choose again.' });

/** What only the referee's own have, and the book from which a variant has the rest. */
function ownParts(creature: OwnCreature, { own, books }: Shelves): Pick<View, 'own' | 'attribution'> {
  const { row, base, terrain, tags, picture, problems } = creature;
  const isVariant = base !== null && rowIdOf(base.id) === null;
  const book = isVariant ? books.find(({ id }) => id === base.book) : undefined;
  return {
    attribution: book ? attributionOf(book.file) : null,
    own: {
      id: row.id,
      variantOf: base && { book: base.book, id: base.id, name: base.name },
      variants: (ownIndex(own).variants.get(row.id) ?? []).map(({ row: { name } }) => name),
      pictureId: picture?.assetId ?? null,
      pictureOf: picture === null || row.picture_id !== null ? '' : picture.of,
      tags: [...tags],
      terrain: [...terrain],
      levels: levelsOf(creature),
      notes: row.notes,
      licence: row.licence,
      source: row.source,
      problems: [...problems],
    },
  };
}

/** The levels underground that it says itself. */
export const levelsOf = ({ row: { level_least: least, level_most: most } }: Pick<OwnCreature, 'row'>) =>
  least === null || most === null ? null : { least, most };

function linesOf(found: CreatureIn | OwnIn): Line[] {
  if (found.kind === 'suggested') return linesBy(sheetWords, found.figures, {});
  const beside = 'beside' in found ? found.beside : {};
  return found.kind === 'own'
    ? linesBy(blockWords, found.figures, beside, isUnsaid)
    : linesBy(blockWords, found.figures, beside);
}

function linesBy<Key extends string>(
  words: { readonly [Each in Key]: { label: string; text: (value: never) => string } },
  figures: { readonly [Each in Key]: Figure<unknown> | null },
  beside: { readonly [Each in Key]?: Figure<unknown> | null },
  isNobodys: (key: Key, figure: Figure<unknown>) => boolean = () => false,
): Line[] {
  return (Object.keys(words) as Key[]).flatMap((key) => {
    const { label, text } = words[key];
    const known = figures[key];
    if (known === null) return [];
    const written = (figure: Figure<unknown>) => {
      const { value, mark, why } = figure;
      return { text: isNobodys(key, figure) ? '' : text(value as never), mark, why };
    };
    const line = written(known);
    const other = beside[key] == null ? null : written(beside[key]);
    // What differs in nothing that is written is no news.
    return [{ label, ...line, rule: known.rule, beside: other?.text === line.text ? null : other }];
  });
}
