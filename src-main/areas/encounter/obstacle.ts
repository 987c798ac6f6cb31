import { TurnkeeperError } from '../../../shared/errors.ts';
import type { FlightRules } from '../../../shared/rules/meeting.ts';
import type { Reason } from '../../../shared/rules/reason.ts';
import type { CommandContext, ParsedInput } from '../command-context.ts';
import { sheetFiguresOf } from '../character/figures.ts';
import { needMemberAlone } from '../party/read-party.ts';

type Obstacle = NonNullable<ParsedInput<'encounter.pursuitRound'>['obstacle']>;
type Save = NonNullable<ReturnType<FlightRules['obstacle']>>;

export interface Falls {
  /** Ids of who fell; 0 for the monsters. */
  ids: number[];
  sentences: string[];
  reasons: Reason[];
}

/** What a save of a sheet asks; null where nobody knows. */
export function saveTarget(
  { sql, campaign, content }: Pick<CommandContext, 'sql' | 'campaign' | 'content'>,
  characterId: number,
  saveKey: string,
): number | null {
  const figure = sheetFiguresOf(campaign, needMemberAlone(sql, characterId, 'people'), content).find(
    ({ key }) => key === saveKey,
  );
  return typeof figure?.value === 'number' ? figure.value : null;
}

/** A doorway, a hard turn: whoever fails to save falls. Throws refused where the campaign has no such saves. */
export function obstacleFalls(context: CommandContext, obstacle: Obstacle): Falls {
  const { campaign } = context;
  const save = campaign.system.meeting.flight.obstacle(campaign.settings);
  if (!save)
    throw new TurnkeeperError(
      'refused',
      'The campaign knows no saves against falls in a pursuit. Nothing was thrown.',
      {
        obstacle: 'Leave it out.',
      },
    );
  const falls: Falls = { ids: [], sentences: [], reasons: [] };
  for (const { characterId, die } of obstacle.people)
    partySave(context, save, obstacle, { characterId, die }, falls);
  if (obstacle.monsters) {
    const { target, die } = obstacle.monsters;
    const thrown = save.settle({ target, modifier: 0, other: obstacle.modifier }, context.dice(die));
    record(falls, 0, 'the monsters', thrown);
  }
  return falls;
}

function partySave(
  context: CommandContext,
  save: Save,
  obstacle: Obstacle,
  { characterId, die }: Obstacle['people'][number],
  falls: Falls,
): void {
  const { row } = needMemberAlone(context.sql, characterId, 'people');
  const target = saveTarget(context, characterId, save.saveKey);
  if (target === null)
    throw new TurnkeeperError('refused', `Nobody knows what ${row.name} must throw. Nothing was thrown.`, {
      people: `Write the save of ${row.name} on the sheet first.`,
    });
  const modifier = save.modifier({ dexterity: row.dexterity });
  const thrown = save.settle({ target, modifier, other: obstacle.modifier }, context.dice(die));
  record(falls, characterId, row.name, thrown);
}

function record(
  falls: Falls,
  id: number,
  name: string,
  { fallen, total, reasons }: { fallen: boolean; total: number; reasons: Reason[] },
): void {
  if (fallen) falls.ids.push(id);
  falls.sentences.push(
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${fallen ? 'fell' : 'kept up'} (${total}).`,
  );
  falls.reasons.push(...reasons.map((reason) => ({ ...reason, source: `${name}: ${reason.source}` })));
}
