import type { Person } from '../../fixtures/fights/people.ts';
import { fordParty, fordSettings } from '../../fixtures/fights/the-ford.ts';
import { millParty } from '../../fixtures/fights/the-mill.ts';
import { closeCampaign } from '../support/arrange.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

const of = (party: readonly Person[], ...names: readonly string[]): Person[] =>
  party.filter(({ name }) => names.includes(name));

/** The Ford Again (docs/fights.md). */
async function fordAgain(fight: PlayedFight): Promise<void> {
  await fight.does('Two goblins before them', 19, '+ [Begin a fight] "2 goblins hp 4 @5" Enter', {
    card: 'Roll initiative',
  });
  await fight.does('Initiative 3, 4 + 1, 6 and 2', 8, '"3 4 6 2" Enter', {
    Aylin: 'waits for 5',
    card: 'Goblin 1: attack, Hild',
  });
  await fight.does('6: Goblin 1 at Hild, 14, one short', 3, '[15 or more] 1 4 Enter', { Hild: '8 / 8' });
  await fight.does(
    '5: Aylin with her dagger at Goblin 1, exactly 13, for 4',
    5,
    '[Aylin: attack, Goblin 1] [13 or more] 1 3 Enter [damage] 4 Enter',
    { 'Goblin 1': 'dead', card: 'Hild: attack, Goblin 2' },
  );
  await fight.does('3: Hild at Goblin 2, 11, one short', 3, '[12 or more] 1 1 Enter', { card: 'Morale' });
  await fight.does('2: morale 4 and 4: it breaks', 4, '4 Space 4 Enter', { 'Goblin 2': 'broken' });
  await fight.does('Goblin 2 gives up', 3, '[Goblin 2] M s Enter', { 'Goblin 2': 'gave up', card: 'over' });
}

const twoOrcs = (feet: number): string => `+ [Begin a fight] "2 orcs hp 5 @${feet}" Enter`;

/** Three Short Ones (docs/fights.md): core. */
async function core(fight: PlayedFight): Promise<void> {
  await fight.does('Two orcs at 30 feet, and nobody who could declare', 17, twoOrcs(30), {
    card: 'Roll initiative',
  });
  await fight.does('Initiative 5 and 1', 4, '5 Space 1 Enter', { Wulf: 'may act', Yrsa: 'may act' });
  await fight.does('Wulf holds', 3, '[Wulf] M h Enter', { Wulf: 'held' });
  await fight.does(
    'Yrsa shoots Orc 1 twice: 11, one short; 2',
    5,
    '[Yrsa: shoot or throw, Orc 1] [12 or more] 1 1 Space 2 Enter',
    { 'Orc 1': '5 / 5' },
  );
  await fight.does('Now the orcs', 1, 'N', { card: 'Orc 1: move, Wulf' });
  await fight.does('Orc 1 walks up', 1, 'Enter', { 'Orc 1': "10'" });
  await fight.does('Orc 1 at Wulf: 13, one short', 3, '[Orc 1: strike, Wulf] [14 or more] 1 3 Enter', {
    Wulf: '7 / 7',
  });
  await fight.does('Orc 2 walks up', 1, '[Orc 2: move] Enter', { 'Orc 2': "10'" });
  await fight.does(
    'Orc 2 at Yrsa: exactly 12, for 2',
    7,
    '[Orc 2: strike] A Y [12 or more] 1 2 Enter [damage] 2 Enter',
    { Yrsa: '4 / 6' },
  );
  await fight.does('Now who held', 1, 'N', { card: 'Wulf: strike, Orc 1' });
  await fight.does('Wulf at Orc 1: exactly 12, for 8', 5, '[12 or more] 1 2 Enter [damage] 8 Enter', {
    'Orc 1': 'dead',
  });
}

