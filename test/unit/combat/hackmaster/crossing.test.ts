import { expect, test } from 'vitest';
import type { CountFigures, FightingPerson } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { bridge } from '../../../../shared/rules/hackmaster/combat/bridge.ts';

const count: CountFigures = {
  attack: 0,
  defence: 0,
  initiative: 0,
  strengthDamage: 0,
  damageReduction: 0,
  size: 'M',
  shield: null,
  weapons: [],
};

const archer: FightingPerson = {
  kind: 'character',
  classId: null,
  className: 'Archer',
  raceId: null,
  level: 1,
  abilities: { strength: 10, intelligence: 10, wisdom: 10, dexterity: 10, constitution: 10, charisma: 10 },
  figures: {},
  weapons: [],
  shieldBonus: 0,
  armour: 'none',
  armourBonus: 0,
  turnFeet: null,
  roundFeet: null,
  spells: [],
  morale: null,
  count,
};

const blade = { damage: 'd6p', speed: 12, jabSpeed: null, reachFeet: null, attack: 0, damageModifier: 0 };

function weaponCalled(name: string, reachFeet: number | null, shots: number | null) {
  const carried = {
    name,
    wielded: true,
    damage: 'd6p',
    damageTwoHanded: null,
    hands: 2,
    magicBonus: 0,
    range: [50, 80, 150],
    increment: null,
    melee: false,
    thrown: false,
    qualities: [],
    shots,
  } as const;
  const facts: FightingPerson = {
    ...archer,
    weapons: shots === null ? [] : [carried],
    count: { ...count, weapons: [{ ...blade, name, reachFeet }] },
  };
  return bridge.person(facts, {}, null).stats.weapons?.[0];
}

// HM-RNG-1.
test('a weapon called as one of the table of ranges shoots, with the missiles that are carried', () => {
  expect(weaponCalled('Short bow', null, 6)).toMatchObject({ ranged: 'shortbow', ammo: 6 });
  expect(weaponCalled('Throwing axe', null, null)).toMatchObject({ ranged: 'throwingAxe' });
  expect(weaponCalled('Throwing axe', null, null)).not.toHaveProperty('ammo');
  expect(weaponCalled('Short bow', null, 6)).not.toHaveProperty('reachFt');
});

test('with a reach it strikes, and any other weapon does', () => {
  expect(weaponCalled('Javelin', 5, null)).toMatchObject({ reachFt: 5 });
  expect(weaponCalled('Javelin', 5, null)).not.toHaveProperty('ranged');
  expect(weaponCalled('Longsword', null, null)).toMatchObject({ reachFt: 3 });
  expect(weaponCalled('Longsword', null, null)).not.toHaveProperty('ranged');
});

test('every figure of the sheet’s count stands in the fight as it was typed, and nothing of it is asked', () => {
  const told: CountFigures = {
    attack: 3,
    defence: -2,
    initiative: 1,
    strengthDamage: 4,
    damageReduction: 5,
    size: 'L',
    shield: { kind: 'Large shield', defence: 6, intact: true },
    weapons: [
      { ...blade, name: 'Maul', reachFeet: 4, attack: 1, damageModifier: -1, damage: '2d10p', speed: 13 },
      { ...blade, name: 'Knife', reachFeet: 1, jabSpeed: 7, speed: 8 },
    ],
  };
  const spells = [{ name: 'Sleep', level: 1, copies: 2, castingTime: 3 }];
  const { stats, wanting } = bridge.person(
    { ...archer, className: 'Fighter', level: 6, count: told, spells },
    {},
    null,
  );
  expect(stats).toMatchObject({
    attack: 3,
    defence: -2,
    initiative: 1,
    strengthDamage: 4,
    armourDr: 5,
    size: 'L',
    shield: 'large',
    level: 6,
    con: 10,
    kind: 'fighter',
    weapons: [
      { id: 'Maul', damage: '2d10p', speed: 13, reachFt: 4, attack: 1, damageModifier: -1 },
      { id: 'Knife', damage: 'd6p', speed: 8, jabSpeed: 7, reachFt: 1 },
    ],
    spells: [{ id: 'Sleep', castingTime: 3, uses: 2 }],
  });
  expect(wanting).toEqual([]);
});

test('a broken shield guards nobody, a beast feels pain as a monster, and who has no count is asked for all of it', () => {
  const broken = { ...count, shield: { kind: 'small', defence: 4, intact: false } };
  expect(bridge.person({ ...archer, count: broken }, {}, null).stats).not.toHaveProperty('shield');
  const { stats, wanting } = bridge.person({ ...archer, kind: 'beast', count: null }, {}, null);
  expect(stats).toMatchObject({ attack: 0, defence: 0, armourDr: 0, initiative: 0, kind: 'monster' });
  expect(wanting.map(({ title }) => title)).toEqual(['Attack', 'Defence', 'Damage reduction', 'Initiative']);
});

// HM-SHD-3 asks what crushes or pierces; other rules ask the rest.
test('what no sheet of the count says is typed over on the board', () => {
  const typed = {
    'Dexterity in the defence': '2',
    Hand: 'left',
    'How Maul wounds': 'crushing',
    'Size of Maul': 'large',
    'Spear or polearm: Maul': 'polearm',
    'Dirk, dagger or knife: Maul': 'yes',
  };
  const told = { ...count, weapons: [{ ...blade, name: 'Maul', reachFeet: 4 }] };
  expect(bridge.person({ ...archer, count: told, typed }, {}, null).stats).toMatchObject({
    dexterityDefence: 2,
    hand: 'left',
    weapons: [{ id: 'Maul', damageType: 'crushing', size: 'large', kind: 'polearm', shortBlade: true }],
  });
});
