import { quarryParty } from '../../fixtures/fights/the-quarry.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

test('The Old Quarry, by keyboard alone, two windows, with a power cut', async ({ program }, testInfo) => {
  const fight = await PlayedFight.sitDown(program, testInfo.outputPath('the-quarry.turnkeeper'), {
    name: 'The Old Quarry',
    system: 'basic-fantasy',
    people: quarryParty,
  });
  await fight.does('Five goblins at 60 feet', 21, '+ [Begin a fight] "5 goblins hp 4 @60" Enter', {
    'Goblin 5': '4 / 4',
    card: 'Morale',
  });
  await fight.does('They meet opposition: 2 and 5, they stand', 4, '2 Space 5 Enter', {
    card: 'Roll initiative',
  });

  // Round 1.
  await fight.does('Initiative 3, 5, 4, 2 and 4', 10, '"3 5 4 2 4" Enter', {
    Sera: 'may act',
    card: 'Sera: shoot, Goblin 1',
  });
  await fight.does('Sera shoots Goblin 1: exactly 12, for 4', 5, '[12 or more] 1 2 Enter [damage] 4 Enter', {
    'Goblin 1': 'dead',
    Ilya: 'may act',
    'Goblin 2': 'may act',
  });
  await fight.does(
    'Ilya’s missile strikes Goblin 2: 1d6 + 1, the die 2',
    11,
    '[Ilya: cast] Enter [Ilya: Magic Missile] b Tab "1d6+1" Enter [damage] 2 Enter',
    { 'Goblin 2': '1 / 4', Ilya: 'acted' },
  );
  await fight.does('The four come on', 2, '[Goblin 2: walk up to] A Enter', {
    'Goblin 5': "40'",
    Darion: 'may act',
  });
  await fight.does('Darion lets it pass', 2, 'Shift+N', { Tam: 'may act' });
  await fight.does('Tam lets it pass', 2, 'Shift+N', { card: 'Roll initiative' });

  // Round 2.
  await fight.does('Initiative 2, 3, 1, 5 and 6', 10, '"2 3 1 5 6" Enter', { 'Goblin 2': 'may act' });
  await fight.does('The four come on', 2, 'A Enter', { 'Goblin 5': "20'", Tam: 'may act' });
  await fight.does('Tam lets it pass', 2, 'Shift+N', { card: 'Sera: shoot, Goblin 2' });
  await fight.does('Sera shoots at Goblin 2: 10, one short', 3, '[11 or more] 1 0 Enter', {
    'Goblin 2': '1 / 4',
  });
  await fight.powerCut();
  await fight.does('Darion lets it pass', 2, 'Shift+N', { Ilya: 'may act' });
  await fight.does('Ilya lets it pass', 2, 'Shift+N', { card: 'Roll initiative' });

  // Round 3.
  await fight.does('Initiative 4, 2, 3, 2 and 5', 10, '"4 2 3 2 5" Enter', { 'Goblin 2': 'may act' });
  await fight.does('Goblin 2 walks up to Ilya', 6, 'J [Goblin 2: walk up to] M w Enter I Enter', {
    'Goblin 2': "5'",
    card: 'Tam: strike at the one who closes',
  });
  const turn = (label: string) => `/ [Find] ${label} Enter`;
  await fight.does(
    'Goblin 2 at Ilya: exactly 11, for 2',
    10,
    `${turn('b')} [Goblin 2: attack] A I [11 or more] 1 1 Enter [damage] 2 Enter`,
    { Ilya: '3 / 5' },
  );
  await fight.does(
    'Goblin 3 walks up to Darion',
    8,
    `${turn('c')} [Goblin 3: walk up to] M w Enter D Enter`,
    {
      'Goblin 3': "5'",
    },
  );
  await fight.does(
    'Goblin 3 at Darion: 15, one short',
    8,
    `${turn('c')} [Goblin 3: attack] A D [16 or more] 1 5 Enter`,
    {
      Darion: '8 / 8',
    },
  );
  await fight.does(
    'Goblin 4 walks up to Darion',
    8,
    `${turn('e')} [Goblin 4: walk up to] M w Enter D Enter`,
    {
      'Goblin 4': "5'",
    },
  );
  await fight.does(
    'Goblin 4 at Darion: exactly 16, for 5',
    10,
    `${turn('e')} [Goblin 4: attack] A D 1 6 Enter [damage] 5 Enter`,
    { Darion: '3 / 8' },
  );
  await fight.does('Goblin 5 walks up to Tam', 8, `${turn('f')} [Goblin 5: walk up to] M w Enter T Enter`, {
    'Goblin 5': "5'",
  });
  await fight.does(
    'Goblin 5 at Tam: exactly 13, for 6',
    10,
    `${turn('f')} [Goblin 5: attack] A T [13 or more] 1 3 Enter [damage] 6 Enter`,
    { Tam: '0 / 4', card: 'Tam: strike at the one who closes' },
  );
  await fight.does(
    'Tam’s spear meets Goblin 5: 12, one short; then he is dead',
    5,
    'A F [13 or more] 1 2 Enter',
    {
      Tam: 'dead',
      card: 'Darion: attack',
    },
  );
  await fight.does(
    'Darion at Goblin 2: exactly 12, for 1 and 1',
    5,
    '[12 or more] 1 2 Enter [damage] 1 Enter',
    {
      'Goblin 2': 'dead',
    },
  );
  await fight.does(
    'Sera shoots Goblin 3, 5 feet away: 16, one short; neither Darion nor Ilya is struck, 18 and 13',
    11,
    '[Sera: attack, Goblin 3] Q [Sera: shoot, Goblin 3] [17 or more] 1 6 Enter [Darion] 1 8 Enter [Ilya] 1 3 Enter',
    { 'Goblin 3': '4 / 4', Darion: '3 / 8' },
  );
  await fight.does(
    'Ilya with her dagger at Goblin 3: 12, one short',
    3,
    '[Ilya: attack, Goblin 3] [13 or more] 1 2 Enter',
    {
      card: 'Roll initiative',
    },
  );

  // Round 4.
  await fight.does('Initiative 6, 1, 2 and 4', 8, '"6 1 2 4" Enter', { card: 'Darion: attack, Goblin 3' });
  await fight.does('Darion at Goblin 3: exactly 12, for 3 and 1', 5, '1 2 Enter [damage] 3 Enter', {
    'Goblin 3': 'dead',
    card: 'Morale',
  });
  await fight.does('Morale one worse, 4 and 3: they break', 5, 'Q 4 Space 3 Enter', { 'Goblin 5': 'broken' });
  await fight.does('Goblin 5 gives up', 6, '/ [Find] f Enter M s Enter', { 'Goblin 5': 'gave up' });
  await fight.does(
    'Goblin 4 flees: Darion 9 and Sera 10 miss by one, Ilya strikes exactly 11, for 4',
    14,
    '[Goblin 4] M "fl" Enter [Darion] 9 Enter [Sera] 1 0 Enter [Ilya] 1 1 Enter [damage] 4 Enter',
    { 'Goblin 4': 'dead', card: 'over' },
  );
  await fight.thereAndBack();
  await fight.show('combat-quarry');
});
