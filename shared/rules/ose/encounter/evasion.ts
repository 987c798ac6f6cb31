import type { Dice } from '../../../dice/dice.ts';
import { clamp } from '../../common/arithmetic.ts';
import { diceTray, type Rolled } from '../../common/dice-tray.ts';
import {
  amount,
  bool,
  flag,
  given,
  list,
  modifier,
  oneOf,
  percent,
  refuse,
  signed,
  text,
  whole,
} from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { rowAt } from '../../common/spans.ts';
import { tables } from '../tables.ts';
import type { Face, Percent } from '../terms.ts';

interface WildernessFlight {
  fleeing: number;
  pursuing: number;
  surprised: 'none' | 'fleeing' | 'pursuing' | 'both';
  fleeingRate: number;
  pursuingRate: number;
  environmentPercent?: number;
  grantedPercent?: Percent;
  roll?: Face;
}

/** Whether an encounter can still be evaded, and what decides it. Throws `bad-input`. OSE-EVA-1, 3. */
export function evasionAttempt(input: { combatBegun: boolean; pursued: boolean }): {
  outcome: 'notPossible' | 'escapes' | 'resolve';
} {
  const begun = bool(given(input).combatBegun, 'combatBegun');
  const pursued = bool(input.pursued, 'pursued');
  if (begun) return { outcome: 'notPossible' };
  return { outcome: pursued ? 'resolve' : 'escapes' };
}

interface Head {
  id: string;
  kind: 'person' | 'beast' | 'conveyance';
  /** The mount, cart or ship it is on. */
  ridesId?: string | null;
}

/**
 * How many a company counts as when it flees: every head on its own feet or wings, led and drawing beasts too; a rider and
 * the mount are one, and who is carried counts with what carries them. Throws `bad-input`. OSE-EVA-8.
 */
export function evasionHeads(input: { company: Head[] }): { heads: number; counted: string[] } & Reasoned {
  const company = Array.from(list(given(input).company, 'company'), (each) => {
    const { id, kind, ridesId = null } = given(each, 'company');
    return {
      id: text(id, 'company.id'),
      alive: oneOf(kind, 'company.kind', ['person', 'beast', 'conveyance']) !== 'conveyance',
      ridesId: ridesId === null ? null : text(ridesId, 'company.ridesId'),
    };
  });
  const carriers = new Map(company.map(({ id, ridesId }) => [id, ridesId]));
  if (carriers.size < company.length) refuse('company.id', 'given once each');
  for (const { id, ridesId } of company) {
    const way = new Set([id]);
    for (let at = ridesId; at !== null; at = carriers.get(at) ?? null) {
      if (!carriers.has(at)) refuse('company.ridesId', 'one of the company');
      if (way.has(at)) refuse('company.ridesId', 'free of rings: nobody rides what rides on them');
      way.add(at);
    }
  }
  const counted = company.filter(({ alive, ridesId }) => alive && ridesId === null).map(({ id }) => id);
  const carried = company.filter(({ alive, ridesId }) => alive && ridesId !== null).length;
  return {
    heads: counted.length,
    counted,
    reasons: [
      because('on their own feet or wings', counted.length, 'OSE-EVA-8'),
      ...parts(because('carried, not counted', carried, 'OSE-EVA-8')),
    ],
  };
}

/** Whether monsters with this reaction are likely to pursue. Throws `bad-input`. OSE-EVA-2. */
export function evasionMonsterPursues(input: { reactionTotal: number }): { suggested: boolean } & Reasoned {
  return {
    suggested:
      signed(given(input).reactionTotal, 'reactionTotal') <= tables.monsterPursuit.pursuesUpToReaction,
    reasons: [because('reaction, at most', tables.monsterPursuit.pursuesUpToReaction, 'OSE-EVA-2')],
  };
}

/** Evasion underground; rates in the same unit. Throws `bad-input`. OSE-EVA-4. */
export function evasionDungeon(input: {
  fleeingRate: number;
  pursuingRate: number;
  forcedToStop?: boolean;
}): {
  outcome: 'escapes' | 'pursuit';
} & Reasoned {
  const fleeing = amount(given(input).fleeingRate, 'fleeingRate');
  const pursuing = amount(input.pursuingRate, 'pursuingRate');
  const stopped = flag(input.forcedToStop, 'forcedToStop');
  return {
    outcome: fleeing > pursuing && !stopped ? 'escapes' : 'pursuit',
    reasons: [
      because('rate of the fleeing', fleeing, 'OSE-EVA-4'),
      because('rate of the pursuers', pursuing, 'OSE-EVA-4'),
    ],
  };
}

const evasion = tables.wildernessEvasion;

function basePercent(fleeing: number, pursuing: number): number {
  const groups = evasion.rows.map((row) => ({ ...row, from: row.fleeingFrom, to: row.fleeingTo }));
  return rowAt(rowAt(groups, fleeing).pursuers, pursuing).percent;
}

