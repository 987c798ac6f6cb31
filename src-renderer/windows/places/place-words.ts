import type { DoorAct, TrapAct, TreasureAct } from '../../../shared/ipc/book/place-facts.ts';
import type { AttemptKind, FeatureKind } from '../../../shared/ipc/vocabulary.ts';
import type { Try } from './place-types.ts';

export const roomTitle = ({ key, name }: { key: string; name: string }): string =>
  name === '' ? `Room ${key}` : `${key} ${name}`;

export const doorActWords: Record<DoorAct, string> = {
  open: 'Open',
  shut: 'Shut',
  force: 'Force open',
  lock: 'Lock',
  unlock: 'Unlock',
  stick: 'Mark as stuck',
  free: 'No longer stuck',
  bar: 'Bar',
  unbar: 'Unbar',
  spike: 'Spike',
  unspike: 'Pull the spike',
  find: 'Found',
  forget: 'Not found',
};

export const trapActWords: Record<TrapAct, string> = {
  find: 'Found',
  disarm: 'Disarmed',
  spring: 'Goes off',
  reset: 'Set anew',
};

export const treasureActWords: Record<TreasureAct, string> = { take: 'Taken', putBack: 'Put back' };

export const kindWords: Record<FeatureKind, string> = {
  door: 'door',
  trap: 'trap',
  treasure: 'treasure',
  other: 'other thing',
};

const tried: Record<AttemptKind, string> = {
  secretDoor: 'searched for secret doors',
  roomTrap: 'searched for room traps',
  treasureTrap: 'searched for treasure traps',
  listen: 'listened',
  force: 'forced a door',
  pick: 'picked a lock',
  disarm: 'disarmed a trap',
  climb: 'climbed',
  spike: 'spiked a door',
  swim: 'swam',
  other: 'tried something',
};

/** What came of a try, in the word its kind asks for. */
function result({ kind, success }: Try): string {
  if (success === null) return 'done';
  if (kind === 'listen') return success ? 'heard something' : 'heard nothing';
  if (kind === 'secretDoor' || kind === 'roomTrap' || kind === 'treasureTrap')
    return success ? 'found it' : 'found nothing';
  return success ? 'did it' : 'failed';
}

export const tryWords = (each: Try): { did: string; came: string } => ({
  did: tried[each.kind],
  came: result(each),
});

/** A key or a name as people compare them: capitals, spacing and width of letters aside. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
