import { expect } from '@playwright/test';
import { field, type Moment, type Seat } from '../expedition/seat.ts';
import { encounterIn, met, talked, thrown } from './encounters.ts';
import { enter, explore, lights, quietCheck, rest, type Evening } from './evening.ts';

const torch = (turns: number) => `torch ${turns}`;

const lightTorch: Moment = {
  name: 'Pell lights a torch: 6 turns',
  keys: 3,
  play: async (seat) => {
    await seat.hands.press('l');
    await expect(seat.sight.dialog).toContainText('Pell');
    await seat.hands.press('Enter');
    await lights(torch(6))(seat);
  },
};

const fight: Moment = {
  name: 'They fight two rounds: two orcs down, one fled, Bran 6 of 9',
  play: async (seat) => {
    const { hands } = seat;
    const encounter = encounterIn(seat, 'orcs');
    await expect(hands.page.getByRole('button', { name: /^Fight/ })).toBeVisible();
    await hands.press('3');
    for (const [at, hitPoints] of ['5', '3', '4'].entries())
      await hands.fill(field(hands.page, `Hit points of foe ${at + 1}`), hitPoints);
    await hands.press('Enter');
    await expect(encounter.getByRole('form', { name: 'The fight' })).toBeVisible();
    const wound = (who: RegExp) => encounter.getByRole('textbox', { name: who });
    await hands.fill(wound(/^Damage to .*1$/), '5');
    await hands.press('Enter');
    await expect(encounter).toContainText('Round 2');
    await hands.fill(wound(/^Damage to .*2$/), '3');
    await hands.fill(wound(/^Damage to Bran$/), '3');
    const third = encounter.getByRole('combobox', { name: /^State of .*3$/ });
    await hands.reach(third);
    await hands.write('fled');
    await hands.reach(wound(/^Damage to Bran$/));
    await hands.press('Enter');
    await expect(encounter).toContainText('Round 3');
    await expect(seat.sight.row('Bran')).toContainText(/6\s*\/\s*9/);
  },
};

const over: Moment = {
  name: 'It is over: the encounter takes turn 4',
  play: async (seat) => {
    const { hands, sight } = seat;
    await hands.reach(field(hands.page, 'What came of it'));
    await hands.write('two orcs slain, one fled');
    await hands.press('Enter');
    await sight.turn(5);
    await lights(torch(2))(seat);
  },
};

const darkness: Moment = {
  name: 'Nothing burns: darkness; Pell lights the second torch from the last of the first',
  keys: 3,
  play: async (seat) => {
    const { hands, sight } = seat;
    await expect(sight.prompts).toContainText('Darkness');
    await hands.press('l');
    await expect(sight.dialog).toContainText('Pell');
    await hands.press('Enter');
    await lights(torch(6))(seat);
  },
};

const lookBack: Moment = {
  name: 'Looking back before the orcs: turn 4, torch 3, Bran unhurt; going back and undoing it',
  play: async (seat) => {
    const { hands, sight } = seat;
    const banner = hands.page.getByRole('region', { name: 'Looking back' });
    for (let back = 0; back < 60; back += 1) {
      await hands.press('Alt+ArrowLeft');
      await expect(banner).toContainText(`${back + 1} step`);
      if ((await banner.innerText()).includes('Turn 3: explored')) break;
    }
    await sight.turn(4);
    await lights(torch(3))(seat);
    await expect(sight.row('Bran')).toContainText(/9\s*\/\s*9/);
    await hands.press('Alt+Enter');
    await expect(banner).toBeHidden();
    await sight.turn(4);
    await hands.press('Control+z');
    await atTheEnd(seat);
  },
};

async function atTheEnd(seat: Seat): Promise<void> {
  await seat.sight.turn(9);
  await lights(torch(4))(seat);
  await expect(seat.sight.row('Bran')).toContainText(/6\s*\/\s*9/);
}

/** docs/evenings.md, The Drowned Shrine. */
export const drownedShrine: Evening = {
  system: 'swords-wizardry',
  name: 'The Drowned Shrine',
  people: [
    { name: 'Bran', className: 'Fighter', classId: 'fighter', level: 2, hp: 9, maxHp: 9 },
    { name: 'Yrsa', className: 'Ranger', classId: 'ranger', level: 1, hp: 7, maxHp: 7 },
    {
      name: 'Pell',
      className: 'Thief',
      classId: 'thief',
      level: 1,
      hp: 4,
      maxHp: 4,
      items: [
        { kind: 'torch', name: 'torch', quantity: 3 },
        { kind: 'tinder', name: 'tinderbox' },
      ],
    },
  ],
  moments: [
    enter('The Drowned Shrine'),
    lightTorch,
    explore(1, torch(5)),
    quietCheck(2, 5),
    explore(2, torch(4)),
    explore(3, torch(3)),
    met(4, 1, 'orcs', 3),
    thrown('Surprise', 'orcs', [2, 2], /monsters are surprised/),
    thrown('Distance', 'orcs', [4], /40'/),
    fight,
    over,
    explore(5, torch(1)),
    quietCheck(6, 4),
    rest(6),
    darkness,
    explore(7, torch(5)),
    met(8, 1, 'giant rats', 2),
    thrown('Surprise', 'giant rats', [1, 4], /party is surprised/),
    thrown('Distance', 'giant rats', [2], /20'/),
    thrown('Reaction', 'giant rats', [3, 5], /8/),
    talked(8, 'they share some bread, the rats slink off'),
    { name: 'Turn 8 is done, torch 4 left', play: atTheEnd },
    lookBack,
  ],
  afterwards: {
    name: 'Turn 8 stands, torch 4 left, undo still offered',
    play: async (seat) => {
      await atTheEnd(seat);
      await seat.sight.undoNames(/giant rats/);
    },
  },
};
