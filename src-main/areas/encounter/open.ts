import { TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { bound, query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../db/tables.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { needDelve, openEncounter } from '../dungeon/read-delve.ts';

/** The encounter under way, and what every step says of it. */

export interface Met {
  delve: Delve;
  row: EncounterRow;
}

export type EncounterFacts = NonNullable<StepOutcome['encounter']>;

/** The open encounter, if it stands at the wanted step or beyond; throws refused otherwise. */
export function needOpen(sql: Sql, reached?: 'distance' | 'reaction'): Met {
  const delve = needDelve(sql);
  const row = openEncounter(delve);
  if (!row) throw new TurnkeeperError('refused', 'No encounter is under way.');
  if (reached && row.party_surprised === null) throw new TurnkeeperError('refused', 'Settle surprise first.');
  if (reached === 'reaction' && row.distance_feet === null)
    throw new TurnkeeperError('refused', 'Settle the distance first.');
  return { delve, row };
}

/** "4 goblins" as the referee named them; "4 × Goblin" of a creature; the name alone while nobody knows how many. */
export function counted({
  number,
  who,
  creature_id,
}: Pick<EncounterRow, 'number' | 'who' | 'creature_id'>): string {
  if (number === null) return who;
  return creature_id === null ? `${number} ${who}` : `${number} × ${who}`;
}

export const where = ({ row }: Delve) => ({ delve: { name: row.name, turn: row.turn } });

const foesOfEncounter = query
  .selectFrom('foe')
  .selectAll()
  .where('encounter_id', '=', 0)
  .orderBy('id')
  .compile();
export const readFoes = (sql: Sql, encounterId: number): FoeRow[] =>
  sql.all(bound(foesOfEncounter, encounterId));

/** How many of them are out of it, and how. */
export function lossesOf(foes: readonly FoeRow[]): { down: number; fled: number; captured: number } {
  const of = (state: FoeRow['state']) => foes.filter((foe) => foe.state === state).length;
  return { down: of('down'), fled: of('fled'), captured: of('captured') };
}

/** The encounter as a step found it, for the journal. */
export function known(row: EncounterRow): EncounterFacts {
  return {
    id: row.id,
    who: row.who,
    number: row.number ?? 0,
    ...(row.distance_feet !== null && { distanceFeet: row.distance_feet }),
    ...(row.reaction !== null && { reaction: { total: row.reaction_total, result: row.reaction } }),
  };
}

/** With what became of the foes, where they are kept one by one. */
export function withLosses(sql: Sql, row: EncounterRow): EncounterFacts {
  const foes = readFoes(sql, row.id);
  return { ...known(row), ...(foes.length > 0 && { foes: lossesOf(foes) }) };
}
