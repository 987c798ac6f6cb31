import { dayAndTime } from '../../../../shared/clock.ts';
import type { StepFacts } from '../../../../shared/rules/meeting/step.ts';
import { moraleCheckOf } from '../../../../shared/rules/meeting/morale-step.ts';
import type { MeetingPerson, Pace } from '../../../../shared/rules/meeting/terms.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import { lossesOf, readFoes } from '../../../facts/meeting/read-encounter.ts';
import { appearingDice, creatureOf, isMindless } from '../foes/creature.ts';
import type { Met } from '../open.ts';
import { counted, surpriseIn } from '../open.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { showsHere } from '../../../facts/lights/about.ts';
import { lightFacts } from '../../../facts/lights/sources.ts';
import type { Delve } from '../../../facts/delve/read-delve.ts';
import { openEffects } from '../../../facts/effects/read-effects.ts';
import { readWeatherOn } from '../../../facts/weather/read-weather.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { partyRate, walkerOf } from '../../../facts/party/weighing/party-rate.ts';
import { readParty, readPeople } from '../../../facts/party/read-party.ts';
import { readSheet } from '../../../facts/party/sheet.ts';
import { isAble, isWithParty } from '../../../facts/party/state/standing.ts';
import {
  encounterConclude,
  visibilityRange,
  roundSeconds as explorationRoundSeconds,
  turnSeconds,
} from '../../../facts/exploration.ts';

/** What the rules of a meeting are told of the table. */

const deaf = /\bdeaf/i;
const blind = /\bblind/i;
const helpless = /\b(unconscious|helpless|asleep|sleeping|paraly[sz]ed|petrified|dead|held|stunned)\b/i;

function personOf(campaign: Campaign, row: CharacterRow, conditions: readonly string[]): MeetingPerson {
  const suffers = (what: RegExp) => conditions.some((condition) => what.test(condition));
  return {
    id: row.id,
    name: row.name,
    classId: row.class_id,
    raceId: row.race_id,
    className: row.class_name,
    charisma: row.charisma,
    constitution: row.constitution,
    dexterity: row.dexterity,
    deafened: suffers(deaf),
    blinded: suffers(blind),
    able: isAble(campaign, row) && !suffers(helpless),
  };
}

/** The people with the party who go on their own feet, with what ails them: of the sheet, and of what is on them just now. */
export function readMeetingPeople(sql: Sql, campaign: Campaign): MeetingPerson[] {
  const people = readPeople(sql).filter((row) => isPerson(row.kind) && isWithParty(campaign, row));
  const { clock } = campaign;
  const effects = openEffects(sql).filter(({ until_seconds: until }) => until === null || until > clock);
  return people.map((row) => {
    const own = effects.filter(({ character_id }) => character_id === row.id).map(({ name }) => name);
    return personOf(campaign, row, [...readSheet(row).conditions, ...own]);
  });
}

/** How far the party's light shows, in feet: the best of what burns uncovered with it. */
export function lightReach(campaign: Campaign, { lights }: Pick<Delve, 'lights'>) {
  const shown = lights.filter(showsHere).map(({ kind }) => lightFacts(campaign, kind));
  const brightFeet = Math.max(0, ...shown.map((each) => each.brightFeet));
  const dimFeet = Math.max(brightFeet, ...shown.map((each) => each.dimFeet ?? each.brightFeet));
  return { brightFeet, dimFeet, shown };
}

/** What is at hand to tell the facts of a meeting from. */
export interface MeetingContext {
  sql: Sql;
  campaign: Campaign;
  content: ContentOf<'monsters'>;
}

/** No lights are kept outside a delve. */
export const reachOf = (campaign: Campaign, { delve }: Pick<Met, 'delve'>) =>
  lightReach(campaign, delve ?? { lights: [] });

/** Who of them is left, and what has been checked of their morale. */
function strengthOf({ sql, content }: MeetingContext, { row, all }: Met): StepFacts['strength'] {
  const foes = readFoes(sql, row.id);
  const { down, fled, captured } = lossesOf(foes);
  const total = Math.max(foes.length, row.number ?? 0);
  const [alone] = total === 1 ? foes : [];
  const checks = all.filter(({ step }) => step === 'morale').map(moraleCheckOf);
  return {
    total,
    down,
    gone: fled + captured,
    alone: alone ? { current: alone.hp, max: alone.max_hp } : null,
    marks: checks.flatMap(({ marks }) => marks),
    mindless: isMindless(creatureOf(content.monsters, row.creature_id)),
    successes: checks.filter(({ holds }) => holds).length,
  };
}

/** Whoever speaks for the party of a delve does so here, if able to act. */
export function stepFacts(context: MeetingContext, met: Met): StepFacts {
  const { sql, campaign, content } = context;
  const { row, delve, settled } = met;
  const party = readMeetingPeople(sql, campaign);
  const { dimFeet, shown } = reachOf(campaign, met);
  const creature = creatureOf(content.monsters, row.creature_id);
  const surprise = surpriseIn(met);
  return {
    ground: row.ground,
    unit: row.unit,
    settings: campaign.settings,
    party,
    partyLight: shown.length > 0,
    lightFeet: dimFeet,
    partySurprised: surprise?.party.surprised ?? null,
    monstersSurprised: surprise?.monsters.surprised ?? null,
    foes: row.number,
    speaker: party.find(({ id, able }) => able && id === delve?.row.speaker_id) ?? null,
    counted: counted(row),
    numberDice: row.number_dice === '' ? appearingDice(creature, row.ground) : row.number_dice,
    creature: creature && { name: creature.name, morale: creature.morale },
    strength: strengthOf(context, met),
    fogYards: fogOver(sql, campaign, row.ground),
    settled,
  };
}

/** On the water, on a day of dense fog. OSE-WATER-10. */
function fogOver(sql: Sql, { clock }: Campaign, ground: StepFacts['ground']): number | null {
  if (ground !== 'water' || readWeatherOn(sql, dayAndTime(clock).day)?.fog !== 1) return null;
  return visibilityRange({ view: 'ship', denseFog: true }).distance;
}

/**
 * The pace of those who go together, by everything they carry; null for nobody. Who is down runs with nobody, and
 * `left` are the ids of those who stay behind.
 */
export function partyPace(
  sql: Sql,
  campaign: Campaign,
  left: readonly number[] = [],
): (Pace & { reasons: Reason[] }) | null {
  const members = readParty(sql).members.filter(({ row }) => !left.includes(row.id));
  return partyRate(members.map((member) => walkerOf(campaign, member)));
}

/** Whole turns that so many rounds of the campaign's system take: of the dungeon in a delve, else the system's. OSE-ENCTR-7. */
export function turnsFor(campaign: Campaign, rounds: number, inDelve: boolean) {
  const { roundSeconds, turnSeconds: ownTurn } = campaign.system.clock;
  const turn = inDelve ? turnSeconds : ownTurn;
  const explored = Math.ceil((rounds * roundSeconds * (turnSeconds / turn)) / explorationRoundSeconds);
  const { turns, reasons } = encounterConclude({ rounds: explored });
  return {
    turns,
    turnSeconds: turn,
    roundsATurn: Math.floor(turn / roundSeconds),
    reasons:
      roundSeconds === explorationRoundSeconds
        ? reasons
        : [{ source: `rounds of ${roundSeconds} seconds`, value: rounds, rule: 'OSE-ENCTR-7' }, ...reasons],
  };
}
