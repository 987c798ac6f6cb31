import { describe, expect, test } from 'vitest';
import type { Acts, Listed, Row } from '../../../src-renderer/windows/combat/fight-types.ts';
import { actOf, nothingPicked, offerOf } from '../../../src-renderer/windows/combat/offer.ts';

const entry = (kind: string, role: Listed['role'], more: Partial<Listed> = {}): Listed => ({
  kind,
  role,
  actor: role === 'table' ? null : 'c1',
  title: kind,
  rule: '',
  targets: null,
  ways: null,
  wayWords: null,
  circumstances: [],
  aims: null,
  works: null,
  barred: null,
  ...more,
});

const acts = (own: Listed[], table: Listed[] = [entry('next', 'table')]): Acts => ({
  own,
  table,
  rest: [],
  circumstances: [],
});

const attack = entry('attack', 'attack', { targets: ['f1', 'f2'], ways: ['Sword', 'Dagger'] });
const hild = { id: 'c1', against: 'f2' } as Row;

describe('what the card shows', () => {
  test('an attack where one is open, at the one fought already, with the weapon in hand', () => {
    const offer = offerOf(acts([entry('flee', 'leave'), attack]), hild, nothingPicked);
    expect(offer && actOf(offer)).toEqual({ kind: 'attack', actor: 'c1', target: 'f2', way: 'Sword' });
  });

  test('what the rules bar is never offered: the order of battle goes on', () => {
    const offer = offerOf(acts([{ ...attack, barred: 'It is another’s moment.' }]), hild, nothingPicked);
    expect(offer && actOf(offer)).toEqual({ kind: 'next', actor: null });
  });

  test('nobody is made to flee or to give up by Enter while something else is open', () => {
    const open = [entry('flee', 'leave'), entry('surrender', 'leave'), entry('wait', 'wait')];
    expect(offerOf(acts(open), hild, nothingPicked)?.entry.kind).toBe('next');
    expect(offerOf(acts(open, []), hild, nothingPicked)?.entry.kind).toBe('wait');
  });

  test('what was picked stays where it can', () => {
    const picked = { kind: 'attack', target: 'f1', way: 'Dagger' };
    const offer = offerOf(acts([attack]), hild, picked);
    expect(offer && actOf(offer)).toEqual({ kind: 'attack', actor: 'c1', target: 'f1', way: 'Dagger' });
    const gone = offerOf(acts([{ ...attack, targets: ['f2'] }]), hild, picked);
    expect(gone?.target).toBe('f2');
  });

  test('where nothing can be done nothing is shown', () => {
    expect(offerOf(acts([], []), hild, nothingPicked)).toBeNull();
  });
});
