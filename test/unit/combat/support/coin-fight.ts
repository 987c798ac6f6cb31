import type { FighterStatus } from '../../../../shared/rules/combat.ts';
import { listed, type Deed } from '../../../../shared/rules/fight/action.ts';
import type { Rulings } from '../../../../shared/rules/fight/book.ts';
import { fighterAt, tell, type Draft } from '../../../../shared/rules/fight/draft.ts';
import { machine } from '../../../../shared/rules/fight/machine.ts';
import type { Entrant } from '../../../../shared/rules/fight/setup.ts';
import {
  isContested,
  sidesStanding,
  type FightFighter,
  type FightState,
} from '../../../../shared/rules/fight/state.ts';

/** A fight of coin tosses, the least a book can be: each tosses once a round, and tails take a hit point. */
export interface CoinState extends FightState {
  /** Who has tossed this round. */
  readonly done: readonly string[];
}

type CoinDraft = Draft<CoinState>;

const fights = ({ status }: FightFighter): boolean => status === 'active';

const statusOf = (hp: number): FighterStatus => (hp > 0 ? 'active' : 'dead');

const entered = (entrant: Entrant, stats: unknown): FightFighter => ({
  ...entrant,
  status: statusOf(entrant.hp),
  stats: stats ?? {},
  kept: null,
});

function hurt(draft: CoinDraft, at: number, points: number): void {
  const one = fighterAt(draft, at);
  const hp = one.hp - points;
  draft.fighters[at] = { ...one, hp, status: one.status === 'active' ? statusOf(hp) : one.status };
}

const toss: Deed<CoinDraft> = {
  kind: 'toss',
  role: 'attack',
  title: 'Toss',
  rule: 'COIN-1',
  act: (draft, by, at) => {
    const { id } = fighterAt(draft, by);
    draft.dice.about?.({ what: 'attack', title: 'Toss', rule: 'COIN-1', by: id });
    const face = draft.dice.roll(2);
    draft.state.done = [...draft.state.done, id];
    const against = fighterAt(draft, at).id;
    tell(draft, { kind: 'tossed', as: 'hit', id: against, by: id, rolled: [{ sides: 2, face }] });
    if (face === 2) hurt(draft, at, 1);
  },
};

const end: Deed<CoinDraft> = {
  kind: 'end',
  role: 'table',
  title: 'End the round',
  rule: 'COIN-2',
  act: ({ state }) => {
    state.clock = { ...state.clock, round: (state.clock.round ?? 0) + 1 };
    state.done = [];
  },
};

function optionsOf({ fighters, done }: CoinState, at: number) {
  const one = fighterAt({ fighters }, at);
  if (!fights(one) || done.includes(one.id)) return [];
  const targets = fighters.filter((foe) => foe.side !== one.side && fights(foe)).map(({ id }) => id);
  return targets.length > 0 ? [listed(toss, one.id, { targets })] : [];
}

const ending = [listed(end, null, {})];

const rulings: Rulings<CoinState, unknown, CoinDraft> = {
  enter: entered,
  joined: () => undefined,
  put: (draft, at, fighter) => {
    draft.fighters[at] = fighter;
  },
  status: () => undefined,
  hurt,
  heal: (draft, at, points) => {
    const one = fighterAt(draft, at);
    const hp = Math.min(one.maxHp, one.hp + points);
    draft.fighters[at] = { ...one, hp };
    return hp - one.hp;
  },
  restat: (draft, at, stats) => {
    draft.fighters[at] = { ...fighterAt(draft, at), stats };
  },
  sided: () => undefined,
  initiative: () => 'cannotBe',
  acted: (draft, at, acted) => {
    const { id } = fighterAt(draft, at);
    const others = draft.state.done.filter((one) => one !== id);
    draft.state.done = acted ? [...others, id] : others;
    return null;
  },
  spell: () => 'cannotBe',
  shots: () => 'cannotBe',
  save: () => 'cannotBe',
  saveFigures: () => null,
  works: () => undefined,
  phase: () => 'cannotBe',
  resettle: () => undefined,
};

export const coinFight = machine<CoinState, unknown, CoinDraft, CoinState>({
  version: 1,
  actions: [toss, end],
  circumstances: [],
  settings: [],
  conditions: [],
  abreast: () => 1,
  ranksKeepApart: false,
  flags: {},
  saves: [],
  told: {},
  open: ({ entrants, sides, lights, round, widthFeet }) => ({
    sides,
    fighters: entrants.map(({ entrant, stats }) => entered(entrant, stats)),
    clock: { round: round ?? 1, phase: 'tosses', title: 'Tosses', count: null },
    over: false,
    standing: [],
    lights,
    open: false,
    widthFeet,
    done: [],
  }),
  begin: () => undefined,
  look: (state) => state,
  draft: (before, doing) => {
    const fighters = before.fighters.slice();
    return { ...doing, before, state: { ...before, fighters }, fighters };
  },
  settle: ({ state, fighters }) => {
    const contested = isContested(fighters, fights);
    if (contested) state.open = false;
    state.over = !contested && !state.open;
    state.standing = state.over ? sidesStanding(state.sides, fighters, fights) : [];
    return { state, look: state, legal: null };
  },
  candidates: ({ fighters }) => fighters.map((_, at) => at),
  listing: (state) => [...state.fighters.flatMap((_, at) => optionsOf(state, at)), ...ending],
  options: optionsOf,
  table: () => ending,
  whyNot: ({ done, fighters }, at) => (done.includes(fighters[at]?.id ?? '') ? 'acted' : 'notPossible'),
  rulings,
  upcoming: ({ clock, fighters, over }) => {
    if (over) return [];
    const actors = fighters.filter(fights).map(({ id }) => id);
    return [{ ...clock, round: (clock.round ?? 0) + 1, actors }];
  },
  figures: () => null,
  seen: ({ fighters, done }) =>
    fighters.map(({ id, status }) => ({
      id,
      armour: '',
      why: [],
      standing: status !== 'active' ? status : done.includes(id) ? 'acted' : 'mayAct',
      count: null,
      doing: null,
      against: null,
      marks: [],
      shots: [],
      shootsOn: false,
      spells: [],
      powers: [],
      light: null,
    })),
  strip: ({ clock }) => [
    { phase: clock.phase, title: clock.title, when: 'now', count: null, sides: [], actors: [], steps: [] },
  ],
  rest: () => [{ kind: end.kind, actor: null }],
  reminders: () => [],
});
