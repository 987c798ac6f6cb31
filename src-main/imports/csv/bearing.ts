import type { DraftThing, Unread } from '../entry.ts';
import type { Reading } from '../reading.ts';

/** What a row of people says that they bear: the first weapon in hand, armour and shield worn. */
export const bornThings = (reading: Reading, tell: (told: Unread) => void): DraftThing[] => {
  const names = (column: string): string[] =>
    (reading.text([column], 400) ?? '')
      .split(/[,;&]| \+ |\band\b/)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !/^(?:none|nil|-+|n\/a)$/i.test(name));
  const weapons = names('weapon').map((name, at): DraftThing => {
    const state = at === 0 ? 'wielded' : 'carried';
    return { item: { kind: 'weapon', name, weightEach: 0, state }, inside: null, path: 'weapon' };
  });
  const armour = names('armour').map((name): DraftThing => {
    const kind = /\b(?:shield|buckler)\b/i.test(name) ? 'shield' : 'armour';
    return { item: { kind, name, weightEach: 0, state: 'worn' }, inside: null, path: 'armour' };
  });
  for (const [path, things] of [['weapon', weapons] as const, ['armour', armour] as const])
    if (things.length > 0) tell({ path, why: 'No weight is told; it weighs nothing until it is written.' });
  return [...weapons, ...armour];
};
