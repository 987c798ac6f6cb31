import { because } from '../../reason.ts';
import { change } from '../draft.ts';
import { grappleBreakFree, grappleDice, grappleResolve } from '../grapple.ts';
import { stun } from '../standing.ts';
import { tables } from '../tables.ts';
import { combatantOf, fighterIn, tell, type Field } from './field.ts';
import { hitDiceIn } from './state.ts';
import { swing, tradeBlows } from './strike.ts';

interface Wrestler {
  id: string;
  hitDice: number;
  rolls: number[];
}

function wrestler(field: Field, id: string): Wrestler {
  const hitDice = hitDiceIn(fighterIn(field, id).stats);
  const rolls = Array.from({ length: grappleDice(hitDice) }, () => field.dice.roll(tables.grapple.die));
  return { id, hitDice, rolls };
}

function struggle(field: Field, ids: readonly string[], struggling: boolean): void {
  for (const id of ids) {
    const one = combatantOf(field, id);
    if ((one.struggling ?? false) !== struggling) change(field.draft, id, { struggling });
  }
}

function stunned(field: Field, all: readonly { id: string; rounds: number }[]): void {
  for (const { id, rounds } of all) {
    stun(field.draft, id, rounds);
    tell(field, { kind: 'stunned', id, amount: rounds });
  }
}

/** Those who have hold of one against him: pinned, struggling or thrown off. SW-UNARM-1 to 4. */
function contest(field: Field, holders: readonly string[], defenderId: string): void {
  const attackers = holders.map((id) => ({ ...wrestler(field, id), hit: true }));
  const {
    outcome,
    stunned: thrown,
    reasons,
  } = grappleResolve({ attackers, defender: wrestler(field, defenderId) });
  const [by] = holders;
  tell(field, { kind: outcome, id: defenderId, ...(by === undefined ? {} : { by }), reasons });
  const struggling = outcome === 'struggling';
  struggle(field, [...holders, defenderId], struggling);
  const pinned = outcome === 'pinned';
  change(field.draft, defenderId, {
    pinned,
    heldBy: pinned || struggling ? [...holders] : [],
    ...(pinned ? { pinnedRound: field.draft.state.round } : {}),
  });
  stunned(field, thrown);
  field.stirred = true;
}

/** Lays hands on somebody: an ordinary attack roll, then the contest. SW-UNARM-1, 6. */
export function grapple(field: Field, id: string, targetId: string): void {
  const target = fighterIn(field, targetId);
  const { hit, reasons } = swing(field, fighterIn(field, id), target, { kind: 'melee' }, 0);
  tradeBlows(field, id, targetId);
  if (!hit) {
    tell(field, { kind: 'miss', id: targetId, by: id, detail: 'grapple', reasons });
    return;
  }
  const { heldBy = [] } = combatantOf(field, targetId);
  contest(field, [...heldBy.filter((holder) => holder !== id), id], targetId);
}

/** Another contest between those who struggle. SW-UNARM-3. */
export function wrestle(field: Field, id: string): void {
  const held = Object.entries(field.draft.state.combatants).find(
    ([other, { heldBy = [] }]) => (other === id && heldBy.length > 0) || heldBy.includes(id),
  );
  if (!held) return;
  const [defender, { heldBy = [] }] = held;
  contest(field, heldBy, defender);
}

/** A pinned victim against all who hold him. SW-UNARM-5. */
export function breakFree(field: Field, id: string): void {
  const { heldBy = [] } = combatantOf(field, id);
  const result = grappleBreakFree({
    victim: wrestler(field, id),
    holders: heldBy.map((holder) => wrestler(field, holder)),
  });
  const detail = result.outcome;
  tell(field, { kind: 'breakFree', id, detail, reasons: result.reasons });
  if (detail === 'pinned') return;
  const struggling = detail === 'struggling';
  struggle(field, [...heldBy, id], struggling);
  change(field.draft, id, { pinned: false, heldBy: struggling ? heldBy : [] });
  stunned(field, result.stunned);
  field.stirred = true;
}

/** Whoever cannot hold on lets go; nobody struggles alone. */
export function letGo(field: Field, canHold: (holder: string, held: string) => boolean): void {
  const wrestling = new Set<string>();
  for (const [id, { heldBy = [], pinned, struggling }] of Object.entries(field.draft.state.combatants)) {
    if (heldBy.length === 0) continue;
    const left = heldBy.filter((holder) => canHold(holder, id));
    for (const one of left) wrestling.add(one);
    if (left.length > 0) wrestling.add(id);
    if (left.length === heldBy.length) continue;
    const free = left.length === 0;
    change(field.draft, id, { heldBy: left, ...(free && (pinned || struggling) ? { pinned: false } : {}) });
    if (free) tell(field, { kind: 'letGo', id, reasons: [because('nobody holds on', 0, 'SW-UNARM-3')] });
  }
  for (const [id, { struggling }] of Object.entries(field.draft.state.combatants)) {
    if (struggling && !wrestling.has(id)) change(field.draft, id, { struggling: false });
  }
}
