import type { CriticalFigures, DamageFigures, ThroughFigures } from '../../rules/fight/views.ts';
import { diceOdds } from '../dice/dice-odds.ts';
import { type Distribution, mapped } from '../dice/distribution.ts';
import { type Side, sideOf } from '../play/opposed.ts';

/** Dice come up again and again in a fight; so many expressions are remembered. */
const remembered = 500;
/** Chance that may be cut off from a chain of penetrating dice. */
const NEGLECT = 1e-12;

function memory<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= remembered) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** What dice come to. Throws `bad-input`. */
export const oddsOfDice = memory((dice) => diceOdds(dice));

const bareSide = memory((die) => sideOf({ die }, 'die', NEGLECT));

/** How a penetrating die may fall, with what is added. */
export function penetratingSide({ sides, plus }: { sides: number; plus: number }): Side {
  const side = bareSide(`d${sides}p`);
  if (plus === 0) return side;
  const falls = side.falls.map((fall) => ({ ...fall, total: fall.total + plus }));
  return { ...side, falls };
}

const plainly: CriticalFigures = { plus: 0, times: 1 };

/** Hit points a hit takes. */
export function damageOdds(figures: DamageFigures, critical: CriticalFigures = plainly): Distribution {
  const { dice, plus, times, least, less, leastFirst } = figures;
  return mapped(oddsOfDice(dice), (face) => {
    const raw = (face + plus + critical.plus) * critical.times;
    const dealt = leastFirst ? Math.max(least, Math.floor(raw)) * times : Math.floor(raw * times);
    return Math.max(0, Math.max(least, dealt) - less);
  });
}

/** Hit points a blow takes through the shield it lands on. */
export const throughOdds = ({ dice, halved, plus, less }: ThroughFigures): Distribution =>
  mapped(oddsOfDice(dice), (face) =>
    Math.max(0, Math.max(0, (halved ? Math.floor(face / 2) : face) + plus) - less),
  );
