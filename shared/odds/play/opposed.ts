import { extraSides } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { given, modifier, refuse, whole } from '../../rules/common/input.ts';
import { dieWeights } from '../dice/die-weights.ts';
import { type DiceOddsOptions, neglectOf, oddsWithin } from '../dice/dice-odds.ts';
import { checkedDistribution, type Distribution } from '../dice/distribution.ts';
import { share } from '../dice/weights.ts';

export interface ComparisonOdds {
  /** The first total is higher, both are equal, the first is lower; together with `neglected` they make 1. */
  higher: number;
  equal: number;
  lower: number;
  neglected: number;
}

/** How two independent totals compare. Throws `bad-input`. */
export function compared(first: Distribution, second: Distribution): ComparisonOdds {
  const [one, other] = [checkedDistribution(first), checkedDistribution(second)];
  const known = (1 - one.neglected) * (1 - other.neglected);
  let at = 0;
  let below = 0;
  let higher = 0;
  let equal = 0;
  one.values.forEach((value, index) => {
    for (; at < other.values.length && (other.values[at] ?? 0) < value; at += 1)
      below += other.chances[at] ?? 0;
    const chance = one.chances[index] ?? 0;
    higher += chance * below;
    if (other.values[at] === value) equal += chance * (other.chances[at] ?? 0);
  });
  return { higher, equal, lower: Math.max(0, known - higher - equal), neglected: 1 - known };
}

/** Opposed rolls of any dice: `d20p+3` against `d20p`. Throws `bad-input`. */
export function opposedOdds(first: string, second: string, options: DiceOddsOptions = {}): ComparisonOdds {
  const neglect = neglectOf(options) / 2;
  return compared(oddsWithin(first, neglect), oddsWithin(second, neglect));
}

/** One die of an opposed attack, as `d20p` or `d12`, with its modifiers. */
export interface SideInput {
  die: string;
  modifier?: number;
}

export interface DefenceInput {
  attack: SideInput;
  defence: SideInput;
  /** With a shield in the way: the largest lead of the defence at which the blow still lands on it. */
  shieldLead?: number;
}

export interface DefenceOdds {
  /** The attack beats the defence and is no natural 1; critical hits included. */
  hit: number;
  /** A hit with a natural 20 of a d20. */
  critical: number;
  /** The defence beats the attack with a natural 20, with a natural 19, of a d20. */
  perfect: number;
  nearPerfect: number;
  /** A natural 1 of the attack that the defence beats. */
  fumble: number;
  /** A natural 1 of the attack or of the defence, whatever the totals. */
  attackNatural1: number;
  defenceNatural1: number;
  /** Neither total beats the other. */
  tie: number;
  /** The blow lands on the shield; 0 without one. */
  shield: number;
  /** A fumble or a perfect defence; a near-perfect defence against no fumble. */
  turned: number;
  turnedClose: number;
  /** Chance of all chains that were cut off. */
  neglected: number;
}

/** How a die may fall: its first face, and what it comes to with its chain and all that is added. */
export interface Fall {
  natural: number;
  total: number;
  chance: number;
}

/** One die of two that are thrown against each other. */
export interface Side {
  sides: number;
  falls: Fall[];
  neglected: number;
}

const MOST_SIDES = 100;

/**
 * Every fall of one die by its natural face: a face below the highest has one total, the highest a chain.
 * Throws `bad-input`.
 */
export function sideOf(input: SideInput, field: string, neglect: number): Side {
  const [term, ...others] = parseDice(given(input, field).die, `${field}.die`).terms;
  const plain = term?.kind === 'dice' && term.sign === 1 && term.count === 1 && term.times === 1;
  if (!plain || others.length > 0 || term.reroll || term.reading === 'digits' || term.sides > MOST_SIDES) {
    return refuse(`${field}.die`, 'one die such as d20p');
  }
  const added = modifier(input.modifier, `${field}.modifier`);
  const { min, counts, whole: cases } = dieWeights(term, neglect);
  const chained = extraSides(term) === undefined ? Infinity : term.sides;
  const falls = counts.flatMap((count, index) => {
    const total = min + index;
    const natural = Math.min(total, chained);
    return count === 0n ? [] : [{ natural, total: total + added, chance: share(count, cases) }];
  });
  return { sides: term.sides, falls, neglected: share(cases - counts.reduce((a, b) => a + b, 0n), cases) };
}

type Share = Exclude<keyof DefenceOdds, 'neglected'>;

/** Which shares one fall of both dice belongs to. */
function sharesOf(a: Fall, d: Fall, attackSides: number, defenceSides: number, shieldLead: number): Share[] {
  const shares: Share[] = [];
  const lead = d.total - a.total;
  const hit = lead < 0 && a.natural !== 1;
  const perfect = lead > 0 && defenceSides === 20 && d.natural === 20;
  if (hit) shares.push('hit');
  if (hit && attackSides === 20 && a.natural === 20) shares.push('critical');
  if (perfect) shares.push('perfect');
  const near = lead > 0 && defenceSides === 20 && d.natural === 19;
  const fumble = lead > 0 && a.natural === 1;
  if (near) shares.push('nearPerfect');
  if (fumble) shares.push('fumble');
  if (fumble || perfect) shares.push('turned');
  else if (near) shares.push('turnedClose');
  if (a.natural === 1) shares.push('attackNatural1');
  if (d.natural === 1) shares.push('defenceNatural1');
  if (lead === 0) shares.push('tie');
  if (a.natural !== 1 && !perfect && lead >= 0 && lead <= shieldLead) shares.push('shield');
  return shares;
}

/**
 * An attack die against a defence die, both with modifiers, penetrating or not: hits, criticals, perfect and
 * near-perfect defences, fumbles, blows on the shield. A tie goes to the defender and is nothing special; naturals
 * are the faces before penetration, 19 and 20 count on a d20 only. The shares overlap where the rules do. Chains
 * are cut off where all longer ones together have at most the chance `neglect`. Throws `bad-input`.
 */
export function defenceOdds(input: DefenceInput, options: DiceOddsOptions = {}): DefenceOdds {
  const { attack, defence, shieldLead } = given(input);
  const neglect = neglectOf(options) / 2;
  const onShield = shieldLead === undefined ? -1 : whole(shieldLead, 'shieldLead');
  return duelOdds(sideOf(attack, 'attack', neglect), sideOf(defence, 'defence', neglect), onShield);
}

/** The same for dice whose falls are known; a lead below 0 is no shield. */
export function duelOdds(one: Side, other: Side, onShield: number): DefenceOdds {
  const odds: DefenceOdds = {
    hit: 0,
    critical: 0,
    perfect: 0,
    nearPerfect: 0,
    fumble: 0,
    attackNatural1: 0,
    defenceNatural1: 0,
    tie: 0,
    shield: 0,
    turned: 0,
    turnedClose: 0,
    neglected: one.neglected + other.neglected,
  };
  for (const a of one.falls) {
    for (const d of other.falls) {
      for (const share of sharesOf(a, d, one.sides, other.sides, onShield))
        odds[share] += a.chance * d.chance;
    }
  }
  return odds;
}
