import { bridgeParty } from '../../fixtures/fights/the-bridge.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

test('The Toll Bridge, by keyboard alone, two windows, with a power cut', async ({ program }, testInfo) => {
  const fight = await PlayedFight.sitDown(program, testInfo.outputPath('the-bridge.turnkeeper'), {
    name: 'The Toll Bridge',
    system: 'hackmaster',
    people: bridgeParty,
  });
  await fight.does('Three robbers at 40 feet', 22, '+ [Begin a fight] "3 robbers hp 14 @40" Enter', {
    'Robber 3': '14 / 14',
    card: 'initiative',
  });
  const at = (label: string, feet: string) => `/ [Find] ${label} Enter B [feet] "${feet}" Enter`;
  await fight.does('Lysa stands 10 feet behind', 8, at('l', '-10'), { Lysa: "-10'" });
  await fight.does('Initiative 4, 1, 2, 6, 7 and 9', 12, '"4 1 2 6 7 9" Enter', { Lysa: 'may act' });

  await fight.does('Lysa takes aim', 4, 'D a Enter [Lysa: take aim, Robber 1] Enter', { Lysa: 'aims' });
  await fight.does('Second 2', 1, 'N', { Orin: 'may act', card: 'Orin: cast' });
  await fight.does('Orin begins Scorch', 2, 'Enter [Orin: Scorch] Enter', { Orin: 'casts Scorch' });
  await fight.does('Second 4', 1, 'N', { Garrick: 'may act' });
  await fight.does('Garrick waits until 6', 3, 'M 6 Enter', { card: 'On to the next second' });
  await fight.does('Second 5', 1, 'N', { Lysa: 'may act', card: 'Lysa: shoot or throw, Robber 1' });
  await fight.does('Lysa shoots Robber 1: 10 beats 9; 4', 7, '1 0 Space 9 Enter [damage] 4 Enter', {
    'Robber 1': '10 / 14',
  });
  await fight.does('Robber 1 stands before Garrick', 7, at('a', '3'), { 'Robber 1': "3'" });
  await fight.does('Second 6', 1, 'N', { Garrick: 'may act', 'Robber 1': 'may act' });
  await fight.does(
    'Garrick at Robber 1: 11 and 2 beat 16 less 4; 3, 4 and 1, and 5 on the trauma die',
    12,
    '[Garrick: attack, Robber 1] 1 1 Space 1 6 Enter [damage] 3 Space 4 Enter [trauma] 5 Enter',
    { 'Robber 1': '2 / 14' },
  );
  await fight.does(
    'Robber 1 at Garrick: 5 against 9, 1 and 6',
    4,
    '[Robber 1: attack, Garrick] 5 Space 9 Enter',
    {
      Garrick: '30 / 30',
    },
  );
  await fight.does('Second 7: Scorch goes off', 1, 'N', { 'Robber 2': 'may act' });
  await fight.does('The referee takes 5 off Robber 3', 4, 'T [Damage] "c5" Enter', { 'Robber 3': '9 / 14' });
  await fight.does('Robber 2 stands by Orin', 7, at('b', '3'), { 'Robber 2': "3'" });
  await fight.does(
    'Robber 2 at Orin: 6 beats 15 less 10; 6',
    8,
    '[Robber 2: attack] A O 6 Space 1 5 Enter [damage] 6 Enter',
    { Orin: '14 / 20' },
  );
  await fight.does('Second 8', 1, 'N', { Orin: 'may act' });
  await fight.does('Orin begins Scorch again', 4, 'P s Enter [Orin: Scorch] Enter', { Orin: 'casts Scorch' });
  await fight.does('Second 9', 1, 'N', { 'Robber 3': 'may act' });
  await fight.powerCut();
  await fight.does('Robber 3 stands by Lysa', 8, at('c', '-7'), { 'Robber 3': "-7'" });
  await fight.does(
    'Robber 3 at Lysa: 8 and 8, the defender holds',
    6,
    '[Robber 3: attack] A L 8 Space 1 2 Enter',
    {
      Lysa: '24 / 24',
    },
  );
  await fight.does('Second 13: Scorch goes off', 1, 'N', { 'Robber 3': '9 / 14' });
  await fight.does('The referee takes 9 off Robber 3', 4, 'T [Damage] "c9" Enter', {
    'Robber 3': 'unconscious',
  });
  await fight.does('Second 14', 1, 'N', { Orin: 'may act' });
  await fight.does(
    'Orin with his staff at Robber 2: a tie, missed',
    6,
    'A B [Orin: attack, Robber 2] 1 3 Space 1 7 Enter',
    {
      'Robber 2': '14 / 14',
    },
  );
  await fight.does('Second 16', 1, 'N', { Garrick: 'may act', 'Robber 1': 'may act' });
  await fight.does(
    'Garrick at Robber 1: 14 and 2 beat 12 less 4; 2, 2 and 1',
    9,
    '[Garrick: attack, Robber 1] 1 4 Space 1 2 Enter [damage] 2 Space 2 Enter',
    { 'Robber 1': '-3 / 14' },
  );
  await fight.does(
    'Robber 1, on the same second: 6 against 10, 1 and 6',
    5,
    '[Robber 1: attack, Garrick] 6 Space 1 0 Enter',
    {
      'Robber 1': 'unconscious',
    },
  );
  await fight.does('Second 17', 1, 'N', { Lysa: 'may act', 'Robber 2': 'may act' });
  await fight.does(
    'Lysa shoots Robber 2: 18 less 6 beats 5 and 6; 3',
    7,
    '[Lysa: shoot or throw, Robber 2] 1 8 Space 5 Enter [damage] 3 Enter',
    { 'Robber 2': '11 / 14' },
  );
  await fight.does(
    'Robber 2 at Orin: 9 beats 14 less 10; 3',
    8,
    '[Robber 2: attack] A O 9 Space 1 4 Enter [damage] 3 Enter',
    {
      Orin: '11 / 20',
    },
  );
  await fight.does('Second 26', 1, 'N', { Garrick: 'may act' });
  await fight.does(
    'Garrick strikes at Robber 2: 13 and 2 beat 10 less 4; 1, 1 and 1',
    9,
    '[Garrick: attack, Robber 2] 1 3 Space 1 0 Enter [damage] 1 Space 1 Enter',
    { 'Robber 2': '8 / 14' },
  );
  await fight.does('Second 27', 1, 'N', { 'Robber 2': 'may act' });
  await fight.does('Robber 2 flees', 10, '/ [Find] b Enter [Robber 2] M "fl" Enter', { Garrick: 'may act' });
  await fight.does(
    'Garrick strikes free: 12 and 2 against a d10 of 5; 5, 2 and 1',
    9,
    '[Garrick] 1 2 Space 5 Enter [damage] 5 Space 2 Enter',
    { 'Robber 2': 'unconscious', card: 'over' },
  );
  await fight.thereAndBack();
  await fight.show('combat-bridge');
});
