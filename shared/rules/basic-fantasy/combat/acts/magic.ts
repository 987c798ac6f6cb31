import type { Offer } from '../../../fight/action.ts';
import { allAimedAt } from '../../../fight/aim/targets.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { feetBetween, standing } from '../field.ts';
import { permitted } from '../fighter/permits.ts';
import { spendAttack } from '../harm/blows.ts';
import { work } from '../harm/recipes.ts';
import type { BasicFantasyFighter } from '../state.ts';
import type { Magic, Spell } from '../stats.ts';
import { none, only, whole, type BasicFantasyAction, type Look } from './action.ts';

/** In place of all attacks, and out of any hold. */
const isFree = (fighter: BasicFantasyFighter): boolean =>
  fighter.turn.attacks === 0 &&
  fighter.holding === null &&
  fighter.heldBy.length === 0 &&
  permitted(fighter).has('attack');

/** Spells of which nothing is said but their names are only told. */
const isAimed = ({ aim, recipe }: Spell): boolean => aim !== undefined || recipe !== undefined;

/** A spell whose recipe alone is known may go at anybody, and so may one that is only told. */
const aimOfSpell = (spell: Spell): Magic => ({ ...spell, aim: spell.aim ?? 'any' });

const placeOf = (things: readonly { id: string }[] | undefined, id: string): number =>
  things?.findIndex((one) => one.id === id) ?? -1;

/** The spell or power of this name. */
export function magicOf({ stats }: BasicFantasyFighter, kind: string, way: string): Magic | null {
  if (kind === 'power') return stats.powers?.find(({ id }) => id === way) ?? null;
  const spell = stats.spells?.find(({ id }) => id === way);
  return spell ? aimOfSpell(spell) : null;
}

const inRange = (fighter: BasicFantasyFighter, other: BasicFantasyFighter, { rangeFeet }: Magic): boolean =>
  rangeFeet === undefined || feetBetween(fighter, other) <= rangeFeet;

/** On his feet; or, for what heals, lying there. */
const reachable = (other: BasicFantasyFighter, { recipe }: Magic): boolean =>
  standing(other) ||
  (recipe?.heal !== undefined && other.fallen !== 'dead' && ['active', 'unconscious'].includes(other.status));

function fits(magic: Magic, fighter: BasicFantasyFighter, other: BasicFantasyFighter): boolean {
  const { aim } = magic;
  if (aim === 'self') return other.id === fighter.id;
  if (!reachable(other, magic)) return false;
  return aim === 'any' || (aim === 'ally') === (other.side === fighter.side);
}

const isTarget = (fighter: BasicFantasyFighter, other: BasicFantasyFighter, magic: Magic): boolean =>
  magic.aim !== 'none' && fits(magic, fighter, other) && inRange(fighter, other, magic);

/** Whom it may be used on; null if on nobody who is there. */
function aimedAt({ state, fighter }: Look, magic: Magic): Offer | null {
  const ways = [magic.id];
  if (magic.aim === 'none') return { ways };
  const targets = state.fighters.filter((other) => isTarget(fighter, other, magic));
  return targets.length > 0 ? { targets: targets.map(({ id }) => id), ways, aims: 'many' } : none;
}

/** Told of everybody it is aimed at, then played as far as its recipe goes. */
function take(draft: BasicFantasyDraft, by: number, at: number, magic: Magic, kind: 'cast' | 'power'): void {
  const user = fighterAt(draft, by);
  const targets = allAimedAt(draft, at, (place) => isTarget(user, fighterAt(draft, place), magic));
  for (const one of targets) tell(draft, kind, one, { by, detail: magic.id });
  if (targets.length === 0) tell(draft, kind, null, { by, detail: magic.id });
  work(draft, by, magic, targets);
}

function usePower(draft: BasicFantasyDraft, by: number, at: number, way: string): void {
  const fighter = edit(draft, by);
  const place = placeOf(fighter.stats.powers, way);
  const left = fighter.powers[place] ?? null;
  if (left !== null) fighter.powers = fighter.powers.with(place, left - 1);
  spendAttack(draft, by, null);
  const power = fighter.stats.powers?.[place];
  if (power) take(draft, by, at, power, 'power');
}

function cast(draft: BasicFantasyDraft, by: number, at: number, way: string): void {
  const fighter = edit(draft, by);
  const place = placeOf(fighter.stats.spells, way);
  fighter.spells = fighter.spells.with(place, (fighter.spells[place] ?? 1) - 1);
  spendAttack(draft, by, null);
  const spell = fighter.stats.spells?.[place];
  if (spell && isAimed(spell)) take(draft, by, at, aimOfSpell(spell), 'cast');
  else if (at < 0) tell(draft, 'cast', by, { detail: way });
  else tell(draft, 'cast', at, { by, detail: way });
}

/** Those that are only told in one offer, the others each by itself. */
function castable(look: Look): readonly Offer[] | null {
  const { fighter } = look;
  const { silencedBy, stats, spells } = fighter;
  if (!stats.spells || silencedBy !== null || !isFree(fighter)) return none;
  const offers: Offer[] = [];
  const plain: string[] = [];
  stats.spells.forEach((spell, place) => {
    if ((spells[place] ?? 0) === 0) return;
    const offer = isAimed(spell) ? aimedAt(look, aimOfSpell(spell)) : none;
    if (offer) offers.push(offer);
    else if (!isAimed(spell)) plain.push(spell.id);
  });
  return only(plain.length > 0 ? [{ ways: plain }, ...offers] : offers);
}

/** Powers and spells, on his number. BF-CMB-1. */
export const magic: readonly BasicFantasyAction[] = [
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'BF-CMB-1',
    aims: 'many',
    works: 'now',
    offer: (look) => {
      const { stats, powers } = look.fighter;
      if (!stats.powers || !isFree(look.fighter)) return none;
      const offers = stats.powers.flatMap((power, place) => {
        const offer = powers[place] === 0 ? none : aimedAt(look, power);
        return offer ? [offer] : [];
      });
      return only(offers);
    },
    act: whole(usePower),
  },
  {
    kind: 'cast',
    role: 'magic',
    title: 'Cast a spell',
    rule: 'BF-CMB-1',
    aims: 'note',
    works: 'now',
    offer: castable,
    act: whole(cast),
  },
];
