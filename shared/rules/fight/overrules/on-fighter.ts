import { fighterStatuses } from '../../combat.ts';
import { given, oneOf, refuse, text, whole } from '../../common/input.ts';
import { mixed } from '../bridge/typed.ts';
import type { Draft } from '../draft.ts';
import { checkedEntrant, mostHp, placeOn } from '../setup.ts';
import type { FighterOf, FightFighter, FightState } from '../state.ts';
import { flag, restat } from './figures.ts';
import { heal, points, setHp } from './hit-points.ts';
import { announce, type Of, type OnFighter, type OnOne, type Ruling } from './ruling.ts';

/** A list with this one in it, in the order of their first members. */
const among = (sides: readonly string[], side: string): readonly string[] =>
  sides.includes(side) ? sides : [...sides, side];

export function join<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  { fighter, initiative }: Of<'join', Stats>,
): void {
  const { book, draft } = ruling;
  const entrant = checkedEntrant(fighter);
  const count =
    initiative === undefined ? null : whole(initiative, 'initiative', { min: -mostHp, max: mostHp });
  if (draft.fighters.some(({ id }) => id === entrant.id)) refuse('fighter.id', 'new to this fight');
  draft.fighters.push(book.rulings.enter(entrant, fighter.stats, draft.before));
  announce(ruling, 'joins', entrant.id, { detail: entrant.side });
  book.rulings.joined(draft, draft.fighters.length - 1, count);
  draft.state.sides = among(draft.state.sides, entrant.side);
}

/** What his status leaves him: the dead have no hit points, and nobody else who is there is without. */
function withStatus<F extends FightFighter>(fighter: F, status: F['status']): F {
  const { hp } = fighter;
  if (status === 'absent') return { ...fighter, status };
  return { ...fighter, status, hp: status === 'dead' ? Math.min(0, hp) : Math.max(1, hp) };
}

function become<State extends FightState, Stats, D extends Draft<State>>(
  { rulings, draft, at, fighter }: OnOne<State, Stats, D>,
  status: FighterOf<State>['status'],
): void {
  rulings.put(draft, at, withStatus(fighter, status));
  rulings.status(draft, at, status);
}

export function onFighter<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  order: Of<OnFighter, Stats>,
): void {
  const { rulings, draft, at, fighter } = one;
  const { id } = fighter;
  switch (order.change) {
    case 'leave':
      become(one, 'absent');
      announce(one, 'leaves', id);
      return;
    case 'side': {
      const side = text(order.side, 'side');
      rulings.put(draft, at, { ...fighter, side });
      rulings.sided(draft, at);
      draft.state.sides = among(draft.state.sides, side);
      announce(one, 'ruled', id, { detail: 'another side', side });
      return;
    }
    case 'hurt':
      rulings.hurt(draft, at, points(order.amount));
      return;
    case 'heal':
      heal(one, points(order.amount));
      return;
    case 'hp':
      setHp(one, order);
      return;
    case 'status': {
      const status = oneOf(order.status, 'status', fighterStatuses);
      become(one, status);
      announce(one, 'status', id, { detail: status });
      return;
    }
    case 'place': {
      const atFeet = placeOn(order.atFeet, 'atFeet');
      rulings.put(draft, at, { ...fighter, atFeet });
      announce(one, 'placed', id, { amount: atFeet });
      return;
    }
    case 'stats':
      restat(one, order.stats);
      return;
    case 'part':
      restat(one, mixed(fighter.stats as Stats, given(order.stats, 'stats')), order.words);
      return;
    case 'flags':
      flag(one, order.flags);
  }
}
