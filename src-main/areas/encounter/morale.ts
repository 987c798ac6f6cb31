import { TurnkeeperError } from '../../../shared/errors.ts';
import type { MoraleMark, MoraleState } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import { query } from '../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import type { Monster } from '../../content/creatures.ts';
import { creatureOf, isMindless } from './creature.ts';
import { checked, withNote } from './morale-notes.ts';
import { counted, lossesOf, needOpen, readFoes, where, withLosses } from './open.ts';

const word = { holds: 'they hold', breaks: 'they break' };

/** What was checked in this encounter: by the words of the system, or the referee's. */
const checkedIn = ({ system }: Campaign, row: EncounterRow) =>
  checked(row, [word.holds, ...system.meeting.morale.held]);

/** What calls for a check of morale now. */
export function moraleDue(
  campaign: Campaign,
  row: EncounterRow,
  foes: readonly FoeRow[],
  creature: Monster | null,
): MoraleMark[] {
  const { system, settings } = campaign;
  const { down, fled, captured } = lossesOf(foes);
  const total = Math.max(foes.length, row.number ?? 0);
  const [alone] = total === 1 ? foes : [];
  const state: MoraleState = {
    total,
    down,
    gone: fled + captured,
    alone: alone ? { current: alone.hp, max: alone.max_hp } : null,
    ...checkedIn(campaign, row),
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
  const before = checkedIn(campaign, row).successes;
  const { holds, text, reasons } = settled(
    context,
    { ...input, successes: input.successes ?? before },
    creature,
  );
  const { words, noted } = withNote(row, { marks: due, text, note: input.note });
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
  { rating, adjustment, successes, faces, holds }: Input & { successes: number },
  creature: Monster | null,
): { holds: boolean; text: string; reasons: Reason[] } {
  const { morale: rules } = campaign.system.meeting;
  if (holds !== null)
    return {
      holds,
      text: holds ? word.holds : word.breaks,
      reasons: [{ source: 'the referee', value: holds ? word.holds : word.breaks, rule: rules.rule }],
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
