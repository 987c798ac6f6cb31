import type { Box, Hour, Lane, Mark } from '../../src-renderer/components/clock/turn-strip.ts';

const check: Mark = { kind: 'check', letter: 'W', label: 'wandering check' };
const rest: Mark = { kind: 'rest', letter: 'R', label: 'rest due' };
const torch: Mark = { kind: 'torchEnds', letter: 'T', label: 'Wren’s torch ends' };
const lantern: Mark = { kind: 'lanternEnds', letter: 'L', label: 'Osric’s lantern ends' };
const rolled: Mark = { kind: 'checkRolled', letter: '4', label: 'check rolled 4: nothing' };
const met: Mark = { kind: 'encounter', letter: 'E', label: 'six goblins met' };
const shield: Mark = { kind: 'spellEnds', letter: 'S', label: 'Shield on Corin ends' };
const potion: Mark = { kind: 'potionEnds', letter: 'P', label: 'Hild’s potion of flying ends' };
const poison: Mark = { kind: 'effectEnds', letter: 'O', label: 'Wren’s poisoning ends' };
const candle: Mark = { kind: 'candleEnds', letter: 'C', label: 'Hild’s candle ends' };
const spent: Mark = { kind: 'exhausted', letter: 'X', label: 'exhausted: rest needed' };
const day: Mark = { kind: 'dayEnd', letter: 'H', label: 'day 1 ends: food, water, sleep' };
const dark: Mark = { kind: 'dark', letter: 'D', label: 'darkness: no light from here' };

const did: Record<number, string> = { 1: 'Explore', 2: 'Explore', 3: 'Search', 4: 'Now' };
const special: Record<number, Mark[]> = {
  1: [met],
  2: [rolled],
  6: [rest, check, torch],
  9: [shield],
  11: [potion, poison],
  13: [candle],
  15: [spent],
  17: [day],
  27: [dark],
  26: [check, lantern],
};

function box(turn: number, now: number, darkFrom: number): Box {
  const ordinary = turn >= now && turn % 2 === 0 ? [...(turn % 6 === 0 ? [rest] : []), check] : [];
  return {
    turn,
    state: turn < now ? 'past' : turn === now ? 'now' : 'future',
    did: did[turn],
    dark: turn >= darkFrom,
    marks: special[turn] ?? ordinary,
  };
}

function stretches(hour: number, now: number): Lane[] {
  const first: Lane[] = [
    { id: 'torch', kind: 'torch', bearer: 'Wren', from: 1, to: now - 1, used: true },
    { id: 'torch', kind: 'torch', bearer: 'Wren', from: now, to: 6, used: false },
    { id: 'lantern', kind: 'lantern', bearer: 'Osric', from: now - 1, to: now - 1, used: true },
    { id: 'lantern', kind: 'lantern', bearer: 'Osric', from: now, to: 6, used: false },
  ];
  if (hour === 0) return first;
  if (hour > 4) return [];
  const lane: Lane = {
    id: 'lantern',
    kind: 'lantern',
    bearer: 'Osric',
    from: 1,
    to: hour === 4 ? 2 : 6,
    used: false,
  };
  const magic: Lane = { id: 'shield', kind: 'effect', bearer: 'Shield, Corin', from: 1, to: 3, used: false };
  return hour === 1 ? [lane, magic] : [lane];
}

/** A delve that stands in its fourth turn, with a torch, a lantern and a spell running. */
export function sampleHours(count = 5, now = 4, darkFrom = 27): Hour[] {
  return Array.from({ length: count }, (_, hour) => ({
    label: `Hour ${hour + 1}`,
    time: `${(10 + hour) % 24}:00`,
    boxes: [1, 2, 3, 4, 5, 6].map((at) => box(hour * 6 + at, now, darkFrom)),
    lanes: stretches(hour, now),
  }));
}
