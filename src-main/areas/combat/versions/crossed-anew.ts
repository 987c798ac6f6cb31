import type { CombatSetup, Overrule } from '../../../../shared/rules/combat.ts';
import type { FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { partOf } from '../../../../shared/rules/fight/bridge/typed.ts';
import type { Left } from '../../../../shared/rules/fight/views.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { keptActs } from '../../../facts/fight/play.ts';
import { readSetups, readSteps, setupVersion } from '../../../facts/fight/read-fight.ts';
import { storedJson } from '../../../facts/stored-json.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import type { FightNow } from '../fight-now.ts';
import { otherFigures } from '../figures/other-figures.ts';
import { personsStats } from '../fighters.ts';

type Stats = Readonly<Record<string, unknown>>;

/**
 * A fight of an earlier version whose acts all come out the same goes on with the figures that were made of the sheets
 * then. What is made of the same sheets now is taken over with its next act.
 */
export function crossedAnew(
  campaign: CampaignRules,
  sql: Sql,
  fight: FightNow,
  content: ClassesOf,
): Overrule[] {
  const { row, machine, fighters } = fight;
  // Asked at every act: what was handed over is read only where it matters.
  if (setupVersion(sql, row.id) === machine.version) return [];
  const setup = readSetups(sql, row.id).at(-1);
  if (!setup) return [];
  const { bridge } = campaign.system;
  const told = statsTold(storedJson(setup.setup) as CombatSetup<Stats>, sql, row.id, setup.from_step);
  return fighters.flatMap(({ id, person, row: { handed } }): Overrule[] => {
    const before = told.get(id);
    if (person === null || before === undefined) return [];
    const now = personsStats(campaign, JSON.parse(handed) as FightingPerson, content).stats;
    const stats = partOf(before, now as object);
    if (Object.keys(stats).length === 0) return [];
    const other = otherFigures(bridge, before, now);
    const words =
      other.map(({ title, value }) => `${title} ${value} by the rules of now`).join(', ') ||
      'as the rules have it now';
    const part: Overrule = { kind: 'overrule', change: 'part', id, stats, words };
    return [part, ...leftAsBefore(fight, id, part)];
  });
}

/** What the rules were told of everybody's stats, from the beginning and act by act. */
function statsTold(
  { fighters }: CombatSetup<Stats>,
  sql: Sql,
  fightId: number,
  from: number,
): ReadonlyMap<string, Stats> {
  const told = new Map(fighters.map(({ id, stats }) => [id, stats]));
  const later = readSteps(sql, fightId).filter(({ n }) => n > from);
  for (const { action } of later.flatMap(({ acts }) => keptActs(acts) ?? [])) {
    if (!('change' in action)) continue;
    if (action.change === 'join') told.set(action.fighter.id, action.fighter.stats as Stats);
    else if (action.change === 'stats') told.set(action.id, action.stats as Stats);
    else if (action.change === 'part') {
      const all = { ...told.get(action.id), ...(action.stats as Stats) };
      told.set(action.id, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)));
    }
  }
  return told;
}

/** By some books new stats count missiles and spells as if none were spent. */
function leftAsBefore({ machine, state }: FightNow, id: string, part: Overrule): Overrule[] {
  const tried = attempt(machine, state, part, []);
  if (tried.wanted !== null || tried.step.refused !== null) return [];
  const was = machine.seen(state).find((each) => each.id === id);
  const is = machine.seen(tried.step.state).find((each) => each.id === id);
  if (!was || !is) return [];
  const back = (change: 'shots' | 'spell', before: readonly Left[], after: readonly Left[]): Overrule[] =>
    before.flatMap(({ way, left }): Overrule[] => {
      const now = after.find((each) => each.way === way);
      return left === null || now === undefined || now.left === left
        ? []
        : [{ kind: 'overrule', change, id, way, left }];
    });
  return [
    ...back('shots', was.shots, is.shots),
    ...back('spell', was.spells, is.spells),
    ...back('spell', was.powers, is.powers),
  ];
}
