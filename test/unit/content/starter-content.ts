import { type ClassesFile, classesFile } from '../../../shared/content/schemas/classes.ts';
import { type EncountersFile, encountersFile } from '../../../shared/content/schemas/encounters.ts';
import { type EquipmentFile, equipmentFile } from '../../../shared/content/schemas/equipment.ts';
import { type MonstersFile, monstersFile } from '../../../shared/content/schemas/monsters.ts';
import { type PrepFile, prepFile } from '../../../shared/content/schemas/prep.ts';

// Read by the bundler: the check that changes figures runs these tests where there are no files.
const texts = import.meta.glob<string>('../../../shared/content/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the files that ship. */
export const contentFiles = Object.keys(texts).map((path) => path.replace(/^.*\//, ''));

export const contentSystems = ['ose', 'basic-fantasy', 'swords-wizardry'] as const;
export type ContentSystem = (typeof contentSystems)[number];

export const schemas = {
  classes: classesFile,
  equipment: equipmentFile,
  monsters: monstersFile,
  encounters: encountersFile,
  prep: prepFile,
} as const;
export const contentKinds = ['classes', 'equipment', 'monsters', 'encounters', 'prep'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** All that comes with the program for one system. */
export interface StarterContent {
  classes: ClassesFile;
  equipment: EquipmentFile;
  monsters: MonstersFile;
  encounters: EncountersFile;
  prep: PrepFile;
}

export const contentText = (system: ContentSystem, kind: ContentKind): string =>
  textOf(`${system}.${kind}.json`);

export const textOf = (file: string): string => {
  const text = texts[`../../../shared/content/${file}`];
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
};

export const contentOf = (system: ContentSystem): StarterContent => ({
  classes: classesFile.parse(JSON.parse(contentText(system, 'classes'))),
  equipment: equipmentFile.parse(JSON.parse(contentText(system, 'equipment'))),
  monsters: monstersFile.parse(JSON.parse(contentText(system, 'monsters'))),
  encounters: encountersFile.parse(JSON.parse(contentText(system, 'encounters'))),
  prep: prepFile.parse(JSON.parse(contentText(system, 'prep'))),
});
