import { find } from '../../treasure/finds.ts';
import type { LetterRules } from '../../treasure/rules.ts';
import { needed } from '../../treasure/thrower.ts';
import { magicItem } from './magic.ts';

const copperPerGold = 100;
/** What a gem and a piece of jewellery count, in coins (OSE-ENCUM-8). */
const weights = { gem: 1, jewellery: 10 };
const names = { gem: 'gem', jewellery: 'piece of jewellery' };

const worthOf: LetterRules['worthOf'] = (kind, thrower, { tables }) => {
  if (kind === 'jewellery')
    return thrower.throw(needed(tables.jewellery_value_gp, 'worth of jewellery'), 'worth') * copperPerGold;
  return thrower.on(needed(tables.gems, 'table of gems'), 'worth').value_gp * copperPerGold;
};

const putting =
  (kind: 'gem' | 'jewellery'): LetterRules['gems'] =>
  (thrower, book, count) => {
    for (let nth = 1; nth <= count; nth += 1)
      thrower.put(find(kind, names[kind], { worth: worthOf(kind, thrower, book), weight: weights[kind] }));
  };

/** Letters A to V; each gem has a worth of its own, and so has each piece of jewellery. */
export const treasure: LetterRules = {
  way: 'letters',
  gems: putting('gem'),
  jewellery: putting('jewellery'),
  worthOf,
  magic: magicItem,
};
