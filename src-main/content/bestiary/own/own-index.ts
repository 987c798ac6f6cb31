import type { OwnCreature } from './own-book.ts';

/** Own creatures by what asks for them: of thousands, one is looked up in every book it is shown in. */
interface OwnIndex {
  readonly byId: ReadonlyMap<string, OwnCreature>;
  /** By the row of what they are variants of. */
  readonly variants: ReadonlyMap<number, readonly OwnCreature[]>;
}

const indexes = new WeakMap<readonly OwnCreature[], OwnIndex>();

/** Made once for a list, which nobody changes. */
export function ownIndex(own: readonly OwnCreature[]): OwnIndex {
  const known = indexes.get(own);
  if (known) return known;
  const variants = new Map<number, OwnCreature[]>();
  for (const creature of own) {
    const { base_id: baseId } = creature.row;
    if (baseId === null) continue;
    const others = variants.get(baseId);
    if (others) others.push(creature);
    else variants.set(baseId, [creature]);
  }
  const made = { byId: new Map(own.map((creature) => [creature.id, creature])), variants };
  indexes.set(own, made);
  return made;
}
