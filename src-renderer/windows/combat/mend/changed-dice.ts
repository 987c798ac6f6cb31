import type { QueryOutput } from '../../../../shared/ipc/contract.ts';

export type LastDice = NonNullable<QueryOutput<'combat.lastDice'>>;
type LastDie = LastDice['dice'][number];

/** The dice that were typed over, by their place in the list; a field left empty leaves its die as it is. */
export const changedDice = (dice: readonly LastDie[], typed: readonly (string | undefined)[]) =>
  dice.flatMap(({ act, die, face }, at) => {
    const text = typed[at]?.trim() ?? '';
    return text === '' || Number(text) === face ? [] : [{ act, die, face: Number(text) }];
  });
