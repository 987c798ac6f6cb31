import type { Dice } from '../../../dice/dice.ts';
import type { Rolled } from '../../common/dice-tray.ts';
import { given, oneOf } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { terrains, type Terrain } from '../../travel/grounds.ts';
import { throwLost, type LostRisk } from '../../travel/rules.ts';
import { tables } from '../tables.ts';

const { lostPercent } = tables.outside;

/** What the way over a ground is lost by, in percent. Throws `bad-input`. SW-ROAD-1. */
export function lostOnLand(input: { terrain: Terrain }): LostRisk {
  const terrain = oneOf(given(input).terrain, 'terrain', terrains);
  const chance = lostPercent[terrain];
  return {
    chance,
    sides: 100,
    rule: 'SW-ROAD-1',
    reasons: [because(`${terrain}, percent`, chance, 'SW-ROAD-1')],
  };
}

/** Whether the way is lost today. Dice: d100, unless nobody gets lost there. Throws `bad-die`, `bad-input`. SW-ROAD-1. */
function navigationLost(
  input: { terrain: Terrain; natural?: number },
  dice?: Dice,
): { chance: number; sides: number; lost: boolean } & Reasoned & Rolled {
  return throwLost(lostOnLand(input), input.natural, dice);
}

export const wayOps = { 'navigation.lost': navigationLost } as const;
