import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { BorneLight } from '../delve/read-delve.ts';
import { readDelveRow } from '../delve/read-delve.ts';
import { closeSpan, openSpan } from './spans.ts';

export interface LightGoes {
  bearerId: number | null;
  /** The new bearer's, or where it lies. */
  name: string;
  lit: boolean;
}

/** The light changes hands, is lit or put out; what it burned until now stays with whoever bore it. */
export function moveLight(sql: Sql, light: BorneLight, { bearerId, name, lit }: LightGoes): void {
  const lies = bearerId === null ? name : null;
  sql.run(
    query
      .updateTable('light')
      .set({ bearer_id: bearerId, lies, lit: lit ? 1 : 0 })
      .where('id', '=', light.id),
  );
  const delve = readDelveRow(sql);
  if (delve === undefined) return;
  if (light.lit === 1) closeSpan(sql, light.id, delve.turn);
  if (lit) openSpan(sql, delve, { ...light, bearer: name });
}
