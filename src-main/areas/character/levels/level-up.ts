import { rollDice } from '../../../../shared/dice/roll.ts';
import { RulesError, refused } from '../../../../shared/errors.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';
import type { KeyedChange } from './level-changes.ts';
import { levelChanges } from './level-changes.ts';
import type { HitPoints } from './next-level.ts';
import { hitPointsOf, isTypedLevel, needNextLevel } from './next-level.ts';
import { changeText } from '../words.ts';

/** One level up, by the rule: experience enough, and hit points by the die of the class, at least one of them. */
export const levelUp: StepOf<'character.levelUp'> = (
  { sql, campaign, content, dice },
  { id, dice: typed, hitPoints: added },
) => {
  const member = needMemberAlone(sql, id, 'id');
  const { row } = member;
  if (isTypedLevel(campaign, row, content)) return typedLevel(sql, row, added);
  const next = needNextLevel(campaign, row, content);
  refuseTyped(added);
  refuseShortOfXp(row, next);
  const hitPoints = hitPointsOf(next);
  refuseOtherDice(hitPoints, typed);
  const rolled = hitPoints.dice === null ? 0 : rollDice(hitPoints.dice, dice(...(typed ?? []))).total;
  const sum = rolled + hitPoints.modifier;
  const gain = hitPoints.dice === null ? Math.max(0, sum) : Math.max(1, sum);
  const changes = levelChanges(campaign, member, content, next.to);
  const after = { level: next.to, hp: row.hp + gain, max_hp: row.max_hp + gain };
  sql.run(query.updateTable('character').set(after).where('id', '=', id));
  const gained = gainedText(gain, after, by(hitPoints));
  return {
    ...step(`${row.name} reached level ${next.to}: ${[gained, ...listedChanges(changes)].join('; ')}.`, {
      reasons: next.reasons,
    }),
    value: { hitPoints: gain },
  };
};

/** A level of a class that no table tells of, by the referee's word. */
function typedLevel(sql: Sql, row: CharacterRow, added: number | null) {
  if (added === null)
    throw refused(
      `No table tells of the class of ${row.name}, ${row.class_name}. Type the hit points of the level.`,
      { hitPoints: 'How many?' },
    );
  const after = { level: row.level + 1, hp: row.hp + added, max_hp: row.max_hp + added };
  sql.run(query.updateTable('character').set(after).where('id', '=', row.id));
  return {
    ...step(`${row.name} reached level ${after.level}: ${gainedText(added, after)}.`),
    value: { hitPoints: added },
  };
}

const gainedText = (gain: number, { hp, max_hp }: Pick<CharacterRow, 'hp' | 'max_hp'>, by = ''): string =>
  `${counted(gain, 'hit point')} more${by}, now ${hp} of ${max_hp}`;

function refuseTyped(added: number | null): void {
  if (added === null) return;
  throw refused('The tables tell the hit points of this level: type its dice. Nothing was changed.', {
    hitPoints: 'The tables tell it.',
  });
}

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
