import { leadersOf, steppedDice, withHitDice } from '../../../../shared/bestiary/own/adjusted.ts';
import { judged } from '../../../../shared/bestiary/own/judged.ts';
import { isUnsaid, saidFacts } from '../../../../shared/bestiary/own/values.ts';
import type { Terms } from '../../../../shared/bestiary/own/terms.ts';
import { hasHitDice, wholeFigures } from '../../../../shared/bestiary/own/whole.ts';
import type { CreatureFigures } from '../../../../shared/bestiary/figures.ts';
import { writingOf } from '../../../../shared/bestiary/written/written.ts';
import type { CreatureFacts } from '../../../../shared/content/schemas/own-creature.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { BookOfCreatures } from '../books.ts';
import { levelsOf, needOwn, needPrinted, type Place } from '../creature-card.ts';
import { blockWords } from '../figure-words.ts';
import { printedBaseIn, type BaseOf, type OwnCreature } from './own-book.ts';
import { rowIdOf } from './read-own.ts';

/** What the form of a creature is told: how it begins, what the tables say to it, what more or fewer dice make of it. */

interface Shelves {
  own: readonly OwnCreature[];
  books: readonly BookOfCreatures[];
}

type Draft = QueryOutput<'creature.draft'>;
type AsVariant = Omit<QueryOutput<'creature.adjust'>['leaders'][number], 'role'>;

/** The creature at a place as others are made of it. Throws not-found. */
export function basisAt({ own, books }: Shelves, place: Place): { base: BaseOf; terms: Terms } {
  if (rowIdOf(place.id) !== null) {
    const creature = needOwn(own, place.id);
    return { base: { ...creature, name: creature.row.name }, terms: creature.terms };
  }
  const { book } = needPrinted(books, place);
  const base = printedBaseIn(books, place);
  if (!base) throw new TurnkeeperError('not-found', 'That creature stands in no book. Choose again.');
  return { base, terms: termsOf(book) };
}

const termsOf = ({ system, compared }: BookOfCreatures): Terms => ({ system, tables: compared.tables });

/** In the terms of a system's book. Throws not-found where it has none. */
export function termsIn(books: readonly BookOfCreatures[], systemId: string): Terms {
  const book = books.find(({ id }) => id === systemId);
  if (!book)
    throw new TurnkeeperError(
      'not-found',
      'No book of creatures comes with that system. Write the creature in the terms of another.',
      { system: 'Choose another.' },
    );
  return termsOf(book);
}

const plain = {
  also: '',
  tags: [],
  terrain: [],
  levels: null,
  notes: '',
  licence: '',
  source: '',
  pictureId: null,
};

/** Every book a creature may be written in, and what one must know of it to do so. */
export const writingsOf = (books: readonly BookOfCreatures[]): Draft['systems'] =>
  books.map(({ id, title, system, compared: { tables } }) => {
    const levels = tables?.xp_awards.some((award) => 'challenge_level' in award) ?? false;
    return { id, title, writing: writingOf(system.bestiary, levels) };
  });

/** The system itself where it has a book of creatures, else the first that has one. */
export const usualSystem = (books: readonly BookOfCreatures[], systemId: string): string =>
  (books.find(({ id }) => id === systemId) ?? books[0])?.id ?? systemId;

/** How a form begins. Throws not-found. */
export function draftOf(shelves: Shelves, input: ParsedInput<'creature.draft'>, systemId: string): Draft {
  const { own, books } = shelves;
  const systems = writingsOf(books);
  const usual = usualSystem(books, systemId);
  if (input.of === 'new')
    return { ...plain, id: null, name: '', system: usual, systems, base: null, facts: {}, basis: {} };
  const { base, terms } = basisAt(shelves, input);
  const { name, book, id } = base;
  const at = { id: null, system: terms.system.id, systems };
  const kept = rowIdOf(id) === null ? plain : aboutOf(needOwn(own, id));
  if (input.of === 'variant') {
    const basis = saidFacts(base.figures);
    return { ...plain, ...at, name, base: { book, id, name }, facts: {}, basis };
  }
  if (input.of === 'copy') {
    const tags = [...base.monster.categories].slice(0, mostTags);
    const also = base.monster.also_known_as ?? '';
    return { ...kept, ...at, name, also, tags, base: null, facts: saidFacts(base.figures), basis: {} };
  }
  const creature = needOwn(own, id);
  return {
    ...at,
    ...aboutOf(creature),
    pictureId: null,
    id: creature.row.id,
    name: creature.row.name,
    base: creature.base && { book: creature.base.book, id: creature.base.id, name: creature.base.name },
    facts: creature.facts,
    basis: creature.base === null ? {} : saidFacts(creature.base.figures),
  };
}

const mostTags = 20;

const aboutOf = (creature: OwnCreature) => ({
  also: creature.row.also,
  tags: [...creature.tags],
  terrain: [...creature.terrain],
  levels: levelsOf(creature),
  notes: creature.row.notes,
  licence: creature.row.licence,
  source: creature.row.source,
  pictureId: creature.picture?.assetId ?? null,
});

/** What the tables say to figures, and what stands where nothing is typed. Throws not-found. */
export function judgedDraft(
  shelves: Shelves,
  { system, base: place, facts }: ParsedInput<'creature.judge'>,
): QueryOutput<'creature.judge'> {
  const found = place === null ? null : basisAt(shelves, place);
  const terms = found?.terms ?? termsIn(shelves.books, system);
  const figures = wholeFigures(facts, found?.base ?? null, terms);
  const keys = Object.keys(blockWords) as (keyof CreatureFigures)[];
  return {
    remarks: judged(figures, terms),
    otherwise: keys.filter((key) => facts[key] == null).map((key) => ({ key, text: textOf(figures, key) })),
  };
}

function textOf(figures: CreatureFigures, key: keyof CreatureFigures): string {
  const figure = figures[key];
  return figure === null || isUnsaid(key, figure) ? '' : blockWords[key].text(figure.value as never);
}

/** What one Hit Die more or less would make of a creature, and its leaders. Throws not-found. */
export function adjustments(shelves: Shelves, place: Place): QueryOutput<'creature.adjust'> {
  const { base, terms } = basisAt(shelves, place);
  const stepped = (by: 1 | -1): AsVariant | null => {
    const hd = hasHitDice(base.figures.hitDice.value) ? steppedDice(base.figures.hitDice.value, by) : null;
    return hd === null ? null : asVariant(base, withHitDice(base.figures, hd, terms), terms);
  };
  return {
    name: base.name,
    more: stepped(1),
    less: stepped(-1),
    leaders: leadersOf(base.figures, terms).map(({ role, facts }) => ({
      role: capital(role),
      ...asVariant(base, facts, terms),
    })),
  };
}

function asVariant(base: BaseOf, facts: CreatureFacts, terms: Terms): AsVariant {
  const now = wholeFigures(facts, base, terms);
  const keys = Object.keys(blockWords) as (keyof CreatureFigures)[];
  const lines = keys.flatMap((key) => {
    const [before, after] = [textOf(base.figures, key), textOf(now, key)];
    return before === after ? [] : [{ label: blockWords[key].label, before, after }];
  });
  return { facts, lines };
}
