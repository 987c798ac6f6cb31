import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type Found = QueryOutput<'creature.search'>;
type Creature = QueryOutput<'creature.view'>;

const line = (id: string, name: string): Found['rows'][number] => ({
  book: 'ose',
  id,
  name,
  hd: '1',
  ac: '6 [13]',
  morale: 7,
  xp: 1250,
  own: false,
  variantOf: '',
  atHand: true,
});

export const three: Found = {
  rows: [line('goblin', 'Goblin'), line('ghoul', 'Ghoul'), line('orc', 'Orc')],
  total: 3,
  unknown: [],
  books: [{ id: 'ose', title: 'Old-school rules (ose)', found: 3 }],
  own: { total: 0, found: 0 },
  facets: [{ title: 'Kind', options: [{ fact: 'tag:undead', label: 'Undead', count: 1 }] }],
};

export const goblin: Creature = {
  book: 'ose',
  id: 'goblin',
  name: 'Goblin',
  also: 'Small one',
  in: 'ose',
  how: 'printed',
  other: null,
  figures: [
    { label: 'Morale', text: '7', mark: 'printed', why: 'Printed there.', rule: 'OSE-MOR-2', beside: null },
    { label: 'Special', text: '', mark: 'printed', why: 'It prints none.', rule: null, beside: null },
  ],
  systems: [
    { id: 'ose', title: 'Old-school rules (ose)' },
    { id: 'basic-fantasy', title: 'Count-down initiative (basic-fantasy)' },
  ],
  attribution: { licence: 'Open Game License 1.0a', text: 'Beside the program.' },
  own: null,
};
