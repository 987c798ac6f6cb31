import type { FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { isLifeless } from '../../../facts/party/kinds.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { thingCalled } from './things.ts';

/**
 * Carts and ships of the party in a fight. Their sheets have the hit points that are listed; a fight counts them as often
 * as they must be lost before it stops, so that a sheet is at 0 where it slows, and as far below where it stops.
 */

type Rules = Pick<CampaignRules, 'system'>;
type Row = Pick<CharacterRow, 'kind' | 'name' | 'class_name' | 'hp' | 'max_hp'>;

export interface HitPoints {
  readonly hp: number;
  readonly maxHp: number;
}

/** How often; null where the book has no vehicles that fight. */
const timesIn = ({ system }: Rules): number | null =>
  (system.bridge.things ?? []).find(({ crewed }) => !crewed)?.times ?? null;

/** Whether one of the roster can stand in a fight at all. */
export const mayFight = (rules: Rules, row: Pick<CharacterRow, 'kind'>): boolean =>
  !isLifeless(row.kind) || timesIn(rules) !== null;

/** Nobody takes a cart along who does not say so. */
export const comesUnasked = (row: Pick<CharacterRow, 'kind'>): boolean => !isLifeless(row.kind);

/** "Galley, Small" of a price list is a small galley, "Raft/Barge" a raft. */
function plainName(name: string): string {
  const [first = ''] = name.split('/');
  const [, kind, sort] = /^([^,]+), ([^,]+)$/.exec(first) ?? [];
  return kind === undefined ? first : `${sort} ${kind}`;
}

/** By its own name, or by what it is. */
const listedAs = (rules: Rules, { name, class_name: sort }: Pick<Row, 'name' | 'class_name'>) =>
  [name, sort].map((each) => thingCalled(rules, plainName(each))).find((thing) => thing?.crewed === false);

const written = /\bhardness:? (\d{1,3})\b/i;

/** What a fight asks of it beside armour class and pace; undefined for whoever is no vehicle. */
export function hullOf(rules: Rules, row: Row, notes: string): FightingPerson['hull'] {
  if (!isLifeless(row.kind) || timesIn(rules) === null) return undefined;
  const said = written.exec(notes)?.[1];
  return {
    afloat: row.kind === 'vessel',
    called: listedAs(rules, row)?.name ?? row.name,
    hardness: said === undefined ? null : Number(said),
  };
}

/** Those of its sheet, else the listed ones. */
function ofOneSide(rules: Rules, row: Row): number {
  if (row.max_hp > 0) return row.max_hp;
  const listed = listedAs(rules, row);
  return listed?.hp ? listed.hp / listed.times : 1;
}

/** As the fight counts them. */
export function hullInFight(rules: Rules, row: Row): HitPoints {
  const times = timesIn(rules) ?? 1;
  const side = ofOneSide(rules, row);
  const left = row.max_hp > 0 ? Math.min(row.hp, side) : side;
  return { hp: left + (times - 1) * side, maxHp: times * side };
}

/** As its sheet has them. */
export function hullOnSheet(rules: Rules, row: Row, now: HitPoints): HitPoints {
  const times = timesIn(rules) ?? 1;
  const before = ofOneSide(rules, row);
  const side = now.maxHp === times * before ? before : Math.max(1, Math.floor(now.maxHp / times));
  return { hp: Math.min(side, now.hp - (times - 1) * side), maxHp: side };
}

/** As it stands in the fight, and where its sheet was changed meanwhile, as that has it. */
export function hullTold(rules: Rules, row: Row, now: HitPoints): HitPoints {
  const { hp, maxHp } = hullOnSheet(rules, row, now);
  return row.hp === hp && row.max_hp === maxHp ? now : hullInFight(rules, row);
}

/** It came in as one, and stays one to the end whatever its sheet becomes. Asked of everybody at every act. */
export const cameAsHull = ({ row }: Pick<Fighter, 'row'>): boolean => row.handed.includes('"hull":{');
