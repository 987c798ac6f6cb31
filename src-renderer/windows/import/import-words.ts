import type { Option } from '../../components/choice.ts';
import type { ImportEntry, ImportPreview, PartyView, Place, Taken } from './import-types.ts';

const figures = new Intl.NumberFormat('en-GB');

export const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${count === 1 ? one : many}`;

/** "Stat blocks: 3 characters and 8 things can be taken, 1 entry cannot." */
export function previewWords({ format, characters, items, refused }: ImportPreview): string {
  const parts = [
    ...(characters > 0 ? [counted(characters, 'character', 'characters')] : []),
    ...(items > 0 ? [counted(items, 'thing', 'things')] : []),
  ];
  const can = parts.length === 0 ? 'nothing in it can be taken' : `${parts.join(' and ')} can be taken`;
  const cannot = refused === 0 ? '' : `, ${counted(refused, 'entry cannot', 'entries cannot')}`;
  return `${format}: ${can}${cannot}.`;
}

export const takenWords = ({ characters, items }: Taken): string => {
  const parts = [
    ...(characters > 0 ? [counted(characters, 'character', 'characters')] : []),
    ...(items > 0 ? [counted(items, 'thing', 'things')] : []),
  ];
  return `Imported ${parts.join(' and ')}.`;
};

export const unreadWords = ({ unread }: ImportEntry): string =>
  unread.length === 0 ? 'all read' : counted(unread.length, 'field', 'fields');

export const kindWords = { character: 'Character', item: 'Thing' } as const;

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
