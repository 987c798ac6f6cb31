import type { CombatSetup, Fighter } from '../../../../shared/rules/combat.ts';
import { machine } from '../../../../shared/rules/swords-wizardry/combat/machine.ts';
import type { SwordsState } from '../../../../shared/rules/swords-wizardry/combat/state.ts';
import type { SwordsStats } from '../../../../shared/rules/swords-wizardry/combat/fighter/stats.ts';

const stats: Record<'Hild' | 'Wren' | 'Mora' | 'orc' | 'shaman', SwordsStats> = {
  Hild: {
    ac: { descending: 5 },
    skill: { class: 'fighter', level: 3 },
    weapons: [{ id: 'sword', damage: '1d8' }],
    style: 'shield',
    speedFeet: 30,
    dexterity: 12,
    strengthDamage: 1,
    armor: 'chain',
  },
  Wren: {
    ac: { descending: 7 },
    skill: { class: 'ranger', level: 1 },
    weapons: [{ id: 'bow', damage: '1d6', rangeFeet: 70, rateOfFire: 2 }],
    dexterity: 15,
    dexterityToHit: 1,
    armor: 'leather',
  },
  Mora: {
    ac: { descending: 9 },
    skill: { class: 'magic-user', level: 1 },
    weapons: [],
    spells: [{ id: 'sleep', level: 1 }],
    dexterity: 9,
  },
  orc: {
    ac: { descending: 6 },
    skill: { monsterHitDice: 1 },
    weapons: [{ id: 'axe', damage: '1d6' }],
    type: 'orc',
  },
  shaman: {
    ac: { descending: 7 },
    skill: { monsterHitDice: 2 },
    weapons: [{ id: 'club', damage: '1d4' }],
    spells: [{ id: 'hex', level: 2 }],
    dexterity: 9,
  },
};

export function fighter(
  who: keyof typeof stats,
  side: string,
  hp: number,
  atFeet: number,
  id: string = who,
): Fighter<SwordsStats> {
  return { id, side, hp, maxHp: Math.max(1, hp), atFeet, stats: stats[who] };
}

export const begin = (
  settings: CombatSetup['settings'],
  fighters: Fighter<SwordsStats>[],
  surprised: string[] = [],
): SwordsState => machine.start({ settings, fighters, surprised });
