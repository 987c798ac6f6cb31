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

function weaponCalled(name: string, reachFeet: number | null, shots: number | null) {
  const figures = { name, damage: 'd6p', speed: 12, jabSpeed: null, reachFeet, attack: 0, damageModifier: 0 };
  const facts: FightingPerson = {
    kind: 'character',
    classId: null,
    className: 'Archer',
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
    figures: {},
    weapons:
      shots === null
        ? []
        : [
            {
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
            },
          ],
    shieldBonus: 0,
    armour: 'none',
    armourBonus: 0,
    turnFeet: null,
    roundFeet: null,
    spells: [],
    morale: null,
    count: { ...count, weapons: [figures] },
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
