import { fighterAt, tell } from '../../../fight/draft.ts';
import { tables } from '../../tables.ts';
import { change, type HackmasterDraft } from '../draft.ts';
import type { Gust } from '../state.ts';
import type { Blow } from './rolls.ts';

const faint: readonly string[] = tables.light.blownOut.sources;

/** The wind of a run or a push: of a light easily blown out the referee is asked. HM-LGT-6. */
export function gust({ state, fighters }: HackmasterDraft, at: number): void {
  const { id } = fighterAt({ fighters }, at);
  const troubled = state.lights.filter(
    ({ id: light, source, bearer, lit }) =>
      lit && bearer === id && faint.includes(source) && state.gusts.every((one) => one.light !== light),
  );
  if (troubled.length > 0)
    state.gusts = [...state.gusts, ...troubled.map(({ id: light }) => ({ light, bearer: id }))];
}

/** Those still to be asked of: lights that burn in the same hand, and of which no word has been said. */
export function settleGusts({ state, before, fighters, action }: HackmasterDraft): void {
  const stands = ({ light, bearer }: Gust): boolean => {
    const now = state.lights.find(({ id }) => id === light);
    const said = action === null && before.lights.find(({ id }) => id === light) !== now;
    const active = fighters.find(({ id }) => id === bearer)?.status === 'active';
    return active && now?.lit === true && now.bearer === bearer && !said;
  };
  if (state.gusts.length > 0) state.gusts = state.gusts.filter(stands);
}

/** He strikes: he crouches no more, and what burns in his hand is flagged, whatever becomes of it. HM-LGT-6. */
export function swing(draft: HackmasterDraft, { by, weapon }: Blow): void {
  const { state } = draft;
  const { id, crouching } = fighterAt(draft, by);
  if (crouching) change(draft, by, { crouching: false });
  if (!weapon || state.swung.some(({ bearer }) => bearer === id)) return;
  const named = weapon.id.toLowerCase();
  const burning = state.lights.find(
    (light) =>
      light.lit && light.bearer === id && (light.id === weapon.id || light.source.toLowerCase() === named),
  );
  if (!burning) return;
  const { source } = burning;
  state.swung = [...state.swung, { source, bearer: id }];
  tell(draft, { kind: 'lightSwung', as: 'note', id, detail: `${source} swung` });
}
