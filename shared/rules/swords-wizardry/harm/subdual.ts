import { dropFraction } from '../../common/arithmetic.ts';
import { amount, bool, given, signed, whole } from '../../common/input.ts';
import type { Settings } from '../rounds/choices.ts';
import { standingCondition } from './damage.ts';
import { points } from '../readers.ts';
import { tables } from '../tables.ts';
import type { Condition } from '../terms.ts';

interface Split {
  real: number;
  subdual: number;
}

function halved(damage: number): Split {
  const real = Math.floor(damage / tables.damage.subdualShare);
  return { real, subdual: damage - real };
}

/** Half the damage real, rounded down, the rest subdual. Throws `bad-input`. SW-SUB-1. */
function subdualSplit(input: { damage: number }): Split {
  return halved(whole(given(input).damage, 'damage'));
}

function blow({ damage = 0, split }: { damage?: number; split?: Split }): Split {
  if (split === undefined) return halved(whole(damage, 'damage'));
  const { real, subdual } = given(split, 'split');
  return { real: whole(real, 'split.real'), subdual: whole(subdual, 'split.subdual') };
}

/**
 * A blow to subdue, given whole or already split: unconscious when hit points less subdual reach 0, killed by accident
 * when real hit points do. Throws `bad-input`. SW-SUB-1 to 3, 5.
 */
export function subdualApply(input: {
  hp: number;
  subdual?: number;
  damage?: number;
  split?: Split;
  canBeSubdued?: boolean;
}): {
  allowed: boolean;
  real: number;
  subdualAdded: number;
  hp: number;
  subdual: number;
  condition: Condition;
  accidental: boolean;
} {
  const { canBeSubdued = true } = given(input);
  const before = signed(input.hp, 'hp');
  const taken = points(input.subdual, 'subdual');
  const { real, subdual: added } = blow(input);
  if (!bool(canBeSubdued, 'canBeSubdued')) {
    const unchanged = { real: 0, subdualAdded: 0, hp: before, subdual: taken };
    return { allowed: false, ...unchanged, condition: 'active', accidental: false };
  }
  const hp = before - real + 0;
  const subdual = taken + added;
  const accidental = hp <= tables.death.unconsciousAt;
  const down = hp - subdual <= tables.death.unconsciousAt;
  const condition = accidental ? 'dead' : down ? 'unconscious' : 'active';
  return { allowed: true, real, subdualAdded: added, hp, subdual, condition, accidental };
}

/**
 * Subdual points left after so many hours, 1 for each whole hour, and whether he has come to.
 * Throws `level-out-of-range`, `bad-input`. SW-SUB-4.
 */
function subdualRecover(input: {
  hp: number;
  subdual: number;
  hours: number;
  kind?: 'character' | 'creature';
  level?: number;
  settings?: Partial<Settings>;
}): { subdual: number; condition: Condition } {
  const hp = signed(given(input).hp, 'hp');
  const hours = dropFraction(amount(input.hours, 'hours'));
  const before = whole(input.subdual, 'subdual');
  const subdual = Math.max(0, before - hours * tables.healing.subdualPerHour);
  return { subdual, condition: standingCondition(hp, subdual, input) };
}

export const subdualOps = {
  'subdual.split': subdualSplit,
  'subdual.apply': subdualApply,
  'subdual.recover': subdualRecover,
} as const;
