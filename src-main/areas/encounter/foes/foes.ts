import { rollTotal } from '../../../../shared/dice/roll.ts';
import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../../db/tables.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { creatureOf, hitDiceOf } from './creature.ts';
import { mostFoes, nextNames } from './foe-names.ts';
import { forgetSubdual } from '../../../facts/effects/subdued.ts';
import { keepStep, plainStep, readFoes } from '../../../facts/meeting/read-encounter.ts';
import { counted, known, needMet, where, withLosses } from '../open.ts';
import { readDice } from '../../../facts/written-dice.ts';

/** Hit points for every foe: thrown one by one, typed, or the same for all. */
export const rollFoes: StepOf<'encounter.rollFoes'> = (context, input) => {
  const { sql } = context;
  const met = needMet(sql);
  const { row } = met;
  const before = readFoes(sql, row.id);
  const kept = input.anew ? [] : before;
  const wanted = Math.min(mostFoes, needNumber(row)) - kept.length;
  if (wanted <= 0)
    throw refused('Each of them has hit points already. Nothing was thrown.', {
      anew: 'Throw for all anew, or change one by itself.',
    });
  const { totals, how } = hitPoints(context, input, row, wanted);
  if (input.anew) sql.run(query.deleteFrom('foe').where('encounter_id', '=', row.id));
  const names = nextNames(row, kept, wanted);
  totals.forEach((hp, at) => addFoe(sql, row, names[at] ?? row.who, hp));
  const again = input.anew && before.length > 0 ? ' anew' : '';
  const reasons = totals.map((value, at) => ({
    source: names[at] ?? row.who,
    value,
    rule: input.totals?.[at] !== undefined && input.totals[at] !== null ? 'typed' : 'CONTENT',
  }));
  keepStep(sql, row.id, 'foes', { ...plainStep(totals.length), reasons });
  return step(`Hit points${again} of ${counted(row)}, ${how}: ${totals.join(', ')}.`, {
    encounter: known(met),
    reasons,
    hidden: true,
    ...where(met),
  });
};

function needNumber(row: EncounterRow): number {
  if (row.number !== null) return row.number;
  throw refused('Settle how many there are first.', { number: 'How many are there?' });
}

function hitPoints(
  { dice, content }: StepContext<'monsters'>,
  { hp, hitDice, totals }: ParsedInput<'encounter.rollFoes'>,
  row: EncounterRow,
  wanted: number,
): { totals: number[]; how: string } {
  if (totals && totals.length > wanted)
    throw new TurnkeeperError(
      'dice-count',
      `${wanted} are without hit points; ${totals.length} totals were typed.`,
      {
        totals: `Type at most ${wanted}.`,
      },
    );
  const creature = creatureOf(content.monsters, row.creature_id);
  const fixed = hp ?? (hitDice === '' ? (creature?.hd.hp_fixed ?? null) : null);
  if (fixed !== null)
    return { totals: Array.from({ length: wanted }, () => fixed), how: 'the same for each' };
  const typed = totals ?? [];
  const said = typed.filter((total) => total !== null);
  if (said.length === wanted) return { totals: said, how: 'as typed' };
  const text = hitDice === '' ? hitDiceOf(creature) : hitDice;
  if (text === '')
    throw new TurnkeeperError('bad-input', 'Nobody knows what their hit points are thrown with.', {
      hitDice: 'Type the dice, or the hit points.',
    });
  const read = readDice(text, 'hitDice');
  const rolled = dice();
  return {
    totals: Array.from({ length: wanted }, (_, at) => typed[at] ?? Math.max(1, rollTotal(read, rolled))),
    how: `${text} each`,
  };
}

const addFoe = (sql: Sql, row: EncounterRow, name: string, hp: number) =>
  sql.run(query.insertInto('foe').values({ encounter_id: row.id, name, hp, max_hp: hp, state: 'up' }));

/** More of them come. */
export const addFoes: StepOf<'encounter.addFoe'> = ({ sql }, { name, hp, count }) => {
  const met = needMet(sql);
  const { row } = met;
  const before = readFoes(sql, row.id);
  if (before.length + count > mostFoes)
    throw refused(`At most ${mostFoes.toLocaleString('en')} foes are kept one by one.`, {
      count: 'Add fewer.',
    });
  const names =
    name === null
      ? nextNames(row, before, count)
      : count === 1
        ? [name]
        : nextNames(
            { who: name },
            before.filter((foe) => foe.name.startsWith(name)),
            count,
          );
  for (const each of names) addFoe(sql, row, each, hp);
  const number = Math.min(10_000, (row.number ?? before.length) + count);
  sql.run(query.updateTable('encounter').set({ number }).where('id', '=', row.id));
  if (row.number === null) keepStep(sql, row.id, 'number', plainStep(number, row.number_dice));
  const who = count === 1 ? names[0] : `${count} × ${name ?? row.who}`;
  return step(`${who ?? row.who} joined them, ${hp} hit points${count === 1 ? '' : ' each'}.`, {
    encounter: known({ ...met, row: { ...row, number } }),
    hidden: true,
    ...where(met),
  });
};

function needFoe(sql: Sql, row: EncounterRow, id: number): FoeRow {
  const foe = readFoes(sql, row.id).find((each) => each.id === id);
  if (!foe)
    throw new TurnkeeperError('not-found', 'That foe is no longer there.', { foeId: 'Choose another.' });
  return foe;
}

export const editFoe: StepOf<'encounter.editFoe'> = ({ sql }, { foeId, name, hp, maxHp, state }) => {
  const met = needMet(sql);
  const { row } = met;
  const foe = needFoe(sql, row, foeId);
  const most = maxHp ?? foe.max_hp;
  const left = Math.min(most, hp ?? foe.hp);
  const now = {
    name: name ?? foe.name,
    max_hp: most,
    hp: left,
    state: state ?? (hp === null ? foe.state : stateAt(left, foe.state)),
  };
  const words = [
    now.name === foe.name ? '' : `called ${now.name}`,
    now.hp === foe.hp && now.max_hp === foe.max_hp ? '' : `${now.hp} of ${now.max_hp} hit points`,
    now.state === foe.state ? '' : stateWords[now.state],
  ].filter((word) => word !== '');
  sql.run(query.updateTable('foe').set(now).where('id', '=', foeId));
  forgetSubdual(sql);
  return step(`${foe.name}: ${words.join(', ')}.`, {
    encounter: withLosses(sql, met),
    hidden: true,
    ...where(met),
  });
};

/** At 0 hit points a foe is down, and up again above. */
export function stateAt(hp: number, before: FoeRow['state']): FoeRow['state'] {
  if (hp <= 0 && before === 'up') return 'down';
  return hp > 0 && before === 'down' ? 'up' : before;
}

export const stateWords: Readonly<Record<FoeRow['state'], string>> = {
  up: 'up again',
  down: 'down',
  unconscious: 'unconscious',
  dead: 'dead',
  fled: 'fled',
  captured: 'captured',
};

export const removeFoe: StepOf<'encounter.removeFoe'> = ({ sql }, { foeId }) => {
  const met = needMet(sql);
  const { row } = met;
  const foe = needFoe(sql, row, foeId);
  sql.run(query.deleteFrom('foe').where('id', '=', foeId));
  const number = Math.max(1, (row.number ?? 1) - 1);
  sql.run(query.updateTable('encounter').set({ number }).where('id', '=', row.id));
  return step(`${foe.name} was never there.`, {
    encounter: known({ ...met, row: { ...row, number } }),
    hidden: true,
    ...where(met),
  });
};
