import type { Leader, TravelRules } from '../../../shared/rules/travel/rules.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { CampaignRules } from '../campaign/read-campaign.ts';
import { personOf } from '../party/gear.ts';
import { readPeople } from '../party/read-party.ts';
import { readSheet } from '../party/sheet.ts';
import { isAble } from '../party/state/standing.ts';

const leadKinds: readonly CharacterRow['kind'][] = ['character', 'retainer', 'mercenary'];
const caller = query.selectFrom('party_role').select('caller_id').compile();

/**
 * Who leads the way, where the rules ask for it: whoever calls for the party, and where nobody does or that one cannot,
 * whoever keeps it best. Null where it matters to nobody, or nobody can.
 */
export function readLeader(sql: Sql, campaign: CampaignRules, { leading }: TravelRules): Leader | null {
  if (leading === null) return null;
  const able = readPeople(sql)
    .filter((row) => leadKinds.includes(row.kind) && isAble(campaign, row))
    .map((row): Leader & { id: number } => {
      const { overrules, count } = readSheet(row);
      const said = overrules[leading.figure];
      const own = leading.of(personOf(row, count), typeof said === 'number' ? said : null);
      return { id: row.id, name: row.name, ...own };
    });
  const calls = sql.get(caller)?.caller_id ?? null;
  const [best] = able.toSorted((one, other) => one.save - one.wisdom - (other.save - other.wisdom));
  return able.find(({ id }) => id === calls) ?? best ?? null;
}
