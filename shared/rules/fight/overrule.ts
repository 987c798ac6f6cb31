import { fighterStatuses, type CombatEvent, type Overrule, type SaveCall } from '../combat.ts';
import { amount, bool, given, list, oneOf, refuse, signed, text, whole } from '../common/input.ts';
import { CONTENT } from '../common/reason.ts';
import type { FightBook, Rulings, SaveRuling } from './book.ts';
import { mixed } from './bridge/typed.ts';
import { checkedCircumstance } from './circumstances.ts';
import { fighterAt, tell, type Draft } from './draft.ts';
import { checkedLight } from './lights.ts';
import { taught } from './magic/taught.ts';
import { checkedWorking, namedPlaces, tellLasting, tellPlainly } from './magic/works.ts';
import { checkedEntrant, farthestFeet, mostHp, placeOn } from './setup.ts';
import type { FighterOf, FightFighter, FightState } from './state.ts';
import type { EventWord, Refusal } from './words.ts';

type Change = Overrule['change'];
type Of<C extends Change, Stats> = Overrule<Stats> & { readonly change: C };

/** A ruling on one fighter: who stands where. */
type OnFighter = 'leave' | 'side' | 'hurt' | 'heal' | 'hp' | 'status' | 'place' | 'stats' | 'part' | 'flags';
type OfBook = 'effectOf' | 'initiative' | 'acted' | 'spell' | 'shots' | 'save';

interface Ruling<State extends FightState, Stats, D extends Draft<State>> {
  readonly book: Pick<FightBook<State, Stats, D, never>, 'rulings' | 'told' | 'conditions' | 'circumstances'>;
  readonly draft: D;
}

interface OnOne<State extends FightState, Stats, D extends Draft<State>> extends Ruling<State, Stats, D> {
  readonly rulings: Rulings<State, Stats, D>;
  readonly at: number;
  readonly fighter: FighterOf<State>;
}

const changes: readonly Change[] = [
  'join',
  'leave',
  'side',
  'hurt',
  'heal',
  'hp',
  'status',
  'place',
  'stats',
  'part',
  'flags',
  'initiative',
  'acted',
  'spell',
  'effectOf',
  'works',
  'shots',
  'save',
  'nerve',
  'light',
  'settings',
  'reopen',
  'phase',
  'width',
  'note',
];

/** The driver's own events bear the words the book has for them. */
function announce<State extends FightState, Stats, D extends Draft<State>>(
  { book, draft }: Ruling<State, Stats, D>,
  as: EventWord,
  id: string | null,
  more: Partial<CombatEvent> = {},
): void {
  tell(draft, { kind: book.told[as] ?? as, as, id, ...more });
}

const points = (value: unknown): number => whole(value, 'amount', { min: 0, max: mostHp });

/** A list with this one in it, in the order of their first members. */
const among = (sides: readonly string[], side: string): readonly string[] =>
  sides.includes(side) ? sides : [...sides, side];

function join<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  { fighter, initiative }: Of<'join', Stats>,
): void {
  const { book, draft } = ruling;
  const entrant = checkedEntrant(fighter);
  const count =
    initiative === undefined ? null : whole(initiative, 'initiative', { min: -mostHp, max: mostHp });
  if (draft.fighters.some(({ id }) => id === entrant.id)) refuse('fighter.id', 'new to this fight');
  draft.fighters.push(book.rulings.enter(entrant, fighter.stats, draft.before));
  announce(ruling, 'joins', entrant.id, { detail: entrant.side });
  book.rulings.joined(draft, draft.fighters.length - 1, count);
  draft.state.sides = among(draft.state.sides, entrant.side);
}

/** What his status leaves him: the dead have no hit points, and nobody else who is there is without. */
function withStatus<F extends FightFighter>(fighter: F, status: F['status']): F {
  const { hp } = fighter;
  if (status === 'absent') return { ...fighter, status };
  return { ...fighter, status, hp: status === 'dead' ? Math.min(0, hp) : Math.max(1, hp) };
}

function become<State extends FightState, Stats, D extends Draft<State>>(
  { rulings, draft, at, fighter }: OnOne<State, Stats, D>,
  status: FighterOf<State>['status'],
): void {
  rulings.put(draft, at, withStatus(fighter, status));
  rulings.status(draft, at, status);
}

