import type { CombatAction, Overrule } from '../../../shared/rules/combat.ts';
import type { dieComings } from '../../../shared/ipc/fight/combat-acts.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { FightFighterRow, FightRow, FoeRow, Row } from '../../db/tables.ts';

/** A die of an act as it fell: its sides, its face, and how it came. */
export type FallenDie = readonly [sides: number, face: number, by: (typeof dieComings)[number]];

/** An act with all its dice, as it is kept. */
export interface KeptAct {
  readonly action: CombatAction | Overrule;
  readonly dice: readonly FallenDie[];
}

const all = query.selectFrom('fight').selectAll().orderBy('id').compile();

/** Every fight that was ever begun, oldest first. */
export const readFights = (sql: Sql): FightRow[] => sql.all(all);

const ofEncounter = withValues(({ encounterId }: { encounterId: number }) =>
  query.selectFrom('fight').select(['id', 'state']).where('encounter_id', '=', encounterId).orderBy('id'),
);

/** Whether those of an encounter are fought act by act, or were. */
export const isFought = (sql: Sql, encounterId: number): boolean =>
  sql.get(ofEncounter({ encounterId })) !== undefined;

/** The fight of an encounter that is not over; null for none. */
export const unendedFightOf = (sql: Sql, encounterId: number): number | null =>
  sql.all(ofEncounter({ encounterId })).find(({ state }) => state !== 'ended')?.id ?? null;

interface OfFight {
  fightId: number;
}

const one = withValues(({ fightId }: OfFight) =>
  query.selectFrom('fight').selectAll().where('id', '=', fightId),
);

/** Null where there is none of this id. */
export const readFight = (sql: Sql, fightId: number): FightRow | null => sql.get(one({ fightId })) ?? null;

/** Throws not-found. */
export function needFight(sql: Sql, fightId: number): FightRow {
  const row = readFight(sql, fightId);
  if (row) return row;
  throw new TurnkeeperError('not-found', 'That fight is no longer there. Nothing was changed.', {
    fightId: 'Choose another.',
  });
}

const setups = withValues(({ fightId }: OfFight) =>
  query.selectFrom('fight_setup').selectAll().where('fight_id', '=', fightId).orderBy('from_step'),
);
export const readSetups = (sql: Sql, fightId: number): Row<'fight_setup'>[] => sql.all(setups({ fightId }));

const newestSetup = withValues(({ fightId }: OfFight) =>
  query
    .selectFrom('fight_setup')
    .select('version')
    .where('fight_id', '=', fightId)
    .orderBy('from_step', 'desc')
    .limit(1),
);
/** By which version of the machine it was begun, or went on from facts; null for a fight without a setup. */
export const setupVersion = (sql: Sql, fightId: number): number | null =>
  sql.get(newestSetup({ fightId }))?.version ?? null;

const steps = withValues(({ fightId }: OfFight) =>
  query.selectFrom('fight_step').select(['n', 'acts', 'mark']).where('fight_id', '=', fightId).orderBy('n'),
);
export type StoredStep = Pick<Row<'fight_step'>, 'n' | 'acts' | 'mark'>;
export const readSteps = (sql: Sql, fightId: number): StoredStep[] => sql.all(steps({ fightId }));

const groups = withValues(({ fightId }: OfFight) =>
  query.selectFrom('fight_group').selectAll().where('fight_id', '=', fightId).orderBy('id'),
);
export const readGroups = (sql: Sql, fightId: number): Row<'fight_group'>[] => sql.all(groups({ fightId }));

const fighters = withValues(({ fightId }: OfFight) =>
  query.selectFrom('fight_fighter').selectAll().where('fight_id', '=', fightId).orderBy('id'),
);
const foes = withValues(({ fightId }: OfFight) =>
  query
    .selectFrom('foe')
    .innerJoin('fight_fighter', 'fight_fighter.foe_id', 'foe.id')
    .selectAll('foe')
    .where('fight_fighter.fight_id', '=', fightId),
);
const people = withValues(({ fightId }: OfFight) =>
  query
    .selectFrom('character')
    .innerJoin('fight_fighter', 'fight_fighter.character_id', 'character.id')
    .selectAll('character')
    .where('fight_fighter.fight_id', '=', fightId),
);

/** One who fights, with the row that says who he is. The rules know him by `id`, so that no name changes it. */
export type Fighter = { readonly id: string; readonly row: FightFighterRow; readonly name: string } & (
  | { readonly person: Row<'character'>; readonly foe: null }
  | { readonly person: null; readonly foe: FoeRow }
);

export const personsId = (characterId: number): string => `c${characterId}`;
export const foesId = (foeId: number): string => `f${foeId}`;

/** Everyone of a fight, in the order in which they joined. */
export function readFighters(sql: Sql, fightId: number): Fighter[] {
  const personOf = new Map(sql.all(people({ fightId })).map((row) => [row.id, row]));
  const foeOf = new Map(sql.all(foes({ fightId })).map((row) => [row.id, row]));
  return sql.all(fighters({ fightId })).flatMap((row): Fighter[] => {
    const person = row.character_id === null ? undefined : personOf.get(row.character_id);
    if (person) return [{ id: personsId(person.id), row, name: person.name, person, foe: null }];
    const foe = row.foe_id === null ? undefined : foeOf.get(row.foe_id);
    return foe ? [{ id: foesId(foe.id), row, name: foe.name, person: null, foe }] : [];
  });
}
