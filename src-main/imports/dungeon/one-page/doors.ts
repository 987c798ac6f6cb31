import { doorFacts, type DoorFacts } from '../../../../shared/ipc/book/place-facts.ts';

/** What the numbers of doors mean, as the author of the generator told a reader of his files. */
interface DoorKind {
  name: string;
  notes: string;
  facts: Partial<DoorFacts>;
}

const isOpen = { open: true };

const kinds: Readonly<Record<number, DoorKind>> = {
  0: { name: 'Opening', notes: '', facts: isOpen },
  1: { name: 'Door', notes: '', facts: {} },
  2: { name: 'Archway', notes: '', facts: isOpen },
  3: { name: 'Entrance, stairs', notes: '', facts: isOpen },
  4: { name: 'Portcullis', notes: 'Shut until it is raised; one sees through it.', facts: {} },
  5: { name: 'Locked door', notes: 'The key is somewhere in the dungeon.', facts: { locked: true } },
  6: { name: 'Secret door', notes: '', facts: { secret: true } },
  7: { name: 'Barred door', notes: '', facts: { barred: true } },
  8: { name: 'Way out, stairs', notes: '', facts: isOpen },
  9: {
    name: 'Steps',
    notes: 'The floors differ in height; which is higher, the source does not say.',
    facts: isOpen,
  },
};

const noFacts = doorFacts.parse({});

export interface KnownDoor {
  name: string;
  notes: string;
  facts: DoorFacts;
  /** A gap in the wall and nothing more: no archway, no steps. */
  isGap: boolean;
  isKnown: boolean;
}

export function doorOfType(type: number): KnownDoor {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const { name, notes, facts } = known ?? {
    name: 'Door',
    notes: `The source calls it a door of type ${type}, which is not known here.`,
    facts: {},
  };
  return {
    name,
    notes,
    facts: { ...noFacts, ...facts },
    isGap: type === 0,
    isKnown: known !== undefined,
  };
}
