import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import type { StepOf } from '../../../steps/step-context.ts';
import { writeNamed } from '../../../facts/pages/follow-names.ts';
import { step } from '../../../steps/step-context.ts';
import { forgetSubdual } from '../../../facts/effects/subdued.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';
import { sinceThen } from '../../../facts/party/state/hit-points.ts';
import { refuseAboveMaximum } from '../members/enrol.ts';
import { rowChanges, sheetChangeTexts } from './edit-words.ts';
import { refuseStrangeEmployer, refuseUnknownClass } from '../members/known.ts';
import { changedSheet, givenKeys, unreadKeys } from './sheet-changes.ts';

type Changes = ParsedInput<'character.edit'>['changes'];

export const edit: StepOf<'character.edit'> = ({ sql, campaign, content }, { id, changes }) => {
  const { row, sheet } = needMemberAlone(sql, id, 'id');
  refuseUnknownClass(campaign, content, {
    classId: changes.classId === row.class_id ? null : changes.classId,
    raceId: changes.raceId === row.race_id ? null : changes.raceId,
  });
  const anew = givenKeys(changes.sheet);
  refuseStrangeEmployer(sql, anew, id);
  const columns = columnsOf(row, changes);
  if (changes.hp !== undefined || changes.maxHp !== undefined)
    refuseAboveMaximum(
      { hp: columns.hp ?? row.hp, maxHp: columns.max_hp ?? row.max_hp },
      changes.hp === undefined ? 'maxHp' : 'hp',
    );
  const words = [...rowChanges(row, columns), ...sheetChangeTexts(sheet, anew, unreadKeys(row))];
  if (words.length === 0 && columns.name === undefined)
    throw refused(`The sheet of ${row.name} says so already. Nothing was changed.`);
  const stored = Object.keys(anew).length > 0 ? { sheet: changedSheet(row, anew) } : {};
  const write = () =>
    sql.run(
      query
        .updateTable('character')
        .set({ ...columns, ...stored })
        .where('id', '=', id),
    );
  const follows = writeNamed(sql, content, columns.name !== undefined, write);
  if (columns.hp !== undefined || columns.max_hp !== undefined) forgetSubdual(sql);
  const since = sinceThen(campaign, row, { ...row, ...columns });
  return step(sentenceOf(row.name, columns.name, words, `${since}${follows}`));
};

function sentenceOf(
  name: string,
  newName: string | undefined,
  words: readonly string[],
  since: string,
): string {
  if (words.length === 0) return `${name} is now called ${newName ?? name}${since}.`;
  return `${newName === undefined ? name : `${name}, now ${newName}`}: ${words.join('; ')}${since}.`;
}

/** Of the row only what differs. */
function columnsOf(row: CharacterRow, changes: Changes): Partial<Omit<CharacterRow, 'id'>> {
  const wished: Partial<Omit<CharacterRow, 'id'>> = {
    ...changes.abilities,
    ...defined('kind', changes.kind),
    ...defined('name', changes.name),
    ...defined('class_name', changes.className),
    ...defined('class_id', changes.classId),
    ...defined('race_id', changes.raceId),
    ...defined('level', changes.level),
    ...defined('xp', changes.xp),
    ...defined('hp', changes.hp),
    ...defined('max_hp', changes.maxHp),
    ...defined('misc_gear', flag(changes.miscGear)),
    ...defined('carrying_treasure', flag(changes.carryingTreasure)),
  };
  const different = Object.entries(wished).filter(
    ([column, value]) => value !== row[column as keyof CharacterRow],
  );
  return Object.fromEntries(different);
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);

const defined = <Key extends keyof CharacterRow>(key: Key, value: CharacterRow[Key] | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Pick<CharacterRow, Key>>;
