import { inWays, type Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { feetBetween, standing } from '../field.ts';
import { permitted } from '../fighter/permits.ts';
import { spendAttack } from '../harm/blows.ts';
import { saves, titleOfSave } from '../harm/saves.ts';
import type { BasicFantasyFighter } from '../state.ts';
import type { Power } from '../stats.ts';
import { none, only, whole, type BasicFantasyAction, type Look } from './action.ts';

/** In place of all attacks, and out of any hold. */
const isFree = (fighter: BasicFantasyFighter): boolean =>
  fighter.turn.attacks === 0 &&
  fighter.holding === null &&
  fighter.heldBy.length === 0 &&
  permitted(fighter).has('attack');

function cast(draft: BasicFantasyDraft, by: number, at: number, way: string): void {
  const fighter = edit(draft, by);
  const place = fighter.stats.spells?.findIndex(({ id }) => id === way) ?? -1;
  fighter.spells = fighter.spells.with(place, (fighter.spells[place] ?? 1) - 1);
  spendAttack(draft, by, null);
  if (at < 0) tell(draft, 'cast', by, { detail: way });
  else tell(draft, 'cast', at, { by, detail: way });
}

const inRange = (fighter: BasicFantasyFighter, other: BasicFantasyFighter, { rangeFeet }: Power): boolean =>
  rangeFeet === undefined || feetBetween(fighter, other) <= rangeFeet;

function fits(aim: Power['aim'], fighter: BasicFantasyFighter, other: BasicFantasyFighter): boolean {
  if (aim === 'self') return other.id === fighter.id;
  if (!standing(other)) return false;
  return aim === 'any' || (aim === 'ally') === (other.side === fighter.side);
}

/** Whom a power may be used on; null if on nobody who is there. */
function aimedAt({ state, fighter }: Look, power: Power): Offer | null {
  const ways = [power.id];
  if (power.aim === 'none') return { ways };
  const targets = state.fighters.filter(
    (other) => fits(power.aim, fighter, other) && inRange(fighter, other, power),
  );
  return targets.length > 0 ? { targets: targets.map(({ id }) => id), ways } : none;
}

/** What it does is the referee's, but for the save. Dice: d20 if the target may save. */
function usePower(draft: BasicFantasyDraft, by: number, at: number, way: string): void {
  const fighter = edit(draft, by);
  const place = fighter.stats.powers?.findIndex(({ id }) => id === way) ?? -1;
  const left = fighter.powers[place] ?? null;
  if (left !== null) fighter.powers = fighter.powers.with(place, left - 1);
  spendAttack(draft, by, null);
  const category = fighter.stats.powers?.[place]?.save;
  tell(draft, 'power', at < 0 ? null : at, { by, detail: way });
  if (at >= 0 && category !== undefined && fighterAt(draft, at).status === 'active') {
    saves(draft, at, { category, against: way, title: titleOfSave(category), by });
  }
}

/** Powers and spells, on his number. BF-CMB-1. */
export const magic: readonly BasicFantasyAction[] = [
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'BF-CMB-1',
    aims: 'many',
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
    offer: ({ fighter }) => {
      const { silencedBy, stats, spells } = fighter;
      if (!stats.spells || silencedBy !== null || !isFree(fighter)) return none;
      const prepared = stats.spells.filter((_spell, place) => (spells[place] ?? 0) > 0);
      return inWays(prepared.map(({ id }) => id));
    },
    act: whole(cast),
  },
];
