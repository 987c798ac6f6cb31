import { RulesError } from '../../../../errors.ts';
import type { PowerStats } from '../../../fight/magic/powers.ts';
import type { Spell } from '../../rounds/terms.ts';
import { fighterIn, setFighter, type Field } from '../field.ts';
import type { SwordsFighter } from '../state.ts';
import { powersOf, wandsOf, type SwordsSpell, type SwordsWeapon } from '../fighter/stats.ts';

const less = <T extends number | null>(left: readonly T[], at: number): T[] =>
  left.map((count, each) => (each === at && count !== null ? (Math.max(0, count - 1) as T) : count));

/** One copy of a spell is gone. */
export function spend(field: Field, id: string, spell: string): void {
  const { stats, spells } = fighterIn(field, id);
  const at = stats.spells?.findIndex((one) => one.id === spell) ?? -1;
  setFighter(field, id, { spells: less(spells, at) });
}

/** One shot or throw is made. */
export function useShot(field: Field, id: string, weapon: SwordsWeapon): void {
  const { stats, shots } = fighterIn(field, id);
  const at = stats.weapons.indexOf(weapon);
  if (shots[at] !== null) setFighter(field, id, { shots: less(shots, at) });
}

/** Those with something left in them. */
export const ready = (devices: readonly PowerStats[], left: readonly (number | null)[]): PowerStats[] =>
  devices.filter((_, at) => left[at] !== 0);

export function spendCharge(field: Field, id: string, way: string, store: 'charges' | 'uses'): void {
  const fighter = fighterIn(field, id);
  const devices = store === 'charges' ? wandsOf(fighter.stats) : powersOf(fighter.stats);
  const at = devices.findIndex((one) => one.id === way);
  setFighter(field, id, { [store]: less(fighter[store], at) });
}

export const weaponOf = ({ stats }: SwordsFighter, way: string): SwordsWeapon | undefined =>
  stats.weapons.find(({ id }) => id === way);

/** Throws `bad-input` for a spell he has not. */
export function spellOf({ id, stats }: SwordsFighter, way: string): Spell {
  const spell: SwordsSpell | undefined = stats.spells?.find((one) => one.id === way);
  if (!spell) throw new RulesError('bad-input', `${id} has no spell called ${way}.`, 'way');
  return { spell: way, level: spell.level };
}
