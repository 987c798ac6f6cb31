import type { RowView, TableView } from '../../../src-renderer/windows/places/tables/table-types.ts';

export const rowView = (
  id: number,
  from: number,
  to: number,
  who: string,
  more: Partial<RowView> = {},
): RowView => ({
  id,
  from,
  to,
  who,
  number: '1d6',
  ownNumber: null,
  creatureId: null,
  creature: null,
  nestedId: null,
  nested: null,
  note: '',
  chance: {
    value: (to - from + 1) / 6,
    reasons: [{ source: '1d6 shows it', value: 'so often', rule: 'TABLE' }],
  },
  ...more,
});

/** A table of the referee's own: rats and bats, each at half of a d6. */
export const tableView = (more: Partial<TableView> = {}): TableView => ({
  id: 1,
  name: 'Old mill',
  dice: '1d6',
  sides: [6],
  source: '',
  origin: null,
  notes: '',
  rows: [rowView(1, 1, 3, 'Rat'), rowView(2, 4, 6, 'Bat')],
  problems: [],
  usedBy: [],
  levels: [],
  ...more,
});
