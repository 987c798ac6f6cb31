import { flag, given } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';

const { senses, surprise } = tables;

/**
 * What deafness and blindness do: the highest d6 that surprises, and modifiers to initiative, attacks and Armor Class.
 * Throws `bad-input`. BF-SENSE-1 to 3, 6.
 */
export function conditionSenses(input: { deafened?: boolean; blinded?: boolean }): {
  surpriseRange: number;
  initiative: number;
  attack: number;
  ac: number;
} & Reasoned {
  const deaf = flag(given(input).deafened, 'deafened');
  const blind = flag(input.blinded, 'blinded');
  const afflictions = [...(deaf ? [senses.deafened] : []), ...(blind ? [senses.blinded] : [])];
  const total = (of: 'initiative' | 'attack' | 'ac'): number =>
    afflictions.reduce((so, affliction) => so + affliction[of], 0);
  return {
    surpriseRange: Math.max(surprise.normal, ...afflictions.map(({ surpriseRange }) => surpriseRange)),
    initiative: total('initiative'),
    attack: total('attack'),
    ac: total('ac'),
    reasons: parts(
      because('deafened: initiative', deaf ? senses.deafened.initiative : 0, 'BF-SENSE-1'),
      because('blinded: initiative', blind ? senses.blinded.initiative : 0, 'BF-SENSE-2'),
      because('blinded: attack', blind ? senses.blinded.attack : 0, 'BF-SENSE-2'),
      because('blinded: Armor Class', blind ? senses.blinded.ac : 0, 'BF-SENSE-2'),
    ),
  };
}

export const senseOps = {
  'condition.senses': conditionSenses,
} as const;
