import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClassesFile, classesFile } from '../../../shared/content/classes.ts';
import { type EncountersFile, encountersFile } from '../../../shared/content/encounters.ts';
import { type EquipmentFile, equipmentFile } from '../../../shared/content/equipment.ts';
import { type MonstersFile, monstersFile } from '../../../shared/content/monsters.ts';

export const contentFolder = join(import.meta.dirname, '../../../shared/content');
export const contentSystems = ['ose', 'basic-fantasy', 'swords-wizardry'] as const;
export type ContentSystem = (typeof contentSystems)[number];

export const schemas = {
  classes: classesFile,
  equipment: equipmentFile,
  monsters: monstersFile,
  encounters: encountersFile,
} as const;
export const contentKinds = ['classes', 'equipment', 'monsters', 'encounters'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** All that comes with the program for one system. */
export interface StarterContent {
  classes: ClassesFile;
  equipment: EquipmentFile;
  monsters: MonstersFile;
  encounters: EncountersFile;
}

export const contentText = (system: ContentSystem, kind: ContentKind): string =>
  readFileSync(join(contentFolder, `${system}.${kind}.json`), 'utf8');

export const contentOf = (system: ContentSystem): StarterContent => ({
  classes: classesFile.parse(JSON.parse(contentText(system, 'classes'))),
  equipment: equipmentFile.parse(JSON.parse(contentText(system, 'equipment'))),
  monsters: monstersFile.parse(JSON.parse(contentText(system, 'monsters'))),
  encounters: encountersFile.parse(JSON.parse(contentText(system, 'encounters'))),
});
