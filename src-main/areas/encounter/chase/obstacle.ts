import { capital } from '../../../../shared/words/names.ts';
import { refused } from '../../../../shared/errors.ts';
import type { FlightRules } from '../../../../shared/rules/meeting/flight.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { Scenery } from './rates.ts';
import { flightOf } from './rates.ts';
import { sheetFiguresOf } from '../../character/sheet/figures.ts';
import { needMemberAlone } from '../../../facts/party/read-party.ts';

type Context = StepContext<'classes' | 'equipment' | 'monsters'>;
type Obstacle = NonNullable<ParsedInput<'encounter.pursuitRound'>['obstacle']>;
type Save = NonNullable<ReturnType<FlightRules['obstacle']>>;

export interface Falls {
  /** Ids of those of the party who fell. */
  people: number[];
  monsters: boolean;
  sentences: string[];
  reasons: Reason[];
}

/** What a save of a sheet asks; null where nobody knows. */
export function saveTarget(
  { sql, campaign, content }: Pick<Context, 'sql' | 'campaign' | 'content'>,
  characterId: number,
  saveKey: string,
): number | null {
  const figure = sheetFiguresOf(campaign, needMemberAlone(sql, characterId, 'people'), content).find(
    ({ key }) => key === saveKey,
  );
  return typeof figure?.value === 'number' ? figure.value : null;
}

/** A doorway, a hard turn: whoever fails to save falls. Throws refused where the campaign has no such saves. */
export function obstacleFalls(context: Context, row: Scenery['row'], obstacle: Obstacle): Falls {
  const { campaign } = context;
  const save = flightOf({ campaign, row }).obstacle(campaign.settings);
  if (!save)
    throw refused('The campaign knows no saves against falls in a pursuit. Nothing was thrown.', {
      obstacle: 'Leave it out.',
    });
  const falls: Falls = { people: [], monsters: false, sentences: [], reasons: [] };
  for (const { characterId, die } of obstacle.people)
    partySave(context, save, obstacle, { characterId, die }, falls);
  if (obstacle.monsters) {
    const { target, die } = obstacle.monsters;
    const thrown = save.settle({ target, modifier: 0, other: obstacle.modifier }, context.dice(die));
    if (thrown.fallen) falls.monsters = true;
    record(falls, 'the monsters', thrown);
  }
  return falls;
}

function partySave(
  context: Context,
  save: Save,
  obstacle: Obstacle,
  { characterId, die }: Obstacle['people'][number],
  falls: Falls,
): void {
  const { row } = needMemberAlone(context.sql, characterId, 'people');
  const target = saveTarget(context, characterId, save.saveKey);
  if (target === null)
    throw refused(`Nobody knows what ${row.name} must throw. Nothing was thrown.`, {
      people: `Write the save of ${row.name} on the sheet first.`,
    });
  const modifier = save.modifier({ dexterity: row.dexterity });
  const thrown = save.settle({ target, modifier, other: obstacle.modifier }, context.dice(die));
  if (thrown.fallen) falls.people.push(characterId);
  record(falls, row.name, thrown);
}

function record(
  falls: Falls,
  name: string,
  { fallen, total, reasons }: { fallen: boolean; total: number; reasons: Reason[] },
): void {
  falls.sentences.push(`${capital(name)} ${fallen ? 'fell' : 'kept up'} (${total}).`);
  falls.reasons.push(...reasons.map((reason) => ({ ...reason, source: `${name}: ${reason.source}` })));
}
