import type { DeedDone, DeedOptions, DeedTry } from '../../../src-renderer/windows/deeds/deed-types.ts';
import { attemptKinds } from '../../../shared/ipc/vocabulary.ts';
import { systemById } from '../../../shared/rules/registry.ts';

const rulesOf = (id: string) => {
  const system = systemById(id);
  if (!system) throw new Error(`No system ${id}.`);
  return system.deeds;
};

const anybody = { able: true, chance: 1, sides: 6, reasons: [] };
const notLearnt = { able: false, chance: null, sides: 100, reasons: [] };
const thrownBy = {
  secretDoor: anybody,
  roomTrap: anybody,
  treasureTrap: notLearnt,
  listen: anybody,
  force: { ...anybody, chance: 2 },
  pick: notLearnt,
  disarm: notLearnt,
  climb: { ...anybody, chance: 13, sides: 20 },
  spike: { ...anybody, chance: null, sides: null },
  swim: { ...anybody, chance: null, sides: 100 },
  other: { ...anybody, chance: null, sides: null },
} as const;
const thief = { pick: { ...anybody, chance: 25, sides: 100 }, listen: { ...anybody, chance: 3 } } as const;

const person = (
  id: number,
  name: string,
  own: Partial<Record<(typeof attemptKinds)[number], (typeof thief)['pick' | 'listen']>> = {},
): DeedOptions['people'][number] => ({
  id,
  name,
  className: 'fighter',
  level: 1,
  deeds: attemptKinds.map((kind) => {
    const chance = own[kind] ?? thrownBy[kind];
    return { kind, ...chance, reasons: [...chance.reasons] };
  }),
  sheer: own.pick === undefined ? null : { able: true, chance: 87, sides: 100, reasons: [] },
});

export const tried = (more: Partial<DeedTry> = {}): DeedTry => ({
  characterId: 3,
  kind: 'secretDoor',
  place: 'North wall',
  roomId: null,
  featureId: null,
  turn: 3,
  ofThisDelve: true,
  chance: 1,
  sides: 6,
  ...more,
});

/** What Hild, Osric and Wren the thief can do by the rules of `ose`. */
export const deedOptions = (more: Partial<DeedOptions> = {}): DeedOptions => {
  const deeds = rulesOf('ose');
  return {
    room: null,
    features: [],
    rules: attemptKinds.map((kind) => {
      const { title, ofHarm, takesTurn, hidden, again, reasons } = deeds[kind];
      return { kind, title, ofHarm, takesTurn, hidden, again, reasons: [...reasons] };
    }),
    people: [person(1, 'Hild'), person(2, 'Osric'), person(3, 'Wren', thief)],
    tries: [],
    ...more,
  };
};

/** What the main process answers to one deed that took the turn. */
export const tookTurn = (...results: Partial<DeedDone['results'][number]>[]): DeedDone => ({
  turns: 1,
  results: (results.length === 0 ? [{}] : results).map((more) => ({
    characterId: 3,
    kind: 'secretDoor',
    hidden: false,
    success: true,
    chance: 1,
    sides: 6,
    die: 1,
    fall: null,
    text: 'Wren searched North wall for a secret door: found it.',
    ...more,
  })),
});
