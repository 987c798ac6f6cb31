import type { MeetingFacts, MeetingPerson, Pace } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow, EncounterRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { showsHere } from '../dungeon/lights-about.ts';
import { lightFacts } from '../dungeon/light-sources.ts';
import type { Delve } from '../dungeon/read-delve.ts';
import { openEffects } from '../effect/read-effects.ts';
import { isPerson, loadOf } from '../party/load.ts';
import { partyRate } from '../party/party-view.ts';
import { readParty, readPeople } from '../party/read-party.ts';
import { readSheet } from '../party/sheet.ts';
import { exploration, roundSeconds as explorationRoundSeconds, turnSeconds } from '../exploration.ts';

/** What the rules of a meeting are told of the table. */

const deaf = /\bdeaf/i;
const blind = /\bblind/i;
const helpless = /\b(unconscious|helpless|asleep|sleeping|paraly[sz]ed|petrified|dead|held|stunned)\b/i;

function personOf(row: CharacterRow, conditions: readonly string[]): MeetingPerson {
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
    able: row.hp > 0 && !suffers(helpless),
  };
}

/** The people who go on their own feet, with what ails them: of the sheet, and of what is on them just now. */
export function readMeetingPeople(sql: Sql, now: number): MeetingPerson[] {
  const people = readPeople(sql).filter(({ kind }) => isPerson(kind));
  const effects = openEffects(sql).filter(({ until_seconds: until }) => until === null || until > now);
  return people.map((row) => {
    const own = effects.filter(({ character_id }) => character_id === row.id).map(({ name }) => name);
    return personOf(row, [...readSheet(row).conditions, ...own]);
  });
}

/** How far the party's light shows, in feet: the best of what burns uncovered with it. */
export function lightReach(campaign: Campaign, { lights }: Pick<Delve, 'lights'>) {
  const shown = lights.filter(showsHere).map(({ kind }) => lightFacts(campaign, kind));
  const brightFeet = Math.max(0, ...shown.map((each) => each.brightFeet));
  const dimFeet = Math.max(brightFeet, ...shown.map((each) => each.dimFeet ?? each.brightFeet));
  return { brightFeet, dimFeet, shown };
}

const flag = (value: 0 | 1 | null) => (value === null ? null : value === 1);

/** `speakerId`: whoever speaks instead of the party's speaker; null for nobody. Who cannot act does not speak. */
export function meetingFacts(
  sql: Sql,
  campaign: Campaign,
  { delve, row }: { delve: Delve; row: EncounterRow },
  speakerId: number | null = delve.row.speaker_id,
): MeetingFacts {
  const party = readMeetingPeople(sql, campaign.clock);
  const { dimFeet, shown } = lightReach(campaign, delve);
  return {
    settings: campaign.settings,
    party,
    partyLight: shown.length > 0,
    lightFeet: dimFeet,
    partySurprised: flag(row.party_surprised),
    monstersSurprised: flag(row.monsters_surprised),
    foes: row.number,
    speaker: party.find(({ id, able }) => able && id === speakerId) ?? null,
  };
}

/** Carts and ships neither fight nor run. */
export const isDrawn = (kind: CharacterRow['kind']) => kind === 'vehicle' || kind === 'vessel';

/**
 * The pace of those who go together, by everything they carry; null for nobody. Who is down runs with nobody, and
 * `left` are the ids of those who stay behind.
 */
export function partyPace(
  sql: Sql,
  campaign: Campaign,
  left: readonly number[] = [],
): (Pace & { reasons: Reason[] }) | null {
  const members = readParty(sql).members.filter(
    ({ row }) => !left.includes(row.id) && (row.hp > 0 || isDrawn(row.kind)),
  );
  const walkers = members.map((member) => {
    const { baseFeet, encounterFeet, reasons } = loadOf(campaign, member);
    return { kind: member.row.kind, name: member.row.name, rate: { baseFeet, encounterFeet, reasons } };
  });
  return partyRate(walkers);
}

/** Whole dungeon turns that so many rounds of the campaign's system take. OSE-ENCTR-7. */
export function turnsFor(campaign: Campaign, rounds: number) {
  const { roundSeconds } = campaign.system.clock;
  const roundsATurn = Math.floor(turnSeconds / roundSeconds);
  const explored = Math.ceil((rounds * roundSeconds) / explorationRoundSeconds);
  const { turns, reasons } = exploration['encounter.conclude']({ rounds: explored });
  return {
    turns,
    roundsATurn,
    reasons:
      roundSeconds === explorationRoundSeconds
        ? reasons
        : [{ source: `rounds of ${roundSeconds} seconds`, value: rounds, rule: 'OSE-ENCTR-7' }, ...reasons],
  };
}
