import type { AbilityId, CoinKind } from '../../../shared/ipc/vocabulary.ts';
import type { DraftThing, ImportContext, NewPersonInput } from '../entry.ts';
import type { ActorItem, ActorReading, Dialect, SheetInput } from './document.ts';
import { holdsNothing } from '../reading.ts';
import type { Path, Reading } from '../reading.ts';
import { coins, placesInside } from '../things.ts';
import type { Notes } from './notes.ts';

/** The figures of a creature's own line are printed of it: nobody typed them over. */
export const withPrinted = (person: NewPersonInput): NewPersonInput => ({
  ...person,
  sheet: { ...person.sheet, printed: person.sheet?.overrules ?? {} },
});

const shortAbilities: readonly [string, AbilityId][] = [
  ['str', 'strength'],
  ['int', 'intelligence'],
  ['wis', 'wisdom'],
  ['dex', 'dexterity'],
  ['con', 'constitution'],
  ['cha', 'charisma'],
];

export const readAbilities = (body: Reading, group: string): NewPersonInput['abilities'] =>
  Object.fromEntries(shortAbilities.map(([short, id]) => [id, body.whole([group, short, 'value'], 1, 30)]));

const namesake = (list: readonly { id: string; name: string }[], name: string | null): string | null =>
  list.find((each) => each.name.toLowerCase() === name?.toLowerCase())?.id ?? null;

/** The class as written, and which of the campaign's classes and races that is. */
export const classOf = (
  context: ImportContext,
  className: string | null,
  race: string | null,
): Pick<NewPersonInput, 'className' | 'classId' | 'raceId'> => {
  const raceId = namesake(context.races, race);
  const classId = namesake(context.classes, className);
  const written = raceId === null && race !== null ? `${race} ${className ?? ''}`.trim() : className;
  return { className: written ?? 'No class', classId, raceId };
};

/** Hit points now and at most; where one is missing the other stands for it. */
export const readHitPoints = (body: Reading, now: Path, most: Path): { hp: number; maxHp: number } | null => {
  const hp = body.whole(now, -999, 9999);
  const maxHp = body.whole(most, 0, 9999);
  const known = maxHp ?? hp;
  return known === null ? null : { hp: hp ?? known, maxHp: maxHp ?? Math.max(0, known) };
};

const says = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && Number(value) !== 0;

/** The same of a creature; where nobody rolled them, the average of its Hit Dice. */
export const creaturePoints = (
  body: Reading,
  now: Path,
  most: Path,
  average: number | null,
): { hp: number; maxHp: number } => {
  const isMaximum = says(body.value(...most));
  const points = isMaximum || says(body.value(...now)) ? readHitPoints(body, now, most) : null;
  if (points !== null && points.maxHp === 0 && points.hp > 0) {
    body.refuse(most, 'It says 0; what there is now was taken.');
    return { hp: points.hp, maxHp: points.hp };
  }
  if (points !== null) return points;
  for (const path of [now, most])
    if (body.value(...path) !== undefined) body.refuse(path, average === null ? noDice : averageTaken);
  return { hp: average ?? 1, maxHp: average ?? 1 };
};

const averageTaken = 'Nobody rolled it; the average of the Hit Dice was taken.';
const noDice = 'Nobody rolled it, and no Hit Dice tell it; 1 was taken.';

/** The figures of saving throws as overrules, in the campaign's order; none where the two systems' saves differ. */
export const readSaves = (
  body: Reading,
  context: ImportContext,
  paths: readonly Path[],
): Record<string, number> => {
  const { saveKeys } = context;
  if (saveKeys.length !== paths.length) {
    for (const path of paths) body.refuse(path, 'This campaign has other saving throws.');
    return {};
  }
  const read = paths.map((path, index) => [saveKeys[index] ?? '', body.whole(path, 1, 30)] as const);
  return Object.fromEntries(read.filter((pair): pair is [string, number] => pair[1] !== null));
};

/** A figure that stands on the sheet instead of the rules' one. */
export const overrule = (key: string, value: number | null): Record<string, number> =>
  value === null ? {} : { [key]: value };

