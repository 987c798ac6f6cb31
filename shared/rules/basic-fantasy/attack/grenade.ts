import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { amount, given, list, text } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

/** Feet from the centre of the target's square: to the thrower's right, and further from the thrower. */
interface Place {
  right: number;
  beyond: number;
}

const { grenade, outside } = tables;

/** Where a missed flask lands. Dice: d10, the 0 as 10. Throws `bad-die`, `bad-input`. BF-GREN-1 to 4, BF-OUT-5. */
export function grenadeScatter(input: { natural?: number }, dice?: Dice): Place & Reasoned & Rolled {
  const tray = diceTray(dice);
  const face = tray.face(given(input).natural, grenade.die, 'natural');
  const square = outside.grenadeScatter.find(({ roll }) => roll === face);
  if (!square) throw new RangeError(`No square for ${face} in the figure.`);
  const { right, beyond } = square;
  return { right, beyond, reasons: [because('square struck', face, 'BF-GREN-2')], ...tray.log() };
}

function checkedPlace(place: Place, field: string): Place {
  const { right, beyond } = given(place, field);
  return { right: amount(right, `${field}.right`, {}), beyond: amount(beyond, `${field}.beyond`, {}) };
}

/**
 * Who stands within 5 feet of the point of impact, without the one hit directly. A missed target in whose own 10-foot
 * square the flask lands is also named in `askReferee`: where in the square he stands is the referee's to say.
 * Throws `bad-input`. BF-GREN-5, BF-OIL-5, 7, BF-HOLY-4.
 */
export function grenadeSplash(input: {
  impact: Place;
  directHitId?: string;
  /** Whom the thrower missed. */
  intendedTargetId?: string;
  creatures: (Place & { id: string })[];
}): { splashed: string[]; askReferee: string[] } & Reasoned {
  const { directHitId, intendedTargetId } = given(input);
  const impact = checkedPlace(input.impact, 'impact');
  const direct = directHitId === undefined ? null : text(directHitId, 'directHitId');
  const missed = intendedTargetId === undefined ? null : text(intendedTargetId, 'intendedTargetId');
  const others = Array.from(list(input.creatures, 'creatures'), (one) => {
    const { right, beyond } = checkedPlace(one, 'creatures');
    const away = { right: Math.abs(right - impact.right), beyond: Math.abs(beyond - impact.beyond) };
    return { id: text(one.id, 'creatures.id'), away };
  }).filter(({ id }) => id !== direct);
  const half = grenade.squareFeet / 2;
  const splashed = others.filter(({ away }) => Math.hypot(away.right, away.beyond) <= grenade.splashFeet);
  const asked = others.filter(({ id, away }) => id === missed && away.right <= half && away.beyond <= half);
  return {
    splashed: splashed.map(({ id }) => id),
    askReferee: asked.map(({ id }) => id),
    reasons: [because('splash reaches, feet', grenade.splashFeet, 'BF-GREN-5')],
  };
}

export const grenadeOps = {
  'grenade.scatter': grenadeScatter,
  'grenade.splash': grenadeSplash,
} as const;
