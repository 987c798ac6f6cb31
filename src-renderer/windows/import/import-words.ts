import { counted, figure } from '../../../shared/words/figures.ts';
import { listed } from '../../../shared/words/names.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { ImportEntry, ImportPreview, PartyView, Place, Taken } from './import-types.ts';

/** "Stat blocks: 3 characters and 8 things can be taken, 1 entry cannot." */
export function previewWords(preview: ImportPreview): string {
  const { format, refused } = preview;
  const parts = partsOf(preview);
  const can = parts.length === 0 ? 'nothing in it can be taken' : `${listed(parts)} can be taken`;
  const cannot = refused === 0 ? '' : `, ${counted(refused, 'entry cannot', 'entries cannot')}`;
  return `${format}: ${can}${cannot}.`;
}

/** What would stand twice if all of it were taken; empty where nothing would. */
export function doubledWords({ before, stand, editions }: ImportPreview): string {
  const twice =
    stand === 0
      ? ''
      : ` ${counted(stand, 'entry stands', 'entries stand')} in the campaign already, by name.`;
  if (before === null || editions !== null) return twice.trim();
  return `This very text was taken before, in step ${before.step}: “${before.summary}”${twice} What is taken again stands twice.`;
}

export function takenWords(taken: Taken): string {
  const { renewed } = taken;
  const over = renewed === 0 ? '' : `; ${figure(renewed)} over what stood here`;
  return `Imported ${listed(partsOf(taken))}${over}.`;
}

type Counts = Omit<Taken, 'renewed'>;

const partsOf = ({
  characters,
  items,
  tables,
  randomTables,
  dungeons,
  creatures,
  musters,
  pages,
}: Counts): string[] => [
  ...(characters > 0 ? [counted(characters, 'character')] : []),
  ...(items > 0 ? [counted(items, 'thing')] : []),
  ...(tables > 0 ? [counted(tables, 'wandering table')] : []),
  ...(randomTables > 0 ? [counted(randomTables, 'random table')] : []),
  ...(dungeons > 0 ? [counted(dungeons, 'dungeon')] : []),
  ...(creatures > 0 ? [counted(creatures, 'own creature')] : []),
  ...(musters > 0 ? [counted(musters, 'muster')] : []),
  ...(pages > 0 ? [counted(pages, 'page')] : []),
];

/** How many entries can be taken at all. */
export const takeableOf = (taken: Counts): number => {
  const { characters, items, tables, randomTables, dungeons, creatures, musters, pages } = taken;
  return characters + items + tables + randomTables + dungeons + creatures + musters + pages;
};

export const unreadWords = ({ unread }: ImportEntry): string =>
  unread.length === 0 ? 'all read' : counted(unread.length, 'field', 'fields');

export const kindWords = {
  character: 'Character',
  item: 'Thing',
  table: 'Wandering table',
  randomTable: 'Random table',
  dungeon: 'Dungeon',
  creature: 'Own creature',
  muster: 'Muster',
  page: 'Page',
} as const satisfies Record<ImportEntry['kind'], string>;

const keyOf = (place: Place): string => ('id' in place ? `${place.in} ${place.id}` : place.in);

export interface PlaceChoice extends Option {
  place: Place;
}

/** Where loose things may go: the pool, the ground, a cache, or somebody. */
export function placeChoices(party: PartyView | null): PlaceChoice[] {
  const choice = (place: Place, label: string, group: string): PlaceChoice => ({
    place,
    value: keyOf(place),
    label,
    group,
  });
  const { stashes = [], members = [] } = party ?? {};
  return [
    choice({ in: 'pool' }, 'The party’s pool', 'Nobody’s'),
    choice({ in: 'ground' }, 'The ground', 'Nobody’s'),
    ...stashes
      .filter(({ kind }) => kind === 'cache')
      .map(({ id, name }) => choice({ in: 'stash', id }, name, 'Caches')),
    ...members.map(({ id, name }) => choice({ in: 'holder', id }, name, 'With somebody')),
  ];
}
