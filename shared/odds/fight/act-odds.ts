import type { ActionFigures } from '../../rules/fight/views.ts';
import { chanceAtLeast } from '../dice/figures.ts';
import { certain, type Distribution, mapped, mixture, possibleOnly } from '../dice/distribution.ts';
import { compared } from '../play/opposed.ts';
import { meanFrom } from '../play/drop-odds.ts';
import { blowsOdds, faceChance } from './blows.ts';
import { chainOdds, duelOf } from './duel.ts';
import type { ActOdds, Struck } from './struck.ts';
import { damageOdds, oddsOfDice, penetratingSide } from './thrown.ts';

/** More hit points than this nobody counts down blow by blow. */
const mostPoints = 2000;

const untold: Struck = { hit: null, damage: null, taken: null };

/** Of something that succeeds or not; a success takes hit points if it takes any. */
function simply(hit: number, damage: Distribution | null): Struck {
  const taken =
    damage &&
    mixture([
      { chance: 1 - hit, of: certain(0) },
      { chance: hit, of: damage },
    ]);
  return { hit, damage: hit > 0 ? damage : null, taken };
}

/** What is left of a damage that was saved against. */
function saved(fails: number, { damage, saving }: ActionFigures): Struck {
  const all = damage && damageOdds(damage);
  const left = all && (saving === 'half' ? mapped(all, (points) => Math.floor(points / 2)) : certain(0));
  const taken =
    all &&
    left &&
    mixture([
      { chance: fails, of: all },
      { chance: 1 - fails, of: left },
    ]);
  return { hit: fails, damage: all, taken };
}

/** Sums against each other; who defends himself holds at a tie. */
function bySums({ opposed, damage, saving }: ActionFigures, whole: ActionFigures): Struck {
  if (!opposed) return untold;
  const totals = (side: ReturnType<typeof penetratingSide>) =>
    possibleOnly(merged(side.falls), side.neglected);
  const { higher } = compared(
    totals(penetratingSide(opposed.attack)),
    totals(penetratingSide(opposed.defence)),
  );
  return saving === undefined ? simply(higher, damage && damageOdds(damage)) : saved(higher, whole);
}

const merged = (falls: readonly { total: number; chance: number }[]): [number, number][] =>
  falls.map(({ total, chance }) => [total, chance]);

function opposedOdds(figures: ActionFigures): Struck {
  const { opposed, instead } = figures;
  if (!opposed?.blow) return bySums(figures, figures);
  return instead?.how === 'chain' ? chainOdds(figures, instead.others) : duelOf(figures);
}

/** That the sum of some dice is higher than that of others. */
function chanceOver(dice: string, others: string): number {
  const own = oddsOfDice(dice);
  const { values, chances } = oddsOfDice(others);
  return values.reduce((sum, value, at) => sum + (chances[at] ?? 0) * chanceAtLeast(own, value + 1), 0);
}

function sumOdds({ sum, against, needed, damage }: ActionFigures): Struck {
  if (sum !== undefined && against !== undefined) return simply(chanceOver(sum, against), null);
  if (sum === undefined || needed === null) return untold;
  return simply(chanceAtLeast(oddsOfDice(sum), needed), damage && damageOdds(damage));
}

function struck(figures: ActionFigures): Struck {
  const { throws, saving, needed, damage } = figures;
  switch (throws) {
    case 'opposed':
      return opposedOdds(figures);
    case 'sum':
      return sumOdds(figures);
    case 'sure':
      return damage === null ? untold : simply(1, damageOdds(damage));
    case 'd20':
      return saving === undefined ? blowsOdds(figures) : saved(1 - faceChance(needed), figures);
  }
}

/** The odds of an act from its figures alone. */
export function actOdds(figures: ActionFigures): ActOdds {
  const { drops, strays, besides } = figures;
  const { hit, damage, taken, outcomes = [], instead = [] } = struck(figures);
  const points = drops === null ? null : Math.max(1, drops);
  const downs = taken !== null && points !== null;
  const counted = downs && points <= mostPoints && besides === undefined;
  return {
    hit,
    damage,
    taken,
    drops: downs ? chanceAtLeast(taken, points) : null,
    blows: counted ? meanFrom(certain(points), taken) : null,
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    instead: instead.map((chance, nth) => ({ id: strays[nth] ?? '', chance })),
  };
}
