import type { Capabilities } from '../../../../shared/rules/system.ts';
import type { FightingCreature } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { TypedFigures } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { TypedArmour } from '../../../../shared/words/comers/comer.ts';
import { calledSo, kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { FoeRow } from '../../../db/tables.ts';

/** What the referee typed of a foe: it stands in `foe.stats` and serves the next of its kind. */
export interface TypedFoe {
  /** In place of what the starter content says. */
  readonly facts?: Partial<FightingCreature>;
  /** Over both, by the titles of the figures. */
  readonly figures?: TypedFigures;
}

/** Throws where what is kept is no JSON. */
export const typedOf = ({ stats }: Pick<FoeRow, 'stats'>): TypedFoe => JSON.parse(stats) as TypedFoe;

export const withTyped = (one: TypedFoe, more: TypedFoe): TypedFoe => ({
  ...one,
  ...more,
  ...((one.facts !== undefined || more.facts !== undefined) && { facts: { ...one.facts, ...more.facts } }),
  ...((one.figures !== undefined || more.figures !== undefined) && {
    figures: { ...one.figures, ...more.figures },
  }),
});

/** Unarmoured is 9 at most where armour counts down. */
const worstDownwards = 9;

/** An armour class as the campaign counts it. */
export function armourFacts(
  counts: Capabilities['armourClass'],
  { first, bracketed }: TypedArmour,
): Partial<FightingCreature> {
  if (counts === 'defence') return { defence: first };
  const upwards = bracketed === null && (counts === 'ascending' || first > worstDownwards);
  return { ac: { descending: upwards ? null : first, ascending: upwards ? first : bracketed } };
}

const typedFoes = withValues(() =>
  query
    .selectFrom('foe')
    .select(['name', 'creature_id', 'stats'])
    .where('stats', '!=', '{}')
    .orderBy('id', 'desc'),
);

/** A kind somebody typed figures of, as it was last called. */
export interface KnownKind {
  readonly name: string;
  readonly typed: TypedFoe;
}

type TypedRow = Pick<FoeRow, 'name' | 'creature_id' | 'stats'>;

const asKind = (row: TypedRow): KnownKind => ({ name: kindOfOne(row.name), typed: typedOf(row) });

/** What was last typed of a creature of the content; null where nothing was. */
export function lastTyped(sql: Sql, creatureId: string): KnownKind | null {
  const row = sql.all(typedFoes({})).find(({ creature_id: id }) => id === creatureId);
  return row === undefined ? null : asKind(row);
}

/** Likewise of a kind the content has not. */
export function lastCalled(sql: Sql, name: string): KnownKind | null {
  const strangers = sql.all(typedFoes({})).filter(({ creature_id: id }) => id === null);
  const row = calledSo(name, strangers, (each) => kindOfOne(each.name));
  return row === undefined ? null : asKind(row);
}

const strangers = withValues(() =>
  query.selectFrom('foe').select('name').where('creature_id', 'is', null).orderBy('id', 'desc').limit(2000),
);

/** Kinds that were fought and stand in no bestiary, the newest first. */
export const earlierKinds = (sql: Sql): string[] => [
  ...new Set(sql.all(strangers({})).map(({ name }) => kindOfOne(name))),
];
