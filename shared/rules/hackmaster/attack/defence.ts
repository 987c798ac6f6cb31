import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, modifier as readModifier, whole } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { penetrating } from './penetration.ts';
import { dieName, sidesOf, tables } from '../tables.ts';
import type { DieName } from '../terms.ts';

interface DefenceInput {
  frontSideAttackers: number;
  shield?: boolean;
  fromRear?: boolean;
  surprised?: boolean;
  helpless?: boolean;
  fleeing?: boolean;
  spellFatigue?: boolean;
  /** Whether spell fatigue also burdens the die of the surprised; so unless the campaign's setting drops it. */
  fatigueWhenSurprised?: boolean;
}

interface DefenceDie {
  die: DieName;
  modifier: number;
  shieldBonusApplies: boolean;
  defenseModsApply: boolean;
  attackSpeed: 'normal' | 'half';
}

const { defenceDie, manyAttackers, spellFatigue: fatigue } = tables;

type Row = Exclude<keyof typeof defenceDie, '$rule'>;

const rowRules: Record<Row, string> = {
  noShield: 'HM-DEF-2',
  shield: 'HM-DEF-3',
  fourPlus: 'HM-DEF-4',
  rear: 'HM-DEF-5',
  surprised: 'HM-DEF-6',
  helpless: 'HM-DEF-7',
  fleeing: 'HM-MAN-5',
};

const rowTitles: Record<Row, string> = {
  noShield: 'no shield',
  shield: 'with a shield',
  fourPlus: 'four or more attackers',
  rear: 'from the rear',
  surprised: 'surprised',
  helpless: 'helpless',
  fleeing: 'fleeing',
};

/** The first situation that applies. */
function situation(input: DefenceInput): { row: Row; shield: boolean } {
  const attackers = whole(given(input).frontSideAttackers, 'frontSideAttackers');
  const shield = flag(input.shield, 'shield');
  const rear = flag(input.fromRear, 'fromRear');
  const surprised = flag(input.surprised, 'surprised');
  const helpless = flag(input.helpless, 'helpless');
  const fleeing = flag(input.fleeing, 'fleeing');
  if (helpless) return { row: 'helpless', shield };
  if (surprised) return { row: 'surprised', shield };
  if (fleeing) return { row: 'fleeing', shield };
  if (rear) return { row: 'rear', shield };
  if (attackers >= manyAttackers) return { row: 'fourPlus', shield };
  return { row: shield ? 'shield' : 'noShield', shield };
}

/**
 * The defence die of a situation, its modifier, and what may be added to it. The -6 of spell fatigue comes on top
 * of any die. Throws `bad-input`. HM-DEF-1 to 9, HM-MAN-5, HM-DICE-6.
 */
export function defenseDie(input: DefenceInput): DefenceDie & Reasoned {
  const { row, shield } = situation(input);
  const { fatigueWhenSurprised = true } = input;
  const printed = defenceDie[row];
  const spared = row === 'surprised' && !flag(fatigueWhenSurprised, 'fatigueWhenSurprised');
  const tired = flag(input.spellFatigue, 'spellFatigue') && !spared ? fatigue.defence : 0;
  const die = dieName(printed.die);
  return {
    die,
    modifier: printed.modifier + tired,
    shieldBonusApplies: shield && 'shield' in printed && printed.shield,
    defenseModsApply: printed.modifiers,
    attackSpeed: printed.half ? 'half' : 'normal',
    reasons: [
      because(rowTitles[row], die, rowRules[row]),
      ...parts(
        because(rowTitles[row], printed.modifier, rowRules[row]),
        because('spell fatigue', tired, 'HM-DEF-8'),
      ),
    ],
  };
}

/**
 * A defence roll: the die of the situation with its modifier, the shield's bonus and the other modifiers where
 * they apply. Dice: the defence die, penetrating. Throws `bad-die`, `bad-input`. HM-DEF-1 to 9, HM-ATK-1, 3.
 */
export function defenseRoll(
  input: DefenceInput & { defenseBonus?: number; shieldBonus?: number; otherModifiers?: number },
  dice?: Dice,
): { die: DieName; natural: number; total: number; shieldBonusApplies: boolean } & Reasoned & Rolled {
  const situated = defenseDie(input);
  const { die, modifier, shieldBonusApplies, defenseModsApply } = situated;
  const bonus = readModifier(input.defenseBonus, 'defenseBonus');
  const shield = readModifier(input.shieldBonus, 'shieldBonus');
  const other = readModifier(input.otherModifiers, 'otherModifiers');
  const tray = diceTray(dice);
  const { faces, total } = penetrating(sidesOf(die), tray);
  const shieldPart = shieldBonusApplies ? shield : 0;
  const ownPart = defenseModsApply ? bonus : 0;
  const otherPart = defenseModsApply ? other : 0;
  return {
    die,
    natural: faces[0] ?? total,
    shieldBonusApplies,
    total: total + modifier + shieldPart + ownPart + otherPart,
    reasons: [
      because('roll', total, 'HM-ATK-1'),
      ...situated.reasons,
      ...parts(
        because('shield', shieldPart, 'HM-SHD-1'),
        because('defence bonus', ownPart, 'HM-ATK-3'),
        because('other modifiers', otherPart, 'HM-ATK-3'),
      ),
    ],
    ...tray.log(),
  };
}

export const defenceOps = {
  'defense.die': defenseDie,
  'defense.roll': defenseRoll,
} as const;
