import { fallingOps } from '../../harm/falling.ts';
import { tables } from '../../tables.ts';
import { foretell, type BasicFantasyDraft } from '../draft.ts';
import { fall, wound } from './wounds.ts';

const { die } = tables.falling;

/** A fall onto hard ground. Dice: d6 for every ten feet, rounded to the nearest, at most 20. BF-FALL-1 to 3. */
export function falls(draft: BasicFantasyDraft, index: number, feet: number): void {
  const { dice } = fallingOps['falling.damage']({ feet });
  const about = { what: 'damage', title: `Fall of ${feet} feet`, rule: 'BF-FALL-1' } as const;
  if (dice > 0) foretell(draft, null, { ...about, dice: `${dice}d${die}`, of: dice }, index);
  const { damage, reasons } = fallingOps['falling.damage']({ feet }, draft.dice);
  wound(draft, index, { amount: damage ?? 0, detail: 'fall', reasons, now: true });
  fall(draft, index);
}
