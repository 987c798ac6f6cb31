import { factsOf, isBlank } from '../../../shared/bestiary/own/values.ts';
import { printedFigures } from '../../../shared/bestiary/printed.ts';
import type { CreatureFigures } from '../../../shared/bestiary/figures.ts';
import { factKeys, type FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import type { Writing } from '../../../shared/bestiary/written/written.ts';
import { creatureLimits } from '../../../shared/content/schemas/creature-limits.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { levelsOf, needOwn, needPrinted, type Place } from '../../content/bestiary/creature-card.ts';
import { writingsOf } from '../../content/bestiary/own/drafts.ts';
import type { OwnCreature } from '../../content/bestiary/own/own-book.ts';
import { rowIdOf } from '../../content/bestiary/own/read-own.ts';

/** A creature on its way out, in the terms of its own book, whole. */
export interface Outgoing {
  name: string;
  writing: Writing;
  /** Every figure that is known, whoever says it. */
  facts: CreatureFacts;
  /** Those that follow from its Hit Dice by a table. */
  derived: readonly FactKey[];
  /** What it is a variant of; null for none. */
  variantOf: string | null;
  levels: { least: number; most: number } | null;
  about: About;
  hasPicture: boolean;
  /** What its book's licence asks to be said with it, in paragraphs; empty for what comes of no book. */
  notice: readonly string[];
}

export interface About {
  also: string;
  tags: readonly string[];
  terrain: readonly string[];
  licence: string;
  source: string;
  notes: string;
}

interface Shelves {
  own: readonly OwnCreature[];
  books: readonly BookOfCreatures[];
}

/** Throws not-found. */
export function outgoingCreature({ own, books }: Shelves, place: Place): Outgoing {
  const writing = (book: string): Writing => {
    const known = writingsOf(books).find(({ id }) => id === book);
    if (known === undefined) throw new Error(`There is no book ${book}.`);
    return known.writing;
  };
  if (rowIdOf(place.id) === null) {
    const { book, monster } = needPrinted(books, place);
    return {
      name: monster.name,
      writing: writing(book.id),
      ...factsIn(printedFigures(monster, book.system)),
      variantOf: null,
      levels: null,
      hasPicture: false,
      about: {
        also: monster.also_known_as ?? '',
        tags: monster.categories.slice(0, creatureLimits.tags),
        terrain: [],
        licence: book.file.licence.name,
        source: book.title,
        notes: '',
      },
      notice: noticeOf(book.file),
    };
  }
  const creature = needOwn(own, place.id);
  const { row, tags, terrain, base, figures } = creature;
  const printed =
    base === null || rowIdOf(base.id) !== null ? null : books.find(({ id }) => id === base.book);
  return {
    name: row.name,
    writing: writing(creature.book),
    ...factsIn(figures),
    variantOf: base?.name ?? null,
    levels: levelsOf(creature),
    hasPicture: creature.picture !== null,
    about: { also: row.also, tags, terrain, licence: row.licence, source: row.source, notes: row.notes },
    notice: printed == null ? [] : noticeOf(printed.file),
  };
}

function factsIn(figures: CreatureFigures): Pick<Outgoing, 'facts' | 'derived'> {
  const facts = factsOf(figures);
  const known = factKeys.filter((key) => facts[key] !== undefined && !isBlank(key, facts[key]));
  return {
    facts: Object.fromEntries(known.map((key) => [key, facts[key]])),
    derived: known.filter((key) => figures[key]?.mark === 'derived'),
  };
}

/** A licence goes along with what it covers: whom to credit, or the notices of its section 15. */
function noticeOf({ licence }: Pick<MonstersFile, 'licence'>): string[] {
  if (licence.id === 'CC-BY-SA-4.0')
    return [`${licence.attribution} Under ${licence.name}, ${licence.licence_text}.`];
  return [
    `Open Game Content under the ${licence.name}; a copy of it belongs beside this file. ${licence.open_game_content}`,
    ...licence.section15,
  ];
}
