import type { Offer } from '../../../fight/action.ts';
import type { SaveRuling } from '../../../fight/book.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { Refusal } from '../../../fight/words.ts';
import { oneOf } from '../../../common/input.ts';
import { saveResolve, saveTarget } from '../../characters/saves.ts';
import { spellCanCast } from '../../characters/spells.ts';
import { saveCategories, type SaveCategory } from '../../terms.ts';
import type { Power, Spell } from '../fighter/arms.ts';
import { put, type OseDraft } from '../draft.ts';
import { distance } from '../field.ts';
import { disturb, forget } from '../harm.ts';
import { able, has, type OseFighter } from '../state.ts';
import { ids, type Look, type OseAction } from './action.ts';

interface Save {
  category: SaveCategory;
  magical: boolean;
  modifier: number;
  against: string;
  by: string | null;
}

/** A save; what the magic does is the referee's. Dice: d20. OSE-SAVE-6. */
function save(draft: OseDraft, index: number, { category, magical, modifier, against, by }: Save): void {
  const { id, build } = fighterAt(draft, index);
  const { saves: values, will } = build;
  if (values === null) return;
  const { target, reasons: row } = saveTarget({ category, who: { values } });
  const bonus = modifier + (magical ? will : 0);
  draft.dice.about?.({
    what: 'save',
    title: `Save against ${against}`,
    rule: 'OSE-SAVE-6',
    by: id,
    ...(by !== null && { against: by }),
    way: category,
    needed: target - bonus,
  });
  const { success, total, reasons, rolled } = saveResolve(
    { target, modifier, wisModifier: will, magical },
    draft.dice,
  );
  const word = success ? 'saves' : 'failsSave';
  draft.events.push({
    kind: word,
    as: word,
    id,
    ...(by !== null && { by }),
    amount: total,
    total,
    needed: target,
    detail: against,
    reasons: [...reasons, ...row],
    ...(rolled && { rolled }),
  });
  if (!success) disturb(draft, index, { failedSave: true });
}

/** The save the referee calls for; none where nothing is known of what he saves by. */
export function savesByWord(
  draft: OseDraft,
  index: number,
  { category, modifier, against }: SaveRuling,
): Refusal | null {
  const known = oneOf(category, 'category', saveCategories);
  if (fighterAt(draft, index).build.saves === null) return 'cannotBe';
  const magical = known === 'spells' || known === 'wands';
  save(draft, index, { category: known, magical, modifier, against, by: null });
  return null;
}

function against(
  draft: OseDraft,
  index: number,
  { id: way, save: category }: Spell | Power,
  by: string,
): void {
  if (index < 0 || category === null) return;
  save(draft, index, { category, magical: true, modifier: 0, against: way, by });
}

/** The declared spell takes effect, and is gone from memory. Dice: d20 if the target may save. */
function cast(draft: OseDraft, index: number, target: number, way: string): void {
  const { id, build } = fighterAt(draft, index);
  const spell = build.spells.find((one) => one.id === way);
  if (!spell) return;
  forget(draft, index);
  const aim = target < 0 ? null : fighterAt(draft, target).id;
  draft.events.push({ kind: 'casts', as: 'casts', id: aim, by: id, detail: way });
  against(draft, target, spell, id);
}

/** A power is used in place of a blow or a spell. Dice: d20 if the target may save. */
function usePower(draft: OseDraft, index: number, target: number, way: string): void {
  const fighter = fighterAt(draft, index);
  const { id, build, powers, turn } = fighter;
  const at = build.powers.findIndex((one) => one.id === way);
  const power = build.powers[at];
  if (!power) return;
  const left = powers[at] ?? null;
  put(draft, index, {
    ...fighter,
    powers: left === null ? powers : powers.with(at, left - 1),
    turn: { ...turn, spent: true },
  });
  const aim = target < 0 ? null : fighterAt(draft, target).id;
  draft.events.push({ kind: 'power', as: 'power', id: aim, by: id, detail: way });
  against(draft, target, power, id);
}

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

/** Whom a spell or power may be aimed at; null if at nobody who is there. OSE-CBT-12. */
function aimed({ state, fighter }: Look, magic: Spell | Power): Offer | null {
  const ways = [magic.id];
  if (magic.aim === 'none') return { ways };
  const far = magic.rangeFeet ?? Infinity;
  const targets = state.fighters.filter((other) => {
    if (other.status === 'fled' || other.status === 'absent' || distance(fighter, other) > far) return false;
    if (has(other, 'invisible') && other.id !== fighter.id && !magic.sightNotNeeded) return false;
    return fits(magic.aim, fighter, other);
  });
  return targets.length > 0 ? { targets: ids(targets), ways } : null;
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
    offer: (look) => {
      const { turn, broken, build, powers } = look.fighter;
      if (turn.declared !== null || turn.spent || turn.attacks > 0 || broken) return null;
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
