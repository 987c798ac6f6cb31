import { momentWords } from '../../../shared/clock.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Sql } from '../../db/sql.ts';
import { dated } from '../../facts/calendar/read-calendar.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { clockOf, needDelve } from '../../facts/delve/read-delve.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import { hourAtHand, turnSheet } from '../../areas/turn-sheet/turn-sheet.ts';
import { readPeople } from '../../facts/party/read-party.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import { lightWords } from '../../facts/words.ts';
import { turnsPerHour } from '../../facts/exploration.ts';

type Hour = QueryOutput<'turnSheet.hours'>['hours'][number];

/** A light that still has something to burn. */
interface PrintedLight {
  name: string;
  lit: boolean;
  /** Null where it never burns out. */
  turnsLeft: number | null;
}

/** What the printed turn sheet shows. */
export interface TurnSheetSource {
  campaign: string;
  delve: string;
  /** The turn at hand. */
  turn: number;
  moment: string;
  hours: Hour[];
  /** Earlier turns that do not fit on the page. */
  leftOut: number;
  lights: PrintedLight[];
  party: { name: string; className: string; level: number; hp: number; maxHp: number; word: string }[];
  checkEvery: number;
  checkInSix: number;
}

const rowsOnPage = 14;
const rowsBefore = 8;

/** Reads the sheet of the delve under way. Throws refused where the party is in no dungeon. */
export function readTurnSheet(sql: Sql): TurnSheetSource {
  const delve = needDelve(sql);
  const campaign = readCampaign(sql);
  const from = Math.max(0, hourAtHand(delve) - rowsBefore);
  return {
    campaign: campaign.name,
    delve: delve.row.name,
    turn: delve.row.turn + 1,
    moment: momentWords(dated(sql)(clockOf(delve))),
    hours: turnSheet(sql, delve, campaign, from, rowsOnPage),
    leftOut: from * turnsPerHour,
    lights: standing(delve.lights),
    party: readPeople(sql).map((row) => ({
      name: row.name,
      className: row.class_name,
      level: row.level,
      hp: row.hp,
      maxHp: row.max_hp,
      word: standingOf(campaign, row).word,
    })),
    checkEvery: campaign.exploration.dungeonCheckEvery,
    checkInSix: campaign.exploration.dungeonChanceInSix,
  };
}

const standing = (lights: Delve['lights']): PrintedLight[] =>
  lights
    .filter(({ turns_left }) => turns_left !== 0)
    .map(({ bearer, kind, lit, turns_left }: BorneLight) => ({
      name: `${bearer}: ${lightWords[kind]}`,
      lit: lit === 1,
      turnsLeft: turns_left,
    }));
