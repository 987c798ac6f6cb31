import { expect, test } from 'vitest';
import { armourClassOf } from '../../../src-main/facts/party/armour-class.ts';
import { bearer, campaignOf } from './bearing.ts';

const none = { classes: null };
const mail = { kind: 'armour', name: 'chainmail', state: 'worn', facts: '{"acBonus":4}' } as const;
const shield = {
  kind: 'shield',
  name: 'shield',
  state: 'worn',
  facts: '{"acBonus":1,"magicBonus":1}',
} as const;

test('what is worn counts, both ways, and what is carried does not', () => {
  const ose = campaignOf('ose', { encumbrance: 'none' });
  expect(armourClassOf(ose, bearer([mail, shield]), none)).toMatchObject({
    descending: 3,
    ascending: 16,
    text: '3 [16]',
    overruled: false,
  });
  expect(armourClassOf(ose, bearer([{ ...mail, state: 'carried' }]), none).text).toBe('9 [10]');
});

test('a campaign that counts upwards writes that first', () => {
  const ose = campaignOf('ose', { encumbrance: 'none', ascendingAc: true });
  const { text, reasons } = armourClassOf(ose, bearer([mail]), none);
  expect(text).toBe('14 [5]');
  expect(reasons.reduce((sum, { value }) => sum + Number(value), 0)).toBe(14);
  const upwards = campaignOf('basic-fantasy', { encumbrance: 'none' });
  expect(armourClassOf(upwards, bearer([mail]), none)).toMatchObject({
    descending: null,
    ascending: 15,
    text: '15',
  });
});

test('where one way is written over the other follows', () => {
  const ose = campaignOf('ose', { encumbrance: 'none' });
  const down = armourClassOf(ose, bearer([], { sheet: { overrules: { acDescending: 2 } } }), none);
  expect(down).toMatchObject({ descending: 2, ascending: 17, overruled: true });
  expect(down.reasons.at(-1)).toEqual({ source: 'written over', value: 2, rule: 'referee' });
  const up = armourClassOf(ose, bearer([], { sheet: { overrules: { acAscending: 12 } } }), none);
  expect(up).toMatchObject({ descending: 7, ascending: 12 });
});

test('a system without armour class tells what it defends with', () => {
  const hackmaster = campaignOf('hackmaster', { encumbrance: 'none' });
  const bare = armourClassOf(hackmaster, bearer([]), none);
  expect(bare).toMatchObject({ descending: null, ascending: null, overruled: false });
  expect(bare.text).toMatch(/^d20/);
  const said = armourClassOf(hackmaster, bearer([], { sheet: { overrules: { defence: 'd20p+3' } } }), none);
  expect(said).toMatchObject({ text: 'd20p+3', overruled: true });
});
