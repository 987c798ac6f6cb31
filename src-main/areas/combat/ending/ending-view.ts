import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import { untilOut } from '../../../facts/words.ts';
import type { FightNow } from '../fight-now.ts';
import { lightsId } from '../lights/ids.ts';
import { carriersOf } from './carried.ts';
import { timeView } from './end-time.ts';
import { roomOf } from './room.ts';
import { toComeView } from './to-come.ts';

type View = NonNullable<QueryOutput<'combat.ending'>>;

/** What the end of a fight would write, before it does. */
export const endingView = (
  sql: Sql,
  campaign: Campaign,
  now: FightNow,
  content: ContentOf<'monsters' | 'encounters'>,
): View => ({
  toCome: toComeView(campaign, now),
  time: timeView(sql, campaign, now),
  carriers: carriersOf(now, content),
  room: roomOf(sql, now),
  lights: lightsAbout(sql, now),
});

/** Those that lie about, and so go with nobody. */
function lightsAbout(sql: Sql, { state }: FightNow): View['lights'] {
  const rows = new Map(readLights(sql).map((row) => [lightsId(row.id), row]));
  return state.lights.flatMap(({ id, source, bearer, atFeet, lit }) => {
    if (bearer !== null) return [];
    const row = rows.get(id);
    if (row && row.bearer_id !== null) return [];
    const left = row === undefined ? '' : untilOut(row.turns_left);
    const where = row?.bearer ?? `at ${atFeet ?? 0} feet`;
    return [{ id, text: `${source}, ${where}`, left: lit ? left : 'out' }];
  });
}
