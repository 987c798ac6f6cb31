import { sql as raw } from 'kysely';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import { heldLines } from '../../../db/journal/gone-back.ts';
import type { Sql } from '../../../db/sql.ts';

/** A fight as the journal tells it, whatever the rules would make of it now. */

type FightFacts = NonNullable<StepOutcome['fight']>;
type Stood = NonNullable<FightFacts['stand']>[number];

export interface StoredFight {
  /** Everybody, as the last step that changed him left him. */
  readonly stand: ReadonlyMap<string, Stood>;
  /** As it stood last; null where the journal tells nothing of it. */
  readonly last: FightFacts | null;
  /** What was said of each step, by its number. */
  readonly said: ReadonlyMap<number, string>;
}

export function storedFight(sql: Sql, fightId: number): StoredFight {
  const lines = sql.all(
    heldLines(sql)
      .where((eb) => eb.or([eb('kind', 'like', 'combat.%'), eb('kind', '=', 'effect.end')]))
      .where(raw<boolean>`json_extract(outcome, '$.fight.id') = ${fightId}`)
      .select(['summary', 'outcome'])
      .orderBy('seq'),
  );
  const stand = new Map<string, Stood>();
  const said = new Map<number, string>();
  let last: FightFacts | null = null;
  for (const { summary, outcome } of lines) {
    const { fight } = JSON.parse(outcome) as StepOutcome;
    if (!fight) continue;
    for (const one of fight.stand ?? []) stand.set(one.id, one);
    if (fight.events) said.set(fight.n, summary);
    last = fight;
  }
  return { stand, last, said };
}
