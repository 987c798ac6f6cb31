import type { Dice } from '../../dice/dice.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatStep,
  LegalAction,
  Overrule,
  SaveCall,
} from '../combat.ts';
import { given, text } from '../common/input.ts';
import type { FightBook, Settled } from './book.ts';
import { checkedCircumstances, nothingSpecial } from './circumstances.ts';
import { conditionWords } from './conditions.ts';
import { fighterAt, tell, type Doing, type Draft } from './draft.ts';
import { isGone } from './lights.ts';
import { hitsOf } from './magic/on-hit.ts';
import { Memory } from './memory.ts';
import { checkedSave } from './overrules/by-the-book.ts';
import { overrule } from './overrules/overrule.ts';
import { refusalAmong } from './refusals.ts';
import { sentenceOf } from './sentences.ts';
import { checkedOpening } from './setup.ts';
import type { FightState } from './state.ts';
import type { ActionFigures } from './views.ts';
import type { Refusal } from './words.ts';

/** Dice nobody may throw: where figures are asked for, and as a fight opens. */
const noDice: Dice = {
  roll: (sides) => {
    throw new RangeError(`A d${sides} is thrown where no dice fall.`);
  },
};

/** A light whose bearer is out of the fight lies where he fell; who leaves takes it with him. */
function dropLights(draft: Draft): void {
  const { state, fighters } = draft;
  const lights = state.lights.map((light) => {
    const bearer = light.bearer === null ? undefined : fighters.find(({ id }) => id === light.bearer);
    if (!bearer || bearer.status === 'active' || isGone(bearer.status)) return light;
    const { id, atFeet } = bearer;
    tell(draft, { kind: 'light', as: 'light', id, amount: atFeet, detail: light.source });
    return { ...light, bearer: null, atFeet };
  });
  if (lights.some((light, nth) => light !== state.lights[nth])) state.lights = lights;
}

/** The places of those an action names: -1 for nobody. */
interface Places {
  readonly by: number;
  readonly at: number;
}

