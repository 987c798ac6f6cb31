import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { deriveEncounter } from '../encounter/derive.ts';
import { exploration } from '../exploration.ts';
import { partyViewOf } from '../party/queries.ts';
import { allowance } from './allowance.ts';
import type { Companion } from './company.ts';
import { readCompany } from './company.ts';
import { turnsLeftByKind, viewLights } from './light-view.ts';
import { lookAhead } from './look-ahead.ts';
import { promptQueue } from './prompt-queue.ts';
import type { Delve } from './read-delve.ts';
import { openEncounter, readDelve } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import { sheetAtHand } from './turn-sheet.ts';

type DungeonView = QueryOutput<'dungeon.view'>;
type DelveView = NonNullable<DungeonView['delve']>;

export async function dungeonViewOf(desk: Pick<Desk, 'file'>): Promise<DungeonView> {
  const party = await partyViewOf(desk);
  const { sql } = desk.file;
  const campaign = readCampaign(sql);
  const delve = readDelve(sql);
  const derived = delveAtHand(sql);
  const last = sql.get(query.selectFrom('delve').select('name').orderBy('id', 'desc').limit(1));
  return {
    party,
    delve: delve && derived && { ...derived, allowance: allowance(delve, campaign, party.rate) },
    lastDelve: last?.name ?? null,
  };
}

/** The delve alone. Of what people carry only lights and oil are read, so that a turn costs the same with any load. */
export function delveNowOf(desk: Pick<Desk, 'file'>): QueryOutput<'dungeon.delve'> {
  const { sql } = desk.file;
  const delve = delveAtHand(sql);
  return {
    people: readCompany(sql).map(({ id, name, className, level }) => ({ id, name, className, level })),
    promptsOutside: delve ? [] : promptQueue(sql, readCampaign(sql), null, []),
    delve,
  };
}

/** Derived once for all the windows that ask after a step. */
const delveAtHand = whileUnchanged((sql) => {
  const delve = readDelve(sql);
  return delve && deriveDelve(sql, delve, readCampaign(sql), readCompany(sql));
});

function deriveDelve(
  sql: Sql,
  delve: Delve,
  campaign: Campaign,
  company: readonly Companion[],
): Omit<DelveView, 'allowance'> {
  const encounter = openEncounter(delve);
  const status = exploration['rest.status']({ fatigue: delve.fatigue });
  const { dungeonCheckEvery: everyTurns, dungeonChanceInSix: chanceInSix } = campaign.exploration;
  return {
    id: delve.row.id,
    name: delve.row.name,
    turn: delve.row.turn,
    familiar: delve.row.familiar === 1,
    feetUsed: delve.row.feet_used,
    speakerId: delve.row.speaker_id,
    penalties: {
      attack: status.attackModifier,
      damage: status.damageModifier,
      armourClass: status.acWorsening,
      reasons: status.reasons,
    },
    restInTurns: restStanding(delve.fatigue).inTurns,
    lightTurnsLeft: turnsLeftByKind(delve),
    hours: sheetAtHand(sql, delve, campaign),
    lights: viewLights(delve, campaign, company),
    prompts: promptQueue(sql, campaign, delve, company),
    next: lookAhead(sql, delve, campaign),
    encounter: encounter ? deriveEncounter(encounter, delve, company, campaign) : null,
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
