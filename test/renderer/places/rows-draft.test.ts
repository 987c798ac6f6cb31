import { beforeEach, describe, expect, it } from 'vitest';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { RowsDraft } from '../../../src-renderer/windows/places/tables/rows-draft.svelte.ts';
import type { TableView } from '../../../src-renderer/windows/places/tables/table-types.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';
import { tableView } from './table-samples.ts';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
});

const draftOf = (more: Partial<TableView> = {}): RowsDraft => new RowsDraft(tableView(more));

describe('rows while they are written', () => {
  it('begin with one empty row, and go on behind the last total', () => {
    const draft = draftOf({ rows: [] });
    expect(draft.rows.map(({ from, to }) => [from, to])).toEqual([['1', '1']]);
    const [first] = draft.rows;
    if (first) first.to = '6';
    draft.down(0, 2);
    expect(draft.rows.map(({ from, to }) => [from, to])).toEqual([
      ['1', '6'],
      ['7', '7'],
    ]);
    expect(draft.wanted).toMatchObject({ row: 1, column: 0 });
  });

  it('show their chances and problems with every letter', () => {
    const draft = draftOf();
    expect([draft.chance(0), draft.chance(1)]).toEqual([0.5, 0.5]);
    expect([draft.problems, draft.isChanged]).toEqual([[], false]);
    const [rat] = draft.rows;
    if (rat) rat.to = '2';
    expect(draft.chance(0)).toBeCloseTo(1 / 3);
    expect(draft.problems).toEqual(['Nothing stands at 3 (16.7 %).']);
    expect(draft.isChanged).toBe(true);
    if (rat) rat.to = 'x';
    expect([draft.chance(0), draft.problems]).toEqual([null, ['A row has no totals yet.']]);
  });

  it('are handed over in the order of their totals; the first fault gets the cursor', () => {
    const draft = draftOf();
    const [rat, bat] = draft.rows;
    if (!rat || !bat) throw new Error('There are no rows.');
    [rat.from, rat.to, bat.from, bat.to] = ['4', '6', '1', ''];
    rat.who = ' ';
    expect(draft.toRows()).toBeNull();
    expect(draft.wanted).toMatchObject({ row: 0, column: 2 });
    expect(draft.problem(0, 'who')).toMatch(/Say who/);
    rat.who = 'Rat';
    expect(draft.toRows()?.map(({ from, to, who }) => [from, to, who])).toEqual([
      [1, 1, 'Bat'],
      [4, 6, 'Rat'],
    ]);
  });

  it('know a creature of the starter content by its name, and let it go with the name', async () => {
    bridge.answer('content.creatures', ({ search }) => ({
      creatures: [{ list: 'monsters', id: 'rat-giant', name: search } as Creature],
      total: 1,
      attribution: null,
    }));
    const draft = draftOf();
    const [rat] = draft.rows;
    await rat?.recognise();
    expect(draft.toRows()?.[0]?.creatureId).toBe('rat-giant');
    if (rat) rat.who = 'Rat king';
    expect(draft.toRows()?.[0]?.creatureId).toBeNull();
  });

  it('show what the campaign refused at its cell', () => {
    const draft = draftOf();
    const message = 'Write 2d4 for 2-8.';
    draft.refusal = { code: 'bad-input', message, details: { 'rows.1.number': message } };
    expect([draft.problem(1, 'number'), draft.problem(0, 'number')]).toEqual([message, undefined]);
  });
});

type Creature = QueryOutput<'content.creatures'>['creatures'][number];
