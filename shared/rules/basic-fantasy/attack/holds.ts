import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, list, modifier, refuse, signed, text, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { kindOf } from '../readers.ts';
import { rollToSave } from '../characters/saves.ts';
import { tables } from '../tables.ts';

const actions = [
  'unarmed-damage',
  'silence',
  'simple-magic-item',
  'take-item',
  'move-opponent',
  'release',
  'draw-weapon',
  'use-weapon',
  'use-wand',
  'use-staff',
  'use-scroll',
  'use-potion',
  'escape',
  'cast-spell',
  'pin-another',
  'drag',
  'other',
] as const;
type HoldAction = (typeof actions)[number];

type Needs = 'nothing' | 'attack-roll' | 'save' | 'referee';

interface Holder {
  id: string;
  isItselfHeld?: boolean;
}

const { wrestling, saves, energyDrain, sleep } = tables;

/** What each side of a hold may do; whatever is in no list is the referee's to allow. */
const lists: Record<'holder' | 'held', { refused: string[]; allowed: [needs: Needs, actions: string[]][] }> =
  {
    holder: {
      refused: wrestling.holder.refused,
      allowed: [
        ['nothing', wrestling.holder.nothing],
        ['attack-roll', wrestling.holder['attack-roll']],
      ],
    },
    held: {
      refused: wrestling.held.refused,
      allowed: [
        ['nothing', wrestling.held.nothing],
        ['save', wrestling.held.save],
      ],
    },
  };

/**
 * Whether one side of a hold may do this, and what it takes; `referee` is allowed if the referee agrees. A holder who
 * drags is moving the opponent. Throws `unknown-kind`, `bad-input`. BF-WRES-5 to 8, 16 to 19.
 */
export function wrestleAction(input: { role: 'holder' | 'held'; action: HoldAction }): {
  allowed: boolean;
  needs: Needs;
} & Reasoned {
  const role = kindOf(given(input).role, 'role', ['holder', 'held']);
  const asked = kindOf(input.action, 'action', actions);
  const action = role === 'holder' && asked === 'drag' ? 'move-opponent' : asked;
  const { refused, allowed } = lists[role];
  if (refused.includes(action)) {
    const rule = role === 'holder' ? 'BF-WRES-8' : 'BF-WRES-19';
    return { allowed: false, needs: 'nothing', reasons: [because(action, 'not in a hold', rule)] };
  }
  const [needs]: [Needs, ...unknown[]] = allowed.find(([, listed]) => listed.includes(action)) ?? ['referee'];
  const rule = role === 'holder' ? 'BF-WRES-6' : 'BF-WRES-19';
  return { allowed: true, needs, reasons: [because(action, needs, rule)] };
}

function checkedHolders(holders: readonly Holder[]) {
  return Array.from(list(holders, 'holders'), (holder) => ({
    id: text(given(holder, 'holders').id, 'holders.id'),
    held: flag(holder.isItselfHeld, 'holders.isItselfHeld'),
  }));
}

/**
 * A save against Death Ray to break one hold, with the better of strength and dexterity, and +4 if that holder is held
 * himself; success breaks one hold only. Dice: d20. Throws `bad-die`, `bad-input`.
 * BF-WRES-13, 17, 18, 23, 24, BF-DRAIN-3, BF-SLEEP-4.
 */
export function wrestleEscape(
  input: {
    natural?: number;
    saveTarget: number;
    strBonus?: number;
    dexBonus?: number;
    holders: Holder[];
    breakFrom: string;
    extraGraspingAppendages?: number;
    negativeLevels?: number;
    nightsShortOfSleep?: number;
    other?: number;
  },
  dice?: Dice,
): { success: boolean; total: number; freedFrom: string | null; stillHeldBy: string[] } & Reasoned & Rolled {
  const target = signed(given(input).saveTarget, 'saveTarget');
  const { extraGraspingAppendages = 0, negativeLevels = 0, nightsShortOfSleep = 0 } = input;
  const holders = checkedHolders(input.holders);
  const breakFrom = text(input.breakFrom, 'breakFrom');
  const holder = holders.find(({ id }) => id === breakFrom) ?? refuse('breakFrom', 'one of the holders');
  const ability = Math.max(modifier(input.strBonus, 'strBonus'), modifier(input.dexBonus, 'dexBonus'));
  const limbs = whole(extraGraspingAppendages, 'extraGraspingAppendages') * wrestling.perExtraAppendage;
  const drained = whole(negativeLevels, 'negativeLevels') * energyDrain.d20;
  const tired = whole(nightsShortOfSleep, 'nightsShortOfSleep') * sleep.penaltyPerNight;
  const modifiers = parts(
    because('strength or dexterity', ability, 'BF-WRES-17'),
    because('the holder is held', holder.held ? wrestling.holderHeldBonus : 0, 'BF-WRES-23'),
    because('extra grasping appendages', limbs, 'BF-WRES-24'),
    because('negative levels', drained, 'BF-DRAIN-3'),
    because('short of sleep', tired, 'BF-SLEEP-4'),
    because('other', modifier(input.other, 'other'), 'BF-SAVE-7'),
  );
  const tray = diceTray(dice);
  const face = tray.face(input.natural, saves.die, 'natural');
  const { success, total, reasons } = rollToSave(face, modifiers, target);
  const still = holders.filter(({ id }) => !success || id !== breakFrom);
  return {
    success,
    total,
    freedFrom: success ? breakFrom : null,
    stillHeldBy: still.map(({ id }) => id),
    reasons,
    ...tray.log(),
  };
}

export const holdOps = {
  'wrestle.action': wrestleAction,
  'wrestle.escape': wrestleEscape,
} as const;
