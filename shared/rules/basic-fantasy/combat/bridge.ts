import { bridged } from '../../fight/bridge/typed.ts';
import { creature } from './crossing/creature.ts';
import { person } from './crossing/person.ts';
import { listedThings } from './engines/listed.ts';
import { gifts } from './fighter/gifts.ts';
import type { Stats } from './stats.ts';
import { figuresOf, flyingOf } from './typing/figures.ts';

/** From sheets and stat blocks to fighters of this book. */
export const bridge = bridged<Stats>(
  { person, creature, figures: figuresOf, things: listedThings },
  gifts,
  flyingOf,
);
