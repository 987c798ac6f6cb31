import type { ItemRow } from '../../db/tables.ts';
import { readCampaign, readRules } from '../../facts/campaign/read-campaign.ts';
import { touchedBy } from '../inventory/touched.ts';
import { readThings } from '../../facts/gear/read-things.ts';
import { inPool } from '../../facts/gear/target.ts';
import { plainWeight } from '../../facts/party/weighing/burden.ts';
import { inGold, inUnits } from '../../facts/party/weighing/measures.ts';
import { notOfTheParty, readPeople } from '../../facts/party/read-party.ts';
import { isMagic } from '../../facts/party/magic.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { readAccount, treasureRule } from './account/account.ts';
import { pickOrder } from './pick-order.ts';
import { planReward } from './plan-reward.ts';

export const rewardQueries: QueriesOf<'reward'> = {
  'reward.account': ({ file: { sql } }, _input, content) => {
    const campaign = readRules(sql);
    return { lines: readAccount(sql, campaign, content), rule: treasureRule(campaign) };
  },

  'reward.preview': ({ file: { sql } }, input, content) => {
    const campaign = readCampaign(sql);
    const { things, coins, xp, xpTotal, xpRemainder } = planReward({ sql, campaign, content }, input);
    const pool = readThings(sql, [], [{ in: 'pool' }]).treeAt(inPool);
    // What is picked stands here still; what is sold does not.
    const unsold = pool.flatMap((row) => things.get(row.id) ?? []);
    return {
      coins,
      things: unsold.filter(({ coin }) => coin === null).map(viewFound),
      poolWeight: inUnits(
        campaign.system.weights,
        pool.reduce((sum, row) => sum + plainWeight(row), 0),
      ),
      xp,
      xpTotal,
      xpRemainder,
      members: touchedBy(sql, campaign, content, things),
    };
  },

  'reward.pickOrder': (desk, { entries }) => {
    const party = new Set(readPeople(desk.file.sql).map(({ id }) => id));
    if (entries.some(({ characterId }) => !party.has(characterId))) throw notOfTheParty('entries');
    return pickOrder(entries);
  },
};

const viewFound = (row: ItemRow) => ({
  id: row.id,
  name: row.name,
  quantity: row.quantity,
  costEach: row.cost === null ? null : inGold(row.cost),
  magic: isMagic(row),
});
