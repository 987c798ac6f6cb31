import type { ParsedInput, QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { CombatAction, SaveCall } from '../../../../shared/rules/combat.ts';
import type { FightState } from '../../../../shared/rules/fight/state.ts';
import type { ActionFigures } from '../../../../shared/rules/fight/views.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import type { Distribution } from '../../../../shared/odds/dice/distribution.ts';
import { mean } from '../../../../shared/odds/dice/figures.ts';
import { actOdds } from '../../../../shared/odds/fight/act-odds.ts';
import type { FightNow } from '../fight-now.ts';

type Weighed = NonNullable<QueryOutput<'combat.weigh'>>;
type Odds = NonNullable<Weighed['odds']>;
type SaveOdds = NonNullable<QueryOutput<'combat.saves'>>;
type Aimed = NonNullable<QueryOutput<'combat.aim'>>;

/** Bars there is room for; what is beyond stands in the last. */
const mostBars = 24;
/** So unlikely a bar would not be seen. */
const leastSeen = 0.0005;

function barsOf({ values, chances }: Distribution, drops: number | null): Odds['damage'] {
  const bars = values.map((points, at) => ({
    points,
    chance: chances[at] ?? 0,
    drops: drops !== null && points >= Math.max(1, drops),
    orMore: false,
  }));
  const rare = bars.findLastIndex(({ chance }) => chance >= leastSeen) + 1;
  const shown = bars.slice(0, Math.min(mostBars, Math.max(1, rare)));
  const last = shown.at(-1);
  const rest = bars.slice(shown.length).reduce((sum, { chance }) => sum + chance, 0);
  return last === undefined || rest === 0
    ? shown
    : [...shown.slice(0, -1), { ...last, chance: last.chance + rest, orMore: true }];
}

/** The odds of an act by its figures, as the card shows them. */
export function oddsOf(figures: ActionFigures, nameOf: FightNow['nameOf']): Odds {
  const { hit, damage, drops, blows, outcomes, instead } = actOdds(figures);
  return {
    hit,
    drops,
    blows,
    damage: damage === null ? [] : barsOf(damage, figures.drops),
    mean: damage === null ? null : mean(damage),
    outcomes: [...outcomes],
    instead: instead.map(({ id, chance }) => ({ name: nameOf(id), chance })),
  };
}

/** What the rules say of an act that names what is not there, or is not theirs. */
const isNone = (thrown: unknown): boolean =>
  thrown instanceof TurnkeeperError && (thrown.code === 'bad-input' || thrown.code === 'unknown-kind');

/** Null where the act cannot be any more, as its target has gone, or where it has no figures. */
export function figuresOf(
  { machine, state }: Pick<FightNow, 'machine' | 'state'>,
  act: CombatAction | SaveCall,
): ActionFigures | null {
  try {
    return machine.figures(state, act);
  } catch (thrown) {
    if (isNone(thrown)) return null;
    throw thrown;
  }
}

/** What is kept of the two an act concerns, as far as it asks for it. */
export function keptFor({ machine, state }: FightNow, act: CombatAction): Weighed['kept'] {
  const { fighters } = state as FightState;
  return machine.circumstances.flatMap(({ key, whose }) => {
    const of = whose === 'actor' ? act.actor : act.target;
    const value = fighters.find(({ id }) => id === of)?.kept?.[key];
    return value === undefined || of === undefined || of === null ? [] : [{ key, value, of }];
  });
}

/** A save of each of them before its dice; who has none is left out. */
export function saveOddsOf(
  now: FightNow,
  { ids, category, modifier }: ParsedInput<'combat.saves'>,
  shown: boolean,
): SaveOdds {
  return ids.flatMap((id) => {
    const figures = figuresOf(now, { kind: 'overrule', change: 'save', id, category, modifier });
    if (figures === null) return [];
    const { hit: fails } = actOdds(figures);
    return [{ id, needed: figures.needed, saves: shown && fails !== null ? 1 - fails : null }];
  });
}

/** An attack against each of those it may be aimed at. */
export function aimOf(now: FightNow, { act }: ParsedInput<'combat.aim'>, shown: boolean): Aimed {
  const { machine, state } = now;
  if ('change' in act) return [];
  const { kind, actor, way } = act;
  const listed = machine
    .legalActions(state)
    .filter(
      (entry) =>
        entry.kind === kind &&
        entry.actor === actor &&
        (way === undefined || entry.ways === undefined || entry.ways.includes(way)),
    );
  const targets = new Set(listed.flatMap((entry) => entry.targets ?? []));
  return [...targets].flatMap((target) => {
    const figures = figuresOf(now, { ...act, target });
    if (figures === null) return [];
    return [{ id: target, needed: figures.needed, hit: shown ? actOdds(figures).hit : null }];
  });
}
