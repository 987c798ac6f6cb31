import { TurnkeeperError } from '../../../shared/errors.ts';
import { doorActs } from '../../../shared/ipc/book/place-facts.ts';
import type { DoorAct, DoorFacts } from '../../../shared/ipc/book/place-facts.ts';

/** What keeps a shut door shut, the first to see to first. */
const holds = (door: DoorFacts): string[] => [
  ...(door.spiked === 'shut' ? ['spiked shut'] : []),
  ...(door.barred ? ['barred'] : []),
  ...(door.locked ? ['locked'] : []),
  ...(door.stuck ? ['stuck'] : []),
];

/** The state of a door in words: "secret, not found; shut, locked". */
export function doorState(door: DoorFacts): string {
  const held = holds(door);
  const stands = door.spiked === 'open' ? 'spiked open' : door.open ? 'open' : 'shut';
  const words = [
    ...(held.includes('spiked shut') ? [] : [stands]),
    ...held.filter((hold) => !door.open || hold === 'spiked shut'),
  ].join(', ');
  if (!door.secret) return words;
  return `secret, ${door.found ? 'found' : 'not found'}; ${words}`;
}

interface Deed {
  /** Why it cannot be done, or null. */
  refusal: (door: DoorFacts) => string | null;
  change: Partial<DoorFacts> | ((door: DoorFacts) => Partial<DoorFacts>);
  done: string;
}

const unless = (bad: boolean, why: string): string | null => (bad ? why : null);

const deeds: Record<DoorAct, Deed> = {
  open: { refusal: closedBy, change: { open: true }, done: 'opened' },
  shut: {
    refusal: (door) =>
      unless(!door.open, 'It is shut already.') ??
      unless(door.spiked !== null, 'It is spiked open: pull the spike first.'),
    change: { open: false },
    done: 'shut',
  },
  force: {
    refusal: (door) =>
      unless(door.open, 'It is open already.') ??
      unless(holds(door).length === 0, 'Nothing holds it: open it.'),
    change: ({ secret, found }) => ({
      open: true,
      stuck: false,
      locked: false,
      barred: false,
      spiked: null,
      found: found || secret,
    }),
    done: 'forced open',
  },
  lock: {
    refusal: (door) =>
      unless(door.locked, 'It is locked already.') ?? unless(door.open, 'It is open: shut it first.'),
    change: { locked: true },
    done: 'locked',
  },
  unlock: {
    refusal: (door) => unless(!door.locked, 'It is not locked.'),
    change: { locked: false },
    done: 'unlocked',
  },
  stick: {
    refusal: (door) =>
      unless(door.stuck, 'It is stuck already.') ?? unless(door.open, 'It is open: shut it first.'),
    change: { stuck: true },
    done: 'sticks now',
  },
  free: {
    refusal: (door) => unless(!door.stuck, 'It does not stick.'),
    change: { stuck: false },
    done: 'sticks no more',
  },
  bar: {
    refusal: (door) =>
      unless(door.barred, 'It is barred already.') ?? unless(door.open, 'It is open: shut it first.'),
    change: { barred: true },
    done: 'barred',
  },
  unbar: {
    refusal: (door) => unless(!door.barred, 'It is not barred.'),
    change: { barred: false },
    done: 'unbarred',
  },
  spike: {
    refusal: (door) => unless(door.spiked !== null, `It is spiked ${String(door.spiked)} already.`),
    change: ({ open }) => ({ spiked: open ? 'open' : 'shut' }),
    done: 'spiked',
  },
  unspike: {
    refusal: (door) => unless(door.spiked === null, 'No spike holds it.'),
    change: { spiked: null },
    done: 'the spike was pulled',
  },
  find: {
    refusal: (door) =>
      unless(!door.secret, 'It is no secret door.') ?? unless(door.found, 'It is found already.'),
    change: { found: true },
    done: 'found',
  },
  forget: {
    refusal: (door) =>
      unless(!door.secret, 'It is no secret door.') ?? unless(!door.found, 'It is not found yet.'),
    change: { found: false },
    done: 'not found after all',
  },
};

function closedBy(door: DoorFacts): string | null {
  if (door.open) return 'It is open already.';
  if (door.secret && !door.found) return 'It is secret and not found: find it first.';
  const held = holds(door);
  return held.length === 0 ? null : `It is ${held.join(' and ')}: see to that first, or force it.`;
}

/** What can be done to the door as it stands. */
export const doorActsOf = (door: DoorFacts): DoorAct[] =>
  doorActs.filter((act) => deeds[act].refusal(door) === null);

/** The door after an act; throws refused, in words, where it cannot be done to the door as it stands. */
export function doorAfter(door: DoorFacts, act: DoorAct): DoorFacts {
  const { refusal, change } = deeds[act];
  const refused = refusal(door);
  if (refused !== null)
    throw new TurnkeeperError('refused', `${refused} Nothing was changed.`, { act: refused });
  return { ...door, ...(typeof change === 'function' ? change(door) : change) };
}

/** What was done, as the log says it of the door that came of it. */
export const doorDone = (act: DoorAct, after: DoorFacts): string =>
  act === 'spike' ? `spiked ${String(after.spiked)}` : deeds[act].done;
