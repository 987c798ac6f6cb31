import type { ClassContent } from '../../../characters/class-content.ts';
import type { FightingPerson } from '../../../fight/bridge/bridge.ts';
import { titles } from '../../../fight/bridge/figures.ts';
import { devicesOf } from '../../../fight/bridge/gifted.ts';
import { untilSaid, type GiftBook, type GivenDevices, type Talent } from '../../../fight/bridge/gifts.ts';

/** What the words of an entry mean. There is but one save; an entry adds to it in words, "save +4". */
const save = 'single';

const ability = (content: ClassContent | null, classId: string | null, id: string) =>
  content?.classes.find((one) => one.id === classId)?.abilities.find((one) => one.id === id)?.figures;

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Laying on hands heals so many points a level, once a day; other powers of classes come with a level. */
function talents({ classId, level }: FightingPerson, content: ClassContent | null): Talent[] {
  const told = (id: string, name: string): Talent[] => {
    const figures = ability(content, classId, id);
    return figures === undefined || level < figure(figures['from_level'])
      ? []
      : [{ power: { id: name, uses: null }, offered: { way: name, recipe: {} } }];
  };
  const hands = ability(content, classId, 'lay-on-hands');
  const way = 'Lay on hands';
  return [
    ...(hands === undefined
      ? []
      : [
          {
            power: { id: way, uses: figure(hands['per_day']) },
            offered: {
              way,
              helps: true as const,
              recipe: { heal: String(figure(hands['hp_per_level']) * level) },
            },
          },
        ]),
    ...told('dispel-evil', 'Dispel evil'),
    ...told('shape-change', 'Shape change'),
  ];
}

/** Wands and staffs work in melee; a scroll is read as a spell is cast. SW-SPELL-6. */
function devices(all: Parameters<NonNullable<GiftBook['devices']>>[0]): GivenDevices {
  const isWand = ({ kind }: (typeof all)[number]): boolean => kind === 'wand' || kind === 'staff';
  const scrolls = all.filter(({ kind }) => kind === 'scroll');
  const [wands, powers] = [all.filter(isWand), all.filter((one) => !isWand(one) && one.kind !== 'scroll')];
  return {
    part: {
      ...(wands.length > 0 && { wands: devicesOf(wands) }),
      powers: devicesOf(powers),
      spells: scrolls.map(({ id, uses }) => ({ id, level: 1, copies: uses ?? 1 })),
    },
    asked: scrolls.map(({ id }) => ({ title: titles.spellLevel(id), taken: '1', sure: 'guessed' })),
  };
}

export const gifts: GiftBook = {
  talents,
  devices,
  breath: save,
  effects: [
    { words: /^non-lethal poison/, save, recipe: { effect: 'poisoned', lasts: untilSaid } },
    // One that leaves damage after the save too is the referee's.
    { words: /^(lethal )?poison\b(?! \()/, save, recipe: { status: 'dead' } },
    { words: /^automatic paralysis/, recipe: { effect: 'paralysed', lasts: untilSaid } },
    { words: /^paralysis/, save, recipe: { effect: 'paralysed', lasts: untilSaid } },
    { words: /\bto stone\b|^petrifying/i, save, recipe: { effect: 'petrified', lasts: untilSaid } },
    { words: /^charm|^siren-song/i, save, recipe: { effect: 'charmed', lasts: untilSaid } },
    { words: /^level drain \(1 level\)/, recipe: { effect: 'level drain (1 level)', lasts: untilSaid } },
    { words: /^level drain \(2 levels\)/, recipe: { effect: 'level drain (2 levels)', lasts: untilSaid } },
  ],
};
