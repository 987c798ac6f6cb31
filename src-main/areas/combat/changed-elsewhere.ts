import type { FighterState, Overrule } from '../../../shared/rules/combat.ts';
import type { FightingPerson } from '../../../shared/rules/fight/bridge/bridge.ts';
import { partOf } from '../../../shared/rules/fight/bridge/typed.ts';
import type { FighterSeen } from '../../../shared/rules/fight/views.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { whileUnchanged } from '../../db/while-unchanged.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../facts/fight/read-fight.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { readMembers } from '../../facts/party/read-party.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import type { FightNow } from './fight-now.ts';
import { fightingPerson, personsStats } from './fighters.ts';
import type { Besides } from './fighters.ts';
import { cameAsHull, hullTold } from './comers/hulls.ts';
import { besidesSheets } from './figures/besides-sheets.ts';
import { otherFigures } from './figures/other-figures.ts';
import { foeStates } from './flow-back.ts';
import { endedMeanwhile, seenTo } from './lasting/ends.ts';
import { lightsChanged } from './lights/taken-over.ts';
import { asTold, storesLeft } from './told-of-stores.ts';
import { crossedAnew } from './versions/crossed-anew.ts';

/** What the fight has not heard of yet: as rulings, and as the facts it is then known to have been told. */
export interface Elsewhere {
  /** What stands on sheets and in packs already. */
  readonly sheets: readonly Overrule[];
  /** What befell them: it may cost them more than hit points. */
  readonly bodies: readonly Overrule[];
  readonly handed: { rowId: number; facts: string }[];
  /** Effects that ended by themselves, and hold nobody any more. */
  readonly ended: readonly number[];
}

/**
 * What other windows changed of those who fight since the last act: the next act takes it over first, within its step.
 * Hit points and states stand in the rows of people and foes alone; what a sheet says is held against what the fight
 * was last told of it.
 */
export const changedElsewhere = (sql: Sql, fight: FightNow, { classes }: ClassesOf): Elsewhere =>
  readElsewhere(sql, fight, classes);

// An act asks as it is proposed and again as it is written.
const readElsewhere = whileUnchanged((sql: Sql, fight: FightNow, classes: ClassesOf['classes']): Elsewhere =>
  heldAgainst(readRules(sql), sql, fight, { classes }),
);

function heldAgainst(campaign: CampaignRules, sql: Sql, fight: FightNow, content: ClassesOf): Elsewhere {
  const { machine, state, fighters } = fight;
  const sheetsNow = readSheetsNow(sql, campaign, fight);
  const seen = new Map(machine.seen(state).map((each) => [each.id, each]));
  const stands = new Map(state.fighters.map((each) => [each.id, each]));
  const sheets: Overrule[] = [
    ...lightsChanged(sql, campaign, state),
    ...crossedAnew(campaign, sql, fight, content),
  ];
  const handed: Elsewhere['handed'] = [];
  for (const fighter of fighters) {
    const now = stands.get(fighter.id);
    const look = seen.get(fighter.id);
    if (!now || !look) continue;
    const facts = sheetChanged(campaign, sheetsNow, fighter, look, content);
    if (facts !== null) {
      handed.push({ rowId: fighter.row.id, facts: JSON.stringify(facts) });
      sheets.push(...statsChanged(campaign, fighter, facts, content));
      sheets.push(...storesLeft(fighter, look, facts));
    }
  }
  const over = endedMeanwhile(sql, fight);
  const bodies = [...bodiesElsewhere(campaign, fight), ...over.rulings];
  return { sheets, bodies, handed, ended: over.ids };
}

/** Whose row another window struck off: the fight goes on without him. */
function goneElsewhere({ state, fighters }: FightNow): Overrule[] {
  const known = new Set(fighters.map(({ id }) => id));
  return state.fighters.flatMap(({ id, status }): Overrule[] =>
    known.has(id) || status === 'absent' ? [] : [{ ...ruling, change: 'leave', id }],
  );
}

