import { fordParty, fordSettings } from '../../fixtures/fights/the-ford.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

test('The Ford, by keyboard alone, two windows, with a power cut', async ({ program }, testInfo) => {
  const fight = await PlayedFight.sitDown(program, testInfo.outputPath('the-ford.turnkeeper'), {
    name: 'The Ford',
    system: 'ose',
    settings: fordSettings,
    people: fordParty,
  });
  await fight.does('Five goblins at 60 feet', 21, '+ [Begin a fight] "5 goblins hp 4 @60" Enter', {
    'Goblin 5': '4 / 4',
    Corin: 'may act',
    card: 'Roll initiative',
  });

  // Round 1.
  await fight.does('Corin declares Magic Missile', 3, 'D m Enter', { Corin: 'casting' });
  await fight.does('Initiative 5 and 2', 4, '"5 2" Enter', { Hild: 'may act', 'Goblin 1': 'waits for 2' });
  await fight.does('Nobody moves', 1, 'N', { Aylin: 'may act' });
  await fight.does(
    'Aylin shoots Goblin 1 by exactly 12, for 4',
    5,
    '[12 or more] 1 2 Enter [damage] 4 Enter',
    {
      'Goblin 1': 'dead',
      Corin: 'may act',
      card: 'Corin: cast the spell',
    },
  );
  await fight.does('Corin casts at Goblin 2', 3, 'Enter [Corin: Magic Missile] d Enter', { Corin: 'acted' });
  await fight.does('The referee takes 3 off Goblin 2', 4, 'T [Damage] "d3" Enter', {
    'Goblin 2': '1 / 4',
    card: 'Morale',
  });
  await fight.does('Morale 3 and 4: they stand', 4, '3 Space 4 Enter', {
    'Goblin 2': 'may act',
    card: 'Goblin 2: move up',
  });
  await fight.does('The four come on', 2, 'A Enter', { card: 'Roll initiative' });

  // Round 2.
  await fight.does('Initiative 3 and 3, again: 6 and 2', 8, '"3 3 6 2" Enter', { 'Goblin 2': 'waits for 2' });
  await fight.does('Nobody moves', 1, 'N', { Aylin: 'may act' });
  await fight.does('Aylin shoots at Goblin 2: 10, one short', 5, 'A D [11 or more] 1 0 Enter', {
    'Goblin 2': '1 / 4',
    card: 'Goblin 2: move up',
  });
  await fight.powerCut();
  await fight.does('The four come on', 2, '[Goblin 2: move up] A Enter', { card: 'Roll initiative' });

  // Round 3.
  await fight.does('Corin declares Sleep', 3, 'D s Enter', { Corin: 'casting' });
  await fight.does('Initiative 1 and 4', 4, '1 Space 4 Enter', { card: 'Goblin 2: move up' });
  await fight.does('The four stand before the party', 2, 'A Enter', { card: 'Goblin 2: attack, Hild' });
  await fight.does('Goblin 2 at Hild: 14, one short', 3, '[15 or more] 1 4 Enter', {
    Hild: '8 / 8',
    'Goblin 2': 'acted',
  });
  await fight.does('Goblin 3 at Hild: exactly 15, for 5', 5, '1 5 Enter [damage] 5 Enter', { Hild: '3 / 8' });
  await fight.does(
    'Goblin 4 at Corin: exactly 10, for 1',
    7,
    '[Goblin 4: attack] A C [10 or more] 1 0 Enter [damage] 1 Enter',
    { Corin: '4 / 5' },
  );
  await fight.does(
    'Goblin 5 at Odo: 20, for 6',
    7,
    '[Goblin 5: attack] A O [12 or more] 2 0 Enter [damage] 6 Enter',
    { Odo: 'dead', card: 'Hild: attack, Goblin 2' },
  );
  await fight.does('Hild at Goblin 2: exactly 12, for 1 and 1', 5, '1 2 Enter [damage] 1 Enter', {
    'Goblin 2': 'dead',
    card: 'Aylin: attack, Goblin 3',
  });
  await fight.does('Aylin with her dagger at Goblin 3: 12, one short', 3, '[13 or more] 1 2 Enter', {
    'Goblin 3': '4 / 4',
    card: 'Roll initiative',
  });

  // Round 4.
  await fight.does('Initiative 4 and 2', 4, '4 Space 2 Enter', { card: 'Hild: attack, Goblin 3' });
  await fight.does('Hild at Goblin 3: 16, for 3 and 1', 5, '1 6 Enter [damage] 3 Enter', {
    'Goblin 3': 'dead',
    card: 'Aylin: attack, Goblin 4',
  });
  await fight.does('Aylin at Goblin 4: exactly 13, for 2', 5, '1 3 Enter [damage] 2 Enter', {
    'Goblin 4': '2 / 4',
    card: 'Corin: attack',
  });
  await fight.does('Corin with his dagger at Goblin 5: 5 misses', 4, 'A G 5 Enter', {
    'Goblin 5': '4 / 4',
    card: 'Morale',
  });
  await fight.does('Morale one worse, 4 and 3: they break', 5, 'Q 4 Space 3 Enter', { 'Goblin 5': 'broken' });
  await fight.does('Goblin 5 gives up', 6, '/ [Find] g Enter [Goblin 5] M s Enter', {
    'Goblin 5': 'gave up',
  });
  await fight.does('Goblin 4 retreats 20 feet', 4, '[Goblin 4] M r Enter Enter', { card: 'Roll initiative' });

  // Round 5.
  await fight.does('Initiative 6 and 1', 4, '6 Space 1 Enter', { Hild: 'may act' });
  await fight.does('Nobody moves', 1, 'N', { card: 'Aylin: shoot, Goblin 4' });
  await fight.does('Aylin shoots Goblin 4: exactly 11, for 2', 5, '1 1 Enter [damage] 2 Enter', {
    'Goblin 4': 'dead',
    card: 'over',
  });
  await fight.thereAndBack();
  await fight.show('combat-ford');
});
