import type { ToCome } from '../../fight/to-come.ts';
import { deathOf } from '../harm/damage.ts';
import { tables } from '../tables.ts';
import { kindOf, levelOf, type SwordsState } from './state.ts';

/**
 * Who bleeds loses a hit point a round until the one that kills him; points that only subdued return one an hour, and
 * whoever they keep down wakes as soon as fewer of them are left than hit points. SW-DMG-4, SW-SUB-2, 4.
 */
export const toCome = ({ fighters, battle }: SwordsState): ToCome[] =>
  fighters.flatMap(({ id, status, hp, subdual, stats }): ToCome[] => {
    if (status === 'dead' || status === 'absent') return [];
    const { settings } = battle;
    const coming: ToCome[] = [];
    if (battle.combatants[id]?.bleeding === true) {
      const { at } = deathOf({ kind: kindOf(stats), level: levelOf(stats), settings });
      const rounds = Math.ceil((hp - at) / tables.death.bleedPerRound);
      const helped = 'Whoever helps him stops it.';
      coming.push({
        id,
        what: 'bleeds',
        rule: 'SW-DMG-4',
        lasts: { amount: Math.max(1, rounds), unit: 'rounds' },
        helped,
      });
    }
    if (subdual === 0) return coming;
    const hours = (amount: number): ToCome['lasts'] => ({ amount, unit: 'hours' });
    if (status === 'unconscious' && hp > 0 && subdual >= hp)
      coming.push({ id, what: 'wakes', rule: 'SW-SUB-2', lasts: hours(subdual - hp + 1) });
    coming.push({ id, what: 'mends', rule: 'SW-SUB-4', lasts: hours(subdual), points: subdual });
    return coming;
  });
