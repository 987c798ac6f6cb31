import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { deriveEncounter } from '../encounter/derive.ts';
import { exploration } from '../exploration.ts';
import { partyViewOf } from '../party/queries.ts';
import type { Companion } from './company.ts';
import { readCompany, readPeople } from './company.ts';
import { lookAhead } from './look-ahead.ts';
import { derivePrompts } from './prompts.ts';
import type { Delve } from './read-delve.ts';
import { openEncounter, readDelve } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import { turnSheet } from './turn-sheet.ts';
import { listed } from './words.ts';

type DungeonView = QueryOutput<'dungeon.view'>;
type PartyRate = DungeonView['party']['rate'];
type DelveView = NonNullable<DungeonView['delve']>;

export async function dungeonViewOf(desk: Pick<Desk, 'file'>): Promise<DungeonView> {
  const party = await partyViewOf(desk);
  const { sql } = desk.file;
  const campaign = readCampaign(sql);
  const delve = readDelve(sql);
  const last = sql.get(query.selectFrom('delve').select('name').orderBy('id', 'desc').limit(1));
  return {
    party,
    delve: delve && {
      ...deriveDelve(delve, campaign, party.members),
      allowance: allowance(delve, campaign, party.rate),
    },
    lastDelve: last?.name ?? null,
  };
}

/** The delve alone. Of what people carry only lights and oil are read, so that a turn costs the same with any load. */
export function delveNowOf(desk: Pick<Desk, 'file'>): QueryOutput<'dungeon.delve'> {
  const { sql } = desk.file;
  const delve = readDelve(sql);
  return {
    people: readPeople(sql).map(({ id, name, className, level }) => ({ id, name, className, level })),
    delve: delve && deriveDelve(delve, readCampaign(sql), readCompany(sql)),
  };
}

function deriveDelve(
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
    speakerId: delve.row.speaker_id,
    penalties: {
      attack: status.attackModifier,
      damage: status.damageModifier,
      armourClass: status.acWorsening,
      reasons: status.reasons,
    },
    restInTurns: restStanding(delve.fatigue).inTurns,
    lightTurnsLeft: { torch: longest(delve, 'torch'), lantern: longest(delve, 'lantern') },
    hours: turnSheet(delve, campaign),
    lights: standingLights(delve).map((light) => viewLight(light, company)),
    prompts: derivePrompts(delve, campaign, company),
    next: lookAhead(delve, campaign),
    encounter: encounter ? deriveEncounter(encounter, delve, company) : null,
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

/** Feet this turn over the ground at hand, and who sets it (OSE-DUN-2, 3). */
function allowance(delve: Delve, campaign: Campaign, rate: PartyRate): DelveView['allowance'] {
  const baseFeet = rate?.baseFeet ?? 0;
  const familiar = delve.row.familiar === 1;
  const rates = exploration['movement.rates']({
    baseFeet,
    environment: 'dungeon',
    familiarMultiplier: campaign.exploration.familiarMultiplier,
  });
  return {
    value: familiar ? rates.familiarPerTurn : rates.explorePerTurn,
    reasons: [
      ...(rate?.reasons ?? []),
      slowestReason(rate),
      familiar
        ? {
            source: 'familiar ground',
            value: `×${campaign.exploration.familiarMultiplier}`,
            rule: 'OSE-DUN-3',
          }
        : { source: 'unknown ground', value: '×1', rule: 'OSE-DUN-2' },
    ],
  };
}

/** Who holds the party to its pace; somebody who cannot move holds all of it (OSE-ENCUM-5). */
function slowestReason(rate: PartyRate): Reason {
  if (!rate) return { source: 'nobody is in the party', value: "0'", rule: 'OSE-MOVE-3' };
  const { slowest, baseFeet } = rate;
  if (baseFeet > 0)
    return {
      source: slowest.length > 0 ? `slowest: ${listed(slowest)}` : 'all alike',
      value: `${baseFeet}'`,
      rule: 'OSE-MOVE-3',
    };
  const source = `${slowest.length > 0 ? listed(slowest) : 'everybody'}, over the greatest load`;
  return { source, value: 'cannot move', rule: 'OSE-ENCUM-5' };
}

const longest = ({ lights }: Delve, kind: 'torch' | 'lantern') =>
  Math.max(
    0,
    ...lights.filter((light) => light.lit === 1 && light.kind === kind).map((light) => light.turns_left ?? 0),
  );

/** All lights but the torches that burnt out on earlier delves. */
function standingLights({ lights, spans }: Delve): Delve['lights'] {
  const ofThisDelve = new Set(spans.map((span) => span.light_id));
  return lights.filter(
    ({ id, kind, turns_left }) => turns_left !== 0 || kind === 'lantern' || ofThisDelve.has(id),
  );
}

function viewLight(
  light: Delve['lights'][number],
  company: readonly Companion[],
): DelveView['lights'][number] {
  const bearer = company.find(({ id }) => id === light.bearer_id);
  return {
    id: light.id,
    kind: light.kind,
    bearerId: light.bearer_id,
    bearer: light.bearer,
    lit: light.lit === 1,
    turnsLeft: light.turns_left,
    canRefuel: light.kind === 'lantern' && (bearer?.supplies.oilFlask ?? 0) > 0,
  };
}
