import type { RolledDie } from '../../../common/dice-tray.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { isPlayed } from '../../../fight/magic/on-hit.ts';
import { carryOut, type Hands, type PowerStats } from '../../../fight/magic/powers.ts';
import type { Recipe } from '../../../fight/magic/recipe.ts';
import { tellLasting } from '../../../fight/magic/works.ts';
import { diceRoll } from '../../attack/penetration.ts';
import { heal } from '../blows/healing.ts';
import { fall, wounded } from '../blows/wounds.ts';
import { circumstances } from '../circumstances.ts';
import { change, type HackmasterDraft } from '../draft.ts';
import type { Weapon } from '../fighter/build.ts';
import { restat } from '../fighter/restat.ts';
import { writtenDice } from '../named-dice.ts';
import { conditionFlags } from '../stats.ts';
import { saves } from './saves.ts';

/** A condition the book knows becomes his: a circumstance that is kept of him, or one of his stats. */
function mark(draft: HackmasterDraft, at: number, word: string): void {
  for (const [key, value] of Object.entries(conditionFlags[word] ?? {})) {
    const { stats, kept } = fighterAt(draft, at);
    if (circumstances.some((known) => known.key === key))
      change(draft, at, { kept: { ...kept, [key]: value } });
    else restat(draft, at, { ...stats, [key]: value });
  }
}

/** Effect and status, as far as they are still anything to him. */
function befalls(
  draft: HackmasterDraft,
  at: number,
  by: string,
  way: string,
  { effect, status, rounds }: Recipe,
): void {
  const { id, hp, status: now } = fighterAt(draft, at);
  if (now === 'dead') return;
  const amount = rounds === undefined ? {} : { amount: rounds };
  tell(draft, { kind: 'effect', as: 'effect', id, by, detail: effect ?? way, ...amount });
  if (effect !== undefined) mark(draft, at, effect);
  if (status === undefined || (now !== 'active' && status !== 'dead')) return;
  if (status === 'dead') change(draft, at, { hp: Math.min(0, hp) });
  fall(draft, at, status);
}

/** What a spell or power does to those at these places. */
export function befall(
  draft: HackmasterDraft,
  by: number,
  {
    id: way,
    save,
    recipe,
    modifier = 0,
  }: Pick<PowerStats, 'id'> & {
    readonly save?: string | undefined;
    readonly recipe: Recipe;
    readonly modifier?: number;
  },
  ats: readonly number[],
): void {
  const { id } = fighterAt(draft, by);
  let rolled: readonly RolledDie[] = [];
  const shown = (): readonly RolledDie[] => {
    const dice = rolled;
    rolled = [];
    return dice;
  };
  const hands: Hands = {
    roll: (notation, title) => {
      const rule = title === 'Damage' ? 'HM-DMG-1' : 'HM-DICE-1';
      const about = { what: 'damage', title, rule, by: id, way, dice: notation } as const;
      const thrown = diceRoll(
        { notation, penetrate: true },
        writtenDice(draft.dice, notation, true, () => about),
      );
      rolled = thrown.rolled ?? [];
      return thrown.total;
    },
    save: (at) => saves(draft, at, { modifier, against: way, by }),
    hurt: (at, points) => wounded(draft, at, { points, by, reasons: [], rolled: shown() }),
    heal: (at, points) => {
      const gained = fighterAt(draft, at).status === 'dead' ? 0 : heal(draft, at, points);
      const { id: whom, hp: left } = fighterAt(draft, at);
      tell(draft, { kind: 'healed', as: 'heals', id: whom, by: id, amount: gained, left, rolled: shown() });
    },
    befall: (at, done) => befalls(draft, at, id, way, done),
  };
  carryOut(recipe, save, ats, hands);
}

/**
 * What a hit does besides its damage: whoever is still in the fight saves, if it is known what it does; else it is only
 * told. Dice: those of the save, then of its recipe. HM-SAVE-1.
 */
export function hitDoes(draft: HackmasterDraft, by: number, { onHit }: Weapon, at: number): void {
  if (onHit === null) return;
  const { words: id, save, recipe, modifier } = onHit;
  const { id: victim, status, pending } = fighterAt(draft, at);
  if (!isPlayed(onHit) || status !== 'active' || pending?.out === true) {
    tell(draft, { kind: 'effect', as: 'effect', id: victim, by: fighterAt(draft, by).id, detail: id });
    return;
  }
  const from = draft.events.length;
  befall(draft, by, { id, recipe, modifier, ...(save !== null && { save }) }, [at]);
  tellLasting(draft, from, fighterAt(draft, by).id, { id, recipe });
}