function heal<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  given: number,
): void {
  const { rulings, draft, at, fighter } = one;
  const gone = fighter.status === 'dead' || fighter.status === 'absent';
  const gained = gone ? 0 : rulings.heal(draft, at, given);
  announce(one, 'heals', fighter.id, {
    amount: gained,
    left: fighterAt(draft, at).hp,
    ...(gone && { detail: fighter.status }),
  });
}

/** Hit points as they are to be; who has none left falls, and who gets some back and lay for want of them rises. */
function setHp<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  { hp, maxHp }: Of<'hp', Stats>,
): void {
  const { rulings, draft, at, fighter } = one;
  const most = maxHp === undefined ? fighter.maxHp : whole(maxHp, 'maxHp', { min: 1, max: mostHp });
  const wanted =
    hp === undefined ? Math.min(fighter.hp, most) : whole(hp, 'hit points', { min: -mostHp, max: most });
  if (hp === undefined && wanted === fighter.hp) rulings.put(draft, at, { ...fighter, maxHp: most });
  else if (fighter.status === 'active' && wanted <= 0) {
    rulings.put(draft, at, { ...fighter, maxHp: most });
    rulings.hurt(draft, at, Math.max(0, fighter.hp - wanted));
    const fallen = fighterAt(draft, at);
    if (fallen.hp !== wanted) rulings.put(draft, at, { ...fallen, hp: wanted });
  } else {
    const lay = fighter.hp <= 0 && (fighter.status === 'dead' || fighter.status === 'unconscious');
    const status = lay && wanted > 0 ? 'active' : fighter.status;
    rulings.put(draft, at, { ...fighter, maxHp: most, hp: wanted, status });
    if (status !== fighter.status) rulings.status(draft, at, status);
  }
  announce(one, 'ruled', fighter.id, { detail: 'hp', amount: wanted, left: fighterAt(draft, at).hp });
}

function restat<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  stats: Stats,
  words?: string,
): void {
  one.rulings.restat(one.draft, one.at, stats);
  const detail = words === undefined ? {} : { detail: text(words, 'words') };
  announce(one, 'ruled', one.fighter.id, { kind: one.book.told.stats ?? 'stats', ...detail });
}

/** "From behind", "To hit -2", "From behind no more". */
function inWords(title: string, value: boolean | number | string | null): string {
  if (value === null) return `${title} no more`;
  return value === true ? title : `${title} ${value === false ? 'not' : value}`;
}

/** Conditions go into his stats, circumstances are kept of him. */
function flag<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  flags: Of<'flags', Stats>['flags'],
): void {
  const { book, rulings, draft, at, fighter } = one;
  const part: Record<string, unknown> = {};
  const kept: Record<string, boolean | number | string> = { ...fighter.kept };
  const told: string[] = [];
  for (const [key, value] of Object.entries(given(flags, 'flags'))) {
    const known = book.circumstances.find((each) => each.key === key);
    if (known && value === null) Reflect.deleteProperty(kept, key);
    else if (known && value !== null) kept[key] = checkedCircumstance(known, value);
    else if (book.conditions.some((each) => each === key)) part[key] = value;
    else refuse('flags', 'what the book knows of');
    told.push(known ? inWords(known.title, value) : typeof value === 'boolean' ? key : inWords(key, value));
  }
  const some = Object.keys(kept).length > 0;
  rulings.put(draft, at, { ...fighter, kept: some ? kept : null });
  if (Object.keys(part).length > 0) rulings.restat(draft, at, mixed(fighter.stats as Stats, part));
  announce(one, 'ruled', fighter.id, { detail: told.join(', ') });
}

function onFighter<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  order: Of<OnFighter, Stats>,
): void {
  const { rulings, draft, at, fighter } = one;
  const { id } = fighter;
  switch (order.change) {
    case 'leave':
      become(one, 'absent');
      announce(one, 'leaves', id);
      return;
    case 'side': {
      const side = text(order.side, 'side');
      rulings.put(draft, at, { ...fighter, side });
      rulings.sided(draft, at);
      draft.state.sides = among(draft.state.sides, side);
      announce(one, 'ruled', id, { detail: 'another side', side });
      return;
    }
    case 'hurt':
      rulings.hurt(draft, at, points(order.amount));
      return;
    case 'heal':
      heal(one, points(order.amount));
      return;
    case 'hp':
      setHp(one, order);
      return;
    case 'status': {
      const status = oneOf(order.status, 'status', fighterStatuses);
      become(one, status);
      announce(one, 'status', id, { detail: status });
      return;
    }
    case 'place': {
      const atFeet = placeOn(order.atFeet, 'atFeet');
      rulings.put(draft, at, { ...fighter, atFeet });
      announce(one, 'placed', id, { amount: atFeet });
      return;
    }
    case 'stats':
      restat(one, order.stats);
      return;
    case 'part':
      restat(one, mixed(fighter.stats as Stats, given(order.stats, 'stats')), order.words);
      return;
    case 'flags':
      flag(one, order.flags);
  }
}

