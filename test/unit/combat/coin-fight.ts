import { RulesError } from '../../../shared/errors.ts';
import type {
  CombatMachine,
  CombatState,
  CombatStep,
  FighterState,
  LegalAction,
} from '../../../shared/rules/combat.ts';

/** A fight of coin tosses, to try the driver on: each tosses once a round, and tails take a hit point. */
export interface CoinState extends CombatState {
  /** Who has tossed this round. */
  readonly done: readonly string[];
}

const statusOf = (hp: number) => (hp > 0 ? ('active' as const) : ('dead' as const));

function settled(state: CoinState): CoinState {
  const standing = state.sides.filter((side) =>
    state.fighters.some((one) => one.side === side && one.status === 'active'),
  );
  return { ...state, over: standing.length < 2, standing: standing.length < 2 ? standing : [] };
}

const changed = (state: CoinState, id: string, change: Partial<FighterState>): CoinState =>
  settled({
    ...state,
    fighters: state.fighters.map((one) => (one.id === id ? { ...one, ...change } : one)),
  });

const hit = (state: CoinState, id: string, by: number): CoinState => {
  const one = found(state, id);
  const hp = Math.min(one.maxHp, one.hp - by);
  return changed(state, id, { hp, status: statusOf(hp) });
};

function found(state: CombatState, id: string | null): FighterState {
  const one = state.fighters.find((each) => each.id === id);
  if (!one) throw new RulesError('bad-input', `Nobody is called ${id ?? 'nothing'}.`, 'actor');
  return one;
}

function legalActions(state: CoinState): LegalAction[] {
  if (state.over) return [];
  const mayAct = state.fighters.filter(({ id, status }) => status === 'active' && !state.done.includes(id));
  const actions = mayAct.map(({ id, side }): LegalAction => {
    const targets = state.fighters
      .filter((one) => one.side !== side && one.status === 'active')
      .map((one) => one.id);
    return { kind: 'toss', role: 'attack', actor: id, title: 'Toss', rule: 'COIN-1', targets };
  });
  return [...actions, { kind: 'end', role: 'table', actor: null, title: 'End the round', rule: 'COIN-2' }];
}

const taken = (state: CoinState, events: CombatStep<CoinState>['events'] = []): CombatStep<CoinState> => ({
  state,
  events,
  refused: null,
});

export const coinFight: CombatMachine<CoinState> = {
  start: ({ fighters }) =>
    settled({
      sides: [...new Set(fighters.map(({ side }) => side))],
      fighters: fighters.map(({ id, side, hp, maxHp, atFeet }) => ({
        id,
        side,
        hp,
        maxHp,
        atFeet,
        status: statusOf(hp),
      })),
      clock: { round: 1, phase: 'tosses', title: 'Tosses', count: null },
      over: false,
      standing: [],
      done: [],
    }),
  legalActions,
  apply: (state, action, dice) => {
    if ('change' in action) {
      if (action.change === 'join') {
        const { id, side, hp, maxHp, atFeet } = action.fighter;
        const fighters = [...state.fighters, { id, side, hp, maxHp, atFeet, status: statusOf(hp) }];
        return taken(settled({ ...state, sides: [...new Set([...state.sides, side])], fighters }));
      }
      if ('amount' in action) {
        return taken(hit(state, action.id, action.change === 'hurt' ? action.amount : -action.amount));
      }
      const { id } = found(state, action.id);
      if (action.change === 'stats') return taken(state);
      const change = action.change === 'place' ? { atFeet: action.atFeet } : { status: action.status };
      return taken(changed(state, id, change));
    }
    if (action.actor !== null) found(state, action.actor);
    const listed = legalActions(state).find(
      ({ kind, actor, targets }) =>
        kind === action.kind && actor === action.actor && (!targets || targets.includes(action.target ?? '')),
    );
    if (!listed) return { state, events: [], refused: 'notListed' };
    if (action.kind === 'end') {
      const clock = { ...state.clock, round: (state.clock.round ?? 0) + 1 };
      return taken({ ...state, clock, done: [] });
    }
    const { id } = found(state, action.target ?? null);
    const face = dice.roll(2);
    const next = { ...state, done: [...state.done, action.actor ?? ''] };
    const event = { kind: 'tossed', id, by: action.actor ?? '', rolled: [{ sides: 2, face }] };
    return taken(face === 2 ? hit(next, id, 1) : next, [event]);
  },
  upcoming: ({ clock, fighters, over }) => {
    if (over) return [];
    const actors = fighters.filter(({ status }) => status === 'active').map(({ id }) => id);
    return [{ ...clock, round: (clock.round ?? 0) + 1, actors }];
  },
};
