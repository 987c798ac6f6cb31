import type { EncountersFile } from '../../shared/content/encounters.ts';
import type { EquipmentFile } from '../../shared/content/equipment.ts';
import type { MonstersFile } from '../../shared/content/monsters.ts';
import type { ClassContent } from '../../shared/rules/class-content.ts';
import { loadClasses, loadEncounters, loadEquipment, loadMonsters } from './content.ts';

/** What of a system's starter content is at hand; null where the system has none, or nobody asked for it. */
export interface CampaignContent {
  readonly classes: ClassContent | null;
  readonly equipment: EquipmentFile | null;
  /** The longest file: only where somebody asks for a creature. */
  readonly monsters: MonstersFile | null;
  /** Only where somebody asks for a table. */
  readonly encounters: EncountersFile | null;
}

export const noContent: CampaignContent = {
  classes: null,
  equipment: null,
  monsters: null,
  encounters: null,
};

/** Reads the files of a system once; later calls give what is in memory. */
export async function campaignContent(systemId: string, withMonsters = false): Promise<CampaignContent> {
  const [classes, equipment, monsters] = await Promise.all([
    loadClasses(systemId),
    loadEquipment(systemId),
    withMonsters ? loadMonsters(systemId) : null,
  ]);
  return { classes, equipment, monsters, encounters: null };
}

/** Who is met and where: the creatures and the tables of a system. */
export async function meetingContent(systemId: string): Promise<CampaignContent> {
  const [monsters, encounters] = await Promise.all([loadMonsters(systemId), loadEncounters(systemId)]);
  return { ...noContent, monsters, encounters };
}