/** Hit points and states that other windows changed, and whom they struck off: no step of a fight may write over them. */
export function bodiesElsewhere(campaign: CampaignRules, fight: FightNow): Overrule[] {
  const stands = new Map(fight.state.fighters.map((each) => [each.id, each]));
  const changed = fight.fighters.flatMap((fighter) => {
    const now = stands.get(fighter.id);
    if (!now) return [];
    return fighter.foe ? foesBody(fighter, now) : personsBody(campaign, fighter, now);
  });
  return [...goneElsewhere(fight), ...changed];
}

/** What the sheet changes of his stats; what came over him in the fight stays. */
function statsChanged(
  campaign: CampaignRules,
  { id, row }: Fighter,
  facts: FightingPerson,
  content: ClassesOf,
): Overrule[] {
  const { bridge } = campaign.system;
  const before = personsStats(campaign, JSON.parse(row.handed) as FightingPerson, content).stats;
  const after = personsStats(campaign, facts, content).stats;
  const part = partOf(before as object, after as object);
  if (Object.keys(part).length === 0) return [];
  const other = otherFigures(bridge, before, after);
  // What is kept of a spell is no figure of theirs.
  const words = other.map(({ title, value }) => `${title} ${value} now`).join(', ') || 'as is written now';
  return [{ ...ruling, change: 'part', id, stats: part, words }];
}

/** Writes down what the fight has now been told of the sheets. */
export function noteHanded(sql: Sql, { handed, ended }: Elsewhere): void {
  seenTo(sql, ended);
  for (const { rowId, facts } of handed)
    sql.run(query.updateTable('fight_fighter').set({ handed: facts }).where('id', '=', rowId));
}

const ruling = { kind: 'overrule' } as const;

const hpChanged = (id: string, { hp, max }: { hp: number; max: number }, now: FighterState): Overrule[] => {
  const most = Math.max(1, max);
  if (hp === now.hp && most === now.maxHp) return [];
  return [{ ...ruling, change: 'hp', id, hp: Math.min(hp, most), maxHp: most }];
};

function foesBody({ id, foe }: Fighter, now: FighterState): Overrule[] {
  if (!foe) return [];
  const hp = hpChanged(id, { hp: foe.hp, max: foe.max_hp }, now);
  if (foeStates[now.status] === foe.state) return hp;
  const status =
    foe.state === 'up'
      ? 'active'
      : foe.state === 'fled'
        ? 'fled'
        : foe.state === 'captured'
          ? 'surrendered'
          : null;
  // Down by the hit points is for the rules to say.
  return status === null ? hp : [...hp, { ...ruling, change: 'status', id, status }];
}

function personsBody(campaign: CampaignRules, fighter: Fighter, now: FighterState): Overrule[] {
  const { id, person } = fighter;
  if (!person) return [];
  if (cameAsHull(fighter)) {
    const { hp, maxHp } = hullTold(campaign, person, now);
    return hpChanged(id, { hp, max: maxHp }, now);
  }
  const hp = hpChanged(id, { hp: person.hp, max: person.max_hp }, now);
  const { state, said } = standingOf(campaign, person);
  if (!said) return hp;
  const status = state === 'dead' ? 'dead' : state === 'down' || state === 'dying' ? 'unconscious' : null;
  return status === null || status === now.status ? hp : [...hp, { ...ruling, change: 'status', id, status }];
}

/** The sheets and packs of those who fight, and what else is known of them. */
export interface SheetsNow {
  readonly members: ReadonlyMap<number, Member>;
  readonly besides: Besides;
}

export const readSheetsNow = (
  sql: Sql,
  campaign: CampaignRules,
  { row, fighters }: Pick<FightNow, 'row' | 'fighters'>,
): SheetsNow => ({
  members: readMembers(sql, new Set(fighters.flatMap(({ person }) => person?.id ?? []))),
  besides: besidesSheets(sql, campaign, row.id),
});

/** What the sheet says now, where that is otherwise than the fight was told. */
export function sheetChanged(
  campaign: CampaignRules,
  { members, besides }: SheetsNow,
  { row, person }: Fighter,
  seen: FighterSeen,
  content: ClassesOf,
): FightingPerson | null {
  const member = person && members.get(person.id);
  if (!member) return null;
  const told = JSON.parse(row.handed) as FightingPerson;
  const facts = asTold(fightingPerson(campaign, member, content, besides), told, seen);
  return JSON.stringify(facts) === row.handed ? null : facts;
}
