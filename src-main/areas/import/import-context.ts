import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { usualSystem, writingsOf } from '../../content/bestiary/own/drafts.ts';
import type { ContentOf } from '../../content/content-for.ts';
import type { BestiaryTerms, ImportContext } from '../../imports/entry.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';

const nobody = {
  classId: null,
  raceId: null,
  level: 1,
  xp: 0,
  abilities: {
    strength: null,
    intelligence: null,
    wisdom: null,
    dexterity: null,
    constitution: null,
    charisma: null,
  },
};

/** The figures of saving throws that a sheet of this campaign shows, whoever it is of. */
const saveKeys = ({ system, settings }: Campaign, { classes }: ContentOf<'classes'>): string[] =>
  system.characters
    .figures(nobody, [], classes, settings)
    .map(({ key }) => key)
    .filter((key) => key.startsWith('save.'));

const capacities = ({ equipment }: ContentOf<'equipment'>): Record<string, number> => {
  const things = equipment === null ? [] : [...equipment.gear, ...equipment.tack];
  return Object.fromEntries(
    things.flatMap(({ name, capacity }) => (capacity === null ? [] : [[name.toLowerCase(), capacity]])),
  );
};

/** What the readers of files must know of the campaign. */
export const importContext = (
  campaign: Campaign,
  content: ContentOf<'classes' | 'equipment'>,
  bestiary: BestiaryTerms | null = null,
): ImportContext => {
  const { system } = campaign;
  const { unit, perUnit, coin } = system.weights;
  return {
    unit: unit.id,
    unitShort: unit.short,
    perUnit,
    coin,
    armourClass: system.capabilities.armourClass,
    saveKeys: saveKeys(campaign, content),
    classes: content.classes === null ? [] : system.characters.classOptions(content.classes),
    races: content.classes === null ? [] : system.characters.raceOptions(content.classes),
    capacities: capacities(content),
    bestiary,
  };
};

/** How creatures of the bestiary are written in a campaign of that system; null where no book of creatures comes with the program. */
export function bestiaryTerms(books: readonly BookOfCreatures[], systemId: string): BestiaryTerms | null {
  const system = usualSystem(books, systemId);
  const writing = writingsOf(books).find(({ id }) => id === system)?.writing;
  const book = books.find(({ id }) => id === system);
  if (writing === undefined || book === undefined) return null;
  const printed = book.creatures.map(({ monster }) => [monster.name.toLowerCase(), monster.id] as const);
  return { system, writing, printed: Object.fromEntries(printed) };
}
