import type { CampaignCommandName, QueryInput } from '../../../shared/ipc/contract.ts';

export type LogKind = NonNullable<QueryInput<'log.list'>['kind']>;

/** The commands whose lines each filter shows. Dice are no kind: any step may roll. */
const commandsOf: Record<Exclude<LogKind, 'all' | 'dice'>, readonly CampaignCommandName[]> = {
  notes: ['log.addNote'],
  encounters: [
    'encounter.begin',
    'encounter.surprise',
    'encounter.distance',
    'encounter.reaction',
    'encounter.conclude',
  ],
  finds: ['party.findTreasure', 'party.giveItems'],
  light: ['dungeon.light', 'dungeon.relight', 'dungeon.douse', 'dungeon.refuel', 'dungeon.setTurnsLeft'],
};

/** The kinds of line a filter keeps, or null where it keeps every kind. */
export const kindsOf = (kind: LogKind): readonly CampaignCommandName[] | null =>
  kind === 'all' || kind === 'dice' ? null : commandsOf[kind];
