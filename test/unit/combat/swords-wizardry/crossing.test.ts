import { expect, test } from 'vitest';
import type { FightingPerson, PersonsWeapon } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { bridge } from '../../../../shared/rules/swords-wizardry/combat/bridge.ts';

const weapon = (name: string, more: Partial<PersonsWeapon> = {}): PersonsWeapon => ({
  name,
  wielded: true,
  damage: '1d6',
  damageTwoHanded: null,
  hands: 1,
  magicBonus: 0,
  range: null,
  increment: 50,
  melee: false,
  thrown: false,
  qualities: [],
  shots: 6,
  ...more,
});

const person = (more: Partial<FightingPerson>): FightingPerson => ({
  kind: 'character',
  classId: 'fighter',
  className: 'Fighter',
  raceId: null,
  level: 1,
  abilities: {
    strength: 10,
    intelligence: 10,
    wisdom: 10,
    dexterity: 10,
    constitution: 10,
    charisma: 10,
  },
  figures: { acDescending: 9, 'save.single': 14 },
  weapons: [],
  shieldBonus: 0,
  armour: 'none',
  armourBonus: 0,
  turnFeet: 240,
  roundFeet: 40,
  spells: [],
  morale: null,
  count: null,
  ...more,
});

const statsOf = (more: Partial<FightingPerson>) => bridge.person(person(more), {}, null).stats;

// SW-SEQ-8.
test.each([
  ['Short bow', {}, 2],
  ['Bow, long', {}, 2],
  ['Light crossbow', {}, undefined],
  ['Cross bow', {}, undefined],
  ['Sling', {}, undefined],
  ['Darts', { qualities: ['rate of fire 3'] }, 3],
  ['Darts', { qualities: ['3 shots a round'] }, 3],
  ['Long bow', { qualities: ['rate of fire 1'] }, undefined],
  ['Bowsprit club', { increment: null, melee: true }, undefined],
])('%s %o shoots so often a round', (name, more, shots) => {
  expect(statsOf({ weapons: [weapon(name, more)] }).weapons[0]?.rateOfFire).toBe(shots);
});

// SW-SEQ-8.
test.each(['1/2 shots a round', 'rate of fire 1/2', 'rate of fire 0.5'])(
  'a thing with %s shoots every other round',
  (quality) => {
    const [crossbow] = statsOf({ weapons: [weapon('Crossbow, heavy', { qualities: [quality] })] }).weapons;
    expect(crossbow).toMatchObject({ roundsAShot: 2 });
    expect(crossbow).not.toHaveProperty('rateOfFire');
  },
);

test.each(['rate of fire 0', 'rate of fire 1/0', 'rate of fire ./.'])('%s says nothing', (quality) => {
  const [sling] = statsOf({ weapons: [weapon('Sling', { qualities: [quality] })] }).weapons;
  expect(sling).not.toHaveProperty('roundsAShot');
});

// SW-SEG-5.
test.each([
  ['none', 0, 'none'],
  ['light', 2, 'leather'],
  ['light', 3, 'ring'],
  ['heavy', 4, 'chain'],
  ['heavy', 6, 'plate'],
  ['light', 0, 'leather'],
  ['heavy', 0, 'plate'],
] as const)('%s armour that betters by %i counts as %s in segments', (armour, armourBonus, kind) => {
  expect(statsOf({ armour, armourBonus }).armor).toBe(kind);
});
