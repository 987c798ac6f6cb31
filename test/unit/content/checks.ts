import type { ContentKind, StarterContent } from './starter-content.ts';
import { contentKinds } from './starter-content.ts';

/** A check names everything that is wrong with a system's content; nothing where it is sound. */
export type Check = (content: StarterContent) => string[];

type Ids = readonly { id: string }[];

/** Every list of entries with ids, by a name to tell them apart. */
const listsOf = ({
  classes,
  equipment,
  monsters,
  encounters,
  prep,
}: StarterContent): Record<string, Ids> => ({
  classes: classes.classes,
  races: classes.races,
  combinations: classes.combination_classes ?? [],
  coins: equipment.money.coins,
  armour: equipment.armour,
  weapons: equipment.weapons,
  ammunition: equipment.ammunition,
  gear: equipment.gear,
  light_sources: equipment.light_sources,
  animals: equipment.animals,
  tack: equipment.tack,
  land_vehicles: equipment.land_vehicles,
  water_vessels: equipment.water_vessels,
  siege_weapons: equipment.siege_weapons,
  hirelings: equipment.hirelings,
  structures: equipment.structures,
  monsters: monsters.entries,
  tables: encounters.tables,
  parties: encounters.npc_parties?.parties ?? [],
  magic_items: encounters.treasure.magic_items,
  things: prep.items ?? [],
  spell_lists: prep.spell_lists,
});

export const uniqueIds: Check = (content) =>
  Object.entries(listsOf(content)).flatMap(([list, entries]) => {
    const ids = entries.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${list}: ${id} twice`);
  });

const eachFile = <Found>(content: StarterContent, find: (kind: ContentKind) => Found[]): Found[] =>
  contentKinds.filter((kind) => kind in content).flatMap(find);

/** Every `source` of an entry is one of the sources that its file names. */
export const knownSources: Check = (content) =>
  eachFile(content, (kind) => {
    const refs = new Set(content[kind].sources.map(({ ref }) => ref));
    return valuesOf(content[kind], 'source')
      .filter((source) => !refs.has(source))
      .map((source) => `${kind}: source ${source} is not named`);
  });

/** Every text under a key, at any depth. */
function valuesOf(value: unknown, wanted: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, wanted));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === wanted && typeof each === 'string' ? [each] : valuesOf(each, wanted),
  );
}

const shareAlike = 'basic-fantasy';
const creativeCommons = /creative ?commons|CC-BY|BFRPG|Basic Fantasy|"bf-/i;

/** Open game content and share-alike content stand in separate files, each with its own licence. */
export const separateLicences: Check = (content) =>
  eachFile(content, (kind) => {
    const file = content[kind];
    const wanted = file.system === shareAlike ? 'CC-BY-SA-4.0' : 'OGL-1.0a';
    const wrong = file.licence.id === wanted ? [] : [`${kind}: ${file.licence.id} instead of ${wanted}`];
    const mixed = wanted === 'OGL-1.0a' && creativeCommons.test(JSON.stringify(file));
    return mixed ? [...wrong, `${kind}: share-alike matter in open game content`] : wrong;
  });

/** Where armour class is written both ways round, the two make 19. */
export const armourClassSums: Check = (content) => {
  if (content.equipment.unarmoured_ac.descending === null) return [];
  return eachFile(content, (kind) =>
    pairsOf(content[kind])
      .filter(({ descending, ascending }) => ascending !== 19 - descending)
      .map(({ descending, ascending }) => `${kind}: AC ${descending} [${ascending}]`),
  );
};

function pairsOf(value: unknown): { descending: number; ascending: number }[] {
  if (Array.isArray(value)) return value.flatMap(pairsOf);
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(pairsOf);
  if (!('descending' in value && 'ascending' in value)) return within;
  const { descending, ascending } = value as { descending: number | null; ascending: number | null };
  if (descending === null && ascending === null) return within;
  return [{ descending: descending ?? Number.NaN, ascending: ascending ?? Number.NaN }, ...within];
}