/** The machine of a book: all that fights have in common, written once. */
export function machine<State extends FightState, Stats, D extends Draft<State>, Look>(
  book: FightBook<State, Stats, D, Look>,
): CombatMachine<State, Stats> {
  const kinds = new Map(book.actions.map((action) => [action.kind, action]));
  const memory = new Memory<State, Look>();
  const look = (state: State, last: Look | null): Look => book.look(state, last);
  const known = (state: State): Settled<State, Look> => memory.of(state, look);
  const lookOf = (state: State): Look => known(state).look;

  const placesOf = ({ fighters }: State, { actor, target }: CombatAction): Places => ({
    by: actor === null ? -1 : memory.placeOf(fighters, actor, 'actor'),
    at: target === undefined ? -1 : memory.placeOf(fighters, target, 'target'),
  });

  const optionsOf = (now: Look, by: number): readonly LegalAction[] =>
    by < 0 ? book.table(now) : book.options(now, by);

  const namedIn = ({ kind, circumstances }: CombatAction) =>
    checkedCircumstances(book.circumstances, kinds.get(kind)?.circumstances ?? [], circumstances);

  function concluded(draft: D): CombatStep<State> {
    if (draft.state.lights.length > 0) dropLights(draft);
    const { state } = memory.keep(book.settle(draft));
    return { state, events: draft.events, refused: null };
  }

  function legalActions(state: State): readonly LegalAction[] {
    if (state.over) return [];
    const settled = known(state);
    if (settled.legal) return settled.legal;
    const legal = book.listing(settled.look);
    memory.keep({ ...settled, legal });
    return legal;
  }

  function refusalOf(state: State, now: Look, action: CombatAction, by: number): Refusal | null {
    if (state.over) return 'over';
    return refusalAmong(optionsOf(now, by), action, () => book.whyNot(now, by, action.kind));
  }

  function act(state: State, action: CombatAction, dice: Dice, events: CombatEvent[]): CombatStep<State> {
    const kind = text(action.kind, 'kind');
    const { by, at } = placesOf(state, action);
    const now = lookOf(state);
    const refused = refusalOf(state, now, action, by);
    const deed = kinds.get(kind);
    if (refused !== null || !deed) return { state, events: [], refused: refused ?? 'notPossible' };
    const draft = book.draft(state, { dice, events, action, named: namedIn(action) }, now);
    deed.act(draft, by, at, action.way ?? '');
    return concluded(draft);
  }

  function rule(state: State, order: Overrule<Stats>, dice: Dice, events: CombatEvent[]): CombatStep<State> {
    const draft = book.draft(state, { dice, events, action: null, named: nothingSpecial }, lookOf(state));
    const refused = overrule({ book, draft }, order, (id, field) =>
      memory.placeOf(draft.fighters, id, field),
    );
    return refused === null ? concluded(draft) : { state, events: [], refused };
  }

  function deedWeighed(state: State, action: CombatAction): ActionFigures | null {
    const { by, at } = placesOf(state, action);
    if (by < 0 || !kinds.has(text(action.kind, 'kind'))) return null;
    const doing: Doing = { dice: noDice, events: [], action, named: namedIn(action) };
    return book.figures(book.draft(state, doing, lookOf(state)), by, at, action.way ?? '');
  }

  function saveWeighed(state: State, call: SaveCall): ActionFigures | null {
    const at = memory.placeOf(state.fighters, call.id, 'id');
    const doing: Doing = { dice: noDice, events: [], action: null, named: nothingSpecial };
    return book.rulings.saveFigures(book.draft(state, doing, lookOf(state)), at, checkedSave(call));
  }

  return {
    version: book.version,
    circumstances: book.circumstances,
    settings: book.settings,
    abreast: (widthFeet) => book.abreast(widthFeet),
    ranksKeepApart: book.ranksKeepApart,
    wayWords: Object.fromEntries(
      book.actions.flatMap(({ kind, wayWords }) => (wayWords ? [[kind, wayWords]] : [])),
    ),
    works: Object.fromEntries(book.actions.flatMap(({ kind, works }) => (works ? [[kind, works]] : []))),
    start(setup) {
      const opening = checkedOpening(setup);
      const state = book.open(opening);
      const doing: Doing = { dice: noDice, events: [], action: null, named: nothingSpecial };
      const draft = book.draft(state, doing, look(state, null));
      book.begin(draft, opening);
      return concluded(draft).state;
    },
    legalActions,
    options: (state, id) =>
      state.over ? [] : optionsOf(lookOf(state), id === null ? -1 : memory.placeOf(state.fighters, id, 'id')),
    candidates: (state) => (state.over ? [] : book.candidates(lookOf(state))),
    apply: (state, action, dice, events = []) =>
      'change' in given(action, 'action')
        ? rule(state, action as Overrule<Stats>, dice, events)
        : act(state, action as CombatAction, dice, events),
    barred(state, id) {
      const now = lookOf(state);
      const by = memory.placeOf(state.fighters, id, 'id');
      const open = new Set(state.over ? [] : book.options(now, by).map(({ kind }) => kind));
      return book.actions
        .filter(({ kind, role }) => role !== 'table' && !open.has(kind))
        .map(({ kind, role, title, rule: law }) => {
          const barred = state.over ? 'over' : book.whyNot(now, by, kind);
          return { kind, role, title, rule: law, actor: id, barred };
        });
    },
    figures(state, action) {
      if ('change' in given(action, 'action')) return saveWeighed(state, action as SaveCall);
      return deedWeighed(state, action as CombatAction);
    },
    upcoming: (state) => book.upcoming(state),
    seen: (state) => book.seen(lookOf(state)),
    strip: (state) => book.strip(lookOf(state)),
    words: sentenceOf,
    flags: (condition) => (Object.hasOwn(book.flags, condition) ? (book.flags[condition] ?? {}) : {}),
    conditions: conditionWords(Object.keys(book.flags)),
    saves: book.saves,
    flagged(state, id) {
      const { stats, kept } = fighterAt(state, memory.placeOf(state.fighters, id, 'id'));
      const own = Object.entries(stats as object).filter(([key]) =>
        book.conditions.some((each) => each === key),
      );
      return { ...Object.fromEntries(own), ...kept };
    },
    hits: (state, id) => hitsOf(fighterAt(state, memory.placeOf(state.fighters, id, 'id')).stats as object),
    rest: (state) => (state.over ? [] : book.rest(lookOf(state))),
    reminders: (state) => book.reminders(lookOf(state)),
    toCome: (state) => book.toCome?.(state) ?? [],
    lying: (state) => book.lying?.(state) ?? [],
  };
}
