import { outer } from './outer-fields.ts';

/** Documents as whole packs of the virtual table hold them: figures that nobody rolled or typed, pages of text. */

const labelled = (value: unknown, label: string) => ({ value, label: `BASICFANTASYRPG.${label}` });

const token = { name: 'Token', actorLink: false, bar1: { attribute: 'hp' }, texture: { src: 'a.webp' } };

export const packNpc = {
  ...outer('swords-wizardry'),
  name: 'Fen ape',
  type: 'npc',
  prototypeToken: token,
  system: {
    hp: { value: 0, min: 0, max: 0 },
    save: { value: 13, min: 0, max: 20 },
    ac: { value: 5, min: -9, max: 28 },
    aac: { value: 14, min: 0, max: 28 },
    moveRate: { value: '9 (fly 24)' },
    tHAACB: 4,
    tHAC0: 15,
    spellSlots: { 1: { max: 0, memorized: [] }, 2: { max: 0, memorized: [] } },
    treasure: { pp: 0, gp: 0, sp: 0, cp: 0, gems: '', misc: '' },
    toHitAC: { '+0': 15, '+1': 14, '-1': 16 },
    alignment: 'N',
    description:
      '<p class="p1">Fen apes build&nbsp;nests &amp; throw stones.</p>\n<hr>\n<p class="p2"><em><strong>&bull; Old:</strong> 5 points a die.</em></p>',
    cl: 5,
    hd: '4+1',
    morale: 9,
    special: 'hug (1d8)',
    xp: { value: 240 },
    numberEncountered: '1d6',
    percentInLair: '25',
  },
  items: [
    {
      _id: 'claw000000000000',
      name: 'Claw',
      type: 'weapon',
      img: 'icons/claw.webp',
      system: {
        description: '<p>Both claws of one ape may hug.</p>',
        quantity: 1,
        weight: 0,
        gp: 0,
        pp: 0,
        sp: 0,
        cp: 0,
        missile: true,
        range: 70,
        rateOfFire: 2,
        modifier: '2',
        formula: 'd20 + @toHit.v',
        damageFormula: '1d4',
        specialDamage: 'Poison',
      },
      effects: [],
      flags: {},
    },
    {
      name: 'Keen nose',
      type: 'feature',
      system: { description: '<p>Smells blood.</p>', formula: 'd6', target: '', targetType: 'descending' },
    },
  ],
};

export const packWizardryArmour = {
  name: 'Ring',
  type: 'armor',
  system: {
    description: '<p>Rings sewn on leather.</p>',
    quantity: 1,
    weight: 40,
    gp: 30,
    gold: 30,
    pp: 0,
    sp: 0,
    cp: 0,
    effectOnAC: '3',
  },
};

const biteOf = (name: string, damage: string, range: string, description: string) => ({
  name,
  type: 'weapon',
  img: 'icons/bite.webp',
  system: {
    description,
    price: labelled('', 'Price'),
    weight: labelled('1', 'Weight'),
    bonusAb: labelled(0, 'BonusAttackBonus'),
    damage: { value: damage, label: 'BASICFANTASYRPG.Damage', abbr: 'BASICFANTASYRPG.DamageAbbr' },
    range: labelled(range, 'Range'),
    size: labelled('M', 'Size'),
  },
});

export const packMonster = {
  ...outer('basicfantasyrpg'),
  name: 'Reed serpent',
  type: 'monster',
  prototypeToken: token,
  system: {
    armorClass: { value: 15, label: 'BASICFANTASYRPG.ArmorClass', abbr: 'BASICFANTASYRPG.ArmorClassAbbr' },
    attackBonus: labelled(1, 'AttackBonus'),
    biography: '<p>No. of Attacks: 1 bite</p>\n<p>It coils under <strong>rotten</strong> reeds.</p>',
    hitPoints: { value: null, max: null, label: 'BASICFANTASYRPG.HitPoints' },
    initBonus: labelled(-6, 'InitiativeBonus'),
    move: labelled('80 (10)', 'Movement'),
    saves: {
      death: { value: 12 },
      wands: { value: 13 },
      paralysis: { value: 14 },
      breath: { value: 15 },
      spells: { value: 17 },
    },
    hitDice: { size: 'd8', number: 2, mod: 0, label: 'BASICFANTASYRPG.HitDice' },
    morale: labelled(8, 'Morale'),
    numberAppearing: labelled('Wild 1d4', 'NumberAppearing'),
    specialAbility: labelled(1, 'SpecialAbilityXPBonus'),
    treasureType: labelled('None', 'TreasureType'),
    xp: labelled(0, 'ExperiencePoints'),
  },
  items: [
    biteOf('Spit', '2d4', '80', '<p>Save vs. Poison.</p>'),
    {
      name: 'Immune to cold',
      type: 'feature',
      system: {
        description: '<p>No cold harms it.</p>',
        formula: labelled('1d6<5', 'Formula'),
        rollUnder: labelled(true, 'RollUnder'),
        targetNumber: labelled('', 'TargetNumber'),
      },
    },
  ],
};

/** Things of the old-school system as they stood before its documents named it. */
const older = (name: string, data: object, type = 'item') => ({
  _id: `old-${name.toLowerCase()}`,
  name,
  type,
  img: 'icons/svg/item-bag.svg',
  data,
  effects: [],
  folder: null,
  sort: 0,
  permission: { default: 0 },
  flags: {},
});

const counted = (value: number, treasure: boolean, cost: number, weight: number | null) => ({
  quantity: { value },
  treasure,
  cost,
  weight,
});

export const olderRope = older('Rope', counted(1, false, 1, 50));
export const olderArrows = older('Arrows (quiver of 20)', counted(20, false, 5, null));
export const olderGold = older('GP', { ...counted(40, true, 1, 1), description: '<p>Minted.</p>' });
export const olderPotion = older('Potion of Healing', { ...counted(1, true, 0, 10), description: '' });
export const olderRing = older('Ring of Warmth', counted(1, true, 0, 0));
export const olderWand = older('Wand of Cold', counted(1, true, 0, 10));

export const olderFood = older('Hard Tack (7 days)', {
  ...counted(7, false, 15, null),
  quantity: { value: 7, max: 7 },
  tags: [{ title: 'Ration', value: 'Ration', label: 'Ration' }],
});

export const journal = {
  name: 'The mill',
  pages: [{ name: 'Yard', type: 'text', text: { format: 1, content: '<p>Weeds.</p>' }, system: {} }],
  flags: {},
};

export const olderJournal = { name: 'The mill', content: '<p>Weeds.</p>', folder: null, flags: {} };

export const folder = {
  name: 'Demons',
  type: 'Actor',
  sorting: 'a',
  color: null,
  folder: null,
  _stats: { systemId: 'swords-wizardry' },
};

export const olderFolder = older('#[CF_tempEntity]', counted(1, false, 0, 0));

export const macro = { name: 'Attack', type: 'script', scope: 'global', command: 'roll()', flags: {} };
