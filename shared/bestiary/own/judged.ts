import { countedDice } from '../../rules/bestiary/hit-dice.ts';
import { figure as number, signed } from '../../words/figures.ts';
import type { CreatureFigures } from '../figures.ts';
import type { FactKey } from '../written/every-figure.ts';
import { attackByDice, awardByDice, savesByDice } from './by-hit-dice.ts';
import type { Terms } from './terms.ts';
import { hasHitDice } from './whole.ts';

/** Where a figure is not what the book's own tables say, in one sentence. Nothing is barred by it. */
export interface Remark {
  key: FactKey;
  text: string;
}

export function judged(figures: CreatureFigures, terms: Terms): Remark[] {
  const hd = figures.hitDice.value;
  const dice = hasHitDice(hd) ? countedDice(hd) : null;
  const remarks: Remark[] = [...armourRemark(figures, terms)];
  if (dice === null) return remarks;
  const attack = figures.attack.value;
  const byTable = attackByDice(dice, terms).value;
  if (attack !== null && byTable !== null && attack.bonus !== byTable.bonus)
    remarks.push({
      key: 'attack',
      text: `HD ${hd.text} and ${attackText(attack)}: the table says ${attackText(byTable)}.`,
    });
  else if (attack !== null && byTable !== null && attack.thac0 !== byTable.thac0)
    remarks.push({
      key: 'attack',
      text: `${attackText(attack)} does not add up: ${attackText(byTable)} would.`,
    });
  const saves = figures.saves.value;
  const right = saves && savesByDice(dice, saves.as, terms).value;
  if (saves && right && JSON.stringify(sorted(saves.figures)) !== JSON.stringify(sorted(right.figures)))
    remarks.push({ key: 'saves', text: `The table says ${Object.values(right.figures).join(' ')} for it.` });
  const level = figures.challengeLevel?.value ?? null;
  const award = awardByDice(dice, { asterisks: hd.asterisks, level }, terms).experience.value;
  const points = figures.experience.value?.points;
  if (award !== null && points !== undefined && points !== award.points)
    remarks.push({
      key: 'experience',
      text: `${number(points)} XP: the table says ${number(award.points)} for HD ${hd.text}.`,
    });
  return remarks;
}

const sorted = (saves: object): [string, unknown][] =>
  Object.entries(saves).toSorted(([one], [other]) => (one < other ? -1 : 1));

const attackText = ({ bonus, thac0 }: NonNullable<CreatureFigures['attack']['value']>): string =>
  thac0 === null ? signed(bonus) : `THAC0 ${number(thac0)} [${signed(bonus)}]`;

function armourRemark({ armourClass }: CreatureFigures, { system }: Terms): Remark[] {
  const { ascending, descending } = armourClass.value;
  const { sum } = system.bestiary.armourClass;
  if (ascending === null || descending === null || ascending + descending === sum) return [];
  const text = `AC ${number(descending)} and [${number(ascending)}] do not add up to ${sum}; both are kept.`;
  return [{ key: 'armourClass', text }];
}
