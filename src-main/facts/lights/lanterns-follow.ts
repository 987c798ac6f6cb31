import { sql as raw } from 'kysely';
import { refused } from '../../../shared/errors.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { LightRow } from '../../db/tables.ts';
import { closeSpan, openSpan } from './spans.ts';
import { readDelveRow } from '../delve/read-delve.ts';

interface LanternLight {
  id: number;
  kind: LightRow['kind'];
  lit: 0 | 1;
  bearer: string;
}

const lanternLights = withValues(
  ({ bearerId }: { bearerId: number }) => raw<LanternLight>`
  select light.id, light.kind, light.lit, character.name as bearer
  from light join character on character.id = light.bearer_id
  where light.bearer_id = ${bearerId} and light.kind in ('lantern', 'minersLantern') order by light.lit desc, light.id`,
);

const lightsOf = (sql: Sql, bearerId: number): LanternLight[] => sql.all(lanternLights({ bearerId }));

/** How many lanterns of somebody burn. */
export const burningLanterns = (sql: Sql, bearerId: number): number =>
  lightsOf(sql, bearerId).filter(({ lit }) => lit === 1).length;

/** Somebody whose lanterns became fewer, and who got them; null where they are with nobody. */
export interface LanternsGone {
  from: number;
  to: number | null;
  /** How many are left, packed or loose. */
  left: number;
}

/** Throws refused where a burning lantern would be left with nobody. */
export function refuseBurning(sql: Sql, { from, to, left }: LanternsGone): void {
  if (to !== null) return;
  for (const { lit, bearer } of lightsOf(sql, from).slice(left))
    if (lit === 1)
      throw refused(
        `A lantern of ${bearer} is burning. Nothing was changed; put it out first, or hand it to somebody.`,
      );
}

/** The lights that somebody has too many go with the lanterns, burning or not. Throws like `refuseBurning`. */
export function lanternsFollow(sql: Sql, gone: LanternsGone): void {
  refuseBurning(sql, gone);
  const { from, to, left } = gone;
  if (to === null) return;
  for (const light of lightsOf(sql, from).slice(left)) {
    sql.run(query.updateTable('light').set({ bearer_id: to }).where('id', '=', light.id));
    if (light.lit === 1) changeHands(sql, light, to);
  }
}

/** What it burned until now stays with whoever bore it. */
function changeHands(sql: Sql, { id, kind }: LanternLight, to: number): void {
  const delve = readDelveRow(sql);
  const bearer = sql.get(query.selectFrom('character').select('name').where('id', '=', to))?.name;
  if (delve === undefined || bearer === undefined) return;
  closeSpan(sql, id, delve.turn);
  openSpan(sql, delve, { id, kind, bearer });
}
