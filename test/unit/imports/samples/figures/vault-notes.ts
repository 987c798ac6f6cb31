/** Notes in the shapes of real vaults: figures and structure as they are kept there, no sentence of theirs. */

const fenced = (language: string, lines: string): string => `\`\`\`${language}\n${lines}\n\`\`\`\n`;

export const statblock = (lines: string): string => fenced('statblock', lines);
export const encounter = (lines: string): string => fenced('encounter', lines);
export const encounterTable = (lines: string): string => fenced('encounter-table', lines);

/** As exporters of the fifth edition write them: every key and text in quotes, figures with a tag. */
export const taggedFields = `"name": "Marsh Brute (XX)"
"size": "Large"
"type": "giant"
"alignment": "Chaotic Evil"
"ac": !!int "16"
"ac_class": "[scale mail](/3-Mechanics/CLI/items/scale-mail.md)"
"hp": !!int "67"
"hit_dice": "9d8 + 27"
"modifier": !!int "2"
"stats":
- !!int "19"
- !!int "11"
- !!int "16"
- !!int "6"
- !!int "9"
- !!int "7"
"speed": "30 ft., swim 50 ft."
"saves":
- "Strength": !!int "6"
- "Constitution": !!int "5"
"skillsaves":
- "name": "[Stealth](Compendium/rules/skills.md#Stealth)"
  "desc": "+4"
"damage_immunities": "poison"
"condition_immunities": "[exhaustion](rules/conditions.md#Exhaustion),\\
  \\ [poisoned](rules/conditions.md#Poisoned)"
"senses": "passive Perception 10"
"languages": "Giant"
"cr": "5"
"traits":
- "desc": "It holds its breath for \`dice:1d4|text(2)\` hours."
  "name": "Deep Lungs"
"actions":
- "desc": "It strikes twice."
  "name": "Multiattack"
- "desc": "Melee Weapon Attack: +7 to hit, reach 5 ft. Hit: 13 (2d8 + 4) bludgeoning damage."
  "name": "Club"
"reactions":
- "name": "Shove"
  "desc": "It pushes [[Conditions/Prone|somebody over]]."
"source":
- "XX"
"image": "/token/brute.webp"`;

export const taggedNote = `---
obsidianUIMode: preview
statblock: inline
tags:
- monster/cr/5
---
# [Marsh Brute](bestiary/marsh-brute.md)
*Source: somewhere p. 12*

${statblock(taggedFields)}^statblock

${encounterTable('name: Marsh Brute (XX)\ncreatures:\n - 1: Marsh Brute (XX)')}`;

/** A vault in French, with metres, round brackets and links without quotes. */
export const frenchFields = `layout: OSE
name: Dragon des neiges
subtype: "Habite les montagnes."
image:
alignement: Chaotique
ac: 3(16)
hit_dice: 6D8+2
thaco: 14(+5)
speed: 27m (9m), 72m (24m) vol
jds: [10, 11, 12, 13, 14, (6)]
moral: 8
xp: "725"
nbr: 1d4
nbr_dj: 1d4
loot: [[2. Types de trésors#Type H (60 000 po en moyenne)|H]] + 5000po
roll_jds: 1d20
roll-moral: 2d6
forceColumns: true
columns: 1
traits:
  - name: Souffle
    desc: "Cône de glace de 27 m."
actions:
  - name: 2x griffes
    desc: D20 jet d'attaque, 2 (1d4) de dégâts
source: OSE`;

/** A vault of the game that counts armour both ways and feet by the round. */
export const roundsFields = `name: Lizard, Stone
layout: BFRPG
ac: "4 [15]"
hit_dice: "6**"
hp: 27
thaco: "+6"
modifier: 0
stats: ["6**", "27", "4 [15]", "+6"]
attack: "1 bite/1 gaze"
damage: "1d10/petrification"
speed: "20' (10')"
jds: [10, 11, 12, 14, 15]
moral: "9"
xp: 610
nbr: "1d6, Wild 1d6, Lair 1d6"
loot: "F"
roll_jds: 1d20
roll-moral: 2d6
traits:
  - name: Stony Gaze
    desc: "Whoever meets it saves or turns to stone."
actions:
  - name: bite
    desc: "D20 to hit, 1d10"
source: BFRPG Core`;

export const shortFields = `name: Cave Kobold
ac: 7
hd: 1/2
thac0: 19
mv: 60' (20')
ml: 6
xp: 5
save: F1
attack: 1 weapon
damage: 1d4
special: Infravision
al: C`;

/** A vault of an older edition with what it does told twice: how often, and what it deals. */
export const routineFields = `name: Bramble Knight
description: "Thorns in an old **mail**. See [[Briar Hall]]."
ac: 5
hd: 4+1
thac0: 16
saves: [10, 11, 12, 13, 14]
movement: 90'
morale: 9
xp: 125
environment: [forest, ruins]
tags: [fey, thorns]
traits:
  - name: Thorny
    desc: "Whoever holds it takes 1 point of damage."
attackRoutine: "2x thorned fists"
attacks:
  - name: Thorned fist
    desc: "2d4"`;

export const modernFields = `name: Gloom Eel
layout: Shadowdark Monster
image: [[Gloom Eel.png]]
description: A pale eel.
ac: 9
hp: 13
actions:
  - name: Bite x1
    desc: (near) +2 (1d6)
mv: near (swim)
stats: [+1,-1,+3,+4,+2,+2]
alignment: Neutral
level: 3
traits:
  - name: Slick
    desc: DC 12 or it slips away.`;

export const ambush = `name: Bridge Ambush
players: false
creatures:
  - 3: Cave Kobold
  - Cave Kobold, 2, 6
  - 2: Bandit, 7, 13, 2, 25
  - [[Bandit, Bob]], 12, 14
  -
    - [Bandit, Jim]
    - 9
    - 13
  - 1d5:
      creature: Bandit
      name: Sarah
      hp: 5
  - Wolf, 11, 12, ally
---
name: Later
creatures:
  - Ogre, 19, 5`;

export const vaultDocuments = [
  taggedNote,
  statblock(frenchFields),
  statblock(roundsFields),
  statblock(modernFields),
  statblock(shortFields) + encounter(ambush),
];
