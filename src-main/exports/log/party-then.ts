import { standingOf } from '../../facts/party/state/standing.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import { reach } from '../../db/journal/images-since.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, ItemRow } from '../../db/tables.ts';

export type Somebody = Pick<
  CharacterRow,
  'id' | 'position' | 'kind' | 'name' | 'class_name' | 'level' | 'xp' | 'hp' | 'max_hp' | 'state'
> & { word: string };

export type Thing = Pick<
  ItemRow,
  'id' | 'holder_id' | 'container_id' | 'stash_id' | 'kind' | 'name' | 'quantity'
>;

/** The people and their things as they stood at a moment. */
export interface PartyThen {
  people: readonly Somebody[];
  /** Whatever somebody had, or the pool: not what lay about. */
  things: readonly Thing[];
}

/** Rows that changed since, as they were; null where they were not there. */
type Changed = Record<'character' | 'item', Map<number, string | null>>;

// As many steps at once as keep the writer waiting for a few milliseconds.
const stepsAtOnce = 500;

const changedAfter = (sql: Sql, seq: number, last: number, isCancelled: () => boolean): Changed => {
  const changed: Changed = { character: new Map(), item: new Map() };
  for (let from = seq; from < last && !isCancelled(); from += stepsAtOnce) {
    const images = sql.all(
      query
        .selectFrom('journal_row')
        .select(['tbl', 'row_id', 'before'])
        .where('seq', '>', from)
        .where('seq', '<=', Math.min(last, from + stepsAtOnce))
        .where('tbl', 'in', ['character', 'item'])
        .orderBy('id'),
    );
    for (const { tbl, row_id: id, before } of images) {
      const oldest = changed[tbl as keyof Changed];
      if (!oldest.has(id)) oldest.set(id, before);
    }
  }
  return changed;
};

const then = <Row extends { id: number }>(
  now: readonly Row[],
  changed: ReadonlyMap<number, string | null>,
) => [
  ...now.filter(({ id }) => !changed.has(id)),
  ...[...changed.values()].flatMap((image) => (image === null ? [] : [JSON.parse(image) as Row])),
];

const rulesOf = (sql: Sql): CampaignRules | null => {
  try {
    return readRules(sql);
  } catch {
    // A log is written all the same: only the words of who is down are missing then.
    return null;
  }
};

const newestStep = (sql: Sql): number =>
  sql.get(
    query.selectFrom('journal').select('seq').where('status', '=', 'done').orderBy('seq', 'desc').limit(1),
  )?.seq ?? 0;

/** How the party stood after a step; null where that is not kept any more. */
export const partyThen = (sql: Sql, seq: number, isCancelled: () => boolean): PartyThen | null => {
  const last = newestStep(sql);
  if (seq < reach(sql).first) return null;
  const people = sql.all(
    query
      .selectFrom('character')
      .select(['id', 'position', 'kind', 'name', 'class_name', 'level', 'xp', 'hp', 'max_hp', 'state']),
  );
  const things = sql.all(
    query
      .selectFrom('item')
      .select(['id', 'holder_id', 'container_id', 'stash_id', 'kind', 'name', 'quantity']),
  );
  const changed = changedAfter(sql, seq, last, isCancelled);
  const rules = rulesOf(sql);
  return {
    people: then(people, changed.character)
      .sort((one, other) => one.position - other.position)
      .map((row) => ({ ...row, word: rules === null ? (row.state ?? '') : standingOf(rules, row).word })),
    things: withPeople(then(things, changed.item)),
  };
};

/** Follows each thing out of what holds it: what ends in a stash lies about. */
const withPeople = (things: readonly Thing[]): Thing[] => {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const liesAbout = (thing: Thing, depth = 0): boolean => {
    const around = thing.container_id === null ? undefined : byId.get(thing.container_id);
    return around === undefined || depth > things.length
      ? thing.stash_id !== null
      : liesAbout(around, depth + 1);
  };
  return things.filter((thing) => !liesAbout(thing));
};

/** What they have less of than before, by name: used up, lost, or left behind. */
export const fewerThings = (
  before: PartyThen,
  after: PartyThen,
  ofKind: (kind: Thing['kind']) => boolean,
): { name: string; quantity: number }[] => {
  const fewer = new Map<string, number>();
  const count = ({ things }: PartyThen, sign: 1 | -1): void => {
    for (const { kind, name, quantity } of things)
      if (ofKind(kind)) fewer.set(name, (fewer.get(name) ?? 0) + sign * quantity);
  };
  count(before, 1);
  count(after, -1);
  return [...fewer].flatMap(([name, quantity]) => (quantity > 0 ? [{ name, quantity }] : []));
};
