import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FightNow } from '../fight-now.ts';
import { isInitiative, settled, tiesIn } from './initiative-story.ts';

type Board = NonNullable<QueryOutput<'combat.board'>>;

/** The throws that settled the order of the round at hand, and at what was tied before; none where none fell. */
export function initiativeOf({ played: { turning } }: FightNow): Pick<Board, 'initiative' | 'ties'> {
  const throws = (turning.findLast((events) => events.some(isInitiative)) ?? []).filter(isInitiative);
  return { initiative: settled(throws), ties: tiesIn(throws) };
}

/** How often each side was put to the test, one by one or together, and how often anybody broke. */
export function courageOf({ played: { turning }, state }: FightNow): Board['courage'] {
  const sideOf = new Map(state.fighters.map(({ id, side }) => [id, side]));
  return state.sides.flatMap((side) => {
    const tests = turning
      .map((events) =>
        events.filter((event) => !isInitiative(event) && (event.side ?? sideOf.get(event.id ?? '')) === side),
      )
      .filter((events) => events.length > 0);
    const broke = tests.filter((events) => events.some(({ as }) => as === 'breaks')).length;
    return tests.length === 0 ? [] : [{ side, held: tests.length - broke, broke }];
  });
}
