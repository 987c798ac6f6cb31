import { sql as raw } from 'kysely';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import type { Sql } from '../../db/sql.ts';
import { query } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type { ItemRow } from '../../db/tables.ts';
import { readRules } from '../campaign/read-campaign.ts';
import { notOfTheParty } from '../party/read-party.ts';
import type { Standing } from '../party/state/standing.ts';
import { refuseUnable, standingOf } from '../party/state/standing.ts';

export type Supplies = Record<'torch' | 'oilFlask' | 'lantern' | 'candle' | 'tinder', number>;
type Person = QueryOutput<'dungeon.delve'>['people'][number];

/** One of the party, as far as a delve asks. */
export type Companion = Person & { kind: CharacterKind; supplies: Supplies; standing: Standing };

const everybody = query
  .selectFrom('character')
  .select(['id', 'name', 'class_name as className', 'level', 'kind', 'hp', 'max_hp', 'state'])
  .orderBy('position')
  .orderBy('id')
  .compile();

// What lies in one place counted together, then the places around it, outwards; a plain union, so that packs that hold
// each other end.
const suppliesOfHolders = query
  .withRecursive('packed', (eb) =>
    eb
      .selectFrom('item')
      .select(['container_id as within', 'kind', 'holder_id', 'container_id'])
      .select(raw<number>`sum(quantity)`.as('quantity'))
      .where('kind', 'in', ['torch', 'oilFlask', 'lantern', 'candle', 'tinder'])
      .groupBy(['holder_id', 'container_id', 'kind'])
      .union(
        eb
          .selectFrom('packed')
          .innerJoin('item as around', 'around.id', 'packed.container_id')
          .select(['packed.within', 'packed.kind', 'around.holder_id', 'around.container_id'])
          .select('packed.quantity'),
      ),
  )
  .selectFrom('packed')
  .select(['holder_id as holderId', 'kind', raw<number>`sum(quantity)`.as('count')])
  .where('holder_id', 'is not', null)
  .groupBy(['holder_id', 'kind'])
  .compile();

/** The people in their order. */
export function readPeople(sql: Sql): Omit<Companion, 'supplies'>[] {
  const rules = readRules(sql);
  return sql.all(everybody).map((row) => {
    const { id, kind, name, className, level } = row;
    return { id, kind, name, className, level, standing: standingOf(rules, row) };
  });
}

/** The people in their order, with the lights and oil they have, packed or loose; nothing else of theirs is read. */
export const readCompany = whileUnchanged((sql: Sql): Companion[] => {
  const supplies = new Map<number, Supplies>();
  for (const { holderId, kind, count } of sql.all(suppliesOfHolders)) {
    if (holderId === null || !isSupply(kind)) continue;
    supplies.set(holderId, { ...(supplies.get(holderId) ?? noSupplies), [kind]: count });
  }
  return readPeople(sql).map((person) => ({ ...person, supplies: supplies.get(person.id) ?? noSupplies }));
});

/** Throws not-found, naming the field that asked. */
function needCompanion(company: readonly Companion[], id: number, field: string): Companion {
  const companion = company.find((each) => each.id === id);
  if (!companion) throw notOfTheParty(field);
  return companion;
}

/** As `needCompanion`; throws refused for who can do nothing now. */
export function needAbleCompanion(
  company: readonly Companion[],
  id: number,
  field = 'characterId',
): Companion {
  const companion = needCompanion(company, id, field);
  refuseUnable(companion.name, companion.standing, field);
  return companion;
}

const noSupplies: Supplies = { torch: 0, oilFlask: 0, lantern: 0, candle: 0, tinder: 0 };
const isSupply = (kind: ItemRow['kind']): kind is keyof Supplies => Object.hasOwn(noSupplies, kind);
