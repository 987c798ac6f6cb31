import { millParty } from '../../fixtures/fights/the-mill.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

test('The Broken Mill, by keyboard alone, two windows, with a power cut', async ({ program }, testInfo) => {
  const fight = await PlayedFight.sitDown(program, testInfo.outputPath('the-mill.turnkeeper'), {
    name: 'The Broken Mill',
    system: 'swords-wizardry',
    people: millParty,
  });
  await fight.does('Four orcs at 60 feet', 18, '+ [Begin a fight] "4 orcs hp 5 @60" Enter', {
    'Orc 4': '5 / 5',
    Pell: 'may act',
    card: 'Pell: begin a spell',
  });

  // Round 1.
  await fight.does('Pell declares Magic Missile', 3, 'D m Enter', {
    Pell: 'casting',
    card: 'Close the phase',
  });
  await fight.does('Nobody else declares', 1, 'N', { card: 'Roll initiative' });
  await fight.does('Initiative 4 and 2', 4, '4 Space 2 Enter', { Wulf: 'may act', Pell: 'casting' });
  await fight.does(
    'Yrsa shoots Orc 1 twice: 11, one short; exactly 12, for 5',
    9,
    'J [Yrsa: shoot or throw, Orc 1] [12 or more] 1 1 Space 1 2 Enter [damage] 5 Enter',
    { 'Orc 1': 'unconscious', 'Orc 2': '5 / 5' },
  );
  await fight.does('The party stays', 1, 'N', { 'Orc 2': 'may act', card: 'Orc 2: move' });
  await fight.does('The three come on', 2, 'A Enter', { 'Orc 2': "20'", card: 'Close the phase' });
  await fight.does('On to the spells', 1, 'N', { card: 'Pell: cast' });
  await fight.does(
    'Pell’s missile strikes Orc 2: 1d4 + 1, the die 3',
    11,
    'Enter [Pell: Magic Missile] c Tab "1d4+1" Enter [damage] 3 Enter',
    { 'Orc 2': '1 / 5', Pell: 'acted' },
  );
  await fight.does('The round is over', 1, 'N', { card: 'Pell: begin a spell' });

  // Round 2.
  await fight.does('Pell declares Sleep', 3, 'D s Enter', { Pell: 'casting' });
  await fight.does('Nobody else declares', 1, 'N', { card: 'Roll initiative' });
  await fight.does('Initiative 2 and 5', 4, '2 Space 5 Enter', { card: 'Orc 2: move' });
  await fight.does('The three close in', 2, 'A Enter', { 'Orc 2': "10'" });
  await fight.does('Now the party', 1, 'N', { Wulf: 'may act' });
  await fight.does('The party stays', 1, 'N', { card: 'Orc 2: strike, Wulf' });
  await fight.powerCut();
  await fight.does(
    'Orc 2 at Pell: exactly 9, for 2, and her Sleep is lost',
    7,
    '[Orc 2: strike] J A P [spoils Sleep] [9 or more] 9 Enter [damage] 2 Enter',
    { Pell: '2 / 4' },
  );
  await fight.does('Orc 3 at Wulf: 13, one short', 3, '[Orc 3: strike, Wulf] [14 or more] 1 3 Enter', {
    Wulf: '7 / 7',
  });
  await fight.does(
    'Orc 4 at Bodo: exactly 11, for 6',
    7,
    '[Orc 4: strike] A B [11 or more] 1 1 Enter [damage] 6 Enter',
    { Bodo: 'dead' },
  );
  await fight.does('Now the party', 1, 'N', { card: 'Wulf: strike, Orc 2' });
  await fight.does('Wulf at Orc 2: exactly 12, for 2', 5, '[12 or more] 1 2 Enter [damage] 2 Enter', {
    'Orc 2': 'dead',
    card: 'Yrsa: strike, Orc 3',
  });
  await fight.does('Yrsa with her short sword at Orc 3: 12, one short', 3, '[13 or more] 1 2 Enter', {
    'Orc 3': '5 / 5',
  });

  // Round 3: one shared phase of each.
  await fight.does('Pell strikes at nobody', 1, 'N', { Pell: 'waits' });
  await fight.does('No spell is left; initiative 3 and 3', 5, 'N [initiative: d6] 3 Space 3 Enter', {
    Wulf: 'may act',
    'Orc 3': 'may act',
  });
  await fight.does('Nobody moves', 1, 'N', { card: 'Wulf: strike, Orc 3' });
  await fight.does(
    'Wulf at Orc 3: 15, for 6, but it falls when the phase ends',
    5,
    '1 5 Enter [damage] 6 Enter',
    {
      'Orc 3': '-1 / 5',
    },
  );
  await fight.does(
    'Orc 3 at Wulf: exactly 14, for 3',
    11,
    '/ [Find] d Enter [Orc 3: strike] A W [14 or more] 1 4 Enter [damage] 3 Enter',
    { Wulf: '4 / 7', 'Orc 3': 'falls' },
  );
  await fight.does(
    'Orc 4 at Yrsa: 11, one short',
    8,
    '/ [Find] e Enter [Orc 4: strike] A Y [12 or more] 1 1 Enter',
    {
      Yrsa: '6 / 6',
    },
  );
  await fight.does(
    'Yrsa at Orc 4: exactly 13, for 4',
    5,
    '[Yrsa: strike, Orc 4] [13 or more] 1 3 Enter [damage] 4 Enter',
    {
      'Orc 4': '1 / 5',
    },
  );
  await fight.does('The phase ends, and Orc 3 falls', 1, 'N', { 'Orc 3': 'dead', card: 'Roll initiative' });

  // Round 4: the referee says that Orc 4 runs.
  await fight.does('Initiative 1 and 6', 4, '1 Space 6 Enter', { 'Orc 4': 'may act' });
  await fight.does(
    'Orc 4 moves 40 feet away; Wulf 11, Yrsa 12 and Pell 12 each miss by one',
    12,
    'M d Enter [Wulf] 1 1 Space 1 2 Space 1 2 Enter',
    { 'Orc 4': "50'" },
  );
  await fight.does('Now the party', 1, 'N', { Yrsa: 'may act' });
  await fight.does(
    'Yrsa shoots twice: 2; exactly 12, for 2',
    9,
    'J [Yrsa: shoot or throw, Orc 4] [12 or more] 2 Space 1 2 Enter [damage] 2 Enter',
    { 'Orc 4': 'dead', card: 'over' },
  );
  await fight.thereAndBack();
  await fight.show('combat-mill');
});
