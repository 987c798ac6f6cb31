import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { EffectRow } from '../../db/tables.ts';

type Bringing = Pick<EffectRow, 'brings' | 'character_id' | 'foe_id' | 'until_seconds'>;

/**
 * What the end of an effect makes of whom it is on: whoever wakes has a hit point at least and is up; whoever dies is
 * dead, unless it ends before its time, for then somebody saved him.
 */
export function bringAbout(sql: Sql, effects: readonly Bringing[], clock: number): void {
  for (const { brings, character_id, foe_id, until_seconds: until } of effects) {
    if (brings === 'waking') wake(sql, character_id, foe_id);
    if (brings === 'death' && until !== null && until <= clock) die(sql, character_id, foe_id);
  }
}

function wake(sql: Sql, characterId: number | null, foeId: number | null): void {
  if (characterId !== null)
    sql.run(
      query
        .updateTable('character')
        .set((eb) => ({ hp: eb.fn<number>('max', [eb.ref('hp'), eb.val(1)]), state: null }))
        .where('id', '=', characterId)
        .where((on) => on.or([on('state', 'is', null), on('state', '=', 'down')])),
    );
  if (foeId !== null)
    sql.run(
      query
        .updateTable('foe')
        .set((eb) => ({ hp: eb.fn<number>('max', [eb.ref('hp'), eb.val(1)]), state: 'up' }))
        .where('id', '=', foeId)
        .where('state', 'in', ['unconscious', 'down']),
    );
}

function die(sql: Sql, characterId: number | null, foeId: number | null): void {
  if (characterId !== null)
    sql.run(query.updateTable('character').set({ state: 'dead' }).where('id', '=', characterId));
  if (foeId !== null) sql.run(query.updateTable('foe').set({ state: 'dead' }).where('id', '=', foeId));
}
