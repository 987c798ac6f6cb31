import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { ReferenceEntry } from '../../../../shared/ipc/desk/reference-search.ts';
import { pageKindTitles } from '../../../../shared/pages/words.ts';
import type { PaletteCommand } from '../../../components/commands/command-palette.ts';

/** What the palette shows of each kind of thing that can be gone to. */

type Setting = QueryOutput<'campaign.view'>['settings'][number];
type Member = QueryOutput<'party.view'>['members'][number];
type Room = QueryOutput<'place.find'>['rooms'][number];
type Page = QueryOutput<'page.list'>['pages'][number];
type Creature = QueryOutput<'creature.search'>['rows'][number];
type RandomTable = QueryOutput<'table.list'>['tables'][number];
type Table = QueryOutput<'wander.list'>['tables'][number];

const near = 0.97;
const far = 0.85;

function valueText({ kind, value, choices }: Setting): string {
  if (kind === 'boolean') return value === true ? 'on' : 'off';
  return choices.find((choice) => choice.value === value)?.title ?? String(value);
}

export const settingLine = (setting: Setting): PaletteCommand => ({
  id: `setting.${setting.key}`,
  title: setting.title,
  group: 'Campaign: optional rules',
  where: `${valueText(setting)}${setting.inUse ? '' : ', not in use yet'}`,
  words: `${setting.rule} setting`,
  weight: near,
});

export const personLine = ({ id, name, className, level }: Member): PaletteCommand => ({
  id: `person.${id}`,
  title: name,
  group: 'Characters: people and beasts',
  where: `${className}, level ${level}`,
  weight: near,
});

export const roomLine = ({ id, key, name, dungeon, level }: Room): PaletteCommand => ({
  id: `room.${id}`,
  title: name === '' ? `Room ${key}` : `${key} ${name}`,
  group: 'Places: rooms',
  where: `${dungeon}, ${level}`,
  found: true,
  weight: near,
});

export const tableLine = ({ id, name, dice }: Table): PaletteCommand => ({
  id: `table.${id}`,
  title: name,
  group: 'Places: wandering tables',
  where: dice,
  weight: near,
});

export const pageLine = ({ id, title, kind, folder, tags }: Page): PaletteCommand => ({
  id: `page.${id}`,
  title,
  group: 'Prep: pages',
  where: folder === '' ? pageKindTitles[kind] : `${pageKindTitles[kind]}, ${folder}`,
  words: tags.join(' '),
  weight: near,
});

export const creatureLine = ({ id, name, hd }: Creature): PaletteCommand => ({
  id: `creature.${id}`,
  title: name,
  group: 'Prep: creatures of your own',
  where: hd === '' ? '' : `HD ${hd}`,
  weight: near,
});

export const randomTableLine = ({ id, name, folder, dice }: RandomTable): PaletteCommand => ({
  id: `randomTable.${id}`,
  title: name,
  group: 'Prep: random tables',
  where: folder === '' ? dice : `${dice}, ${folder}`,
  weight: near,
});

const groups: Record<ReferenceEntry['kind'], string> = {
  rule: 'Reference: rules',
  operation: 'Reference: operations',
  table: 'Reference: tables',
  creature: 'Reference: creatures',
  ware: 'Reference: equipment',
};

export const entryLine = (entry: ReferenceEntry): PaletteCommand => ({
  id: `entry.${entry.key.replaceAll(' ', '~')}`,
  title: entry.title,
  group: groups[entry.kind],
  where: entry.kind === 'rule' ? `${entry.topic}, ${entry.name}` : entry.topic,
  found: true,
  weight: far,
});
