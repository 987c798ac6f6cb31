import { refused } from '../../../../shared/errors.ts';
import { freeName } from '../../../../shared/tables/free-name.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { creatureSystems, hasBlocks } from '../../../content/bestiary/books.ts';
import { readOwnRow, readOwnRows } from '../../../content/bestiary/own/read-own.ts';
import { CreatureWriter } from '../../../content/bestiary/own/write-own.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import type { BookCreature, ToldCreature } from '../../../imports/creatures/book-creature.ts';
import type { Pictures } from './pictures.ts';
import type { Over, Written } from './written.ts';

/** Systems in whose terms a creature can be written. */
const written = creatureSystems.filter(hasBlocks).map(({ id }): string => id);

/** Where creatures go: over which rows, and what stands here already of what they may be variants of. */
export interface CreaturesAmong {
  readonly over: Over;
  readonly pictures: Pictures;
  /** The ids of what came of the same packs before, by the names it bears there. */
  readonly standing: ReadonlyMap<string, number>;
}

/** Writes creatures behind the referee's own, or over those that they are newer editions of; variants follow their bases. */
export class CreatureTaker {
  readonly #sql: Sql;
  /** By the names they bear in their source; of one name the first. */
  readonly ids: Map<string, number>;
  /** Variants of creatures that did not come with them, of which nobody knows more than what differs. */
  readonly baseless: string[] = [];

  readonly #among: CreaturesAmong;

  constructor(sql: Sql, among: CreaturesAmong) {
    this.#sql = sql;
    this.#among = among;
    this.ids = new Map(among.standing);
  }

  /** First all of them, then which is a variant of which. */
  *write(creatures: readonly BookCreature[], onEach: () => void): Slowly<Written[]> {
    requireSystems(creatures);
    const writer = new CreatureWriter(this.#sql);
    const taken = new Set(readOwnRows(this.#sql).map(({ name }) => folded(name)));
    const inSource = new Map(creatures.toReversed().map((creature) => [folded(creature.name), creature]));
    const done: Written[] = [];
    const known = new Set<string>();
    const variants: { id: number; of: string; wanted: string }[] = [];
    for (const creature of creatures) {
      const { name: wanted, base, whole } = creature;
      const own = base !== null && 'own' in base ? folded(base.own) : null;
      const isThere = own !== null && (inSource.has(own) || this.#among.standing.has(own));
      const follows = isThere && !leadsBack(inSource, creature);
      const told = own === null || follows ? creature : (whole ?? creature);
      const over = this.#among.over(creature);
      const written =
        over === null
          ? this.#writeNew(writer, creature, told, freeName(taken, wanted))
          : this.#writeOver(creature, told, over);
      const { id } = written;
      if (own !== null && follows) variants.push({ id, of: own, wanted });
      if (own !== null && !follows && whole === null) this.baseless.push(wanted);
      if (!known.has(folded(wanted))) this.ids.set(folded(wanted), id);
      known.add(folded(wanted));
      done.push(written);
      onEach();
      yield;
    }
    for (const { id, of, wanted } of variants) {
      const base = this.ids.get(of) ?? null;
      if (base === null || this.#comesFrom(base, id)) this.baseless.push(wanted);
      else this.#sql.run(query.updateTable('creature').set({ base_id: base }).where('id', '=', id));
    }
    return done;
  }

  /** Whether one is, over however many, a variant of another. */
  #comesFrom(id: number, from: number): boolean {
    const seen = new Set<number>();
    for (let at: number | null = id; at !== null && !seen.has(at);) {
      if (at === from) return true;
      seen.add(at);
      at = readOwnRow(this.#sql, at)?.base_id ?? null;
    }
    return false;
  }

  #writeNew(writer: CreatureWriter, creature: BookCreature, told: ToldCreature, name: string): Written {
    const picture = this.#among.pictures.keep(creature.picture);
    const row = { name, picture_id: picture, ...this.#columnsOf(creature, told) };
    return { id: writer.write(row), name };
  }

  /** It keeps its name, and a picture where none comes. */
  #writeOver(creature: BookCreature, told: ToldCreature, id: number): Written {
    const before = readOwnRow(this.#sql, id);
    const picture = this.#among.pictures.keep(creature.picture) ?? before?.picture_id ?? null;
    const columns = { picture_id: picture, ...this.#columnsOf(creature, told) };
    this.#sql.run(query.updateTable('creature').set(columns).where('id', '=', id));
    return { id, name: before?.name ?? creature.name };
  }

  #columnsOf({ system, base }: BookCreature, told: ToldCreature) {
    return {
      ...{ system, base_id: null },
      base: base !== null && 'book' in base ? `${base.book}:${base.id}` : null,
      ...columnsOf(told),
    };
  }
}

/** Throws refused where no book has blocks in whose terms one is written. */
function requireSystems(creatures: readonly BookCreature[]): void {
  const foreign = creatures.find(({ system }) => !written.includes(system));
  if (foreign !== undefined)
    throw refused(
      `${foreign.name}: no book of creatures comes with the system ${foreign.system}. Nothing was taken.`,
      { indexes: 'Leave it out.' },
    );
}

/** A variant of what is in its turn a variant of it. */
function leadsBack(inSource: ReadonlyMap<string, BookCreature>, from: BookCreature): boolean {
  const seen = new Set<BookCreature>();
  for (let at: BookCreature | undefined = from; at !== undefined;) {
    if (seen.has(at)) return true;
    seen.add(at);
    at = at.base !== null && 'own' in at.base ? inSource.get(folded(at.base.own)) : undefined;
  }
  return false;
}

const columnsOf = ({ facts, also, tags, terrain, levels, licence, source, notes }: ToldCreature) => ({
  facts: JSON.stringify(facts),
  also,
  tags: JSON.stringify(tags),
  terrain: JSON.stringify(terrain),
  level_least: levels?.least ?? null,
  level_most: levels?.most ?? null,
  notes,
  licence,
  source,
});
