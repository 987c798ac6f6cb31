import type { CampaignCommandName, QueryInput } from '../../../shared/ipc/contract.ts';

export type LogKind = NonNullable<QueryInput<'log.list'>['kind']>;

type Filter = Exclude<LogKind, 'all' | 'dice'>;

/** Commands of earlier versions: their lines stand in old campaigns. */
const retired: Partial<Record<Filter, readonly string[]>> = {
  finds: ['party.giveItems'],
  people: ['party.addCharacter', 'party.editCharacter', 'party.removeCharacter'],
  gear: ['party.addItem', 'party.editItem', 'party.removeItem', 'party.giveItems'],
};

/** The commands whose lines each filter shows. Dice are no kind: any step may roll. */
const commandsOf: Record<Filter, readonly CampaignCommandName[]> = {
  notes: ['log.addNote'],
  encounters: [
    'encounter.begin',
    'encounter.number',
    'encounter.rollFoes',
    'encounter.addFoe',
    'encounter.editFoe',
    'encounter.removeFoe',
    'encounter.surprise',
    'encounter.dropHeld',
    'encounter.distance',
    'encounter.reaction',
    'encounter.course',
    'encounter.morale',
    'encounter.noteRound',
    'encounter.flee',
    'encounter.pursuitRound',
    'encounter.endPursuit',
    'encounter.conclude',
  ],
  finds: ['party.findTreasure', 'reward.award', 'inventory.move'],
  light: [
    'dungeon.light',
    'dungeon.relight',
    'dungeon.douse',
    'dungeon.blowOut',
    'dungeon.refuel',
    'dungeon.setTurnsLeft',
    'dungeon.coverLight',
    'dungeon.dropLight',
    'dungeon.takeLight',
  ],
  people: [
    'character.add',
    'character.addFromContent',
    'character.edit',
    'character.overrule',
    'character.levelUp',
    'character.setPortrait',
    'character.remove',
    'party.moveCharacter',
    'organisation.addFormation',
    'organisation.renameFormation',
    'organisation.removeFormation',
    'organisation.place',
    'organisation.setRoles',
    'reward.award',
    'import.take',
  ],
  gear: [
    'inventory.add',
    'inventory.buy',
    'inventory.edit',
    'inventory.remove',
    'inventory.move',
    'inventory.split',
    'inventory.merge',
    'inventory.setState',
    'inventory.dropPack',
    'inventory.addCache',
    'inventory.renameCache',
    'inventory.removeStash',
    'import.take',
  ],
};

/** The kinds of line a filter keeps, or null where it keeps every kind. */
export const kindsOf = (kind: LogKind): readonly string[] | null =>
  kind === 'all' || kind === 'dice' ? null : [...commandsOf[kind], ...(retired[kind] ?? [])];