/** Holmes. */
async function holmes(fight: PlayedFight): Promise<void> {
  await fight.does('Two orcs at 60 feet', 17, twoOrcs(60), { card: 'Pell: begin a spell' });
  await fight.does('Pell begins Magic Missile', 3, 'D m Enter', { Pell: 'casting' });
  await fight.does(
    'Nobody else; the orcs’ Dexterity 2, 3 and 4',
    7,
    'N [dexterity] 2 Space 3 Space 4 Enter',
    {
      'Orc 1': 'waits for 9',
      Yrsa: 'waits for 13',
      card: 'Roll initiative',
    },
  );
  await fight.does('Initiative 3 and 5', 4, '3 Space 5 Enter', { card: 'Close the phase' });
  await fight.does('On to the missiles', 1, 'N', { card: 'Yrsa: shoot or throw, Orc 1' });
  await fight.does('Yrsa shoots Orc 1: exactly 12, for 5', 5, '[12 or more] 1 2 Enter [damage] 5 Enter', {
    'Orc 1': 'unconscious',
  });
  await fight.does('Her second arrow at Orc 2: 11, one short', 3, '[Yrsa: second shot, Orc 2] 1 1 Enter', {
    'Orc 2': '5 / 5',
  });
  await fight.does('Nobody within ten feet: the moves', 1, 'N', { card: 'Orc 2: move, Wulf' });
  await fight.does('Orc 2 walks up', 1, 'Enter', { 'Orc 2': "20'" });
  await fight.does('Now the party', 1, 'N', { Wulf: 'may act', Yrsa: 'may act' });
  await fight.does('They stay; the round is over', 1, 'N', { card: 'Roll initiative' });
  await fight.does('Initiative 2 and 6', 4, '2 Space 6 Enter', { Pell: 'casting' });
  await fight.does('Nobody of the orcs casts', 1, 'N', { card: 'Pell: cast' });
  await fight.does(
    'Pell’s missile strikes Orc 2: 1d4 + 1, the die 3',
    11,
    'Enter [Pell: Magic Missile] b Tab "1d4+1" Enter [damage] 3 Enter',
    { 'Orc 2': '1 / 5' },
  );
  await fight.does('On to the missiles', 1, 'N', { card: 'Yrsa: shoot or throw, Orc 2' });
  await fight.does('Yrsa shoots Orc 2 twice: 11, one short; 3', 5, '1 1 Space 3 Enter', { 'Orc 2': '1 / 5' });
  await fight.does('The moves', 1, 'N', { card: 'Orc 2: move, Wulf' });
  await fight.does('Orc 2 closes in', 1, 'Enter', { 'Orc 2': "10'" });
  await fight.does('Now the party', 1, 'N', { Wulf: 'may act' });
  await fight.does('They stay', 1, 'N', { card: 'Pell: begin a spell' });
  await fight.does('Pell begins nothing', 1, 'N', { card: 'Roll initiative' });
  await fight.does('Initiative 1 and 6', 4, '1 Space 6 Enter', { card: 'Close the phase' });
  await fight.does('Nobody casts; Yrsa might shoot into the melee', 1, 'N', {
    card: 'Yrsa: shoot or throw, Orc 2',
  });
  await fight.does('Melee: Yrsa first, by her Dexterity', 1, 'N', {
    Yrsa: 'may act',
    'Orc 2': 'waits for 9',
  });
  await fight.does('Yrsa at Orc 2: 12, one short', 3, '[Yrsa: strike, Orc 2] [13 or more] 1 2 Enter', {
    'Orc 2': '1 / 5',
  });
  await fight.does('Wulf at Orc 2: exactly 12, for 2', 5, '[Wulf: strike, Orc 2] 1 2 Enter 2 Enter', {
    'Orc 2': 'dead',
    card: 'over',
  });
}

/** Segments. */
async function segments(fight: PlayedFight): Promise<void> {
  await fight.does('Two orcs at 60 feet', 17, twoOrcs(60), { card: 'Pell: begin a spell' });
  await fight.does('Pell begins Magic Missile', 3, 'D m Enter', { card: 'Roll initiative' });
  await fight.does('First segments 3, 2, 4, 5 and 5', 10, '"3 2 4 5 5" Enter', {
    Pell: 'casting',
    'Orc 2': 'waits for 5',
  });
  await fight.does(
    '2: Yrsa shoots Orc 1 twice: exactly 12, for 4; 11, one short',
    8,
    '[Yrsa: shoot or throw, Orc 1] 1 2 Enter [damage] 4 Enter [12 or more] 1 1 Enter',
    { 'Orc 1': '1 / 5' },
  );
  await fight.does('2: Yrsa is done', 1, 'N', { Yrsa: 'waits for 9', Wulf: 'may act' });
  await fight.does('3: Wulf waits', 1, 'N', { Wulf: 'waits for 14', card: 'Pell: cast' });
  await fight.does(
    '4: Pell’s missile strikes Orc 1: 1d4 + 1, the die 2',
    11,
    'Enter [Pell: Magic Missile] a Tab "1d4+1" Enter [damage] 2 Enter',
    { 'Orc 1': 'dead' },
  );
  await fight.does('4: Pell is done', 1, 'N', { Pell: 'waits for 10', card: 'Orc 2: move, Wulf' });
  await fight.does('5: Orc 2 walks up', 1, 'Enter', { 'Orc 2': "20'" });
  await fight.does('5: Orc 2 is done', 1, 'N', { 'Orc 2': 'waits for 15', Yrsa: 'may act' });
  await fight.does(
    '9: Yrsa shoots Orc 2 twice: 11, one short; exactly 12, for 3',
    8,
    '[Yrsa: shoot or throw, Orc 2] 1 1 Space 1 2 Enter [damage] 3 Enter',
    { 'Orc 2': '2 / 5' },
  );
  await fight.does('9: Yrsa is done', 1, 'N', { Yrsa: 'waits for 16', Pell: 'may act' });
  await fight.does('10: Pell waits', 1, 'N', { Pell: 'waits for 16', Wulf: 'may act' });
  await fight.does('14: Wulf walks up', 1, '[Wulf: move, Orc 2] Enter', { Wulf: "10'" });
  await fight.does('14: Wulf at Orc 2: exactly 12, for 2', 5, '[Wulf: strike] 1 2 Enter [damage] 2 Enter', {
    'Orc 2': 'unconscious',
    card: 'over',
  });
}

const wizardry = 'swords-wizardry';
const shorts = [
  [
    'ford-again',
    'ose',
    { ...fordSettings, individualInitiative: true },
    of(fordParty, 'Hild', 'Aylin'),
    fordAgain,
  ],
  ['core', wizardry, { combatSequence: 'core' }, of(millParty, 'Wulf', 'Yrsa'), core],
  ['holmes', wizardry, { combatSequence: 'holmes' }, of(millParty, 'Wulf', 'Yrsa', 'Pell'), holmes],
  ['segments', wizardry, { combatSequence: 'segments' }, of(millParty, 'Wulf', 'Yrsa', 'Pell'), segments],
] as const;

test('a short fight in each other order of battle, by keyboard alone', async ({ program }, testInfo) => {
  for (const [name, system, settings, people, play] of shorts) {
    const path = testInfo.outputPath(`${name}.turnkeeper`);
    const fight = await PlayedFight.sitDownAlone(program, path, { name, system, settings, people });
    await play(fight);
    await fight.thereAndBack();
    await closeCampaign(program.desk);
  }
});
