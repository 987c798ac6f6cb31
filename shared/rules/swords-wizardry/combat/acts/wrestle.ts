import { because } from '../../../common/reason.ts';
import { change } from '../../rounds/draft.ts';
import { grappleBreakFree, grappleDice, grappleResolve } from '../../attack/grapple.ts';
import { stun } from '../../rounds/standing.ts';
import { tables } from '../../tables.ts';
import { combatantOf, fighterIn, loseShots, tell, type Field } from '../field.ts';
import { namedDice } from '../named-dice.ts';
import { hitDiceIn } from '../state.ts';
import { layHands, tradeBlows } from './strike.ts';

interface Wrestler {
  id: string;
  hitDice: number;
  rolls: number[];
}

function wrestler(field: Field, id: string): Wrestler {
  const hitDice = hitDiceIn(fighterIn(field, id).stats);
  const of = grappleDice(hitDice);
  const { die } = tables.grapple;
  const about = { what: 'chance', title: 'Grapple', rule: 'SW-UNARM-1', by: id } as const;
  const dice = namedDice(field.dice, of, () => ({ ...about, dice: `${of}d${die}` }));
  const rolls = Array.from({ length: of }, () => dice.roll(die));
  return { id, hitDice, rolls };
}

function struggle(field: Field, ids: readonly string[], struggling: boolean): void {
  for (const id of ids) {
    const one = combatantOf(field, id);
    if ((one.struggling ?? false) !== struggling) change(field.battle, id, { struggling });
  }
}

function stunned(field: Field, all: readonly { id: string; rounds: number }[]): void {
  for (const { id, rounds } of all) {
    stun(field.battle, id, rounds);
    tell(field, { kind: 'stunned', as: 'helpless', id, amount: rounds });
  }
}

const held = { none: 'frees', pinned: 'grabs', struggling: 'grabs', thrown: 'frees' } as const;

/** Those who have hold of one against him: pinned, struggling or thrown off. SW-UNARM-1 to 4. */
function contest(field: Field, holders: readonly string[], defenderId: string): void {
  const attackers = holders.map((id) => ({ ...wrestler(field, id), hit: true }));
  const {
    outcome,
    stunned: thrown,
    reasons,
  } = grappleResolve({ attackers, defender: wrestler(field, defenderId) });
  const [by] = holders;
  tell(field, {
    kind: outcome,
    as: held[outcome],
    id: defenderId,
    ...(by === undefined ? {} : { by }),
    reasons,
  });
  const struggling = outcome === 'struggling';
  for (const id of outcome === 'thrown' ? holders : [...holders, defenderId]) loseShots(field, id);
  struggle(field, [...holders, defenderId], struggling);
  const pinned = outcome === 'pinned';
  change(field.battle, defenderId, {
    pinned,
    heldBy: pinned || struggling ? [...holders] : [],
    ...(pinned ? { pinnedRound: field.battle.state.round } : {}),
  });
  stunned(field, thrown);
  field.stirred = true;
}

/** Some lay hands on one: an ordinary attack roll each, then one contest with all who hit. SW-UNARM-1, 6. */
export function grapple(field: Field, ids: readonly string[], targetId: string): void {
  const hitters = ids.filter((id) => {
    const { hit, total, compareTo: needed, reasons } = layHands(field, id, targetId);
    tradeBlows(field, id, targetId);
    const told = { kind: 'miss', as: 'miss', id: targetId, by: id, total, needed } as const;
    if (!hit) tell(field, { ...told, detail: 'grapple', reasons });
    return hit;
  });
  if (hitters.length === 0) return;
  const { heldBy = [] } = combatantOf(field, targetId);
  contest(field, [...heldBy.filter((holder) => !hitters.includes(holder)), ...hitters], targetId);
}

/** The hold one is in, as who is held or as one who holds; null for none. */
export function heldIn(field: Field, id: string): { id: string; by: readonly string[] } | null {
  const found = Object.entries(field.battle.state.combatants).find(
    ([other, { heldBy = [] }]) => (other === id && heldBy.length > 0) || heldBy.includes(id),
  );
  return found ? { id: found[0], by: found[1].heldBy ?? [] } : null;
}

/** Another contest between those who struggle. SW-UNARM-3. */
export function wrestle(field: Field, id: string): void {
  const held = heldIn(field, id);
  if (held) contest(field, held.by, held.id);
}

/** A pinned victim against all who hold him. SW-UNARM-5. */
export function breakFree(field: Field, id: string): void {
  const { heldBy = [] } = combatantOf(field, id);
  const result = grappleBreakFree({
    victim: wrestler(field, id),
    holders: heldBy.map((holder) => wrestler(field, holder)),
  });
  const detail = result.outcome;
  const as = detail === 'free' ? 'frees' : 'helpless';
  tell(field, { kind: 'breakFree', as, id, detail, reasons: result.reasons });
  if (detail === 'pinned') return;
  const struggling = detail === 'struggling';
  struggle(field, [...heldBy, id], struggling);
  change(field.battle, id, { pinned: false, heldBy: struggling ? heldBy : [] });
  stunned(field, result.stunned);
  field.stirred = true;
}

/** Whoever cannot hold on lets go; nobody struggles alone. */
export function letGo(field: Field, canHold: (holder: string, held: string) => boolean): void {
  const wrestling = new Set<string>();
  for (const [id, { heldBy = [], pinned, struggling }] of Object.entries(field.battle.state.combatants)) {
    if (heldBy.length === 0) continue;
    const left = heldBy.filter((holder) => canHold(holder, id));
    for (const one of left) wrestling.add(one);
    if (left.length > 0) wrestling.add(id);
    if (left.length === heldBy.length) continue;
    const free = left.length === 0;
    change(field.battle, id, { heldBy: left, ...(free && (pinned || struggling) ? { pinned: false } : {}) });
    if (free)
      tell(field, { kind: 'letGo', as: 'frees', id, reasons: [because('nobody holds on', 0, 'SW-UNARM-3')] });
  }
  for (const [id, { struggling }] of Object.entries(field.battle.state.combatants)) {
    if (struggling && !wrestling.has(id)) change(field.battle, id, { struggling: false });
  }
}
