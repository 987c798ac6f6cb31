/** A file of sheets as this program writes it. */
export const ownFile = {
  format: 'turnkeeper-sheets',
  version: 1,
  unit: 'coins',
  characters: [
    {
      kind: 'retainer',
      name: 'Tam',
      className: 'Porter',
      classId: null,
      raceId: null,
      level: 0,
      xp: 12,
      abilities: { strength: 13, intelligence: 8, wisdom: null, dexterity: 9, constitution: 12, charisma: 7 },
      hp: 2,
      maxHp: 3,
      miscGear: true,
      carryingTreasure: false,
      sheet: {
        alignment: 'Neutral',
        languages: ['Common'],
        spells: [{ name: 'Light', level: 1, memorised: 1 }],
        skills: [{ name: 'Cook', value: 40, note: 'stews' }],
        conditions: ['wet'],
        notes: 'Fears eels.\nSings.',
        employerId: null,
        borne: null,
        loyalty: 8,
        wage: 200,
        wageEvery: 'day',
        overrules: { acDescending: 8, 'save.death': 13, thac0: '20 at night' },
        printed: {},
        own: null,
        count: {
          attack: 1,
          defence: 2,
          initiative: 0,
          strengthDamage: 0,
          damageReduction: 1,
          size: 'M',
          shield: { kind: 'buckler', defence: 4, intact: true },
          weapons: [
            {
              name: 'Staff',
              damage: 'd4p',
              speed: 10,
              jabSpeed: null,
              reachFeet: 5.5,
              attack: 0,
              damageModifier: 0,
            },
          ],
        },
        carrier: {
          unencumbered: { maxLoad: 2000, turnFeet: 120, roundFeet: 40 },
          encumbered: { maxLoad: 4000, turnFeet: 60, roundFeet: 20 },
          milesPerDay: 24,
          pull: 2,
          teams: [{ pull: 2, maxLoad: 4000 }],
          fullSpeedIn: ['broken', 'desert'],
          flies: true,
          waterDays: 14,
        },
        creature: {
          hitDice: '1/2',
          attacks: 'none',
          movement: "60'",
          morale: 6,
          saveAs: 'NH',
          special: 'none',
        },
      },
      employer: 'Hild',
      items: [
        {
          kind: 'gear',
          name: 'Backpack',
          quantity: 1,
          weightEach: 0,
          costEach: 5,
          coin: null,
          charges: null,
          capacity: 400,
          state: 'carried',
          notes: 'patched',
          facts: { contentId: 'backpack' },
          contents: [
            {
              kind: 'coin',
              name: 'gp',
              quantity: 30,
              weightEach: 1,
              costEach: null,
              coin: 'gp',
              charges: null,
              capacity: null,
              state: 'carried',
              notes: '',
              facts: {},
              contents: [],
            },
          ],
        },
        {
          kind: 'weapon',
          name: 'Staff',
          quantity: 1,
          weightEach: 40,
          costEach: 2,
          coin: null,
          charges: null,
          capacity: null,
          state: 'wielded',
          notes: '',
          facts: { damage: '1d4', hands: 2, qualities: ['blunt', 'slow'] },
          contents: [],
        },
      ],
    },
  ],
  items: [
    {
      kind: 'wand',
      name: 'Wand of cold',
      quantity: 1,
      weightEach: 10,
      costEach: 1200,
      coin: null,
      charges: 7,
      capacity: null,
      state: 'carried',
      notes: '',
      facts: { estimated: true },
      contents: [],
    },
  ],
};

export const statText = `Goblin: AC 6 [13], HD 1-1 (3hp), Att 1 x weapon (1d6 or by weapon), THAC0 19 [0], MV 60' (20'), SV D14 W15 P16 B17 S18 (NH), ML 7 (9 with chieftain), AL Chaotic, XP 5, NA 2d4 (6d10), TT R (C)

Giant Ant
AC 3 [16], HD 4* (18hp), Att 1 x bite (2d6), THAC0 16 [+3],
MV 180' (60'), SV D12 W13 P14 B15 S16 (2), ML 7, AL Neutral, XP 75

Bog hound: HD 4+1; AC 7[12]; Atk 2 claws (1d3), bite (1d6); Move 9; Save 13; Morale 7; AL N; CL/XP 4/120; Special: howls; hates light.
Mill goblin: HD 1d6hp; AC 6 [13]; Atk weapon (1d6); Move 9; Save 18; AL C; CL/XP B/10; Special: none`;

export const itemTable = `Name,Quantity,Weight (lb),Cost,Kind,Holder,Colour,Notes
Rope,2,5,1 gp,gear,,brown,"50', ""hempen"""
"Sword, long",1,3,15 gp,weapon,Hild,,
GP,120,,,coin,,,
Torch,6,,1 sp,torch,,,"two
lines"
`;

export const peopleTable = `name;class;race;level;xp;hp;max hp;str;int;wis;dex;con;cha;alignment;languages;notes
Wren;Fighter;Elf;3;4100;12;18;16;9;11;13;14;10;Lawful;Common, Elvish;likes tea
Odo;Barber;;1;0;4;;9;9;9;9;9;9;;;
`;
