import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { classText } from '../../../../shared/words/armour-class.ts';
import { movementText } from '../../../content/creature-words.ts';
import type { Monster } from '../../../content/creatures.ts';
import type { FoeRow } from '../../../db/tables.ts';
import { hitDiceOf } from '../foes/creature.ts';
import { mostFoes } from '../foes/foe-names.ts';
import { sidesOf } from '../../../facts/written-dice.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;

/** What the starter content says of those who are met, their armour class as the campaign writes it. */
export const creatureView = (creature: Monster, ascendingFirst: boolean): NonNullable<View['creature']> => ({
  id: creature.id,
  name: creature.name,
  hitDice: creature.hd.text,
  armourClass: classText({ ...creature.ac, ascendingFirst }),
  attacks: creature.attacks_text,
  movement: movementText(creature),
  morale: creature.morale,
  alignment: creature.alignment.join(' or '),
  special: creature.special,
});

/** Those kept one by one, and how many are still without hit points. */
export function foesView(
  number: number | null,
  foes: readonly FoeRow[],
  creature: Monster | null,
): View['foes'] {
  const hitDice = hitDiceOf(creature);
  return {
    all: foes.map(({ id, name, hp, max_hp: maxHp, state }) => ({ id, name, hp, maxHp, state })),
    up: foes.filter(({ state }) => state === 'up').length,
    hitDice,
    sides: sidesOf(hitDice),
    fixedHp: creature?.hd.hp_fixed ?? null,
    wanting: Math.max(0, Math.min(mostFoes, number ?? 0) - foes.length),
  };
}
