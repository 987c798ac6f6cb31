import { creatureLimits } from '../../../../shared/content/schemas/creature-limits.ts';
import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CreatureRow } from '../../../db/tables.ts';

const last = query
  .selectFrom('creature')
  .select(({ fn }) => [fn.max<number | null>('position').as('position'), fn.countAll<number>().as('count')])
  .compile();

/** Writes own creatures one after another behind those that stand there. */
export class CreatureWriter {
  readonly #sql: Sql;
  #position: number;
  #count: number;

  constructor(sql: Sql) {
    this.#sql = sql;
    const { position, count } = sql.get(last) ?? { position: 0, count: 0 };
    this.#position = position ?? 0;
    this.#count = count;
  }

  /** Gives its id. Throws refused where there are too many. */
  write(
    row: Omit<Partial<CreatureRow>, 'id' | 'position'> & Pick<CreatureRow, 'name' | 'system' | 'facts'>,
  ): number {
    if (this.#count >= creatureLimits.most)
      throw refused(
        `There are ${creatureLimits.most.toLocaleString('en')} creatures of your own; no more were added.`,
      );
    this.#count += 1;
    this.#position += 1;
    return this.#sql.run(query.insertInto('creature').values({ ...row, position: this.#position })).lastId;
  }
}
