import type { CombatEvent, Overrule } from '../../combat.ts';
import type { FightBook, Rulings } from '../book.ts';
import { tell, type Draft } from '../draft.ts';
import type { FighterOf, FightState } from '../state.ts';
import type { EventWord } from '../words.ts';

export type Change = Overrule['change'];
export type Of<C extends Change, Stats> = Overrule<Stats> & { readonly change: C };

/** A ruling on one fighter: who stands where. */
export type OnFighter =
  | 'leave'
  | 'side'
  | 'hurt'
  | 'heal'
  | 'hp'
  | 'status'
  | 'place'
  | 'stats'
  | 'part'
  | 'flags';
export type OfBook =
  | 'fall'
  | 'effectOf'
  | 'initiative'
  | 'acted'
  | 'spell'
  | 'shots'
  | 'takesUp'
  | 'lacks'
  | 'save';

export interface Ruling<State extends FightState, Stats, D extends Draft<State>> {
  readonly book: Pick<
    FightBook<State, Stats, D, never>,
    'rulings' | 'told' | 'conditions' | 'circumstances' | 'saves'
  >;
  readonly draft: D;
}

export interface OnOne<State extends FightState, Stats, D extends Draft<State>> extends Ruling<
  State,
  Stats,
  D
> {
  readonly rulings: Rulings<State, Stats, D>;
  readonly at: number;
  readonly fighter: FighterOf<State>;
}

/** The driver's own events bear the words the book has for them. */
export function announce<State extends FightState, Stats, D extends Draft<State>>(
  { book, draft }: Ruling<State, Stats, D>,
  as: EventWord,
  id: string | null,
  more: Partial<CombatEvent> = {},
): void {
  tell(draft, { kind: book.told[as] ?? as, as, id, ...more });
}