/** Both ways of writing the armour class, as far as the campaign has them. */
export const readArmourClass = (
  body: Reading,
  context: ImportContext,
  descending: Path | null,
  ascending: Path,
): Record<string, number> => {
  const none = 'This campaign writes no such armour class.';
  const down =
    descending !== null && context.armourClass === 'either' ? body.whole(descending, -30, 30) : null;
  const up = context.armourClass === 'defence' ? null : body.whole(ascending, -30, 60);
  if (descending !== null && context.armourClass !== 'either') body.refuse(descending, none);
  if (context.armourClass === 'defence') body.refuse(ascending, none);
  return { ...overrule('acDescending', down), ...overrule('acAscending', up) };
};

export const readCoins = (
  body: Reading,
  context: ImportContext,
  kinds: readonly CoinKind[],
  pathOf: (kind: CoinKind) => Path,
): DraftThing[] =>
  kinds.flatMap((kind) => {
    const path = pathOf(kind);
    const many = body.whole(path, 0, 1_000_000);
    return coins(context, kind, many ?? 0, path.join('.'));
  });

/** What other documents call it; bookkeeping, and left as that. */
export const idOf = (reading: Reading): string | null => {
  const id = reading.value('_id');
  return typeof id === 'string' && id !== '' ? id : null;
};

const spellTexts = ['description', 'range', 'duration', 'save', 'castingTime', 'components', 'target'];

/** What a spell does is listed with where it stays: a sheet has no room for it. */
export const leaveSpellText = (spell: Reading): void => {
  const why = 'A sheet holds the name and level of a spell; its text stays in the book or file it is from.';
  for (const key of spellTexts) {
    const value = spell.value(key, 'value') ?? spell.value(key);
    if (value !== undefined && !holdsNothing(value)) spell.refuse([key], why);
  }
};

interface AbilityWords {
  score: (body: Reading) => number | null;
  /** How it is rolled and who has it, in a few words. */
  note: (body: Reading) => string;
}

/** Abilities with a figure are skills; the rest are told in the notes, or only named there. */
export const readSkills = (
  items: readonly ActorItem[],
  notes: Notes,
  label: string,
  { score, note }: AbilityWords,
): NonNullable<SheetInput['skills']> => {
  const read = items.map((item) => ({ item, value: score(item.body), note: note(item.body) }));
  const untold = read.filter((each) => {
    const isTold = notes.describe(each.item, each.value === null ? [each.note] : []);
    return !isTold && each.value === null;
  });
  notes.list(
    label,
    untold.map(({ item }) => item),
  );
  return read.flatMap((each) =>
    each.value === null ? [] : [{ name: each.item.name, value: each.value, note: each.note }],
  );
};

/** What the actor has: every item of a thing's type, nested as its containers say. */
export const readThings = (
  { items }: Pick<ActorReading, 'items'>,
  dialect: Dialect,
  context: ImportContext,
  isThing: (item: ActorItem) => boolean = () => true,
): DraftThing[] => {
  const things = items.filter((item) => dialect.thingTypes.has(item.type) && isThing(item));
  const nesting = things.map(({ reading, body }) => ({
    id: idOf(reading),
    containerId: body.text(['containerId'], 80),
  }));
  const inside = placesInside(nesting, (index) =>
    things[index]?.body.refuse(['containerId'], 'There is no such container, or it lies in itself.'),
  );
  return things.map(({ reading, body, type, index }, at) => {
    const item = dialect.readThing(reading, body, type, context);
    const place = inside[at] ?? null;
    if (place !== null && item.state !== 'carried')
      body.refuse(['equipped'], 'What lies in a container is not in use.');
    return {
      item: place === null ? item : { ...item, state: 'carried' },
      inside: place,
      path: `items.${index}`,
    };
  });
};

export const labelled = (label: string, text: string | number | null): string | null =>
  text === null || text === '' ? null : `${label}: ${text}`;

/** Sentences for the notes, one a line. */
export const remarks = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n');

const trifles: ReadonlySet<unknown> = new Set([0, 1, '0', '1', '*', false]);

/** What the form for a thing asks of the attack of a creature too: that it weighs or costs nothing tells nothing. */
export const skipTrifles = (body: Reading, paths: readonly Path[]): void => {
  for (const path of paths) if (trifles.has(body.value(...path))) body.take(...path);
};

export const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);

/** A figure that some write as words. */
export const wordOrNumber = (body: Reading, path: Path): string | number | null =>
  typeof body.value(...path) === 'number' ? body.number(path, 0, 100_000_000) : body.text(path, 120);
