import { z } from 'zod';
import { query, withValues } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { storedJson } from '../../../facts/stored-json.ts';

/** What the end of a fight wrote, so that opening it again can take back what still stands so. */

const id = z.int();
const thing = z.object({ name: z.string(), quantity: z.int(), atFeet: z.number(), fromId: id.nullable() });

const endFacts = z.object({
  /** Steps there were before it; later ones are its own. */
  steps: z.int(),
  /** Effects it laid; and those that ended with it, as they were. */
  effects: z.array(id),
  ended: z.array(z.object({ id, endsWith: z.enum(['fight', 'act']) })),
  /** Encounters it made for the award; and its own, which it concluded. */
  encounters: z.array(id),
  concluded: id.nullable(),
  /** What lay about: by its stack now, with whoever took it; null where it was left. */
  things: z.array(thing.extend({ itemId: id, takenBy: id.nullable() })),
  /** What was shot: so many found again, on a stack of whoever shot them. */
  shots: z.array(thing.extend({ facts: z.string(), found: z.int(), itemId: id.nullable() })),
  /** Lights handed over, and where each had lain. */
  lights: z.array(z.object({ id, lies: z.string() })),
  finds: z.array(id),
  /** A line in the notes of a room. */
  note: z.object({ roomId: id, line: z.string() }).nullable(),
});
export type EndFacts = z.output<typeof endFacts>;

const ofFight = withValues(({ fightId }: { fightId: number }) =>
  query.selectFrom('fight_end').select('facts').where('fight_id', '=', fightId),
);

/** Null for a fight that ended before this was kept, or whose record cannot be read. */
export function readEnd(sql: Sql, fightId: number): EndFacts | null {
  const row = sql.get(ofFight({ fightId }));
  const read = row === undefined ? null : endFacts.safeParse(storedJson(row.facts));
  return read?.success ? read.data : null;
}

export function keepEnd(sql: Sql, fightId: number, facts: EndFacts): void {
  forgetEnd(sql, fightId);
  sql.run(query.insertInto('fight_end').values({ fight_id: fightId, facts: JSON.stringify(facts) }));
}

export const forgetEnd = (sql: Sql, fightId: number): void => {
  sql.run(query.deleteFrom('fight_end').where('fight_id', '=', fightId));
};
