import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { CombatEvent, LegalAction } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import type { PhaseBox } from '../../../../shared/rules/fight/views.ts';
import type { FightNow } from '../fight-now.ts';

type Nerve = NonNullable<QueryOutput<'combat.nerve'>>;

/** Morale before its dice: who would break, and the chance that all hold, by every throw the machine could see. */
export function nerveOf(now: FightNow): Nerve | null {
  const { machine, state, nameOf } = now;
  const asked = machine.legalActions(state).find(({ kind, actor }) => kind === 'morale' && actor === null);
  if (asked === undefined) return null;
  const box = machine
    .strip(state)
    .flatMap((each): PhaseBox[] => [each, ...each.steps])
    .find(({ phase, when }) => phase === 'morale' && when === 'now');
  const { title, rule, ways = [] } = asked;
  const ratings = new Set(thrown(now, asked, '0')?.flatMap(({ events }) => ratingsIn(events)));
  const [rating = null] = ratings;
  return {
    title,
    rule,
    side: (box?.sides ?? []).map(nameOf).join(', '),
    who: (box?.actors ?? []).map(nameOf),
    rating: ratings.size === 1 ? rating : null,
    ways: ways.map((way) => ({ way, holds: chanceOf(thrown(now, asked, way)) })),
  };
}

const ratingsIn = (events: readonly CombatEvent[]): number[] =>
  events.flatMap(({ as, needed }) =>
    (as === 'stands' || as === 'breaks') && needed !== undefined ? [needed] : [],
  );

interface Throw {
  readonly events: readonly CombatEvent[];
}

const faces = [1, 2, 3, 4, 5, 6];

/** What comes of every throw of two dice; null where other dice decide, or none. */
function thrown(
  { machine, state }: FightNow,
  { kind, actor }: Pick<LegalAction, 'kind' | 'actor'>,
  way: string,
): Throw[] | null {
  const all: Throw[] = [];
  for (const first of faces)
    for (const second of faces) {
      const tried = attempt(machine, state, { kind, actor, way }, [first, second]);
      if (tried.wanted !== null || tried.used !== 2 || tried.step.refused !== null) return null;
      all.push({ events: tried.step.events });
    }
  return all;
}

function chanceOf(throws: readonly Throw[] | null): number | null {
  if (throws === null) return null;
  const held = throws.filter(({ events }) => !events.some(({ as }) => as === 'breaks'));
  return Math.round((100 * held.length) / throws.length);
}
