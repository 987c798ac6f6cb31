import type { Overrule } from '../../combat.ts';
import { amount, bool, given, list, oneOf, text } from '../../common/input.ts';
import { fighterAt, type Draft } from '../draft.ts';
import { checkedLight } from '../lights.ts';
import { checkedWorking, namedPlaces, tellLasting, tellPlainly } from '../magic/works.ts';
import { farthestFeet } from '../setup.ts';
import type { FightState } from '../state.ts';
import type { Refusal } from '../words.ts';
import { byTheBook } from './by-the-book.ts';
import { nerve } from './nerve.ts';
import { join, onFighter } from './on-fighter.ts';
import { announce, type Change, type Of, type OnOne, type Ruling } from './ruling.ts';

/** Every change there is; the compiler misses none. */
const changes: readonly Change[] = Object.keys({
  join: true,
  leave: true,
  side: true,
  hurt: true,
  heal: true,
  fall: true,
  hp: true,
  status: true,
  place: true,
  stats: true,
  part: true,
  flags: true,
  initiative: true,
  acted: true,
  spell: true,
  effectOf: true,
  works: true,
  shots: true,
  takesUp: true,
  lacks: true,
  save: true,
  nerve: true,
  light: true,
  settings: true,
  reopen: true,
  phase: true,
  width: true,
  note: true,
} satisfies Record<Change, true>) as Change[];

function light<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  order: Of<'light', Stats>,
): void {
  const { state, fighters } = ruling.draft;
  const one = checkedLight(order.light, fighters);
  state.lights = [...state.lights.filter(({ id }) => id !== one.id), one];
  announce(ruling, 'light', one.bearer, { detail: one.source });
}

/** What is at work on all that are named. Dice: the saves, then what it deals, then how long it holds. */
function works<State extends FightState, Stats, D extends Draft<State>>(
  { book, draft }: Ruling<State, Stats, D>,
  order: Of<'works', Stats>,
  placeOf: (id: unknown, field: string) => number,
): void {
  const by = placeOf(order.by, 'by');
  const working = checkedWorking(order);
  const ats = namedPlaces(order, placeOf);
  const from = draft.events.length;
  tellPlainly(draft, ats, order.by, working);
  book.rulings.works(draft, by, working, ats);
  tellLasting(draft, from, order.by, working);
}

/**
 * The referee's word, at any moment. Refused is only what cannot be. Throws `bad-input` for ids and figures that cannot
 * be, and what the dice of a save throw.
 */
export function overrule<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  order: Overrule<Stats>,
  placeOf: (id: unknown, field: string) => number,
): Refusal | null {
  const { book, draft } = ruling;
  const onOne = (id: string): OnOne<State, Stats, D> => {
    const at = placeOf(id, 'id');
    return { ...ruling, rulings: book.rulings, at, fighter: fighterAt(draft, at) };
  };
  oneOf(given(order).change, 'change', changes);
  switch (order.change) {
    case 'join':
      join(ruling, order);
      return null;
    case 'light':
      light(ruling, order);
      return null;
    case 'nerve': {
      const ats = list(order.ids, 'ids').map((id) => placeOf(id, 'ids'));
      nerve(ruling, order, ats);
      return null;
    }
    case 'settings':
      book.rulings.resettle(draft, given(order.settings, 'settings'));
      announce(ruling, 'ruled', null, { detail: text(order.words, 'words') });
      return null;
    case 'width': {
      const { feet } = order;
      draft.state.widthFeet = feet === null ? null : amount(feet, 'feet', { min: 1, max: farthestFeet });
      announce(ruling, 'ruled', null, { detail: feet === null ? 'open ground' : `ground ${feet} feet wide` });
      return null;
    }
    case 'reopen':
      draft.state.open = bool(order.open, 'open');
      announce(ruling, 'ruled', null, { detail: order.open ? 'goes on' : 'ends' });
      return null;
    case 'phase': {
      const refusal = book.rulings.phase(draft, text(order.phase, 'phase'));
      if (refusal === null) announce(ruling, 'ruled', null, { detail: order.phase });
      return refusal;
    }
    case 'note':
      announce(ruling, 'note', order.id === null ? null : onOne(order.id).fighter.id, {
        detail: text(order.words, 'words'),
      });
      return null;
    case 'works':
      works(ruling, order, placeOf);
      return null;
    case 'effectOf':
    case 'fall':
    case 'initiative':
    case 'acted':
    case 'spell':
    case 'shots':
    case 'takesUp':
    case 'lacks':
    case 'save':
      return byTheBook(onOne(order.id), order);
    default:
      onFighter(onOne(order.id), order);
      return null;
  }
}
