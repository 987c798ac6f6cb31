import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { examplesBetween, sorted } from '../../../../shared/rehearsal/tally/figures.ts';
import { endings } from '../../../../shared/rehearsal/tally/outcome.ts';
import { hasMorale } from '../../../../shared/rehearsal/policy/roster.ts';
import { alike } from '../../../../shared/rehearsal/what-if.ts';
import type { CombatState } from '../../../../shared/rules/combat.ts';
import { sideNames } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { groupName } from './ground.ts';
import type { KeptRehearsal } from './kept.ts';

type View = NonNullable<QueryOutput<'combat.rehearsal'>>;
type Run = View['runs'][number];
type Choices = NonNullable<QueryOutput<'combat.rehearsalChoices'>>;

const sidesOf = ({ sides }: CombatState): View['sides'] =>
  sides.map((id) => ({ id, name: sideNames[id] ?? id }));

/** What has been counted so far. */
export function rehearsalView({
  run,
  from,
  rehearsal,
  titles,
  nameOf,
  playedAsNothing,
}: KeptRehearsal): View {
  const base = rehearsal.variants[0]?.from;
  return {
    state: run.state,
    from,
    asked: run.fights,
    done: run.done,
    seed: rehearsal.seed,
    secondsLeft: run.secondsLeft,
    secondsTaken: run.secondsTaken,
    problem: run.problem,
    lengthsIn: base?.clock.round === null ? 'seconds' : 'rounds',
    sides: base ? sidesOf(base) : [],
    runs: titles.flatMap(({ key, title }, at) => runOf(run, rehearsal, { key, title }, at, nameOf)),
    playedAsNothing: [...playedAsNothing],
  };
}

function runOf(
  { counted }: KeptRehearsal['run'],
  { variants }: KeptRehearsal['rehearsal'],
  named: Pick<Run, 'key' | 'title'>,
  at: number,
  nameOf: KeptRehearsal['nameOf'],
): Run[] {
  const tally = counted.tallies[at];
  const variant = variants[at];
  if (!tally || !variant) return [];
  return [
    {
      ...named,
      fights: tally.fights,
      won: [...tally.won],
      endings: endings.map((ending) => ({ ending, times: tally.endings[ending] })),
      lengths: sorted(tally.lengths),
      fighters: variant.from.fighters.flatMap(({ id, side, maxHp, status }, nth) => {
        const one = tally.fighters[nth];
        if (!one || status === 'absent') return [];
        return [{ ...one, id, name: nameOf(id), side, maxHp, left: sorted(one.left) }];
      }),
      turned: { lost: counted.turned[at]?.lost ?? 0, won: counted.turned[at]?.won ?? 0 },
      examples: {
        worst: examplesBetween(tally, 0, 0.1),
        middle: examplesBetween(tally, 0.45, 0.55),
        best: examplesBetween(tally, 0.9, 1),
      },
    },
  ];
}

/** What may be chosen before a rehearsal. */
export function choicesOf({ machine, state, nameOf, row, played }: FightNow): Choices {
  const up = state.fighters.filter(({ status }) => status === 'active');
  const seen = new Map(machine.seen(state).map((one) => [one.id, one]));
  const groups = alike(state).flatMap((group) => {
    const [first] = group;
    return first
      ? [{ like: first.id, name: groupName(group, nameOf), side: first.side, count: group.length }]
      : [];
  });
  return {
    groups,
    fighters: up.map(({ id, side, hp }) => ({
      id,
      name: nameOf(id),
      side,
      hp,
      spells: (seen.get(id)?.spells ?? []).filter(({ left }) => left !== 0).map(({ way }) => way),
    })),
    sides: sidesOf(state),
    moraleDecides: state.fighters.some(hasMorale),
    ranksKeepApart: machine.ranksKeepApart,
    shut:
      row.state === 'ended' || state.over || played.broken !== null
        ? 'From here there is nothing to rehearse; from the beginning there may be.'
        : null,
  };
}
