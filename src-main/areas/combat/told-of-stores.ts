import type { Overrule } from '../../../shared/rules/combat.ts';
import type { FightingPerson } from '../../../shared/rules/fight/bridge/bridge.ts';
import type { FighterSeen, Left } from '../../../shared/rules/fight/views.ts';
import type { Fighter } from '../../facts/fight/read-fight.ts';
import { inOrder } from './magic/devices.ts';

/** Spells, missiles and charges on sheets and in packs against what a fight was told of them and has spent since. */

interface Store {
  /** Left in the fight before the change. */
  readonly before: number | null;
  /** Handed over as the fight began, or as it was last taken over. */
  readonly full: number | null | undefined;
  readonly now: number | null;
}

/**
 * Of what came or went besides, what is left. By some books new stats count it as if nothing of it were spent, by others
 * as it was before: said is whatever one of them has otherwise.
 */
export function storesLeft({ id, row }: Fighter, seen: FighterSeen, facts: FightingPerson): Overrule[] {
  const told = JSON.parse(row.handed) as FightingPerson;
  const stored = (change: 'shots' | 'spell', way: string, { before, full, now }: Store): Overrule[] => {
    if (before === null || now === null || full == null || full === now) return [];
    const left = Math.max(0, before + now - full);
    return left === now && left === before ? [] : [{ kind: 'overrule', change, id, way, left }];
  };
  const shots = facts.weapons.flatMap(({ name: way, shots: now }) => {
    const full = told.weapons.find(({ name }) => name === way)?.shots;
    return stored('shots', way, { before: leftOf(seen.shots, way), full, now });
  });
  const spells = facts.spells.flatMap(({ name: way, copies: now }) => {
    const full = told.spells.find(({ name }) => name === way)?.copies;
    return stored('spell', way, { before: leftOf(seen.spells, way), full, now });
  });
  const powers = (facts.devices ?? []).flatMap(({ name: way, uses: now }) => {
    const full = told.devices?.find(({ name }) => name === way)?.uses;
    return stored('spell', way, { before: leftOf([...seen.powers, ...seen.spells], way), full, now });
  });
  return [...shots, ...spells, ...powers];
}

const leftOf = (all: readonly Left[], way: string): number | null =>
  all.find((each) => each.way === way)?.left ?? null;

/**
 * Spells and missiles as the fight counts them: what it spent itself is gone from the sheet too, and the rules still
 * know it as spent; only what came or went besides is new.
 */
export function asTold(sheet: FightingPerson, told: FightingPerson, seen: FighterSeen): FightingPerson {
  const facts = asOneCame(sheet, told);
  const spells = together(facts.spells, told.spells).map(({ thing, before }) => {
    const now = facts.spells.find(({ name }) => name === thing.name)?.copies ?? 0;
    return { ...thing, copies: cameBesides(now, before?.copies, leftOf(seen.spells, thing.name)) };
  });
  const weapons = together(facts.weapons, told.weapons).map(({ thing, before }) => {
    const now = facts.weapons.find(({ name }) => name === thing.name)?.shots ?? 0;
    const shots =
      thing.shots === null ? null : cameBesides(now, before?.shots, leftOf(seen.shots, thing.name));
    return { ...thing, shots };
  });
  const devices = together(facts.devices ?? [], told.devices ?? []).map(({ thing, before }) => {
    const now =
      facts.devices === undefined ? 0 : (facts.devices.find(({ name }) => name === thing.name)?.uses ?? 0);
    const left = leftOf([...seen.powers, ...seen.spells], thing.name);
    return { ...thing, uses: thing.uses === null ? null : cameBesides(now, before?.uses, left) };
  });
  return {
    ...facts,
    ...(devices.length > 0 && { devices: inOrder(devices) }),
    spells: spells.filter(({ copies }) => copies > 0),
    weapons: weapons.filter(
      ({ name, shots }) => shots !== 0 || facts.weapons.some((each) => each.name === name),
    ),
  };
}

/** A cart stays one to the end of the fight, and nobody becomes one in it. */
function asOneCame({ hull, ...facts }: FightingPerson, { hull: before }: FightingPerson): FightingPerson {
  if (before === undefined) return facts;
  return { ...facts, hull: hull ?? before };
}

/** What came or went beside what the fight spent. */
const cameBesides = (now: number, before: number | null | undefined, left: number | null): number =>
  before === null || before === undefined || left === null ? now : Math.max(0, before + now - left);

/** The things there are, and those the fight was told of that are spent, each with how it was told. */
function together<Thing extends { readonly name: string; readonly shots?: number | null }>(
  now: readonly Thing[],
  told: readonly Thing[],
): { thing: Thing; before: Thing | undefined }[] {
  const there = now.map((thing) => ({ thing, before: told.find(({ name }) => name === thing.name) }));
  const spent = told.filter(({ name, shots }) => shots !== null && !now.some((each) => each.name === name));
  return [...there, ...spent.map((thing) => ({ thing, before: thing }))];
}