/** What one of his spells, powers or hits does from now on. */
function knowEffect<State extends FightState, Stats, D extends Draft<State>>(
  { rulings, draft, at, fighter }: OnOne<State, Stats, D>,
  order: Of<'effectOf', Stats>,
): Refusal | null {
  const part = taught(fighter.stats as object, order);
  if (part === null) return 'noSuchWay';
  rulings.restat(draft, at, mixed(fighter.stats as Stats, part));
  return null;
}

/** A save called for, checked. */
export function checkedSave({ category: word, modifier = 0, words }: SaveCall): SaveRuling {
  const category = text(word, 'category');
  return {
    category,
    modifier: whole(modifier, 'modifier', { min: -mostHp, max: mostHp }),
    against: words === undefined ? category : text(words, 'words'),
  };
}

/** What only the book can say: his number, his act, his spells, his shots, his save. */
function byTheBook<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  order: Of<OfBook, Stats>,
): Refusal | null {
  const { rulings, draft, at, fighter } = one;
  const done = (refusal: Refusal | null, detail: string): Refusal | null => {
    if (refusal === null) announce(one, 'ruled', fighter.id, { detail });
    return refusal;
  };
  switch (order.change) {
    case 'initiative': {
      const count = whole(order.count, 'count', { min: -mostHp, max: mostHp });
      return done(rulings.initiative(draft, at, count), `initiative ${count}`);
    }
    case 'acted': {
      const acted = bool(order.acted, 'acted');
      return done(rulings.acted(draft, at, acted), acted ? 'acted' : 'may act');
    }
    case 'spell': {
      const { left, declared } = order;
      const way = text(order.way, 'way');
      const ruling = {
        way,
        left: left === undefined ? undefined : whole(left, 'left', { min: 0, max: mostHp }),
        declared: declared === undefined ? undefined : bool(declared, 'declared'),
      };
      return done(rulings.spell(draft, at, ruling), way);
    }
    case 'effectOf':
      return knowEffect(one, order);
    case 'shots': {
      const way = text(order.way, 'way');
      const left = order.left === null ? null : whole(order.left, 'left', { min: 0, max: mostHp });
      return done(rulings.shots(draft, at, way, left), way);
    }
    case 'save':
      return rulings.save(draft, at, checkedSave(order));
  }
}

/** So much on two dice holds at most; the broken are the book's to handle. Dice: 2d6, unless they break by word. */
function nerve<State extends FightState, Stats, D extends Draft<State>>(
  ruling: Ruling<State, Stats, D>,
  { ids, rating, modifier, breaks }: Of<'nerve', Stats>,
  ats: readonly number[],
): void {
  const { book, draft } = ruling;
  const byWord = breaks !== undefined && bool(breaks, 'breaks');
  const most = byWord ? 0 : whole(rating, 'rating', { min: 0, max: mostHp });
  const needed = most + (byWord ? 0 : signed(modifier ?? 0, 'modifier'));
  const [first] = ids;
  const die = (): number => {
    draft.dice.about?.({
      what: 'morale',
      title: 'Morale',
      rule: CONTENT,
      by: first ?? null,
      dice: '2d6',
      of: 2,
    });
    return draft.dice.roll(6);
  };
  const total = byWord ? null : die() + die();
  const isBroken = total === null || total > needed;
  for (const at of ats) {
    const fighter = fighterAt(draft, at);
    if (isBroken) book.rulings.breaks?.(draft, at);
    announce(ruling, isBroken ? 'breaks' : 'stands', fighter.id, total === null ? {} : { total, needed });
  }
}

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
    case 'initiative':
    case 'acted':
    case 'spell':
    case 'shots':
    case 'save':
      return byTheBook(onOne(order.id), order);
    default:
      onFighter(onOne(order.id), order);
      return null;
  }
}
