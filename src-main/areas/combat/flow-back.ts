import type { CombatState, FighterState } from '../../../shared/rules/combat.ts';
import type { FighterSeen, Left } from '../../../shared/rules/fight/views.ts';
import type { FoeState } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../facts/fight/read-fight.ts';
import { readSheet } from '../../facts/party/sheet.ts';
import { standingOf } from '../../facts/party/state/standing.ts';
import { changedSheet } from '../character/sheet/sheet-changes.ts';
import type { FightNow } from './fight-now.ts';
import { cameAsHull, hullOnSheet } from './comers/hulls.ts';
import { lightsFollow } from './lights/follow.ts';
import { spendDevice } from './magic/devices.ts';
import { spendToday } from './magic/spent-today.ts';
import { thingsOfFoe, thingsOfPerson } from './lying/in-hands.ts';
import { nothingHappened, type Happened } from './lying/happened.ts';

/** What an act of a fight leaves on sheets and in packs: hit points, who is down, spells cast, shots, lights. */

export function flowBack(
  sql: Sql,
  campaign: Campaign,
  now: FightNow,
  after: CombatState,
  happened: Happened = nothingHappened,
): void {
  const { row, machine, state, fighters } = now;
  lightsFollow(sql, now, after);
  const before = new Map(machine.seen(state).map((seen) => [seen.id, seen]));
  const seenAfter = new Map(machine.seen(after).map((seen) => [seen.id, seen]));
  const stands = new Map(after.fighters.map((fighter) => [fighter.id, fighter]));
  for (const fighter of fighters) {
    const stood = stands.get(fighter.id);
    if (!stood) continue;
    const [was, is] = [before.get(fighter.id), seenAfter.get(fighter.id)];
    if (fighter.foe) keepFoe(sql, fighter.foe, stood);
    else if (cameAsHull(fighter)) keepHull(sql, campaign, fighter.person, stood);
    else keepPerson(sql, campaign, fighter.person, stood);
    if (!was || !is) continue;
    keepUsed(sql, fighter, { fightId: row.id, clock: campaign.clock, was, is });
    if (fighter.person) keepCast(sql, fighter.person, was, is);
    const left = { spent: leftHands(was.shots, is.shots), stood, after, happened };
    if (fighter.person) thingsOfPerson(sql, row.id, fighter.person.id, left);
    else thingsOfFoe(sql, campaign, row.id, left);
  }
}

const leftHands = (was: readonly Left[], is: readonly Left[]) =>
  spent(was, is).map(({ way: weapon, count }) => ({ weapon, count }));

export const foeStates: Readonly<Record<FighterState['status'], FoeState>> = {
  active: 'up',
  unconscious: 'unconscious',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'captured',
  absent: 'fled',
};

function keepFoe(sql: Sql, foe: NonNullable<Fighter['foe']>, { hp, maxHp, status }: FighterState): void {
  const state = foeStates[status];
  if (foe.hp === hp && foe.max_hp === maxHp && foe.state === state) return;
  sql.run(query.updateTable('foe').set({ hp, max_hp: maxHp, state }).where('id', '=', foe.id));
}

/** What it can still do its hit points say. */
function keepHull(sql: Sql, campaign: Campaign, row: CharacterRow, stood: FighterState): void {
  const { hp, maxHp } = hullOnSheet(campaign, row, stood);
  if (row.hp === hp && row.max_hp === maxHp) return;
  sql.run(query.updateTable('character').set({ hp, max_hp: maxHp }).where('id', '=', row.id));
}

/** The word of the fight stands on the sheet only where the hit points do not say it themselves. */
function keepPerson(
  sql: Sql,
  campaign: Campaign,
  row: CharacterRow,
  { hp, maxHp, status }: FighterState,
): void {
  const most = maxHp === Math.max(1, row.max_hp) ? row.max_hp : maxHp;
  const fallen = status === 'dead' ? 'dead' : status === 'unconscious' ? 'down' : null;
  const byHitPoints = standingOf(campaign, { ...row, hp, max_hp: most, state: null });
  const isSaid = row.state === 'dead' || row.state === 'down';
  const saysItself =
    fallen === null
      ? byHitPoints.able
      : !byHitPoints.able && (fallen === 'dead') === (byHitPoints.state === 'dead');
  const unsaid = fallen === null || saysItself ? row.state : fallen;
  const state = saysItself && isSaid ? null : unsaid;
  if (row.hp === hp && row.max_hp === most && row.state === state) return;
  sql.run(query.updateTable('character').set({ hp, max_hp: most, state }).where('id', '=', row.id));
}

const spent = (was: readonly Left[], is: readonly Left[]): { way: string; count: number; left: number }[] =>
  was.flatMap(({ way, left }) => {
    const now = is.find((each) => each.way === way)?.left ?? left;
    return left !== null && now !== null && now !== left ? [{ way, count: left - now, left: now }] : [];
  });

interface Using {
  readonly fightId: number;
  readonly clock: number;
  readonly was: FighterSeen;
  readonly is: FighterSeen;
}

/** Charges go off the thing, what comes back with the day till then. */
function keepUsed(sql: Sql, fighter: Fighter, { was, is, ...when }: Using): void {
  for (const used of spent(was.powers, is.powers))
    if (!fighter.person || !spendDevice(sql, fighter.person, used))
      spendToday(sql, fighter, { ...when, ...used });
}

function keepCast(sql: Sql, row: CharacterRow, was: FighterSeen, is: FighterSeen): void {
  const cast = spent(was.spells, is.spells);
  const known = new Set(readSheet(row).spells.map(({ name }) => name));
  const own = cast.filter(({ way }) => known.has(way));
  if (own.length > 0) keepSpells(sql, row, own);
  // What is no spell of his is read from a scroll.
  for (const read of cast) if (!known.has(read.way)) spendDevice(sql, row, read);
}

function keepSpells(sql: Sql, row: CharacterRow, cast: readonly { way: string; count: number }[]): void {
  const sheet = readSheet(row);
  const left = new Map(cast.map(({ way, count }) => [way, count]));
  const spells = sheet.spells.map((spell) => {
    const gone = left.get(spell.name) ?? 0;
    const now = Math.max(0, spell.memorised - gone);
    left.set(spell.name, gone - (spell.memorised - now));
    return { ...spell, memorised: now };
  });
  sql.run(
    query
      .updateTable('character')
      .set({ sheet: changedSheet(row, { spells }) })
      .where('id', '=', row.id),
  );
}
