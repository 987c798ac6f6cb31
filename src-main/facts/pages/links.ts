import { sql as raw } from 'kysely';
import { refused } from '../../../shared/errors.ts';
import { linksIn, sentenceAround, withTargets } from '../../../shared/pages/links.ts';
import { pullsAsLinks } from '../../../shared/pages/pulls.ts';
import type { WrittenKind } from '../../../shared/ipc/vocabulary.ts';
import { figure } from '../../../shared/words/figures.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { writtenTexts } from '../../db/written-texts.ts';
import type { NamedThing, Names } from './named.ts';
import { writeUnseen } from '../packs/write-unseen.ts';
import { standingOf } from './stands.ts';

/** A text of the referee's, by the kind of what it stands in, and its column. */
interface WrittenText {
  kind: WrittenKind;
  id: number;
  column: string;
  text: string;
}

const kinds = Object.keys(writtenTexts) as WrittenKind[];

/** Texts of one kind that hold brackets, one or all of them. */
function textsOf(sql: Sql, kind: WrittenKind, id: number | null): WrittenText[] {
  const { table, prose } = writtenTexts[kind];
  return prose.flatMap((column) =>
    sql
      .all(
        raw<{ id: number; text: string }>`SELECT id, ${raw.ref(column)} AS text FROM ${raw.table(table)}
          WHERE instr(${raw.ref(column)}, '[[') > 0 AND ${id === null ? raw`TRUE` : raw`id = ${id}`}
          ORDER BY id`.compile(query),
      )
      .map((row) => ({ kind, column, ...row })),
  );
}

export const everyText = (sql: Sql): WrittenText[] => kinds.flatMap((kind) => textsOf(sql, kind, null));

export const isThing = (one: NamedThing, other: NamedThing): boolean =>
  one.kind === other.kind && one.id === other.id;

/** A place where a text links to something. */
export interface LinkingPlace {
  kind: WrittenKind;
  id: number;
  sentence: string;
  /** The link may mean something else as well. */
  doubtful: boolean;
}

/** Where texts link to a thing, in the order of their kinds. */
export function linksTo(sql: Sql, names: Names, thing: NamedThing): LinkingPlace[] {
  return everyText(sql).flatMap(({ kind, id, text }) =>
    linksIn(text).flatMap(({ target, at, end }) => {
      const meant = names.meant(target);
      if (!meant.some((each) => isThing(each, thing))) return [];
      const sentence = pullsAsLinks(sentenceAround(text, at, end), () => false);
      return { kind, id, sentence, doubtful: meant.length > 1 };
    }),
  );
}

/** How many links mean a thing and nothing else. */
export const countFollowing = (sql: Sql, names: Names, thing: NamedThing): number =>
  linksTo(sql, names, thing).filter(({ doubtful }) => !doubtful).length;

/**
 * Leads links to other targets, wherever `turn` names one; answers how many. Throws refused where a text would grow
 * too long by it.
 */
export function turnLinks(
  sql: Sql,
  texts: readonly WrittenText[],
  turn: (target: string) => string | null,
): number {
  let turned = 0;
  for (const { kind, id, column, text } of texts) {
    const after = withTargets(text, (target) => {
      const other = turn(target);
      if (other !== null) turned += 1;
      return other;
    });
    if (after === text) continue;
    const { table, most } = writtenTexts[kind];
    if (after.length > most) throw tooLong(sql, kind, id, most);
    writeUnseen(sql, { kind, id }, () =>
      sql.run(
        raw`UPDATE ${raw.table(table)} SET ${raw.ref(column)} = ${after} WHERE id = ${id}`.compile(query),
      ),
    );
  }
  return turned;
}

function tooLong(sql: Sql, kind: WrittenKind, id: number, most: number) {
  const [where] = standingOf[kind](sql, [id]);
  return refused(
    `With its links written anew the text of ${where?.name ?? 'something'} would have more than ${figure(most)} letters. Nothing was changed.`,
  );
}

/** Leads the links of what stands in these places on, wherever `turn` names another target; answers how many there were. */
export const leadLinksIn = (
  sql: Sql,
  places: readonly { kind: WrittenKind; id: number }[],
  turn: (target: string) => string | null,
): number =>
  turnLinks(
    sql,
    places.flatMap(({ kind, id }) => textsOf(sql, kind, id)),
    turn,
  );

/** Leads the links of one text from one target to another; answers how many there were. */
export const settleLinks = (
  sql: Sql,
  { kind, id }: { kind: WrittenKind; id: number },
  from: string,
  to: string,
): number => turnLinks(sql, textsOf(sql, kind, id), (target) => (target === from ? to : null));
