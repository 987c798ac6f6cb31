import { figure } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../campaign/read-campaign.ts';
import { forgetSubdual } from '../../effects/subdued.ts';
import { standingOf } from './standing.ts';

/** Hit points of people as damage and healing change them, with what the log says of it. */

type Rules = Pick<CampaignRules, 'system' | 'settings'>;

export const fewestHitPoints = -999;

/** "−7 by 2d6 (−3 left)", "+4 (9 now)". */
export const lossText = (before: number, after: number, how: string): string =>
  after < before
    ? `−${before - after}${how} (${figure(after)} left)`
    : `+${after - before}${how} (${figure(after)} now)`;

/** ", dead" where that is so since the row was as it was before; nothing where it is as it was. */
export function sinceThen(rules: Rules, before: CharacterRow, after: CharacterRow): string {
  const [was, is] = [standingOf(rules, before), standingOf(rules, after)];
  if (was.state === is.state) return '';
  return is.able ? `, no longer ${was.word}` : `, ${is.word}`;
}

/** Sets them, never above the maximum, and tells it: "−7 (−3 left), dead" or "unhurt". */
export function setHitPoints(sql: Sql, rules: Rules, row: CharacterRow, wished: number, how = ''): string {
  const hp = Math.max(fewestHitPoints, Math.min(Math.max(row.max_hp, row.hp), wished));
  if (hp === row.hp) return 'unhurt';
  sql.run(query.updateTable('character').set({ hp }).where('id', '=', row.id));
  forgetSubdual(sql);
  return `${lossText(row.hp, hp, how)}${sinceThen(rules, row, { ...row, hp })}`;
}

/** Takes damage off, or gives as much back where it is below 0; nothing raises the dead. */
export function wound(sql: Sql, rules: Rules, row: CharacterRow, damage: number, how = ''): string {
  if (damage < 0 && standingOf(rules, row).state === 'dead') return 'is dead and not healed';
  if (damage > 0 && killed(rules, row)) {
    sql.run(query.updateTable('character').set({ state: 'dead' }).where('id', '=', row.id));
    const told = setHitPoints(sql, rules, { ...row, state: 'dead' }, row.hp - damage, how);
    return `${told}, ${standingOf(rules, { ...row, state: 'dead' }).word}`;
  }
  return setHitPoints(
    sql,
    rules,
    row,
    damage < 0 ? healedTo(rules, row.hp, row.hp - damage) : row.hp - damage,
    how,
  );
}

/** Whom any further damage kills: the dying, where the system says so. BF-DMG-6. */
const killed = (rules: Rules, row: CharacterRow): boolean =>
  rules.system.vitality.dyingDieOfDamage === true && standingOf(rules, row).state === 'dying';

/** Hit points after healing; where the system says so, whoever was out has at least so many. HM-STATE-1. */
export const healedTo = ({ system }: Pick<Rules, 'system'>, before: number, after: number): number =>
  after > before ? Math.max(after, system.vitality.leastHealed ?? after) : after;
