import type { SaveCall } from '../../combat.ts';
import { bool, text, whole } from '../../common/input.ts';
import type { SaveRuling } from '../book.ts';
import { mixed } from '../bridge/typed.ts';
import { fighterAt, type Draft } from '../draft.ts';
import { effectWords } from '../magic/effect-words.ts';
import { hitsOf } from '../magic/on-hit.ts';
import { taught } from '../magic/taught.ts';
import { mostHp, placeOn } from '../setup.ts';
import type { FightState } from '../state.ts';
import type { Refusal } from '../words.ts';
import { announce, type Of, type OfBook, type OnOne } from './ruling.ts';

/** What one of his spells, powers or hits does from now on. */
function knowEffect<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  order: Of<'effectOf', Stats>,
): Refusal | null {
  const { rulings, draft, at, fighter, book } = one;
  const part = taught(fighter.stats as object, order);
  if (part === null) return 'noSuchWay';
  rulings.restat(draft, at, mixed(fighter.stats as Stats, part));
  // Of a spell or power the act that uses it tells.
  const hit = hitsOf(part).find(({ way }) => way === order.way);
  if (hit !== undefined) {
    const does = effectWords(hit, book.saves) || 'its damage alone';
    announce(one, 'ruled', fighter.id, { detail: `a hit with ${hit.way}: ${does}` });
  }
  return null;
}

/** Deeper than anybody falls in play. */
const deepestFeet = 10_000;

/** Dice: the book's for so many feet. Whoever was up is so much lower then. */
function falls<State extends FightState, Stats, D extends Draft<State>>(
  one: OnOne<State, Stats, D>,
  feet: number,
): Refusal | null {
  const { rulings, draft, at, fighter } = one;
  if (!rulings.falls) return 'noRule';
  announce(one, 'falls', fighter.id, { amount: feet });
  rulings.falls(draft, at, feet);
  const { height = 0 } = fighter.stats as { readonly height?: number };
  if (height > 0) {
    const left = height > feet ? height - feet : null;
    rulings.restat(draft, at, mixed(fighterAt(draft, at).stats as Stats, { height: left }));
  }
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
export function byTheBook<State extends FightState, Stats, D extends Draft<State>>(
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
    case 'takesUp': {
      const thing = { way: text(order.way, 'way'), atFeet: placeOn(order.atFeet, 'atFeet') };
      return rulings.takesUp ? rulings.takesUp(draft, at, thing) : 'noRule';
    }
    case 'lacks': {
      const way = text(order.way, 'way');
      return done(rulings.lacks ? rulings.lacks(draft, at, way) : 'noRule', `without ${way}`);
    }
    case 'fall':
      return falls(one, whole(order.feet, 'feet', { min: 1, max: deepestFeet }));
    case 'save':
      return rulings.save(draft, at, checkedSave(order));
  }
}
