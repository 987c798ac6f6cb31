import type { PhaseBox } from '../../fight/views.ts';
import type { Effect } from '../terms.ts';
import { mayAct } from './listing.ts';
import { momentsAhead, type Moment } from './order/upcoming.ts';
import { farthestWait } from './acts/waiting.ts';
import type { Field } from './sight/look.ts';
import { clockOf, type HackmasterState } from './state.ts';

/** Effects as they are called on the board. */
export const effectWords: Record<Effect['kind'], string> = {
  aggressive: 'aggressive',
  charge: 'charging',
  fightDefensively: 'fighting defensively',
  fightingWithdrawal: 'withdrawing',
  fullParry: 'full parry',
  gaveGround: 'gave ground',
  spellFatigue: 'spell fatigue',
  quickAim: 'quick aim',
  light: 'light',
};

type Box = Pick<PhaseBox, 'phase' | 'title' | 'count' | 'actors'>;

const boxed = (
  { phase, title, count, actors }: Box,
  when: PhaseBox['when'],
  steps: PhaseBox[] = [],
): PhaseBox => ({
  phase,
  title,
  when,
  count,
  sides: [],
  actors,
  steps,
});

/** What ends on a second: of whom, and which effect it was. */
interface Ending {
  readonly second: number;
  readonly title: string;
  readonly id: string;
}

function endings({ count }: HackmasterState): Ending[] {
  return count.combatants.flatMap(({ id, out, effects, helplessUntil }) => {
    if (out) return [];
    const lasting = effects.flatMap((effect) =>
      'until' in effect ? [{ second: effect.until, title: `Ends: ${effectWords[effect.kind]}`, id }] : [],
    );
    const lies = helplessUntil !== null && helplessUntil > count.second;
    return lies ? [...lasting, { second: helplessUntil, title: 'Ends: helpless', id }] : lasting;
  });
}

/** A second to come: whose own it is, who has a free attack, what ends. */
function secondAhead({ second, own, free }: Moment, ends: readonly Ending[]): PhaseBox {
  const count = second;
  const steps = [
    ...(own.length > 0 ? [{ phase: 'own', title: 'Own acts', count, actors: own }] : []),
    ...(free.length > 0 ? [{ phase: 'free', title: 'Free attacks', count, actors: free }] : []),
    ...ends.map(({ title, id }) => ({ phase: 'ends', title, count, actors: [id] })),
  ].map((box) => boxed(box, 'ahead'));
  const actors = [...new Set([...free, ...own])];
  return boxed({ phase: 'count', title: clockOf('count', second).title, count, actors }, 'ahead', steps);
}

/** The seconds, as far as they can be seen: the present one with those who may still act, and all on which something is due. */
export function strip(field: Field): PhaseBox[] {
  const { state } = field;
  const rolling = state.clock.phase === 'initiative';
  const initiative = { phase: 'initiative', title: 'Initiative', count: null, actors: [] };
  if (rolling) return [boxed(initiative, 'now')];
  const { second } = state.count;
  const actors = state.fighters.filter((_, at) => mayAct(field, at)).map(({ id }) => id);
  const now = boxed({ phase: 'count', title: state.clock.title, count: second, actors }, 'now');
  const ends = endings(state).filter((one) => one.second > second);
  const moments = new Map(momentsAhead(state).map((moment) => [moment.second, moment]));
  for (const { second: on } of ends) {
    if (!moments.has(on)) moments.set(on, { second: on, own: [], free: [] });
  }
  const ahead = [...moments.values()]
    .filter((moment) => moment.second <= second + farthestWait)
    .sort((a, b) => a.second - b.second)
    .map((moment) =>
      secondAhead(
        moment,
        ends.filter((one) => one.second === moment.second),
      ),
    );
  return [boxed(initiative, 'past'), now, ...(state.over ? [] : ahead)];
}
