import type { ParsedInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import type { BarredAction, LegalAction } from '../../../shared/rules/combat.ts';
import type { DamageFigures } from '../../../shared/rules/fight/views.ts';
import { signed } from '../../../shared/words/figures.ts';
import type { FightNow } from './fight-now.ts';
import { figuresOf, keptFor, oddsOf } from './odds/odds-view.ts';
import { spoiltBy } from './odds/spoilt.ts';
import { refusalWords } from './acting/refusal-words.ts';

type Acts = NonNullable<QueryOutput<'combat.acts'>>;
type Listed = Acts['own'][number];
type Weighed = NonNullable<QueryOutput<'combat.weigh'>>;

/** As the rules list it: it brings about nothing by itself, and its ways are names. */
const listedAct = ({
  kind,
  role,
  actor,
  title,
  rule,
  targets,
  ways,
  circumstances = [],
  aims,
}: LegalAction): Listed => ({
  kind,
  role,
  actor,
  title,
  rule,
  targets: targets ? [...targets] : null,
  ways: ways ? [...ways] : null,
  wayWords: null,
  circumstances: [...circumstances],
  aims: aims ?? null,
  works: null,
  barred: null,
});

const barredAct = ({ barred, ...action }: BarredAction): Listed => ({
  ...listedAct(action),
  barred: refusalWords[barred],
});

/** What somebody and the table may do now, and what is barred and why. */
export function actsOf({ machine, state, fighters }: FightNow, id: string | null): Acts {
  const legal = machine.legalActions(state);
  const falling = new Set(
    machine.seen(state).flatMap((each) => (each.standing === 'falls' ? [each.id] : [])),
  );
  const isThere = fighters.some((fighter) => fighter.id === id);
  const own = legal
    .filter(({ actor }) => actor !== null && actor === id)
    .map((entry) => ({
      ...listedAct(entry),
      works: machine.works[entry.kind] ?? null,
      wayWords: machine.wayWords[entry.kind] ?? null,
    }))
    // Nobody strikes first at one who falls anyway.
    .map((entry) => ({
      ...entry,
      targets:
        entry.targets && entry.targets.toSorted((a, b) => Number(falling.has(a)) - Number(falling.has(b))),
    }));
  const barred = id === null || !isThere ? [] : machine.barred(state, id).map(barredAct);
  return {
    own: [...own, ...barred],
    table: legal.filter(({ actor }) => actor === null).map(listedAct),
    rest: machine.rest(state) as Acts['rest'],
    circumstances: machine.circumstances.map((one) =>
      one.kind === 'choice' ? { ...one, choices: [...one.choices] } : one,
    ),
  };
}

function damageText({ dice, plus, times, least, less }: DamageFigures): string {
  const parts = [
    `${dice}${plus === 0 ? '' : signed(plus)}`,
    times === 1 ? '' : `×${times}`,
    less === 0 ? '' : `less ${less}`,
    least > 1 ? `at least ${least}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** An act before its dice, by the machine's own figures. */
export function weigh(
  now: FightNow,
  act: ParsedInput<'combat.weigh'>['act'],
  showsOdds: boolean,
): Weighed | null {
  if ('change' in act) return null;
  const { nameOf } = now;
  const figures = figuresOf(now, act);
  if (figures === null) return null;
  const { needed, reasons, damage, strays, invites, besides = '' } = figures;
  return {
    needed,
    reasons: [...reasons],
    damage: damage === null ? '' : damageText(damage),
    damageReasons: damage === null ? [] : [...damage.reasons],
    strays: strays.map(nameOf),
    invites: invites.map(nameOf),
    drops: figures.drops !== null && figures.drops > 0 ? figures.drops : null,
    besides,
    odds: showsOdds ? oddsOf(figures, nameOf) : null,
    kept: keptFor(now, act),
    spoils: damage === null || act.target === undefined ? null : spoiltBy(now, act.target),
  };
}
