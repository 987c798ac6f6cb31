import { doorActs } from '../../../../shared/ipc/book/place-facts.ts';
import type { FightMove, FightSight } from './sight.ts';
import { blurted, goingOn, somebody } from './sight.ts';

/** What lies about and what lasts, from the board. */

interface Lying {
  readonly things: readonly { readonly id: number }[];
  readonly held: readonly { readonly itemId: number; readonly quantity: number }[];
}

async function lyingFor({ table, board }: FightSight, fighter: string): Promise<Lying | null> {
  const reply = await table.router.query('combat.lying', { fightId: board.fight.id, fighter });
  return reply.ok ? (reply.value as Lying | null) : null;
}

export const takenUp: FightMove<'combat.takeUp'> = async (sight) => {
  const fighter = somebody(sight);
  const thing = sight.chance.pick((await lyingFor(sight, fighter))?.things ?? []);
  if (thing === undefined && sight.chance.of(0.95)) return null;
  return blurted('combat.takeUp', { ...goingOn(sight), fighter, thingId: thing?.id ?? 999 });
};

export const dropped: FightMove<'combat.drop'> = async (sight) => {
  const { chance } = sight;
  const fighter = somebody(sight);
  const held = chance.pick((await lyingFor(sight, fighter))?.held ?? []);
  if (held === undefined && chance.of(0.9)) return null;
  const quantity = held && chance.of(0.5) ? chance.whole(1, held.quantity + (chance.of(0.1) ? 1 : 0)) : null;
  return blurted('combat.drop', { ...goingOn(sight), fighter, itemId: held?.itemId ?? 999, quantity });
};

export const packDropped: FightMove<'combat.dropPack'> = (sight) =>
  blurted('combat.dropPack', { ...goingOn(sight), fighter: somebody(sight) });

export const doorHandled: FightMove<'combat.door'> = async (sight) => {
  const { table, chance, board } = sight;
  const view = await table.ask('combat.lying', { fightId: board.fight.id });
  const door = chance.pick(view?.doors ?? []);
  if (door === undefined && chance.of(0.9)) return null;
  return blurted('combat.door', {
    ...goingOn(sight),
    fighter: somebody(sight),
    doorId: door?.id ?? 999,
    act: chance.of(0.9) ? chance.one(door?.acts ?? ['open']) : chance.one(doorActs),
  });
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

export const afflicted: FightMove<'combat.afflict'> = async (sight) => {
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
