import { fordParty, fordSettings } from '../../fixtures/fights/the-ford.ts';
import { closeCampaign } from '../support/arrange.ts';
import { test } from '../support/fixtures.ts';
import { PlayedFight } from './played-fight.ts';

const evening = { name: 'Keys counted', system: 'ose', people: fordParty };

/** Thirty of a kind, begun in a word and acting as one. */
async function thirty(fight: PlayedFight): Promise<void> {
  await fight.does('Thirty goblins', 12, '+ [Begin a fight] "30 goblins" Enter', { Corin: 'may act' });
  await fight.does('Initiative of two sides, typed', 3, '2 5 Enter', { card: 'Goblin 1: move up' });
  await fight.does('Thirty walk up, and strike at nobody unasked', 2, 'A [only walks up] Enter', {
    Hild: '8 / 8',
  });
  await fight.does('The end of a step of the round', 1, 'N');
  await fight.takesBack();
  await fight.takesBack();
  await fight.takesBack();
}

/** Act by act, as a referee plays them. */
async function acts(fight: PlayedFight): Promise<void> {
  await fight.does(
    'Eight goblins of 4 hit points before them',
    22,
    '+ [Begin a fight] "8 goblins hp 4 @5" Enter',
    {
      card: 'Roll initiative',
    },
  );
  await fight.does('Initiative of two sides, typed', 3, '5 2 Enter', { card: 'Hild: attack, Goblin 1' });

  await fight.does('An attack at the offered target, thrown', 1, 'Enter', { Hild: 'acted' });
  await fight.takesBack();
  await fight.does('The same typed: a hit and its damage', 5, '[12 or more] 1 7 Enter [damage] 6 Enter', {
    Hild: 'acted',
  });
  await fight.takesBack();
  await fight.does('The same typed: a miss', 3, '[12 or more] 1 1 Enter', { Hild: 'acted' });
  await fight.takesBack();
  await fight.does('At another target', 7, '[12 or more] A D 1 7 Enter [damage] 6 Enter', { Hild: 'acted' });
  await fight.takesBack();
  await fight.looks('[12 or more] Alt+d');
  await fight.does('A die taken as soon as it is whole', 3, '1 7 [damage] 6', { Hild: 'acted' });
  await fight.takesBack();
  await fight.looks('[12 or more] Alt+d');

  await fight.does('Damage by word', 3, 'T [Damage] 7 Enter', { Hild: '1 / 8' });
  await fight.does('Healing by word', 3, 'L [Heal] 4 Enter', { Hild: '5 / 8' });
  await fight.takesBack();
  await fight.takesBack();
  await fight.does('A condition for three rounds', 7, 'G [Condition] b l Space 3 r Enter', {
    Hild: 'blinded, 3 rounds',
  });
  await fight.takesBack();

  // Six rows that follow each other, once they are unfolded.
  await fight.looks('ArrowDown ArrowDown ArrowDown ArrowDown ArrowRight', { unfolds: 'Goblin 1' });
  await fight.looks('ArrowDown');
  await fight.does(
    'A fireball on six, two of whom saved',
    16,
    'X Shift+J Shift+J Shift+J Shift+J Shift+J T [6 marked] "6d6" Enter [Thrown] H H Enter',
    { 'Goblin 7': '4 / 4' },
  );
  await fight.takesBack();
  await fight.does('Saves of three, typed', 10, 'X Shift+K Shift+K V [Save of] 5 Space 6 Space 7 Enter');
  await fight.takesBack();
  await fight.looks('Escape / [Find] h Enter [Hild: attack]');

  await fight.does('Hild fells the first of them', 5, '[Hild: attack] 1 7 Enter [damage] 6 Enter', {
    'Goblin 1': 'dead',
  });
  await fight.does('The end of a step of the round', 1, 'N', { card: 'Morale' });
  await fight.does('Morale, thrown', 1, 'Enter');
  await fight.takesBack();
  await fight.does('Morale, typed', 3, '[Morale] 3 4 Enter', { 'Goblin 2': 'may act' });
  await fight.does('Seven attacks of a group, thrown', 2, 'A [7 act] Enter');
}

/** Each for himself. */
async function twelve(fight: PlayedFight): Promise<void> {
  await fight.does(
    'Eight goblins, their hit points typed',
    32,
    '+ [Begin a fight] "8 goblins hp 4,2,5,3,1,4,4,6" Enter',
    { Corin: 'may act' },
  );
  await fight.does('Twelve numbers, typed', 13, '"335612436142" Enter', {
    Hild: 'waits for 3',
    Odo: 'may act',
  });
}

test('what an act costs in keys', async ({ program }, testInfo) => {
  const rounds = [
    ['thirty', fordSettings, thirty],
    ['acts', fordSettings, acts],
    ['twelve', { ...fordSettings, individualInitiative: true, initiativeTies: 'simultaneous' }, twelve],
  ] as const;
  for (const [name, settings, plays] of rounds) {
    const path = testInfo.outputPath(`${name}.turnkeeper`);
    await plays(await PlayedFight.sitDownAlone(program, path, { ...evening, settings }));
    await closeCampaign(program.desk);
  }
});
