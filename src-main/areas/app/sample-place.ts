import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { DoorFacts, TrapFacts, TreasureFacts } from '../../../shared/ipc/book/place-facts.ts';

/** The small dungeon of the sample campaign: one level of seven rooms under a flooded priory. */

type Dungeon = CommandInput<'place.addDungeon'>;

interface SampleDoor {
  name: string;
  /** The key of the room behind it. */
  to: string;
  facts?: Partial<DoorFacts>;
}

export interface SampleRoom {
  key: string;
  name: string;
  notes: string;
  doors?: readonly SampleDoor[];
  traps?: readonly { name: string; facts: Partial<TrapFacts> }[];
  treasures?: readonly { name: string; notes?: string; facts?: Partial<TreasureFacts> }[];
  others?: readonly string[];
}

export const samplePlace: Dungeon = {
  name: 'The Sunken Priory',
  notes:
    'The river took the lower cloister sixty years ago. The brothers left by boat, all but one, and he has the key of the sacristy.',
};

export const sampleLevel = { name: 'The lower cloister', table: 'dungeon-level-1' };

/** The party begins in the first of these. */
export const sampleRooms: readonly SampleRoom[] = [
  {
    key: '1',
    name: 'Head of the stair',
    notes:
      'Thirty worn steps down to a **dry landing**. Water drips somewhere below. A rusted lamp bracket, empty.',
    doors: [{ name: 'swollen oak door', to: '2', facts: { stuck: true } }],
    others: ['lamp bracket'],
  },
  {
    key: '2',
    name: 'Almonry',
    notes:
      'Alms boxes burst open along the walls. Listening at the arch: *splashing*, then nothing. It is the rats of room 3.',
    doors: [
      { name: 'open arch', to: '3', facts: { open: true } },
      { name: 'iron grate', to: '5', facts: { locked: true } },
    ],
    treasures: [{ name: '14 copper pieces under a box', facts: { hidden: true } }],
  },
  {
    key: '3',
    name: 'Flooded nave',
    notes:
      'Black water to the knee: everybody is heard. **Six giant rats** on the choir stalls; they flee from fire.',
    doors: [{ name: 'sacristy door', to: '4', facts: { locked: true } }],
    traps: [
      { name: 'loose flagstone', facts: { what: 'A hole under the water, 1d6 to the first who walks' } },
    ],
    others: ['choir stalls'],
  },
  {
    key: '4',
    name: 'Sacristy',
    notes: 'Dry, and too tidy. Vestments fall to dust when touched. An iron-bound chest stands on the altar.',
    doors: [{ name: 'panel behind the vestments', to: '6', facts: { secret: true } }],
    traps: [
      {
        name: 'needle in the lock',
        facts: { of: 'treasure', what: 'Save against poison, or sick for an hour' },
      },
    ],
    treasures: [{ name: 'two silver candlesticks, 30 gp each' }, { name: 'chest with 180 silver pieces' }],
  },
  {
    key: '5',
    name: 'Dormitory',
    notes: 'Eleven cots and ten skeletons. **Three of them rise** when somebody lies down or takes anything.',
    doors: [{ name: 'low door', to: '7' }],
    treasures: [{ name: 'the cellarer’s ring of keys', notes: 'Opens the iron grate and the sacristy.' }],
  },
  {
    key: '6',
    name: 'Cell of the last brother',
    notes:
      'A dead man at a desk, his **lantern still warm**. He wrote until the ink was gone, and gives true answers to three questions.',
    treasures: [{ name: 'garnet seal, 100 gp', facts: { hidden: true } }],
    others: ['the last page'],
  },
  {
    key: '7',
    name: 'Well room',
    notes:
      'A round well, forty feet to the water. Cold air rises: there is more below, and it is yours to write.',
    traps: [{ name: 'rotten well cover', facts: { what: 'Falls in, 4d6; a rope saves', chanceInSix: 3 } }],
    others: ['well'],
  },
];
