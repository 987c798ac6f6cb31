import type { FightMove, FightSight } from './sight.ts';
import { blurted, goingOn, somebody } from './sight.ts';

/** What lies about and what lasts, from the board. */

export const reached: FightMove = async (sight) => {
  const { table, chance, board } = sight;
  const fighter = somebody(sight);
  const reply = await table.router.query('combat.lying', { fightId: board.fight.id, fighter });
  const lying = (reply.ok ? reply.value : null) as {
    things: readonly { id: number }[];
    held: readonly { itemId: number; quantity: number }[];
  } | null;
  const lies = chance.pick(lying?.things ?? []);
  if (lies && chance.of(0.7))
    return blurted('combat.takeUp', { ...goingOn(sight), fighter, thingId: lies.id });
  const held = chance.pick(lying?.held ?? []);
  if (held === undefined && chance.of(0.9)) return null;
  const quantity = held && chance.of(0.5) ? chance.whole(1, held.quantity + (chance.of(0.1) ? 1 : 0)) : null;
  return blurted('combat.drop', { ...goingOn(sight), fighter, itemId: held?.itemId ?? 999, quantity });
};

const ends = [
  { at: 'time', amount: '2', unit: 'rounds' },
  { at: 'time', amount: '1d4', unit: 'rounds' },
  { at: 'time', amount: '5', unit: 'seconds' },
  { at: 'time', amount: '1', unit: 'turns' },
  { at: 'time', amount: 'ages', unit: 'rounds' },
  { at: 'act' },
  { at: 'fight' },
  { at: 'said' },
] as const;

export const afflicted: FightMove = async (sight: FightSight) => {
  const { table, chance, board } = sight;
  const terms = await table.ask('combat.terms', { fightId: board.fight.id });
  const all = [...(terms?.conditions ?? []), 'bewildered', 'dead', 'unconscious'];
  return blurted('combat.afflict', {
    ...goingOn(sight),
    ids: chance.of(0.95) ? chance.some(board.rows, 0.2).map(({ id }) => id) : [somebody(sight)],
    name: chance.one(all),
    ends: chance.one(ends),
    ...(chance.of(0.2) && { notes: 'by the fountain' }),
  });
};
