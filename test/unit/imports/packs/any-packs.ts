import fc from 'fast-check';
import { createHash } from 'node:crypto';
import {
  type Pack,
  type PackCreature,
  packFormat,
  type PackPage,
  type PackTable,
} from '../../../../src-main/imports/pack/pack-format.ts';
import { png } from '../../../fixtures/pictures.ts';

/** Packs of any shape that this program may have written. */

const pictures = [png(8, 6), png(8, 6, 90)].map((bytes) => ({
  name: createHash('sha256').update(bytes).digest('hex'),
  data: Buffer.from(bytes).toString('base64'),
}));
const picture = fc.constantFrom(null, ...pictures.map(({ name }) => name));

/** Those that parts have, in their order. */
export const imagesOf = ({ creatures, pages }: Pick<Pack, 'creatures' | 'pages'>): Pack['images'] =>
  [...new Set([...creatures, ...pages].map((part) => part.picture))].flatMap(
    (name) => pictures.find((each) => each.name === name) ?? [],
  );

const licence = fc.constantFrom('CC0 1.0 Universal', 'All rights reserved', 'By leave of Hild');
const prose = fc.constantFrom('', 'A line.', 'Two\nlines, [[Old Hild]].', '“Ärger” & <b>', '  padded ');
const words = fc.constantFrom('', 'bog', 'old one');
const tags = fc.uniqueArray(fc.constantFrom('goblinoid', 'undead', 'swamp'), { maxLength: 2 });
const levels = fc.option(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 }))
    .map(([least, more]) => ({ least, most: least + more })),
);

const facts: fc.Arbitrary<PackCreature['facts']> = fc.constantFrom(
  {},
  { morale: { score: 8, alternates: [] } },
  { morale: null, alignment: { any: ['Chaotic' as const], usual: 'Chaotic' as const } },
  { movement: [{ mode: 'walk', per_turn_ft: 60, per_round_ft: 20 }], special: ['Fears light.'] },
);

const creatureNames = ['Bog goblin', 'Bog chief', 'Mire wight'] as const;

/** The second may be a variant of the first, the third of a printed one. */
const creatures = fc
  .tuple(
    ...creatureNames.map(() =>
      fc.record({
        facts,
        tags,
        terrain: tags,
        levels,
        notes: prose,
        also: words,
        licence,
        source: words,
        picture,
        variant: fc.boolean(),
      }),
    ),
  )
  .map((all) =>
    all.map(({ variant, ...rest }, at): PackCreature => {
      const base = [null, { own: creatureNames[0] }, { book: 'ose', id: 'goblin' }][at] ?? null;
      return { name: creatureNames[at] ?? '', system: 'ose', base: variant ? base : null, ...rest };
    }),
  );

const scraps = [
  'a crow',
  '{2d4} gp',
  '{Gems}',
  '{3 Loot/Gems +2}',
  '{red|{omens!}|blue}',
  '{k=Tolls}{$k}',
  '{Nowhere}',
  '\\{',
  '|',
];
const text = fc.array(fc.constantFrom(...scraps), { maxLength: 3 }).map((parts) => parts.join(' '));

const gift = fc.constantFrom<PackTable['rows'][number]['gives'][number]>(
  { kind: 'creature', creature: 'goblin', name: 'Goblin', number: '2d4' },
  { kind: 'creature', creature: { own: 'Bog goblin' }, name: 'Bog goblin', number: '' },
  { kind: 'table', table: { folder: 'Loot', name: 'Gems' }, times: '1d3', add: 1, unique: true },
  { kind: 'treasure', letters: 'C', level: null, value: null },
  { kind: 'page', page: 'Old Hild' },
);

const row = (way: PackTable['way']): fc.Arbitrary<PackTable['rows'][number]> =>
  fc.record({
    spans: fc.array(fc.option(fc.nat({ max: 9 }).map((from) => ({ from, to: from + 1 }))), {
      minLength: 1,
      maxLength: 1,
    }),
    weight: way === 'dice' ? fc.constant(1) : fc.integer({ min: 1, max: 4 }),
    text,
    gives: fc.array(gift, { maxLength: 2 }),
    again: fc.constantFrom(null, 'reroll' as const, { more: 2 }),
    once: fc.boolean(),
    note: prose,
  });

const stands = [
  { folder: 'Loot', name: 'Gems' },
  { folder: '', name: 'Omens' },
  { folder: 'Roads/North', name: 'Tolls' },
] as const;

const tables = fc
  .tuple(
    ...stands.map((stand) =>
      fc.constantFrom<PackTable['way']>('dice', 'weights', 'deck').chain((way) =>
        fc.record({
          folder: fc.constant(stand.folder),
          name: fc.constant(stand.name),
          purpose:
            way === 'dice'
              ? fc.constantFrom('any' as const, 'wandering' as const)
              : fc.constant('any' as const),
          way: fc.constant(way),
          beyond: fc.constantFrom('nothing' as const, 'end rows' as const),
          columns: fc.constant<PackTable['columns']>([{ title: 'Day', dice: way === 'dice' ? '1d10' : '' }]),
          modifiers: fc.constantFrom<PackTable['modifiers']>(
            [],
            [
              { title: 'fog', add: 2 },
              { title: 'dark', add: -1, when: 'night' },
            ],
          ),
          notes: prose,
          licence,
          source: words,
          rows: fc.array(row(way), { minLength: 1, maxLength: 4 }),
        }),
      ),
    ),
  )
  .map((all): PackTable[] => all);

const pages: fc.Arbitrary<PackPage[]> = fc
  .tuple(fc.boolean(), prose, prose, tags, picture)
  .map(([two, notes, playersText, words, drawn]): PackPage[] => {
    const page = {
      kind: 'person' as const,
      folder: 'Marsh',
      title: 'Old Hild',
      text: notes,
      playersText,
      tags: words,
      picture: drawn,
    };
    return two ? [page, { ...page, kind: 'place', folder: '' }] : [page];
  });

const packs = fc.record({
  format: fc.constant(packFormat.id),
  version: fc.constant(packFormat.version),
  id: fc.constant('hild/marsh'),
  name: fc.constant('Marsh'),
  author: fc.constant('Hild'),
  licence: fc.record({
    id: fc.constant('none'),
    name: fc.constant('All rights reserved'),
    attribution: fc.constantFrom('', 'By Hild.'),
    section15: fc.constantFrom<string[]>([], ['Marsh, © 2026 Hild.']),
  }),
  system: fc.constant('ose'),
  creatures,
  tables,
  pages,
});

export const anyPacks: fc.Arbitrary<Pack> = packs.map((pack) => ({
  ...pack,
  images: imagesOf(pack),
}));
