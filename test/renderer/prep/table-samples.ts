import type { QueryOutput } from '../../../shared/ipc/contract.ts';

type View = QueryOutput<'table.view'>;
type Row = View['rows'][number];

export const row = (id: number, text: string, more: Partial<Row> = {}): Row => ({
  id,
  spans: [{ from: id, to: id }],
  weight: 1,
  text,
  pieces: [{ kind: 'text', written: text, leadsTo: null }],
  gives: [],
  giving: [],
  again: null,
  once: false,
  struck: false,
  drawn: 0,
  note: '',
  chance: { fraction: '1/2', value: 0.5 },
  faults: [],
  ...more,
});

export const omens: View = {
  id: 7,
  folder: 'Signs',
  name: 'Omens',
  purpose: 'any',
  way: 'dice',
  beyond: 'nothing',
  columns: [
    { title: 'B', dice: '1d2' },
    { title: 'X', dice: '1d4' },
  ],
  modifiers: [{ title: 'night', add: 2 }],
  notes: '',
  licence: '',
  source: '',
  rows: [
    row(1, 'a crow'),
    row(2, '{Gmes}', {
      pieces: [{ kind: 'unread', written: '{Gmes}', leadsTo: null }],
      faults: [{ written: '{Gmes}', sentence: '{Gmes} is neither.', nearest: ['Gems'] }],
    }),
  ],
  column: 0,
  reach: { least: 1, most: 2 },
  nothing: { fraction: '0/1', value: 0 },
  problems: [],
  cards: null,
  usedBy: { tables: [], places: [] },
};
