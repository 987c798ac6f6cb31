import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { readCampaign, readRules } from '../../facts/campaign/read-campaign.ts';
import { encounterOfDelve } from '../encounter/view/delve-view.ts';
import { restStatus } from '../../facts/exploration.ts';
import { partyViewNow } from '../party/party-now.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import type { Ground } from '../../facts/delve/allowance.ts';
import { allowance } from '../../facts/delve/allowance.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { readCompany } from '../../facts/delve/company.ts';
import { turnsLeftByKind, viewLights } from '../light/view.ts';
import { lookAhead } from '../turn-sheet/look-ahead.ts';
import { promptQueue } from '../prompts/queue.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { openEncounter, readDelve } from '../../facts/delve/read-delve.ts';
import { passingView, readPassing } from '../../facts/needs/passing.ts';
import { restStanding } from '../../facts/delve/rest-standing.ts';
import { sheetAtHand } from '../turn-sheet/turn-sheet.ts';

type DelveView = NonNullable<QueryOutput<'dungeon.delve'>['delve']>;

export const dungeonQueries: QueriesOf<'dungeon'> = {
  /** Nothing of the delve or the clock is read: a turn that moves no thing and hurts nobody leaves it as it is. */
  'dungeon.company': ({ file: { sql } }, _input, content) => {
    const rules = readRules(sql);
    const party = partyViewNow(sql, rules, content);
    const over = (ground: Ground) => allowance(ground, rules, party.rate);
    return { party, allowance: { unknown: over('unknown'), familiar: over('familiar') } };
  },

  /** Of what people carry only lights and oil are read, so that a turn costs the same with any load. */
  'dungeon.delve': ({ file: { sql } }) => {
    const delve = delveAtHand(sql);
    return {
      people: readCompany(sql).map(({ id, name, className, level }) => ({ id, name, className, level })),
      promptsOutside: delve ? [] : promptQueue(sql, readCampaign(sql), null, []),
      delve,
      lastDelve: sql.get(lastEntered)?.name ?? null,
    };
  },
};

const lastEntered = query.selectFrom('delve').select('name').orderBy('id', 'desc').limit(1).compile();

/** Derived once for all the windows that ask after a step. */
const delveAtHand = whileUnchanged((sql) => {
  const delve = readDelve(sql);
  return delve && deriveDelve(sql, delve, readCampaign(sql), readCompany(sql));
});

function deriveDelve(sql: Sql, delve: Delve, campaign: Campaign, company: readonly Companion[]): DelveView {
  const encounter = openEncounter(delve);
  const passing = readPassing(sql, campaign, delve.fatigue);
  const status = restStatus({ fatigue: delve.fatigue });
  const { dungeonCheckEvery: everyTurns, dungeonChanceInSix: chanceInSix } = campaign.exploration;
  return {
    id: delve.row.id,
    name: delve.row.name,
    turn: delve.row.turn,
    familiar: delve.row.familiar === 1,
    feetUsed: delve.row.feet_used,
    speakerId: company.find(({ id, standing }) => id === delve.row.speaker_id && standing.able)?.id ?? null,
    penalties: {
      attack: status.attackModifier,
      damage: status.damageModifier,
      armourClass: status.acWorsening,
      restTurns: Math.max(delve.fatigue.exhaustionTurns, status.attackModifier < 0 ? 1 : 0),
      reasons: status.reasons,
    },
    passing: company.flatMap((each) => passingView(each.id, passing(each)) ?? []),
    restInTurns: restStanding(delve.fatigue).inTurns,
    lightTurnsLeft: turnsLeftByKind(delve),
    hours: sheetAtHand(sql, delve, campaign),
    lights: viewLights(delve, campaign, company),
    prompts: promptQueue(sql, campaign, delve, company),
    next: lookAhead(sql, delve, campaign),
    encounter: encounter ? encounterOfDelve(sql, campaign, encounter) : null,
    check: {
      everyTurns,
      chanceInSix,
      reasons: [
        { source: 'a check every', value: everyTurns, rule: 'OSE-WAND-7' },
        { source: 'chance in six', value: chanceInSix, rule: 'OSE-WAND-8' },
      ],
    },
    attempts: delve.attempts.map(viewAttempt),
  };
}

const viewAttempt = (each: Delve['attempts'][number]): DelveView['attempts'][number] => ({
  characterId: each.character_id,
  kind: each.kind,
  place: each.place,
  turn: each.turn,
  success: each.success === 1,
});
