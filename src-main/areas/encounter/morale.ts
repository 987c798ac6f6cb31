import { TurnkeeperError } from '../../../shared/errors.ts';
import type { MoraleMark, MoraleState } from '../../../shared/rules/meeting.ts';
import { moraleMarks } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { unstopped } from '../dungeon/words.ts';
import type { Monster } from '../../content/creatures.ts';
import { creatureOf, isMindless } from './creature.ts';
import { counted, lossesOf, needOpen, readFoes, where, withLosses } from './open.ts';

const marks = Object.keys(moraleMarks) as MoraleMark[];

/** What calls for a check of morale now. */
export function moraleDue(
  { system, settings }: Campaign,
  row: EncounterRow,
  foes: readonly FoeRow[],
  creature: Monster | null,
): MoraleMark[] {
  const { down, fled, captured } = lossesOf(foes);
  const [alone] = foes.length === 1 ? foes : [];
  const state: MoraleState = {
    total: foes.length,
    down,
    gone: fled + captured,
    alone: alone ? { current: alone.hp, max: alone.max_hp } : null,
    marks: marks.filter((mark) => row.morale.includes(moraleMarks[mark])),
    settings,
    mindless: isMindless(creature),
  };
  return system.meeting.morale.due(state);
}

type Input = ParsedInput<'encounter.morale'>;

/** Whether they hold: thrown against their rating, or the referee's word. */
export const morale: CommandHandler<'encounter.morale'> = (context, input) => {
  const { sql, campaign, content } = context;
  const { delve, row } = needOpen(sql);
  const creature = creatureOf(content.monsters, row.creature_id);
  const due = moraleDue(campaign, row, readFoes(sql, row.id), creature);
  const { holds, text, reasons } = settled(context, input, creature);
  const why = due.map((mark) => moraleMarks[mark]).join(' and ');
  const words = [why, text, unstopped(input.note)].filter((each) => each !== '').join(': ');
  const noted = row.morale === '' ? words : `${row.morale}; ${words}`;
  sql.run(
    query
      .updateTable('encounter')
      .set({ morale: noted, settlings: row.settlings + 1 })
      .where('id', '=', row.id),
  );
  return {
    ...step(`Morale of ${counted(row)}: ${words}.`, {
      encounter: withLosses(sql, row),
      reasons,
      hidden: true,
      ...where(delve),
      ...(input.holds !== null && { overruled: `The referee said ${holds ? 'they hold' : 'they break'}.` }),
    }),
    value: { holds },
  };
};

function settled(
  { campaign, dice }: CommandContext,
  { rating, adjustment, successes, faces, holds }: Input,
  creature: Monster | null,
): { holds: boolean; text: string; reasons: Reason[] } {
  const { morale: rules } = campaign.system.meeting;
  if (holds !== null)
    return {
      holds,
      text: holds ? 'they hold' : 'they break',
      reasons: [{ source: 'the referee', value: holds ? 'they hold' : 'they break', rule: rules.rule }],
    };
  if (rules.sides.length === 0)
    throw new TurnkeeperError('refused', 'These rules throw no dice for morale. Say whether they hold.', {
      holds: 'Say whether they hold.',
    });
  const own = rating ?? creature?.morale ?? null;
  if (own === null)
    throw new TurnkeeperError('bad-input', 'Nobody knows their morale. Nothing was thrown.', {
      rating: 'Type it, 2 to 12.',
    });
  if ((faces?.length ?? 0) > rules.sides.length)
    throw new TurnkeeperError('dice-count', `${rules.sides.length} dice are wanted.`, {
      faces: `Type ${rules.sides.length}.`,
    });
  const ask = { rating: own, adjustment, successes, settings: campaign.settings };
  return rules.check(ask, dice(...(faces ?? [])));
}
