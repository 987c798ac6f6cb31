import type { CombatSetup } from '../../../../shared/rules/combat.ts';
import type { Sql } from '../../../db/sql.ts';
import { keptActs } from '../../../facts/fight/play.ts';
import { readSetups, readSteps } from '../../../facts/fight/read-fight.ts';

/** The settings a fight goes by: as it began, with what was changed in it since. */
export function ownSettings(sql: Sql, fightId: number): CombatSetup['settings'] {
  const setup = readSetups(sql, fightId).at(-1);
  if (!setup) return {};
  const { settings } = JSON.parse(setup.setup) as CombatSetup;
  const changed = readSteps(sql, fightId)
    .filter(({ n, acts }) => n > setup.from_step && acts.includes('"settings"'))
    .flatMap(({ acts }) => keptActs(acts) ?? [])
    .flatMap(({ action }) => ('change' in action && action.change === 'settings' ? [action.settings] : []));
  return Object.assign({}, settings, ...changed) as CombatSetup['settings'];
}
