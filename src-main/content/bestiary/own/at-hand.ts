import { asMonster } from '../../../../shared/bestiary/own/as-monster.ts';
import { converted } from '../../../../shared/bestiary/converted.ts';
import { calledSo } from '../../../../shared/words/comers/kinds.ts';
import type { MonstersFile } from '../../../../shared/content/schemas/monsters.ts';
import type { Sql } from '../../../db/sql.ts';
import { whileUnchanged } from '../../../db/while-unchanged.ts';
import { creatureSystems, hasBlocks, type BookOfCreatures } from '../books.ts';
import type { Monster } from '../../creatures.ts';
import { ownCreatures, type OwnCreature } from './own-book.ts';
import { rowIdOf } from './read-own.ts';

/** The creatures that may be met in a campaign: the referee's own, then those its system's book prints. */
export interface CreaturesAtHand {
  readonly printed: MonstersFile | null;
  /** As entries of the campaign's system. */
  readonly entries: readonly Monster[];
  /** By the id that rows keep: one of the book, or "own:12". */
  byId(id: string): Monster | null;
}

/** The creature of that name, one or many of it; undefined where there is none. */
export type CreatureCalled = (name: string) => Monster | undefined;

/** Among those that are at hand when the first is asked for. */
export function creaturesCalled(monsters: CreaturesAtHand): CreatureCalled {
  let entries: readonly Monster[] | null = null;
  return (name) => calledSo(name, (entries ??= monsters.entries), (each) => each.name);
}

interface Shelf {
  sql: Sql;
  systemId: string;
  printed: MonstersFile | null;
  books: readonly BookOfCreatures[];
}

/** Own creatures are read whenever they are asked for, so that a step finds what stood a moment before. */
export function creaturesAtHand({ sql, systemId, printed, books }: Shelf): CreaturesAtHand {
  return {
    printed,
    get entries() {
      return [...ownEntries(sql, books, systemId), ...(printed?.entries ?? [])];
    },
    byId(id) {
      const own = rowIdOf(id) === null ? (printed?.entries ?? []) : ownEntries(sql, books, systemId);
      return own.find((each) => each.id === id) ?? null;
    },
  };
}

const ownEntries = whileUnchanged(
  (sql, books: readonly BookOfCreatures[], systemId: string): readonly Monster[] =>
    ownCreatures(sql, books).map((own) => entryIn(own, systemId, books)),
);

function entryIn(own: OwnCreature, systemId: string, books: readonly BookOfCreatures[]): Monster {
  if (own.book === systemId) return own.monster;
  const to = creatureSystems.find(({ id }) => id === systemId);
  const named = { id: own.id, name: own.row.name, also: own.row.also, tags: own.monster.categories };
  if (!to || !hasBlocks(to)) return nameAlone(own.monster);
  const figures = converted(
    own.monster,
    own.terms.system,
    to,
    books.map(({ compared }) => compared),
  );
  return asMonster(figures, named, null);
}

/** For a book that has no figures of the kind: none of another's is taken unseen. */
const nameAlone = (monster: Monster): Monster => ({
  ...monster,
  ac: { descending: null, ascending: null, alternates: [] },
  hd: { ...monster.hd, dice: 0, modifier: 0, asterisks: 0, hp_fixed: null, hp_average: null, text: '' },
  thac0: null,
  attack_bonus: null,
  attacks: monster.attacks.map((attack) => ({ ...attack, damage: null })),
  saves: null,
  save_as: null,
  morale: null,
  morale_alternates: [],
  xp: 0,
  xp_alternates: [],
});
