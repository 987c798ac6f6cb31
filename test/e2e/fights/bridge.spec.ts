import { bridgeParty } from '../../fixtures/fights/the-bridge.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

/** Goes to the row of that label. */
const turn = (label: string): string => `/ [Find] ${label} Enter`;
/** He stands so many feet along the line, by the referee's word. */
const stands = (feet: string): string => `Shift+O [Referee] b [Stands at] "${feet}" Enter`;

test('The Toll Bridge, by keyboard alone, two windows, with a power cut', async ({ program }, testInfo) => {
  const fight = await PlayedFight.sitDown(program, testInfo.outputPath('the-bridge.turnkeeper'), {
    name: 'The Toll Bridge',
    system: 'hackmaster',
    people: bridgeParty,
  });
  await fight.does('Three robbers at 40 feet', 22, '+ [Begin a fight] "3 robbers hp 14 @40" Enter', {
    'Robber 3': '14 / 14',
    card: 'Roll initiative',
  });
  await fight.does('Lysa stands 10 feet behind', 7, `J ${stands('-10')}`, { Lysa: "-10'" });
  await fight.does('Initiative 4, 1, 2, 6, 7 and 9', 12, '"4 1 2 6 7 9" Enter', {
    Lysa: 'may act',
    Garrick: 'waits for 4',
    'Robber 3': 'waits for 9',
  });

  await fight.does('1: Lysa takes aim at Robber 1', 4, 'D t Enter [take aim, Robber 1] Enter', {
    Lysa: 'aims',
    card: 'On to the next second',
  });
  await fight.does('On to 2', 1, 'N', { card: 'Orin: cast a spell' });
  await fight.does(
    '2: Orin begins Scorch at Robber 3: 2d6',
    8,
    'Enter [Orin: Scorch] c Tab Tab "2d6" Enter',
    {
      Orin: 'casting',
    },
  );
  await fight.does('On to 4', 1, 'N', { Garrick: 'may act' });
  await fight.does('4: Garrick waits until 6', 3, 'M 6 Enter', { Garrick: 'waits for 6' });
  await fight.does('On to 5', 1, 'N', { Lysa: 'may act', card: 'Lysa: shoot or throw, Robber 1' });
  await fight.does(
    '5: Lysa shoots Robber 1, 10 against 9, for 4',
    7,
    '1 0 Enter [10 or more] 9 Enter [damage] 4 Enter',
    { 'Robber 1': '10 / 14', Lysa: 'waits for 17', Garrick: 'waits for 6', card: 'On to the next second' },
  );
  await fight.does('Robber 1 stands before Garrick', 7, `${turn('a')} ${stands('3')}`, {
    'Robber 1': "3'",
  });
  await fight.does('On to 6', 1, 'N', { card: 'Garrick: attack, Robber 1' });
  await fight.does(
    '6: Garrick at Robber 1, 13 against 12, for 3, 4 and 1; the pain is met',
    12,
    '1 1 Enter [defence] 1 6 Enter [damage] 3 Space 4 Enter [trauma] 5 Enter',
    { 'Robber 1': '2 / 14', Garrick: 'waits for 16' },
  );
  await fight.does('6: Robber 1 at Garrick, 5 against 16', 4, '[Robber 1: attack, Garrick] 5 Enter 9 Enter', {
    Garrick: '30 / 30',
    'Robber 1': 'waits for 16',
  });
  await fight.does('On to 7, and Scorch goes off: 2 and 3', 5, 'N [damage] 2 Space 3 Enter', {
    'Robber 3': '9 / 14',
    'Robber 2': 'may act',
  });
  await fight.does('Robber 2 stands by Orin', 7, `${turn('b')} ${stands('3')}`, { 'Robber 2': "3'" });
  await fight.does(
    '7: Robber 2 at Orin, 6 against 5, for 6',
    9,
    '[Robber 2: attack] A O 6 Enter [defence] 1 5 Enter [damage] 6 Enter',
    { Orin: '14 / 20', 'Robber 2': 'waits for 17' },
  );
  await fight.does('On to 8', 1, 'N', { card: 'Orin: ' });
  await fight.does('8: Orin begins Scorch again at Robber 3', 4, 'P Enter [Orin: Scorch] c Enter', {
    Orin: 'casting',
  });
  await fight.does('On to 9', 1, 'N', { 'Robber 3': 'may act' });
  await fight.powerCut();
  await fight.does('Robber 3 stands by Lysa', 8, `${turn('c')} ${stands('-7')}`, { 'Robber 3': "-7'" });
  await fight.does(
    '9: Robber 3 at Lysa, 8 against 8',
    5,
    '[Robber 3: attack, Lysa] 8 Enter [defence] 1 2 Enter',
    {
      Lysa: '24 / 24',
      'Robber 3': 'waits for 19',
    },
  );
  await fight.does('13: Scorch goes off, 4 and 5; on to 14', 5, 'N [damage] 4 Space 5 Enter', {
    'Robber 3': 'unconscious',
    card: 'Orin: attack',
  });
  await fight.does('14: Orin at Robber 2, 13 against 13', 8, 'A B 1 3 Enter [defence] 1 7 Enter', {
    'Robber 2': '14 / 14',
    Orin: 'waits for 27',
  });
  await fight.does('On to 16', 1, 'N', { card: 'Garrick: attack, Robber 1' });
  await fight.does(
    '16: Garrick at Robber 1, 16 against 8, for 2, 2 and 1, but it falls when the second ends',
    10,
    '1 4 Enter [defence] 1 2 Enter [damage] 2 Space 2 Enter',
    { 'Robber 1': '-3 / 14', Garrick: 'waits for 26' },
  );
  await fight.does(
    '16: Robber 1 at Garrick, 6 against 17',
    5,
    '[Robber 1: attack, Garrick] 6 Enter 1 0 Enter',
    { 'Robber 1': 'unconscious' },
  );
  await fight.does('On to 17', 1, 'N', { Lysa: 'may act', 'Robber 2': 'may act' });
  await fight.does(
    '17: Lysa shoots Robber 2, 12 against 11, for 3',
    8,
    '[Lysa: shoot or throw, Robber 2] 1 8 Enter [defence] 5 Enter [damage] 3 Enter',
    { 'Robber 2': '11 / 14', Lysa: 'waits for 29' },
  );
  await fight.does(
    '17: Robber 2 at Orin, 9 against 4, for 3',
    8,
    '[Robber 2: attack, Orin] 9 Enter [defence] 1 4 Enter [damage] 3 Enter',
    { Orin: '11 / 20', 'Robber 2': 'waits for 27' },
  );
  await fight.does('On to 26', 1, 'N', { card: 'Garrick: attack, Robber 2' });
  await fight.does(
    '26: Garrick at Robber 2, 15 against 6, for 1, 1 and 1',
    10,
    '1 3 Enter [defence] 1 0 Enter [damage] 1 Space 1 Enter',
    { 'Robber 2': '8 / 14', Garrick: 'waits for 36' },
  );
  await fight.does('On to 27', 1, 'N', { 'Robber 2': 'may act' });
  await fight.does('27: Robber 2 flees', 7, `${turn('b')} [Robber 2: attack] M "fl" Enter`, {
    'Robber 2': 'fleeing',
    card: 'Garrick: free attack, Robber 2',
  });
  await fight.does(
    '27: Garrick strikes free, 14 against 5, for 5, 2 and 1',
    9,
    '1 2 Enter [defence] 5 Enter [damage] 5 Space 2 Enter',
    { 'Robber 2': 'unconscious', card: 'over', Garrick: '30 / 30' },
  );
  await fight.thereAndBack();
  await fight.show('combat-bridge');
});
