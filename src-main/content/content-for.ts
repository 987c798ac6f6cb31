import type { EncountersFile } from '../../shared/content/schemas/encounters.ts';
import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { ListsFile } from '../../shared/content/schemas/lists.ts';
import type { PrepFile } from '../../shared/content/schemas/prep.ts';
import type { ContentNeed } from '../../shared/ipc/contract-entry.ts';
import type { ClassContent } from '../../shared/rules/characters/class-content.ts';
import { query } from '../db/sql.ts';
import type { Sql } from '../db/sql.ts';
import type { BookOfCreatures } from './bestiary/books.ts';
import { loadBooks } from './bestiary/books.ts';
import { creaturesAtHand, type CreaturesAtHand } from './bestiary/own/at-hand.ts';
import { hasOwnCreatures } from './bestiary/own/read-own.ts';
import { loadStocking, type StockingBook } from './stocking-books.ts';
import {
  loadClasses,
  loadEncounters,
  loadEquipment,
  loadMonsters,
  loadOwnLists,
  loadPrep,
} from './content.ts';

/** The starter content of a system; each file is null where the system has none. */
export interface CampaignContent {
  readonly classes: ClassContent | null;
  readonly equipment: EquipmentFile | null;
  /** The referee's own among them; there are such in systems without content too. */
  readonly monsters: CreaturesAtHand;
  readonly encounters: EncountersFile | null;
  readonly prep: PrepFile | null;
  /** Of every system that has creatures, not only the campaign's. */
  readonly bestiaries: readonly BookOfCreatures[];
  /** Of every book that prints tables for stocking. */
  readonly stocking: readonly StockingBook[];
  /** The program's own, whatever the system. */
  readonly lists: ListsFile;
}

type PartOf<Need extends ContentNeed> = Need extends 'classesInUse' ? 'classes' : Need;

/** The parts of the content that were asked for, and no other. */
export type ContentOf<Needs extends ContentNeed> = Pick<
  CampaignContent,
  PartOf<Needs> & keyof CampaignContent
>;

const withClass = query
  .selectFrom('character')
  .select('id')
  .where((eb) => eb.or([eb('class_id', 'is not', null), eb('race_id', 'is not', null)]))
  .limit(1)
  .compile();

async function monstersAtHand(sql: Sql, systemId: string): Promise<CreaturesAtHand> {
  const printed = await loadMonsters(systemId);
  // The other books are read only for who may be a variant of one of them.
  const books = hasOwnCreatures(sql) ? await loadBooks() : [];
  return creaturesAtHand({ sql, systemId, printed, books });
}

/** Reads what is needed of a system's content once; later calls give what is in memory. */
export async function contentFor(
  needs: readonly ContentNeed[],
  { sql, systemId }: { sql: Sql; systemId: string },
): Promise<Partial<CampaignContent>> {
  const parts = needs.map(async (need): Promise<Partial<CampaignContent>> => {
    switch (need) {
      case 'classes':
        return { classes: await loadClasses(systemId) };
      case 'classesInUse':
        return { classes: sql.get(withClass) === undefined ? null : await loadClasses(systemId) };
      case 'equipment':
        return { equipment: await loadEquipment(systemId) };
      case 'monsters':
        return { monsters: await monstersAtHand(sql, systemId) };
      case 'encounters':
        return { encounters: await loadEncounters(systemId) };
      case 'prep':
        return { prep: await loadPrep(systemId) };
      case 'bestiaries':
        return { bestiaries: await loadBooks() };
      case 'stocking':
        return { stocking: await loadStocking() };
      case 'lists':
        return { lists: await loadOwnLists() };
    }
  });
  return Object.assign({}, ...(await Promise.all(parts))) as Partial<CampaignContent>;
}
