import type { QueryName, QueryOutput } from '../../../../shared/ipc/contract.ts';

/** What the main process says to the dialogs of the board, one answer for each question. */

const terms = {
  conditions: ['asleep', 'blinded'],
  known: ['blinded'],
  saves: [
    { key: 'death', title: 'Death' },
    { key: 'spells', title: 'Spells' },
  ],
  phases: [],
};
const gifts = {
  fighter: 'c1',
  alike: ['c1'],
  kind: 'Hild',
  hits: [
    { way: 'sword', words: '', does: '', kept: { recipe: {} } },
    { way: 'dagger', words: '', does: '', kept: { recipe: {} } },
  ],
  uses: [],
  notes: [],
};
const muster = { id: 3, name: 'Gate guard', lines: '2 orcs', notes: '' };
const flight = {
  gap: 30,
  unit: 'feet',
  fleeingRate: 40,
  pursuingRate: 40,
  text: '',
  pursues: '',
  dice: [],
  packs: [{ fighter: 'c1', name: 'Hild', what: 'a rope' }],
  reasons: [],
} as const;
const lying = {
  things: [
    { id: 7, what: 'a spear', atFeet: 0, away: 0, whose: '', whoseId: null },
    { id: 8, what: 'an axe', atFeet: 0, away: 0, whose: '', whoseId: null },
  ],
  shots: [],
  held: [],
  pack: '',
  doors: [],
  people: [{ id: 1, name: 'Hild' }],
};
const lights = {
  lights: [
    {
      id: 'l1',
      source: 'torch',
      lit: true,
      bearer: 'c1',
      atFeet: 0,
      where: 'of Hild',
      left: '3 turns',
      does: ['drop', 'throw', 'douse'],
    },
  ],
  fresh: [],
  hands: [{ fighter: 'c1', name: 'Hild', atFeet: 0 }],
} satisfies QueryOutput<'combat.lights'>;
const lastDice = {
  after: 3,
  said: 'Hild hits.',
  barred: null,
  dice: [{ act: 0, die: 0, sides: 20, face: 11, by: 'typed', title: 'Hild: attack' }],
} as const;
const figures = {
  alike: ['c1'],
  kind: 'Hild',
  figures: [
    { title: 'Armour class', value: '6', written: 'a whole number', from: 'sheet' },
    { title: 'Morale', value: '', written: 'a whole number', from: 'typed' },
  ],
} as const;
const setting = (key: string, more: object) => ({
  key,
  title: key,
  help: '',
  rule: '',
  choices: [],
  min: null,
  max: null,
  fallback: false,
  inUse: true,
  ...more,
});
const settings = [
  setting('Tie break', {
    kind: 'choice',
    value: 'again',
    choices: [
      { value: 'again', title: 'Again' },
      { value: 'both', title: 'Both at once' },
    ],
  }),
  setting('Morale', { kind: 'boolean', value: true }),
  setting('Reach', { kind: 'number', value: 5, min: 0, max: 20 }),
] as unknown as NonNullable<QueryOutput<'combat.settings'>>;
const choices = {
  groups: [],
  fighters: [],
  sides: [],
  moraleDecides: true,
  ranksKeepApart: false,
  shut: null,
};
const ending = {
  toCome: [
    {
      fighter: 'c1',
      who: 'Hild',
      what: 'wakes',
      text: 'wakes',
      amount: 4,
      unit: 'rounds',
      points: null,
      rule: '',
      helped: '',
    },
  ],
  time: { fought: '3 rounds', completes: '', suggested: false, then: [], due: [] },
  carriers: [],
  lights: [],
  room: null,
} as unknown as QueryOutput<'combat.ending'>;

export const dialogViews: { readonly [Name in QueryName]?: QueryOutput<Name> } = {
  'combat.terms': terms,
  'combat.gifts': gifts,
  'combat.recipes': [],
  'combat.musters': [muster],
  'combat.names': { people: ['Hild'], creatures: ['orc'], earlier: [] },
  'combat.saves': null,
  'combat.flight': flight as unknown as QueryOutput<'combat.flight'>,
  'combat.lying': lying,
  'combat.lights': lights,
  'combat.lastDice': lastDice as unknown as QueryOutput<'combat.lastDice'>,
  'combat.figures': figures as unknown as QueryOutput<'combat.figures'>,
  'combat.settings': settings,
  'combat.rehearsalChoices': choices,
  'combat.rehearsal': null,
  'combat.ending': ending,
  'combat.asLines': '',
  'encounter.view': null,
  'hoard.list': [],
};
