import { refused } from '../../../../shared/errors.ts';
import { pageLimits } from '../../../../shared/ipc/prep/page.ts';
import { folded } from '../../../../shared/tables/names.ts';
import { figure } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { needPage } from '../../../facts/pages/read-pages.ts';
import type { BookPage } from '../../../imports/pack/pack-entry.ts';
import type { Pictures } from './pictures.ts';
import type { Written } from './written.ts';

const standing = query.selectFrom('page').select(['kind', 'title']).compile();

const keyOf = (kind: string, title: string): string => `${kind} ${folded(title)}`;

/** Writes pages into the notebook: two of a kind never bear one title. */
export class PageWriter {
  readonly #sql: Sql;
  readonly #pictures: Pictures;
  readonly #taken: Set<string>;

  constructor(sql: Sql, pictures: Pictures) {
    this.#sql = sql;
    this.#pictures = pictures;
    this.#taken = new Set(sql.all(standing).map(({ kind, title }) => keyOf(kind, title)));
  }

  /** A new page, under a title that is free. */
  write(page: BookPage): Written {
    if (this.#taken.size >= pageLimits.pages)
      throw refused(`A notebook has at most ${figure(pageLimits.pages)} pages. Nothing was taken.`);
    const { kind, folder } = page;
    const title = this.#freeTitle(kind, page.name);
    const row = { kind, folder, title, picture_id: this.#pictures.keep(page.picture), ...columnsOf(page) };
    return { id: this.#sql.run(query.insertInto('page').values(row)).lastId, name: title };
  }

  /** Over one that stands here, which keeps its title and its place. */
  writeOver(page: BookPage, id: number): Written {
    const { title, picture_id: before } = needPage(this.#sql, id);
    const picture = page.picture === null ? before : this.#pictures.keep(page.picture);
    this.#sql.run(
      query
        .updateTable('page')
        .set({ picture_id: picture, ...columnsOf(page) })
        .where('id', '=', id),
    );
    return { id, name: title };
  }

  #freeTitle(kind: string, wanted: string): string {
    let title = wanted;
    for (let copies = 2; this.#taken.has(keyOf(kind, title)); copies += 1)
      title = `${wanted.slice(0, 72).trimEnd()} (${copies})`;
    this.#taken.add(keyOf(kind, title));
    return title;
  }
}

const columnsOf = ({ text, playersText, tags }: BookPage) => ({
  text,
  players_text: playersText,
  tags: JSON.stringify(tags),
});
