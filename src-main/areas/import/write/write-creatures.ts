import { refused } from '../../../../shared/errors.ts';
import { freeName } from '../../../../shared/tables/free-name.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { creatureSystems, hasBlocks } from '../../../content/bestiary/books.ts';
import { readOwnRows } from '../../../content/bestiary/own/read-own.ts';
import { CreatureWriter } from '../../../content/bestiary/own/write-own.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Slowly } from '../../../db/journal/journal.ts';
import type { BookCreature, ToldCreature } from '../../../imports/creatures/book-creature.ts';

/** Systems in whose terms a creature can be written. */
const written = creatureSystems.filter(hasBlocks).map(({ id }): string => id);

/** Writes creatures behind the referee's own, none over another; variants follow what they are variants of. */
export class CreatureTaker {
  readonly #sql: Sql;
  /** By the names they bear in their source; of one name the first. */
  readonly ids = new Map<string, number>();
  /** Variants of creatures that did not come with them, of which nobody knows more than what differs. */
  readonly baseless: string[] = [];

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Gives the names they stand under. First all of them, then which is a variant of which. */
  *write(creatures: readonly BookCreature[], onEach: () => void): Slowly<string[]> {
    requireSystems(creatures);
    const writer = new CreatureWriter(this.#sql);
    const taken = new Set(readOwnRows(this.#sql).map(({ name }) => folded(name)));
    const inSource = new Map(creatures.toReversed().map((creature) => [folded(creature.name), creature]));
    const names: string[] = [];
    const variants: { id: number; of: string }[] = [];
    for (const creature of creatures) {
      const { name: wanted, system, base, whole } = creature;
      const own = base !== null && 'own' in base ? folded(base.own) : null;
      const follows = own !== null && inSource.has(own) && !leadsBack(inSource, creature);
      const name = freeName(taken, wanted);
      const id = writer.write({
        ...{ name, system, base_id: null },
        base: base !== null && 'book' in base ? `${base.book}:${base.id}` : null,
        ...columnsOf(own === null || follows ? creature : (whole ?? creature)),
      });
      if (own !== null && follows) variants.push({ id, of: own });
      if (own !== null && !follows && whole === null) this.baseless.push(wanted);
      if (!this.ids.has(folded(wanted))) this.ids.set(folded(wanted), id);
      names.push(name);
      onEach();
      yield;
    }
    for (const { id, of } of variants)
      this.#sql.run(
        query
          .updateTable('creature')
          .set({ base_id: this.ids.get(of) ?? null })
          .where('id', '=', id),
      );
    return names;
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
