import type { FighterState, Overrule } from '../../../shared/rules/combat.ts';
import type { FightingPerson } from '../../../shared/rules/fight/bridge/bridge.ts';
import { partOf } from '../../../shared/rules/fight/bridge/typed.ts';
import type { FighterSeen, Left } from '../../../shared/rules/fight/views.ts';
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
import { besidesSheets } from './figures/besides-sheets.ts';
import { otherFigures } from './figures/other-figures.ts';
import { foeStates } from './flow-back.ts';
import { endedMeanwhile, seenTo } from './lasting/ends.ts';
import { lightsChanged } from './lights/taken-over.ts';
import { inOrder } from './magic/devices.ts';
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

function personsBody(campaign: CampaignRules, { id, person }: Fighter, now: FighterState): Overrule[] {
  if (!person) return [];
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

interface Store {
  /** Left in the fight before the change. */
  readonly before: number | null;
  /** Handed over as the fight began, or as it was last taken over. */
  readonly full: number | null | undefined;
  readonly now: number | null;
}

/**
 * Of what came or went besides, what is left. By some books new stats count it as if nothing of it were spent, by others
 * as it was before: said is whatever one of them has otherwise.
 */
function storesLeft({ id, row }: Fighter, seen: FighterSeen, facts: FightingPerson): Overrule[] {
  const told = JSON.parse(row.handed) as FightingPerson;
  const stored = (change: 'shots' | 'spell', way: string, { before, full, now }: Store): Overrule[] => {
    if (before === null || now === null || full == null || full === now) return [];
    const left = Math.max(0, before + now - full);
    return left === now && left === before ? [] : [{ ...ruling, change, id, way, left }];
  };
  const shots = facts.weapons.flatMap(({ name: way, shots: now }) => {
    const full = told.weapons.find(({ name }) => name === way)?.shots;
    return stored('shots', way, { before: leftOf(seen.shots, way), full, now });
  });
  const spells = facts.spells.flatMap(({ name: way, copies: now }) => {
    const full = told.spells.find(({ name }) => name === way)?.copies;
    return stored('spell', way, { before: leftOf(seen.spells, way), full, now });
  });
  const powers = (facts.devices ?? []).flatMap(({ name: way, uses: now }) => {
    const full = told.devices?.find(({ name }) => name === way)?.uses;
    return stored('spell', way, { before: leftOf([...seen.powers, ...seen.spells], way), full, now });
  });
  return [...shots, ...spells, ...powers];
}

const leftOf = (all: readonly Left[], way: string): number | null =>
  all.find((each) => each.way === way)?.left ?? null;

/**
 * Spells and missiles as the fight counts them: what it spent itself is gone from the sheet too, and the rules still
 * know it as spent; only what came or went besides is new.
 */
function asTold(facts: FightingPerson, told: FightingPerson, seen: FighterSeen): FightingPerson {
  const spells = together(facts.spells, told.spells).map(({ thing, before }) => {
    const now = facts.spells.find(({ name }) => name === thing.name)?.copies ?? 0;
    return { ...thing, copies: cameBesides(now, before?.copies, leftOf(seen.spells, thing.name)) };
  });
  const weapons = together(facts.weapons, told.weapons).map(({ thing, before }) => {
    const now = facts.weapons.find(({ name }) => name === thing.name)?.shots ?? 0;
    const shots =
      thing.shots === null ? null : cameBesides(now, before?.shots, leftOf(seen.shots, thing.name));
    return { ...thing, shots };
  });
  const devices = together(facts.devices ?? [], told.devices ?? []).map(({ thing, before }) => {
    const now =
      facts.devices === undefined ? 0 : (facts.devices.find(({ name }) => name === thing.name)?.uses ?? 0);
    const left = leftOf([...seen.powers, ...seen.spells], thing.name);
    return { ...thing, uses: thing.uses === null ? null : cameBesides(now, before?.uses, left) };
  });
  return {
    ...facts,
    ...(devices.length > 0 && { devices: inOrder(devices) }),
    spells: spells.filter(({ copies }) => copies > 0),
    weapons: weapons.filter(
      ({ name, shots }) => shots !== 0 || facts.weapons.some((each) => each.name === name),
    ),
  };
}

/** What came or went beside what the fight spent. */
const cameBesides = (now: number, before: number | null | undefined, left: number | null): number =>
  before === null || before === undefined || left === null ? now : Math.max(0, before + now - left);

/** The things there are, and those the fight was told of that are spent, each with how it was told. */
function together<Thing extends { readonly name: string; readonly shots?: number | null }>(
  now: readonly Thing[],
  told: readonly Thing[],
): { thing: Thing; before: Thing | undefined }[] {
  const there = now.map((thing) => ({ thing, before: told.find(({ name }) => name === thing.name) }));
  const spent = told.filter(({ name, shots }) => shots !== null && !now.some((each) => each.name === name));
  return [...there, ...spent.map((thing) => ({ thing, before: thing }))];
}
