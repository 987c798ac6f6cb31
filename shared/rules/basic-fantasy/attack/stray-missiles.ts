import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { bool, given, list, modifier, signed, text, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { rollToHit } from './attack.ts';
import { checkedAc } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Ac } from '../terms.ts';

const { attackRoll, missIntoMelee } = tables;

/**
 * Whom a missile that missed hits among the shooter's allies in the melee, tried in the order given until one is hit;
 * the referee rolls. A grenade-like missile scatters instead. Dice: d20 for each one tried.
 * Throws `bad-die`, `bad-input`. BF-MISS-1 to 6.
 */
export function missileMissIntoMelee(
  input: {
    grenadeLike: boolean;
    attackBonus: number;
    abilityBonus?: number;
    modifier?: number;
    maxTries?: number;
    candidates: { id: string; ac: Ac; natural?: number }[];
  },
  dice?: Dice,
): { tried: string[]; hit: string | null; lost: boolean } & Reasoned & Rolled {
  const grenadeLike = bool(given(input).grenadeLike, 'grenadeLike');
  const modifiers = [
    because('attack bonus', signed(input.attackBonus, 'attackBonus'), 'BF-MISS-4'),
    ...parts(
      because('ability', modifier(input.abilityBonus, 'abilityBonus'), 'BF-MISS-4'),
      because('modifiers', modifier(input.modifier, 'modifier'), 'BF-MISS-4'),
    ),
  ];
  const { maxTries = missIntoMelee.maxTries } = input;
  const tries = whole(maxTries, 'maxTries');
  const candidates = Array.from(list(input.candidates, 'candidates'), (one) => ({
    id: text(given(one, 'candidates').id, 'candidates.id'),
    ac: checkedAc(one.ac, 'candidates.ac'),
    natural: one.natural,
  }));
  if (grenadeLike) return { tried: [], hit: null, lost: false, reasons: [] };
  const tray = diceTray(dice);
  const tried: string[] = [];
  const reasons: Reason[] = [];
  for (const { id, ac, natural } of candidates.slice(0, tries)) {
    tried.push(id);
    const face = tray.face(natural, attackRoll.die, 'candidates.natural');
    const { hit, total } = rollToHit(face, modifiers, ac, true);
    reasons.push(because(`${id}, Armor Class ${ac}`, total, 'BF-MISS-4'));
    if (hit) return { tried, hit: id, lost: false, reasons, ...tray.log() };
  }
  return { tried, hit: null, lost: true, reasons, ...tray.log() };
}

export const strayMissileOps = {
  'missile.missIntoMelee': missileMissIntoMelee,
} as const;
