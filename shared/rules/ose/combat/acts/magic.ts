import type { Offer } from '../../../fight/action.ts';
import { allAimedAt } from '../../../fight/aim/targets.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { spellCanCast } from '../../characters/spells.ts';
import type { Power, Spell } from '../fighter/arms.ts';
import { put, type OseDraft } from '../draft.ts';
import { distance } from '../field.ts';
import { forget } from '../harm.ts';
import { work } from '../recipes.ts';
import { able, has, type OseFighter } from '../state.ts';
import { ids, type Look, type OseAction } from './action.ts';

/** Nothing declared, and nothing done that takes the place of a blow. */
export const isFree = ({ turn, broken }: OseFighter): boolean =>
  turn.declared === null && !turn.spent && turn.attacks === 0 && !broken;

/** Spells he could begin now. OSE-CBT-10, OSE-OTH-14. */
export function castable(fighter: OseFighter): string[] {
  const { spells } = fighter.build;
  if (spells.length === 0) return [];
  const { allowed } = spellCanCast({
    declared: true,
    gagged: has(fighter, 'gagged'),
    bound: has(fighter, 'bound'),
    magicalSilence: has(fighter, 'silenced'),
    unstableSurface: has(fighter, 'unstable'),
  });
  return allowed ? spells.filter((_, at) => (fighter.spells[at] ?? 0) > 0).map(({ id }) => id) : [];
}

function fits(aim: Spell['aim'], fighter: OseFighter, other: OseFighter): boolean {
  switch (aim) {
    case 'self':
      return other.id === fighter.id;
    case 'ally':
      return other.side === fighter.side;
    case 'foe':
      return other.side !== fighter.side && (able(other) || other.status === 'unconscious');
    case 'any':
    case 'none':
      return true;
  }
}

/** Whether a spell or power may be aimed at him. OSE-CBT-12. */
function isTarget(fighter: OseFighter, other: OseFighter, magic: Spell | Power): boolean {
  const far = magic.rangeFeet ?? Infinity;
  if (other.status === 'fled' || other.status === 'absent' || distance(fighter, other) > far) return false;
  if (has(other, 'invisible') && other.id !== fighter.id && !magic.sightNotNeeded) return false;
  return magic.aim !== 'none' && fits(magic.aim, fighter, other);
}

/** Whom a spell or power may be aimed at; null if at nobody who is there. */
function aimed({ state, fighter }: Look, magic: Spell | Power): Offer | null {
  const ways = [magic.id];
  if (magic.aim === 'none') return { ways };
  const targets = state.fighters.filter((other) => isTarget(fighter, other, magic));
  return targets.length > 0 ? { targets: ids(targets), ways } : null;
}

/** Told of everybody it is aimed at, then played as far as its recipe goes. */
function take(draft: OseDraft, by: number, at: number, magic: Spell | Power, word: 'casts' | 'power'): void {
  const user = fighterAt(draft, by);
  const targets = allAimedAt(draft, at, (place) => isTarget(user, fighterAt(draft, place), magic));
  const whom = targets.length > 0 ? targets.map((place) => fighterAt(draft, place).id) : [null];
  for (const id of whom) draft.events.push({ kind: word, as: word, id, by: user.id, detail: magic.id });
  work(draft, user.id, magic, targets);
}

/** The spell or power of this name. */
export function magicOf({ build }: OseFighter, kind: string, way: string): Spell | Power | null {
  const all: readonly (Spell | Power)[] = kind === 'power' ? build.powers : build.spells;
  return all.find(({ id }) => id === way) ?? null;
}

/** The declared spell takes effect, and is gone from memory. Dice: those of its recipe. */
function cast(draft: OseDraft, index: number, target: number, way: string): void {
  const { build } = fighterAt(draft, index);
  const spell = build.spells.find((one) => one.id === way);
  if (!spell) return;
  forget(draft, index);
  take(draft, index, target, spell, 'casts');
}

/** A power is used in place of a blow or a spell. Dice: those of its recipe. */
function usePower(draft: OseDraft, index: number, target: number, way: string): void {
  const fighter = fighterAt(draft, index);
  const { build, powers, turn } = fighter;
  const at = build.powers.findIndex((one) => one.id === way);
  const power = build.powers[at];
  if (!power) return;
  const left = powers[at] ?? null;
  put(draft, index, {
    ...fighter,
    powers: left === null ? powers : powers.with(at, left - 1),
    turn: { ...turn, spent: true },
  });
  take(draft, index, target, power, 'power');
}

/** Spells and powers, in their step. */
export const magic: readonly OseAction[] = [
  {
    kind: 'cast',
    role: 'magic',
    title: 'Cast the spell',
    rule: 'OSE-CBT-11',
    steps: ['spells'],
    aims: 'many',
    works: 'now',
    offer: (look) => {
      const { turn, broken, build } = look.fighter;
      if (turn.declared !== 'spell' || turn.spent || broken) return null;
      const spell = build.spells.find((one) => one.id === turn.spell);
      return spell && castable(look.fighter).includes(spell.id) ? aimed(look, spell) : null;
    },
    act: cast,
  },
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'OSE-CBT-1',
    steps: ['spells'],
    aims: 'many',
    works: 'now',
    offer: (look) => {
      const { build, powers } = look.fighter;
      if (!isFree(look.fighter)) return null;
      const offers: Offer[] = [];
      for (const [at, power] of build.powers.entries()) {
        const offer = powers[at] === 0 ? null : aimed(look, power);
        if (offer) offers.push(offer);
      }
      return offers;
    },
    act: usePower,
  },
];
