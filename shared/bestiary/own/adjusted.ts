import { countedDice } from '../../rules/bestiary/hit-dice.ts';
import { saverByDice } from '../../rules/bestiary/savers.ts';
import type { CreatureFigures, Monster } from '../figures.ts';
import { averageOf, hitDiceText, readHitDice } from '../written/hit-dice.ts';
import type { CreatureFacts } from '../../content/schemas/own-creature.ts';
import type { Terms } from './terms.ts';
import { hasHitDice } from './whole.ts';

type HitDice = Monster['hd'];

const usualDie = 8;
const halfDie = 4;
const mostDice = 100;

/** One Hit Die more or less; null where it has none, or cannot have less. */
export function steppedDice(hd: HitDice, by: 1 | -1): HitDice | null {
  if (!hasHitDice(hd) || hd.dice === 0) return null;
  const isHalf = hd.dice === 1 && hd.die < usualDie;
  if (isHalf && by === -1) return null;
  const { asterisks } = hd;
  const dice = isHalf ? 1 : hd.dice + by;
  if (dice > mostDice) return null;
  if (dice === 0) return dicesOf({ dice: 1, die: halfDie, modifier: 0, asterisks }, hd);
  return dicesOf({ dice, die: isHalf ? usualDie : hd.die, modifier: hd.modifier, asterisks }, hd);
}

function dicesOf(is: Pick<HitDice, 'dice' | 'die' | 'modifier' | 'asterisks'>, before: HitDice): HitDice {
  const { hp_fixed: fixed, modifier_dice: rolled } = before;
  return {
    ...is,
    ...(rolled !== undefined && { modifier_dice: rolled }),
    hp_fixed: fixed === null ? null : Math.max(1, Math.round((fixed * is.dice) / before.dice)),
    hp_average: averageOf(is),
    text: `${hitDiceText(is)}${rolled === undefined ? '' : `+${rolled}`}`,
  };
}

/**
 * What of a creature is another with other Hit Dice: the bonus to hit by the table, with whatever it had beside the table
 * before; saves of as many levels more or less; experience and challenge level by their table, with as many powers.
 */
export function withHitDice(figures: CreatureFigures, hd: HitDice, terms: Terms): CreatureFacts {
  const { bestiary } = terms.system;
  const [before, now] = [countedDice(figures.hitDice.value), countedDice(hd)];
  const attack = figures.attack.value;
  const beside = attack === null ? 0 : attack.bonus - bestiary.attack(before).bonus;
  const bonus = bestiary.attack(now).bonus + beside;
  const as = figures.saves.value?.as ?? null;
  const known = bestiary.saver(as, before);
  const isByDice = as === null || known.kind === 'normal' || now.dice === 0;
  const saver = isByDice
    ? saverByDice(now)
    : { ...known, level: Math.max(1, known.level + now.dice - before.dice) };
  const saves = bestiary.saves(saver, now, terms.tables);
  const level = figures.challengeLevel?.value ?? null;
  const powers = bestiary.powers(before, { asterisks: figures.hitDice.value.asterisks, level });
  const award = bestiary.award(now, powers.count, terms.tables);
  return {
    hitDice: hd,
    attack: { bonus, thac0: bestiary.thac0Sum === null ? null : bestiary.thac0Sum - bonus },
    ...(saves !== null && { saves: { as: saves.as, figures: saves.figures } }),
    ...(award !== null && {
      experience: { points: award.points, alternates: figures.experience.value?.alternates ?? [] },
      ...(award.level !== null && { challengeLevel: award.level }),
    }),
  };
}

/** One of a creature's leaders, as far as its entry tells of them. */
export interface Leader {
  role: string;
  facts: CreatureFacts;
}

/** Those to whom the entry gives experience of their own, with their Hit Dice where it prints them. */
export function leadersOf(figures: CreatureFigures, terms: Terms): Leader[] {
  const { value } = figures.experience;
  return (value?.alternates ?? []).map(({ role, value: points, hd }) => {
    const read = hd === undefined ? null : readHitDice(hd);
    const dice = read?.ok === true ? read.value : null;
    return {
      role,
      facts: {
        ...(dice !== null && withHitDice(figures, dice, terms)),
        experience: { points, alternates: [] },
      },
    };
  });
}
