import { refused } from '../../../../shared/errors.ts';
import { pageLimits } from '../../../../shared/ipc/prep/page.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { BookPage } from '../../../imports/pack/pack-entry.ts';

const standing = query.selectFrom('page').select(['kind', 'title']).compile();

const keyOf = (kind: string, title: string): string => `${kind} ${folded(title)}`;

/** Writes pages into the notebook, none over another: two of a kind never bear one title. */
export class PageWriter {
  readonly #sql: Sql;
  readonly #taken: Set<string>;

  constructor(sql: Sql) {
    this.#sql = sql;
    this.#taken = new Set(sql.all(standing).map(({ kind, title }) => keyOf(kind, title)));
  }

  /** Gives the title under which it stands. */
  write({ kind, folder, name, text, playersText, tags }: BookPage): string {
    if (this.#taken.size >= pageLimits.pages)
      throw refused(`A notebook has at most ${figure(pageLimits.pages)} pages. Nothing was taken.`);
    const title = this.#freeTitle(kind, name);
    const row = { kind, folder, title, text, players_text: playersText, tags: JSON.stringify(tags) };
    this.#sql.run(query.insertInto('page').values(row));
    return title;
  }

  #freeTitle(kind: string, wanted: string): string {
    let title = wanted;
    for (let copies = 2; this.#taken.has(keyOf(kind, title)); copies += 1)
      title = `${wanted.slice(0, 72).trimEnd()} (${copies})`;
    this.#taken.add(keyOf(kind, title));
    return title;
  }
}
