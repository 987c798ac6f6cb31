import { plainHeader } from '../../csv/plain-header.ts';
import { labelOf } from '../creature-keys.ts';

export type OwnKey = 'prose' | 'kind' | 'tags' | 'terrain' | 'also' | 'source' | 'licence';

const kinds: Readonly<Record<OwnKey, readonly string[]>> = {
  prose: ['description', 'desc', 'lore', 'flavor', 'flavour', 'flavortext', 'notes'],
  kind: ['size', 'type', 'subtype'],
  tags: ['tags'],
  terrain: ['terrain', 'environment', 'habitat'],
  also: ['also'],
  source: ['source'],
  licence: ['licence', 'license'],
};

const byKey = new Map(
  (Object.keys(kinds) as OwnKey[]).flatMap((kind) => kinds[kind].map((key) => [key, kind] as const)),
);

/** What a key of a block says of a creature beside its figures; null where it says none of that. */
export const ownKeys = (key: string): OwnKey | null => byKey.get(plainHeader(key)) ?? null;

/** The number in a dungeon stands beside that in the wilds in French. */
export const ownLabel = (key: string): string | null =>
  plainHeader(key) === 'nbrdj' ? 'NA dungeon' : labelOf(key);
