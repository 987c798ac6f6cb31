import type { CreaturesAtHand } from '../../../content/bestiary/own/at-hand.ts';
import type { Pace } from '../../../../shared/rules/meeting/terms.ts';
import type { Ground } from '../../../../shared/rules/meeting/ground.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import { hitPointDice } from '../../../content/monster-sheet.ts';
import type { Monster } from '../../../content/creatures.ts';

/** What the starter content says of those who are met. */

export const creatureOf = (monsters: CreaturesAtHand, id: string | null): Monster | null =>
  id === null ? null : monsters.byId(id);

/** How many appear underground or elsewhere, as dice; empty where it says none. */
export function appearingDice(creature: Monster | null, ground: Ground): string {
  const dice = creature?.number_appearing[ground === 'dungeon' ? 'dungeon' : 'wilderness'] ?? '';
  return dice === 'special' || dice === '0' ? '' : dice;
}

/** What one's hit points are thrown with; empty where nobody knows or they are fixed. */
export const hitDiceOf = (creature: Monster | null): string =>
  creature === null || creature.hd.hp_fixed !== null || creature.hd.dice === 0 ? '' : hitPointDice(creature);

/** On foot, else as it moves first; null where nobody knows. */
export function paceOf(creature: Monster | null): Pace | null {
  const way = creature?.movement.find(({ mode }) => mode === 'walk') ?? creature?.movement[0];
  return way ? { baseFeet: way.per_turn_ft, encounterFeet: way.per_round_ft } : null;
}

const noMind = ['undead', 'mindless', 'construct', 'ooze'];
export const isMindless = (creature: Monster | null): boolean =>
  creature?.categories.some((category) => noMind.includes(category.toLowerCase())) ?? false;

const clever = ['person', 'demon'];
const dull = ['mindless', 'construct', 'ooze'];

/** What the content lets one tell of their wits, and by what; null where it says nothing of them. */
export function wits(creature: Monster | null): { intelligent: boolean; reasons: Reason[] } | null {
  if (creature === null) return null;
  const told = (intelligent: boolean, by: string) => ({
    intelligent,
    reasons: [because(`${creature.name}, ${by}`, intelligent ? 'intelligent' : 'not intelligent', CONTENT)],
  });
  const of = (kinds: readonly string[]) =>
    creature.categories.find((category) => kinds.includes(category.toLowerCase()));
  const kind = of(clever);
  if (kind !== undefined) return told(true, kind);
  const mindless = of(dull);
  if (mindless !== undefined) return told(false, mindless);
  // Bones wield swords too.
  if (of(['undead']) !== undefined) return null;
  return creature.attacks.some(({ by_weapon: wields }) => wields) ? told(true, 'wields weapons') : null;
}
