import type { CreatureIn } from '../../../shared/bestiary/figures-in.ts';
import { figuresIn } from '../../../shared/bestiary/figures-in.ts';
import type { Figure } from '../../../shared/bestiary/marks.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { attributionOf } from '../attribution.ts';
import type { BookOfCreatures } from './books.ts';
import { creatureSystems } from './books.ts';
import { blockWords, sheetWords } from './figure-words.ts';

type View = QueryOutput<'creature.view'>;
type Line = View['figures'][number];

/** A creature as one system has it. Throws not-found where no book has it or nobody knows the system. */
export function creatureCard(
  books: readonly BookOfCreatures[],
  { book: bookId, id, in: systemId }: ParsedInput<'creature.view'> & { in: string },
): View {
  const book = books.find((each) => each.id === bookId);
  const monster = book?.creatures.find((each) => each.id === id)?.monster;
  const to = creatureSystems.find((system) => system.id === systemId);
  if (!book || !monster) throw missing('That creature stands in no book. Choose again.', 'id');
  if (!to) throw missing('Nobody knows that system. Choose again.', 'in');
  const found = figuresIn(
    monster,
    book.system,
    to,
    books.map(({ compared }) => compared),
  );
  return {
    book: book.id,
    id,
    name: monster.name,
    also: monster.also_known_as ?? '',
    in: to.id,
    how: found.kind,
    other: found.kind === 'compared' ? { id: found.other.id, name: found.other.name } : null,
    figures: linesOf(found),
    systems: creatureSystems.map((system) => ({ id: system.id, title: system.title })),
    attribution: attributionOf(book.file),
  };
}

const missing = (message: string, field: string): TurnkeeperError =>
  new TurnkeeperError('not-found', message, { [field]: 'Choose again.' });

function linesOf(found: CreatureIn): Line[] {
  if (found.kind === 'suggested') return linesBy(sheetWords, found.figures, {});
  return linesBy(blockWords, found.figures, found.kind === 'compared' ? found.beside : {});
}

function linesBy<Key extends string>(
  words: { readonly [Each in Key]: { label: string; text: (value: never) => string } },
  figures: { readonly [Each in Key]: Figure<unknown> | null },
  beside: { readonly [Each in Key]?: Figure<unknown> | null },
): Line[] {
  return (Object.keys(words) as Key[]).flatMap((key) => {
    const { label, text } = words[key];
    const known = figures[key];
    if (known === null) return [];
    const written = ({ value, mark, why }: Figure<unknown>) => ({ text: text(value as never), mark, why });
    const line = written(known);
    const other = beside[key] == null ? null : written(beside[key]);
    // What differs in nothing that is written is no news.
    return [{ label, ...line, rule: known.rule, beside: other?.text === line.text ? null : other }];
  });
}
