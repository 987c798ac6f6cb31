import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { CharacterRules } from '../../../../shared/rules/characters/character.ts';

/** What a sheet of the system has beside the six scores; null where it has nothing. */
export const ownSheetOf = ({ own }: CharacterRules): QueryOutput<'character.view'>['ownSheet'] =>
  own === undefined ? null : { scores: own.scores.map((score) => ({ ...score })) };
