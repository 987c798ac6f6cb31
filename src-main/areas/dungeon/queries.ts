import type { z } from 'zod';
import type { delveView, dungeonView } from '../../../shared/ipc/views.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import { deriveEncounter } from '../encounter/derive.ts';
import { exploration } from '../exploration.ts';
import type { PartyView } from '../party/derive.ts';
import { derivePartyView } from '../party/derive.ts';
import type { Party } from '../party/read-party.ts';
import { readParty } from '../party/read-party.ts';
import { lookAhead } from './look-ahead.ts';
import { derivePrompts } from './prompts.ts';
import type { Delve } from './read-delve.ts';
import { openEncounter, readDelve } from './read-delve.ts';
import { restStanding } from './rest-standing.ts';
import { turnSheet } from './turn-sheet.ts';
import { listed } from './words.ts';

type DelveView = z.output<typeof delveView>;

export function dungeonViewOf(sql: Sql): z.output<typeof dungeonView> {
  const campaign = readCampaign(sql);
  const party = readParty(sql);
  const view = derivePartyView(campaign, party);
  const delve = readDelve(sql);
  const last = sql.get(query.selectFrom('delve').select('name').orderBy('id', 'desc'));
  return {
    party: view,
    delve: delve && deriveDelve(delve, campaign, party, view),
    lastDelve: last?.name ?? null,
  };
}

function deriveDelve(delve: Delve, campaign: Campaign, party: Party, view: PartyView): DelveView {
  const encounter = openEncounter(delve);
  const status = exploration['rest.status']({ fatigue: delve.fatigue });
  const { dungeonCheckEvery: everyTurns, dungeonChanceInSix: chanceInSix } = campaign.exploration;
  return {
    id: delve.row.id,
    name: delve.row.name,
    turn: delve.row.turn,
    familiar: delve.row.familiar === 1,
    allowance: allowance(delve, campaign, view),
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
    lights: standingLights(delve).map((light) => viewLight(light, party)),
    prompts: derivePrompts(delve, campaign, party),
    next: lookAhead(delve, campaign),
    encounter: encounter ? deriveEncounter(encounter, delve, party) : null,
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
function allowance(delve: Delve, campaign: Campaign, { rate }: PartyView): DelveView['allowance'] {
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
function slowestReason(rate: PartyView['rate']): Reason {
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
    ...lights.filter((light) => light.lit === 1 && light.kind === kind).map((light) => light.turns_left),
  );

/** All lights but the torches that burnt out on earlier delves. */
function standingLights({ lights, spans }: Delve): Delve['lights'] {
  const ofThisDelve = new Set(spans.map((span) => span.light_id));
  return lights.filter(
    ({ id, kind, turns_left }) => turns_left > 0 || kind === 'lantern' || ofThisDelve.has(id),
  );
}

function viewLight(light: Delve['lights'][number], party: Party): DelveView['lights'][number] {
  const items = party.members.find(({ row }) => row.id === light.bearer_id)?.items ?? [];
  return {
    id: light.id,
    kind: light.kind,
    bearerId: light.bearer_id,
    bearer: light.bearer,
    lit: light.lit === 1,
    turnsLeft: light.turns_left,
    canRefuel: light.kind === 'lantern' && items.some((item) => item.kind === 'oilFlask'),
  };
}
