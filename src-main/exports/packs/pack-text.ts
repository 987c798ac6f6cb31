import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { mostPackedPictures } from '../../../shared/ipc/prep/packs/pack.ts';
import { sizeWords } from '../../../shared/words/sizes.ts';
import type { NamedGift } from '../../../shared/ipc/prep/table-fields.ts';
import { freeName } from '../../../shared/tables/free-name.ts';
import type { Gift } from '../../../shared/tables/table.ts';
import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { ownRow, rowIdOf } from '../../content/bestiary/own/read-own.ts';
import type { Sql } from '../../db/sql.ts';
import type { CreatureRow, PageRow } from '../../db/tables.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import { tagsIn } from '../../facts/pages/read-pages.ts';
import { readTable, type TableHead } from '../../facts/tables/read-tables.ts';
import {
  packFormat,
  type Pack,
  type PackCreature,
  type PackPage,
  type PackTable,
} from '../../imports/pack/pack-format.ts';
import { judgedPack } from './judge-pack.ts';
import { PicturesOut } from './pictures-out.ts';
import { licenceNames } from './licences.ts';
import { PackShelf } from './pack-parts.ts';

type Asked = Omit<ParsedInput<'pack.export'>, 'path' | 'replace'>;

/** What was chosen as a pack. Throws refused where its licences do not go together, or nothing was chosen. */
export function packOf(sql: Sql, books: readonly BookOfCreatures[], asked: Asked): Pack {
  const shelf = new PackShelf(sql, books);
  const parts = shelf.chosen(asked);
  const { licence, name, author } = asked;
  const judged = judgedPack(shelf, parts, licence);
  const { refusal, section15, attributions } = judged;
  const { bytes } = judged.pictures;
  if (refusal !== null) throw refused(`${refusal} Nothing was written.`, { licence: refusal });
  const pictures = new PicturesOut(sql, asked.pictures);
  if (asked.pictures && bytes > mostPackedPictures) throw tooLarge(bytes);
  const writer = new PackWriter(sql, shelf, { licence: licenceNames[licence], pictures });
  const creatures = parts.creatures.map((row) => writer.creature(row));
  const pages = parts.pages.map((row) => writer.page(row));
  return {
    format: packFormat.id,
    version: packFormat.version,
    id: [author, name]
      .map(slug)
      .filter((part) => part !== '')
      .join('/'),
    name,
    author,
    licence: {
      id: licence,
      name: licenceNames[licence],
      attribution: [...new Set([asked.attribution, ...attributions])]
        .filter((text) => text !== '')
        .join('\n'),
      section15: [...new Set([...section15, ...asked.section15])],
    },
    system: parts.creatures.length > 0 ? readRules(sql).system.id : null,
    creatures,
    tables: parts.tables.map((head) => writer.table(head)),
    pages,
    images: pictures.all,
  };
}

export const packText = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;

/** "Old Hild, the second" as "old-hild-the-second". */
const slug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const tooLarge = (bytes: number) => {
  const why = `The pictures have ${sizeWords(bytes)} together; a pack of more than ${sizeWords(mostPackedPictures)} could not be read again.`;
  return refused(`${why} Nothing was written.`, { pictures: why });
};

interface GoesWith {
  /** Of the pack: what is the referee's own goes out under it. */
  readonly licence: string;
  readonly pictures: PicturesOut;
}

class PackWriter {
  readonly #sql: Sql;
  readonly #shelf: PackShelf;
  readonly #with: GoesWith;
  /** Creatures may share a name in a campaign, and not in a pack. */
  readonly #names: ReadonlyMap<number, string>;
  readonly #stands: ReadonlyMap<number, Pick<TableHead, 'folder' | 'name'>>;

  constructor(sql: Sql, shelf: PackShelf, goesWith: GoesWith) {
    this.#sql = sql;
    this.#shelf = shelf;
    this.#with = goesWith;
    const taken = new Set<string>();
    this.#names = new Map(shelf.creatures.map(({ id, name }) => [id, freeName(taken, name)]));
    this.#stands = new Map(shelf.tables.map(({ id, folder, name }) => [id, { folder, name }]));
  }

  creature(row: CreatureRow): PackCreature {
    const { facts, tags, terrain } = ownRow(row);
    const { id, also, system, notes, source, level_least: least, level_most: most } = row;
    return {
      ...{ name: this.#nameOf(id), also, system, base: this.#baseOf(row), facts },
      ...{ tags: [...tags], terrain: [...terrain] },
      levels: least === null || most === null ? null : { least, most },
      ...{ notes, licence: this.#licenceOf(row), source, picture: this.#with.pictures.nameOf(row) },
    };
  }

  page(row: PageRow): PackPage {
    const { kind, folder, title, text, players_text: playersText, tags } = row;
    const picture = this.#with.pictures.nameOf(row);
    return { kind, folder, title, text, playersText, tags: [...tagsIn(tags)], picture };
  }

  table(head: TableHead): PackTable {
    const { folder, name, purpose, way, beyond, columns, modifiers, notes, source } = head;
    const rows = readTable(this.#sql, head.id)?.rows ?? [];
    return {
      ...{ folder, name, purpose, way, beyond, columns: [...columns], modifiers: [...modifiers] },
      ...{ notes, licence: this.#licenceOf(head), source },
      rows: rows.map(({ spans, weight, text, gives, again, once, note }) => ({
        ...{ spans: [...spans], weight, text, again, once, note },
        gives: gives.flatMap((gift) => this.#gift(gift) ?? []),
      })),
    };
  }

  #nameOf(id: number): string {
    return this.#names.get(id) ?? '';
  }

  #baseOf({ base, base_id: own }: CreatureRow): PackCreature['base'] {
    if (own !== null) return { own: this.#nameOf(own) };
    const [book = '', id = ''] = base?.split(/:(.*)/su) ?? [];
    return base === null ? null : { book, id };
  }

  #licenceOf(part: CreatureRow | TableHead): string {
    const { name } = this.#shelf.licenceOf(part);
    return name === '' ? this.#with.licence : name;
  }

  /** By names; a throw on a table that is gone gives nothing. */
  #gift(gift: Gift): NamedGift | null {
    if (gift.kind === 'creature') {
      const id = rowIdOf(gift.creature);
      if (id === null) return gift;
      const own = this.#nameOf(id);
      return { ...gift, creature: own === '' ? '' : { own } };
    }
    if (gift.kind !== 'table') return gift;
    if (typeof gift.table === 'string') return { ...gift, table: gift.table };
    const stand = this.#stands.get(gift.table);
    return stand === undefined ? null : { ...gift, table: stand };
  }
}
