import type { ImportContext, NewItemInput } from '../entry.ts';
import { kindNamed } from '../kinds.ts';
import { weightIn } from '../measures.ts';
import type { Path, Reading } from '../reading.ts';
import { assumeCapacity, plainThing, stateInUse } from '../things.ts';
import { byRule } from '../unread-list.ts';
import { proseOf } from './notes.ts';
import { skipTrifles } from './person.ts';

/** Things of the old-school system: weights in coins, prices in gold pieces. */

export const readTags = (body: Reading): string[] => {
  const tags = body.value('tags');
  if (!Array.isArray(tags)) return [];
  return tags.slice(0, 15).flatMap((_tag, index) => {
    const [title, value] = ['title', 'value'].map((key) => body.value('tags', index, key));
    if (title === value) body.take('tags', index, 'title');
    return body.text(['tags', index, 'value'], 60) ?? [];
  });
};

const twoHanded = /^two[- ]?handed$/i;

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const [missile, melee, slow] = ['missile', 'melee', 'slow'].map((key) => body.flag([key]));
  const tags = readTags(body);
  const said = new Set(tags.map((tag) => tag.toLowerCase()));
  const [short, medium, long] = ['short', 'medium', 'long'].map((band) =>
    body.whole(['range', band], 0, 10_000),
  );
  const hasRange = missile === true && (long ?? short ?? 0) > 0;
  const damage = body.text(['damage'], 40);
  const bonus = body.whole(['bonus'], -10, 10);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(hasRange && {
      range: { short: short ?? 0, medium: medium ?? short ?? 0, long: long ?? medium ?? 0 },
    }),
    hands: tags.some((tag) => twoHanded.test(tag)) ? 2 : 1,
    qualities: [
      ...tags,
      ...(melee === true && !said.has('melee') ? ['melee'] : []),
      ...(missile === true && !said.has('missile') ? ['missile'] : []),
      ...(slow === true && !said.has('slow') ? ['slow'] : []),
    ],
  };
};

const armourTypes: Record<string, 'unarmoured' | 'light' | 'heavy'> = {
  unarmored: 'unarmoured',
  light: 'light',
  heavy: 'heavy',
};

/** The ascending of the two armour classes it gives; a shield's figures are improvements by themselves. */
const armourFacts = (body: Reading): Pick<NewItemInput, 'kind' | 'facts'> => {
  const type = body.text(['type'], 40) ?? 'light';
  const down = body.whole(['ac', 'value'], -20, 20);
  const up = body.whole(['aac', 'value'], 0, 40);
  const ofDown = down === null ? null : type === 'shield' ? down : 9 - down;
  const ofUp = up === null ? null : type === 'shield' ? up : up - 10;
  if (ofUp !== null && ofDown !== null && ofUp !== ofDown)
    body.refuse(['ac', 'value'], 'The ascending armour class says otherwise, and was taken.');
  if (type === 'shield') return { kind: 'shield', facts: { acBonus: ofUp ?? ofDown ?? 1 } };
  const acBonus = ofUp ?? ofDown ?? 0;
  const armourType = armourTypes[type];
  if (armourType === undefined) body.refuse(['type'], 'No such kind of armour is known here.');
  return { kind: 'armour', facts: { acBonus: Math.max(-20, acBonus), armourType: armourType ?? 'light' } };
};

const readQuantity = (body: Reading, type: string): number => {
  const path = ['quantity', 'value'];
  const many = body.value(...path);
  // A new piece of equipment counts none of itself until somebody types a number.
  if (many === 0 && type !== 'item') {
    body.refuse(path, 'It says none; one was read.');
    return 1;
  }
  if (many === undefined || many === null) return 1;
  return body.whole(path, 1, 1_000_000) ?? 0;
};

/** Figures that tell nothing where they are none, or one. */
const unused: readonly Path[] = [
  ['quantity', 'max'],
  ['counter', 'max'],
  ['counter', 'value'],
  ['itemslots'],
  ['isContainer'],
];

export const readOseThing = (
  reading: Reading,
  body: Reading,
  type: string,
  context: ImportContext,
): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = body.number(['weight'], 0, 1_000_000) ?? 0;
  const cost = body.number(['cost'], 0, 10_000_000);
  const treasure = type === 'item' && body.flag(['treasure']);
  const plain = plainThing(context, { name, weight, unit: 'coins', cost, treasure });
  const isPlain = type !== 'weapon' && type !== 'armor';
  const tags = isPlain ? readTags(body) : [];
  const isFood = plain.kind === 'gear' && tags.some((tag) => /^rations?$/i.test(tag));
  const kind = type === 'weapon' ? 'weapon' : isFood ? 'ration' : plain.kind;
  if (kind === 'coin') body.refuse(['cost'], byRule);
  if (treasure && kindNamed(name, false) === plain.kind)
    body.refuse(['treasure'], 'Its name tells what kind of thing it is.');
  const special =
    type === 'armor' ? armourFacts(body) : { kind, facts: isPlain ? { qualities: tags } : weaponFacts(body) };
  skipTrifles(body, unused);
  if (body.value('quantity', 'max') === body.value('quantity', 'value')) body.take('quantity', 'max');
  const charges = type === 'weapon' ? body.whole(['counter', 'value'], 1, 1000) : null;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity: readQuantity(body, type),
    charges,
    notes: proseOf(body, ['description'], 2000) ?? '',
    capacity: type === 'container' ? assumeCapacity(context, name) : null,
    state: body.flag(['equipped']) ? stateInUse(special.kind) : 'carried',
    weightEach: weightIn(context, weight, 'coins'),
  };
};