function speedParts(fleeingRate: number, pursuingRate: number): Reason[] {
  const chased = pursuingRate >= fleeingRate * 2 ? evasion.pursuerTwiceAsFastPercent : 0;
  const ahead = fleeingRate >= pursuingRate * 2 ? evasion.fleeingTwiceAsFastPercent : 0;
  return parts(
    because('pursuers twice as fast', chased, 'OSE-EVA-11'),
    because('fleeing side twice as fast', ahead, 'OSE-EVA-11'),
  );
}

interface Chance extends Reasoned {
  base: number | null;
  chancePercent: number;
}

function flightChance(input: WildernessFlight): Chance {
  const fleeing = whole(given(input).fleeing, 'fleeing', { min: 1 });
  const pursuing = whole(input.pursuing, 'pursuing', { min: 1 });
  const speed = speedParts(
    amount(input.fleeingRate, 'fleeingRate'),
    amount(input.pursuingRate, 'pursuingRate'),
  );
  const around = modifier(input.environmentPercent, 'environmentPercent');
  const { grantedPercent = 0 } = input;
  const granted = percent(grantedPercent, 'grantedPercent');
  const surprised = oneOf(input.surprised, 'surprised', ['none', 'fleeing', 'pursuing', 'both']);
  if (surprised === 'pursuing') {
    return { base: null, chancePercent: 100, reasons: [because('pursuers surprised', 100, 'OSE-EVA-10')] };
  }
  if (surprised === 'fleeing') {
    const chancePercent = granted === 0 ? 0 : Math.max(evasion.minimumPercent, granted);
    return {
      base: null,
      chancePercent,
      reasons: [because('granted though surprised', granted, 'OSE-EVA-9')],
    };
  }
  const base = basePercent(fleeing, pursuing);
  const total = speed.reduce((sum, { value }) => sum + Number(value), base + around);
  const chancePercent = clamp(total, evasion.minimumPercent, 100);
  const sizes = because(`${fleeing} fleeing, ${pursuing} pursuing`, base, 'OSE-EVA-8');
  const bounds = because(
    `kept within ${evasion.minimumPercent} and 100`,
    chancePercent - total,
    'OSE-EVA-13',
  );
  const reasons = [sizes, ...speed, ...parts(because('surroundings', around, 'OSE-EVA-12'), bounds)];
  return { base, chancePercent, reasons };
}

/**
 * Evasion in the wild, in percent. Dice: d100, unless the pursuers are surprised or nothing was granted. Throws
 * `bad-die`, `bad-input`. OSE-EVA-8 to 13.
 */
export function evasionWilderness(
  input: WildernessFlight,
  dice?: Dice,
): {
  basePercent: Percent | null;
  chancePercent: Percent;
  outcome: 'escapes' | 'pursuit' | 'cannotEvade';
} & Reasoned &
  Rolled {
  const { base, chancePercent, reasons } = flightChance(input);
  const chance = { basePercent: base, chancePercent };
  if (chancePercent === 0) return { ...chance, outcome: 'cannotEvade', reasons };
  if (input.surprised === 'pursuing') return { ...chance, outcome: 'escapes', reasons };
  const tray = diceTray(dice);
  const escapes = tray.face(input.roll, 100, 'roll') <= chancePercent;
  return { ...chance, outcome: escapes ? 'escapes' : 'pursuit', reasons, ...tray.log() };
}

function waterborneChance(slower: number): number {
  const row = tables.waterborneEvasion.rows.find(({ faster, slowerTo }) =>
    slower < 0 ? faster : !faster && (slowerTo === null || slower <= slowerTo),
  );
  if (!row) throw new RangeError('No row in the table of waterborne evasion.');
  return row.percent;
}

/** Evasion on the water, by rates per round. Dice: d100. Throws `bad-die`, `bad-input`. OSE-EVA-5 to 7. */
export function evasionWaterborne(
  input: { fleeingRate: number; pursuingRate: number; roll?: Face },
  dice?: Dice,
): { chancePercent: Percent; outcome: 'escapes' | 'pursuit' } & Reasoned & Rolled {
  const fleeing = amount(given(input).fleeingRate, 'fleeingRate');
  const slower = amount(input.pursuingRate, 'pursuingRate') - fleeing;
  const chancePercent = waterborneChance(slower);
  const tray = diceTray(dice);
  const escapes = tray.face(input.roll, 100, 'roll') <= chancePercent;
  return {
    chancePercent,
    outcome: escapes ? 'escapes' : 'pursuit',
    reasons: [because(slower < 0 ? 'faster by' : 'slower by', Math.abs(slower), 'OSE-EVA-5')],
    ...tray.log(),
  };
}

export const evasionOps = {
  'evasion.attempt': evasionAttempt,
  'evasion.heads': evasionHeads,
  'evasion.monsterPursues': evasionMonsterPursues,
  'evasion.dungeon': evasionDungeon,
  'evasion.wilderness': evasionWilderness,
  'evasion.waterborne': evasionWaterborne,
} as const;
