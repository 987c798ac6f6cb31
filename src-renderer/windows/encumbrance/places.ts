import type { Member, PartyView, Place } from '../../lib/party/party-types.ts';

/** A place where things can be, as one row of the window: somebody, the pool, the ground, or a cache. */
export interface PlaceRow {
  key: string;
  kind: 'member' | 'pool' | 'ground' | 'cache';
  place: Place;
  name: string;
  member: Member | null;
  weight: number;
  things: number;
}

export const placeKey = (place: Place): string =>
  'id' in place ? `${place.in}:${String(place.id)}` : place.in;

/** The place a key names; null for anything else. */
export function placeOf(key: string): Place | null {
  if (key === 'pool' || key === 'ground') return { in: key };
  const [kind, digits = ''] = key.split(':');
  const id = Number(digits);
  if (!Number.isInteger(id) || id < 1) return null;
  return kind === 'holder' || kind === 'container' || kind === 'stash' ? { in: kind, id } : null;
}

const memberRow = (member: Member): PlaceRow => ({
  key: `holder:${member.id}`,
  kind: 'member',
  place: { in: 'holder', id: member.id },
  name: member.name,
  member,
  weight: member.load.weight,
  things: member.things,
});

/** Everybody in their order, then the pool, the ground, and the caches. */
export function placeRows({ members, pool, stashes }: PartyView): PlaceRow[] {
  const ground = stashes.find(({ kind }) => kind === 'ground');
  const caches = stashes.filter(({ kind }) => kind === 'cache');
  return [
    ...members.map(memberRow),
    { key: 'pool', kind: 'pool', place: { in: 'pool' }, name: 'Party pool', member: null, ...pool },
    {
      key: 'ground',
      kind: 'ground',
      place: { in: 'ground' },
      name: 'The ground',
      member: null,
      weight: ground?.weight ?? 0,
      things: ground?.things ?? 0,
    },
    ...caches.map(({ id, name, weight, things }) => ({
      key: `stash:${id}`,
      kind: 'cache' as const,
      place: { in: 'stash' as const, id },
      name,
      member: null,
      weight,
      things,
    })),
  ];
}
