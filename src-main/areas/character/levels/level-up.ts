import { rollDice } from '../../../../shared/dice/roll.ts';
import { RulesError, refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';
import type { KeyedChange } from './level-changes.ts';
import { levelChanges } from './level-changes.ts';
import type { HitPoints } from './next-level.ts';
import { hitPointsOf, needNextLevel } from './next-level.ts';
import { changeText } from '../words.ts';

/** One level up, by the rule: experience enough, and hit points by the die of the class, at least one of them. */
export const levelUp: StepOf<'character.levelUp'> = (
  { sql, campaign, content, dice },
  { id, dice: typed },
) => {
  const member = needMemberAlone(sql, id, 'id');
  const { row } = member;
  const next = needNextLevel(campaign, row, content);
  refuseShortOfXp(row, next);
  const hitPoints = hitPointsOf(next);
  refuseOtherDice(hitPoints, typed);
  const rolled = hitPoints.dice === null ? 0 : rollDice(hitPoints.dice, dice(...(typed ?? []))).total;
  const sum = rolled + hitPoints.modifier;
  const gain = hitPoints.dice === null ? Math.max(0, sum) : Math.max(1, sum);
  const changes = levelChanges(campaign, member, content, next.to);
  const after = { level: next.to, hp: row.hp + gain, max_hp: row.max_hp + gain };
  sql.run(query.updateTable('character').set(after).where('id', '=', id));
  const gained = `${gain} hit ${gain === 1 ? 'point' : 'points'} more${by(hitPoints)}, now ${after.hp} of ${after.max_hp}`;
  return {
    ...step(`${row.name} reached level ${next.to}: ${[gained, ...listedChanges(changes)].join('; ')}.`, {
      reasons: next.reasons,
    }),
    value: { hitPoints: gain },
  };
};

function refuseShortOfXp(
  { name, xp }: CharacterRow,
  { to, xpNeeded }: { to: number; xpNeeded: number },
): void {
  if (xp >= xpNeeded) return;
  const number = (value: number) => value.toLocaleString('en');
  throw refused(
    `Level ${to} asks ${number(xpNeeded)} XP and ${name} has ${number(xp)}: ${number(xpNeeded - xp)} are missing. Nothing was changed.`,
  );
}

function refuseOtherDice({ dice, count }: HitPoints, typed: readonly number[] | null): void {
  if (typed === null || typed.length === count) return;
  throw new RulesError(
    'dice-count',
    dice === null
      ? 'This level adds a fixed number: no dice are rolled.'
      : `Type what ${dice} shows, die by die.`,
    'dice',
  );
}

const by = ({ dice, modifier }: HitPoints): string => {
  if (dice === null) return '';
  const more = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
  return ` (${dice}${more})`;
};

/** Figures that follow from others told: the lines of weapons, and the many columns of one table. */
const isTold = ({ key }: KeyedChange): boolean => !/^(level|hitDice|weapon\..+|turn\..+)$/.test(key);

function listedChanges(changes: readonly KeyedChange[]): string[] {
  const told = changes
    .filter(isTold)
    .map(({ key, title, before, after }) =>
      key.startsWith('feature.') && before === null ? `new: ${title}` : changeText(title, before, after),
    );
  return changes.some(({ key }) => key.startsWith('turn.')) ? [...told, 'turns undead better'] : told;
}
