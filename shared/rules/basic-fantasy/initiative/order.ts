import { flag, given, list, refuse, signed, text } from '../../common/input.ts';
import { kindOf } from '../readers.ts';

const planKinds = ['wait-until', 'wait-for', 'reach', 'set-weapon'] as const;

type Plan =
  | { kind: 'wait-until'; number: number }
  | { kind: 'wait-for'; id: string }
  | { kind: 'reach'; closing: string }
  | { kind: 'set-weapon'; against: string };

type Denial = 'later-only' | 'already-acted' | 'slower-than-charger' | 'no-such-target';

interface GivenCombatant {
  id: string;
  total: number;
  surprised?: boolean;
  plan?: Plan;
}

/** Where a plan leads: to a number, or to the number of another. */
interface Aim {
  kind: Plan['kind'];
  number: number;
  target: string | null;
}

interface Combatant {
  id: string;
  total: number;
  surprised: boolean;
  aim: Aim | null;
}

interface Placed {
  number: number;
  denied: Denial | null;
}

function checkedAim(plan: Plan): Aim {
  const { kind } = given(plan, 'plan');
  kindOf(kind, 'plan.kind', planKinds);
  switch (plan.kind) {
    case 'wait-until':
      return { kind, number: signed(plan.number, 'plan.number'), target: null };
    case 'wait-for':
      return { kind, number: 0, target: text(plan.id, 'plan.id') };
    case 'reach':
      return { kind, number: 0, target: text(plan.closing, 'plan.closing') };
    case 'set-weapon':
      return { kind, number: 0, target: text(plan.against, 'plan.against') };
  }
}

function checkedCombatants(combatants: readonly GivenCombatant[]): Combatant[] {
  const all = Array.from(list(combatants, 'combatants'), (one) => {
    const { id, total, surprised, plan } = given(one, 'combatants');
    return {
      id: text(id, 'combatants.id'),
      total: signed(total, 'combatants.total'),
      surprised: flag(surprised, 'combatants.surprised'),
      aim: plan === undefined ? null : checkedAim(plan),
    };
  });
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('combatants', 'a list of different ids');
  return all;
}

/** Whether a combatant may act on the number his plan names; nobody moves up except with a reach weapon. */
function onNumber(number: number, total: number, kind: Plan['kind']): Placed {
  if (kind === 'reach' || number <= total) return { number, denied: null };
  const denials = {
    'wait-until': 'later-only',
    'wait-for': 'already-acted',
    'set-weapon': 'slower-than-charger',
  } as const;
  return { number: total, denied: denials[kind] };
}

/** Follows one chain of plans to its end, or round its ring, and places everyone on it. */
function placeChain(
  from: Combatant,
  acting: ReadonlyMap<string, Combatant>,
  placed: Map<string, Placed>,
): void {
  const path = new Map<string, Combatant>();
  let next: Combatant | undefined = from;
  while (next?.aim && next.aim.target !== null && !placed.has(next.id) && !path.has(next.id)) {
    path.set(next.id, next);
    next = acting.get(next.aim.target);
  }
  const chain = [...path.values()];
  if (next && path.has(next.id)) {
    const ring = chain.splice(chain.indexOf(next));
    const number = Math.min(...ring.map(({ total }) => total));
    for (const { id } of ring) placed.set(id, { number, denied: null });
  } else if (next && !placed.has(next.id)) {
    placed.set(next.id, next.aim ? onNumber(next.aim.number, next.total, next.aim.kind) : free(next));
  }
  for (const { id, total, aim } of chain.reverse()) {
    const target = aim?.target == null ? undefined : placed.get(aim.target);
    placed.set(
      id,
      aim && target ? onNumber(target.number, total, aim.kind) : { number: total, denied: 'no-such-target' },
    );
  }
}

const free = ({ total }: Combatant): Placed => ({ number: total, denied: null });

/**
 * Who acts on which number of the count-down: the highest first, equal numbers together, ids in the order given.
 * Waiting again later in the round is the same call with a number at or below the count.
 * Throws `unknown-kind`, `bad-input`. BF-INIT-3, 4, 6 to 10, BF-CHG-8, BF-SURP-7.
 */
export function initiativeOrder(input: { combatants: GivenCombatant[] }): {
  segments: { number: number; ids: string[] }[];
  denied: { id: string; reason: Denial }[];
  skipped: string[];
} {
  const all = checkedCombatants(given(input).combatants);
  const acting = new Map(all.filter(({ surprised }) => !surprised).map((one) => [one.id, one]));
  const placed = new Map<string, Placed>();
  for (const one of acting.values()) {
    if (one.aim) placeChain(one, acting, placed);
    else placed.set(one.id, free(one));
  }
  const segments = new Map<number, string[]>();
  const denied: { id: string; reason: Denial }[] = [];
  for (const one of acting.values()) {
    const place = placed.get(one.id) ?? free(one);
    const segment = segments.get(place.number);
    if (segment) segment.push(one.id);
    else segments.set(place.number, [one.id]);
    if (place.denied) denied.push({ id: one.id, reason: place.denied });
  }
  return {
    segments: Array.from(segments, ([number, ids]) => ({ number, ids })).sort(
      (one, other) => other.number - one.number,
    ),
    denied,
    skipped: all.filter(({ surprised }) => surprised).map(({ id }) => id),
  };
}

export const initiativeOrderOps = {
  'initiative.order': initiativeOrder,
} as const;
