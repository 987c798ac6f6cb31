import { counted } from '../../shared/words/figures.ts';
import { query, withValues } from '../db/sql.ts';
import type { Lapse, Standing } from './lapse.ts';

const bleeding = withValues(({ from }: { from: number }) =>
  query
    .selectFrom('effect')
    .leftJoin('character', 'character.id', 'effect.character_id')
    .leftJoin('foe', 'foe.id', 'effect.foe_id')
    .select(['character_id', 'foe_id', 'from_seconds', 'until_seconds', 'loses_each'])
    .select((eb) => [
      eb.fn.coalesce('character.name', 'foe.name', eb.val('')).as('who'),
      eb.fn.coalesce('character.hp', 'foe.hp', eb.val(0)).as('hp'),
    ])
    .where('ended', '=', 0)
    .where('loses_each', 'is not', null)
    .$narrowType<{ loses_each: number }>()
    .where((on) => on.or([on('until_seconds', 'is', null), on('until_seconds', '>', from)]))
    .orderBy('effect.id'),
);

/** Who bleeds loses hit points as the clock goes on, until the bleeding ends (SW-DMG-4). */
export function bleed({ sql, from, to, tally }: Lapse, standing: Standing): Standing {
  for (const { character_id, foe_id, from_seconds, until_seconds, loses_each, who, hp } of sql.all(
    bleeding({ from }),
  )) {
    const last = Math.min(to, until_seconds ?? to);
    const lostBy = (at: number): number => Math.floor((at - from_seconds) / loses_each);
    const lost = lostBy(last) - lostBy(from);
    if (lost <= 0) continue;
    const left = hp - lost;
    if (character_id !== null)
      sql.run(query.updateTable('character').set({ hp: left }).where('id', '=', character_id));
    if (foe_id !== null) sql.run(query.updateTable('foe').set({ hp: left }).where('id', '=', foe_id));
    tally.events.push(`${who} bleeds, ${counted(lost, 'hit point')}: ${left} left.`);
  }
  return standing;
}
