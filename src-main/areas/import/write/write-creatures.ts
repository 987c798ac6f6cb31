import { creatureLimits } from '../../../../shared/content/schemas/creature-limits.ts';
import { refused } from '../../../../shared/errors.ts';
import { freeName } from '../../../../shared/tables/free-name.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { creatureSystems, hasBlocks } from '../../../content/bestiary/books.ts';
import { readOwnRows } from '../../../content/bestiary/own/read-own.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { BookCreature } from '../../../imports/pack/pack-entry.ts';

/** Systems in whose terms a creature can be written. */
const written = creatureSystems.filter(hasBlocks).map(({ id }): string => id);

/** Writes creatures behind the referee's own, none over another; variants follow what they are variants of. */
export class CreatureWriter {
  readonly #sql: Sql;
  /** By the names they bear in their source. */
  readonly ids = new Map<string, number>();
  /** Variants of creatures that did not come with them. */
  readonly baseless: string[] = [];
  readonly #taken: Set<string>;
  readonly #count: number;
  #position: number;

  constructor(sql: Sql) {
    this.#sql = sql;
    const rows = readOwnRows(sql);
    this.#taken = new Set(rows.map(({ name }) => folded(name)));
    this.#position = rows.at(-1)?.position ?? 0;
    this.#count = rows.length;
  }

  /** Gives the names they stand under. First all of them, then which is a variant of which. */
  write(creatures: readonly BookCreature[]): string[] {
    if (this.#count + creatures.length > creatureLimits.most)
      throw refused(
        `A campaign has at most ${figure(creatureLimits.most)} creatures of your own. Nothing was taken.`,
      );
    const foreign = creatures.find(({ system }) => !written.includes(system));
    if (foreign !== undefined)
      throw refused(
        `${foreign.name}: no book of creatures comes with the system ${foreign.system}. Nothing was taken.`,
        { indexes: 'Leave it out.' },
      );
    const names = creatures.map((creature) => this.#one(creature));
    for (const { name, base } of creatures) {
      if (base === null || !('own' in base)) continue;
      const baseId = this.ids.get(folded(base.own));
      const id = this.ids.get(folded(name)) ?? 0;
      if (baseId === undefined || leadsBack(creatures, name)) this.baseless.push(name);
      else this.#sql.run(query.updateTable('creature').set({ base_id: baseId }).where('id', '=', id));
    }
    return names;
  }

  #one({ name: wanted, system, base, facts, also, tags, terrain, levels, ...said }: BookCreature): string {
    const name = freeName(this.#taken, wanted);
    this.#position += 1;
    const { notes, licence, source } = said;
    const row = {
      ...{ name, also, system, notes, licence, source, base_id: null },
      position: this.#position,
      base: base !== null && 'book' in base ? `${base.book}:${base.id}` : null,
      facts: JSON.stringify(facts),
      tags: JSON.stringify(tags),
      terrain: JSON.stringify(terrain),
      level_least: levels?.least ?? null,
      level_most: levels?.most ?? null,
    };
    this.ids.set(folded(wanted), this.#sql.run(query.insertInto('creature').values(row)).lastId);
    return name;
  }
}

/** A variant of what is in its turn a variant of it. */
function leadsBack(creatures: readonly BookCreature[], name: string): boolean {
  const seen = new Set<string>();
  for (let at = folded(name); ;) {
    if (seen.has(at)) return true;
    seen.add(at);
    const base = creatures.find((each) => folded(each.name) === at)?.base ?? null;
    if (base === null || !('own' in base)) return false;
    at = folded(base.own);
  }
}
