import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Chance } from './chance.ts';
import type { FightMove, FightSight } from './sight.ts';
import { blurted, goingOn, somebody } from './sight.ts';

/** Figures typed over, lights handled, and rules changed for one fight alone. */

interface Typed {
  readonly ids: readonly string[];
  readonly title: string;
  readonly value: string | null;
}

async function overOne({ table, chance, board }: FightSight, fighter: string): Promise<Typed[]> {
  const reply = await table.router.query('combat.figures', { fightId: board.fight.id, fighter });
  const shown = (reply.ok ? reply.value : null) as QueryOutput<'combat.figures'>;
  if (shown === null) return [{ ids: [fighter], title: 'Armour class', value: '4' }];
  const some = chance.some(shown.figures, 0.1);
  return (some.length > 0 ? some : shown.figures.slice(0, 1)).map(({ title, value }) => ({
    ids: chance.of(0.3) ? shown.alike : [fighter],
    title,
    value: chance.one([
      value,
      value,
      null,
      String(chance.whole(-3, 25)),
      '1d6',
      '20/40/60',
      'javelin',
      '2 claws (1d4)',
      'many',
      '',
    ]),
  }));
}

/** All that is asked is looked at, or figures of one of them are typed over. */
export const typed: FightMove<'combat.typeFigures'> = async (sight) => {
  const { chance, board } = sight;
  const asked = chance.some(board.wanting).map(({ ids, title, taken }) => ({ ids, title, value: taken }));
  const all = asked.length > 0 && chance.of(0.4) ? asked : await overOne(sight, somebody(sight));
  return blurted('combat.typeFigures', { ...goingOn(sight), typed: all });
};

type Setting = NonNullable<QueryOutput<'combat.settings'>>[number];

function otherwise({ kind, choices, min, max, value }: Setting, chance: Chance): boolean | number | string {
  if (chance.of(0.05)) return chance.one(['moon', -1, true]);
  if (kind === 'boolean') return chance.of(0.9) ? value !== true : value;
  if (kind === 'choice') return chance.one(choices).value;
  return chance.whole(min ?? 0, max ?? 20);
}

export const ruled: FightMove<'combat.changeSettings'> = async (sight) => {
  const { table, chance, board } = sight;
  const all = (await table.ask('combat.settings', { fightId: board.fight.id })) ?? [];
  const one = chance.pick(all);
  const settings = one === undefined ? {} : { [one.key]: otherwise(one, chance) };
  return blurted('combat.changeSettings', {
    ...goingOn(sight),
    settings: chance.of(0.03) ? { oddsShown: false } : settings,
  });
};

export const lightHandled: FightMove<'combat.light'> = async (sight) => {
  const { table, chance, board } = sight;
  const view = await table.ask('combat.lights', { fightId: board.fight.id });
  const one = chance.pick(view?.lights ?? []);
  const fresh = chance.pick(view?.fresh ?? []);
  const burnsOn = chance.of(0.6);
  const tinder = { overruleTinder: chance.of(0.7), ...(chance.of(0.3) && { tinderDie: chance.whole(1, 6) }) };
  if (one === undefined || chance.of(0.3))
    return fresh === undefined
      ? null
      : blurted('combat.light', {
          ...goingOn(sight),
          does: 'light',
          kind: fresh.kind,
          fighter: chance.of(0.95) ? fresh.fighter : somebody(sight),
          ...tinder,
        });
  const does = chance.of(0.9)
    ? chance.pick(one.does)
    : chance.one(['drop', 'blowOut', 'take', 'light'] as const);
  return blurted('combat.light', {
    ...goingOn(sight),
    lightId: chance.of(0.97) ? one.id : 'l99',
    does: does ?? 'douse',
    fighter: chance.pick(view?.hands ?? [])?.fighter ?? somebody(sight),
    atFeet: chance.of(0.9) ? chance.whole(-40, 60) : null,
    burnsOn,
    ...tinder,
  });
};
