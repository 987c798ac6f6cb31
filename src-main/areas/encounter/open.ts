import { refused } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import { reactionResult } from '../../../shared/rules/meeting/reaction-step.ts';
import type { KeptSurprise } from '../../../shared/rules/meeting/surprise-step.ts';
import { surpriseOf } from '../../../shared/rules/meeting/surprise-step.ts';
import type { Sql } from '../../db/sql.ts';
import type { EncounterRow } from '../../db/tables.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { readDelve } from '../../facts/delve/read-delve.ts';
import type { SettledSteps } from '../../facts/meeting/read-encounter.ts';
import { lossesOf, readFoes, readOpenEncounter, readSettled } from '../../facts/meeting/read-encounter.ts';

/** The encounter under way, and what every step says of it. */

export interface Met extends SettledSteps {
  /** Null where they were met outside. */
  delve: Delve | null;
  row: EncounterRow;
}

export type EncounterFacts = NonNullable<StepOutcome['encounter']>;

/** Null where no encounter is under way. */
export function readMet(sql: Sql): Met | null {
  const row = readOpenEncounter(sql);
  if (!row) return null;
  return { delve: row.delve_id === null ? null : readDelve(sql), row, ...readSettled(sql, row.id) };
}

/** Throws refused where no encounter is under way. */
export function needMet(sql: Sql): Met {
  const met = readMet(sql);
  if (!met) throw refused('No encounter is under way.');
  return met;
}

/** Who is surprised; null until that is settled. */
export function surpriseIn({ settled }: Pick<Met, 'settled'>): KeptSurprise | null {
  const surprise = settled.get('surprise');
  return surprise ? surpriseOf(surprise) : null;
}

export const distanceIn = ({ settled }: Pick<Met, 'settled'>): number | null =>
  settled.get('distance')?.figure ?? null;

export const reactionTotalIn = ({ settled }: Pick<Met, 'settled'>): number | null =>
  settled.get('reaction')?.figure ?? null;

/** "4 goblins" as the referee named them; "4 × Goblin" of a creature; the name alone while nobody knows how many. */
export function counted({
  number,
  who,
  creature_id,
}: Pick<EncounterRow, 'number' | 'who' | 'creature_id'>): string {
  if (number === null) return who;
  return creature_id === null ? `${number} ${who}` : `${number} × ${who}`;
}

/** The delve a step of the encounter belongs to, for the journal; nothing outside. */
export const where = ({ delve }: Pick<Met, 'delve'>) =>
  delve ? { delve: { name: delve.row.name, turn: delve.row.turn } } : {};

/** The encounter as a step found it, for the journal. */
export function known({ row, settled }: Pick<Met, 'row' | 'settled'>): EncounterFacts {
  const distance = distanceIn({ settled });
  const reaction = settled.get('reaction');
  return {
    id: row.id,
    who: row.who,
    number: row.number ?? 0,
    ...(distance !== null && { [row.unit === 'feet' ? 'distanceFeet' : 'distanceYards']: distance }),
    ...(reaction && { reaction: { total: reaction.figure, result: reactionResult(reaction) } }),
  };
}

/** With what became of the foes, where they are kept one by one. */
export function withLosses(sql: Sql, met: Met): EncounterFacts {
  const foes = readFoes(sql, met.row.id);
  return { ...known(met), ...(foes.length > 0 && { foes: lossesOf(foes) }) };
}
