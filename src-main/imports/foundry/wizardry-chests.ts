import type { DraftThing, ImportContext } from '../entry.ts';
import { assumeCapacity } from '../things.ts';
import type { ActorReading, Dialect } from './document.ts';
import { proseOf } from './notes.ts';
import { labelled, readCoins, readThings, remarks } from './person.ts';
import { purse } from './wizardry-things.ts';

/** An actor that is a chest or a sack: a thing with things in it. */
export const readChest = (actor: ActorReading, dialect: Dialect, context: ImportContext): DraftThing[] => {
  const { body, name } = actor;
  const loose = [
    ...readThings(actor, dialect, context),
    ...readCoins(body, context, purse, (kind) => ['treasure', kind]),
  ];
  const notes = remarks([
    labelled('Gems', body.text(['treasure', 'gems'], 300)),
    labelled('Other treasure', body.text(['treasure', 'misc'], 300)),
    proseOf(body, ['description'], 1000),
  ]);
  const capacity = assumeCapacity(context, name);
  const held = loose
    .map(({ item }) => (item.weightEach ?? 0) * (item.quantity ?? 1))
    .reduce((a, b) => a + b, 0);
  const chest = {
    kind: 'gear' as const,
    name,
    capacity: Math.min(1_000_000, Math.max(capacity, Math.ceil(held))),
    notes,
  };
  const contents = loose.map(({ item, inside, path }) => ({
    item,
    inside: inside === null ? 0 : inside + 1,
    path,
  }));
  return [{ item: chest, inside: null, path: '' }, ...contents];
};
