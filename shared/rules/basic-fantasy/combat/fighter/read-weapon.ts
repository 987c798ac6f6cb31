import { readOnHit } from '../../../fight/magic/on-hit.ts';
import { parseDice } from '../../../../dice/notation.ts';
import { bool, given, oneOf, refuse, signed, text, whole } from '../../../common/input.ts';
import { siegeEngines } from '../../attack/modifiers.ts';
import { flaskKinds, rangedDeliveries, reloads, type Weapon } from '../stats.ts';
import { count, feet, inOrder, readKeys, saveWord } from './read-keys.ts';

/** A weapon of the stats, checked and copied. */

const mostLevelsDrained = 20;

const ranges = inOrder({
  short: (value, field) => (value === null ? null : feet(value, field)),
  medium: feet,
  long: feet,
});

function readRanges(value: unknown, field: string): unknown {
  const read = readKeys(given(value as object, field), ranges, field);
  if (read['short'] === undefined || read['medium'] === undefined || read['long'] === undefined) {
    refuse(field, 'short, medium and long');
  }
  return read;
}

const ranged = inOrder({
  delivery: (value, field) => oneOf(value, field, rangedDeliveries),
  ranges: readRanges,
  reload: (value, field) => oneOf(value, field, reloads),
  siegeRate: text,
  loaded: bool,
});

function readRanged(value: unknown, field: string): unknown {
  const read = readKeys(given(value as object, field), ranged, field);
  if (read['delivery'] === undefined || read['ranges'] === undefined) refuse(field, 'a delivery and ranges');
  return read;
}

const flask = inOrder({
  kind: (value, field) => oneOf(value, field, flaskKinds),
  lit: bool,
  wick: bool,
});

const weapon = inOrder({
  id: text,
  damage: (value, field) => {
    const dice = text(value, field);
    parseDice(dice, field);
    return dice;
  },
  melee: bool,
  reachFeet: feet,
  long: bool,
  ranged: readRanged,
  flask: (value, field) => {
    const read = readKeys(given(value as object, field), flask, field);
    return read['kind'] === undefined ? refuse(field, 'a flask with its kind') : read;
  },
  engine: (value, field) => oneOf(value, field, siegeEngines),
  pieces: count,
  bonus: signed,
  toHit: signed,
  damageBonus: signed,
  noDamage: bool,
  onHit: (value, field) => readOnHit(value, field, saveWord),
  silver: bool,
  magic: bool,
  subdues: bool,
  charge: bool,
  set: bool,
  drains: (value, field) => whole(value, field, { min: 0, max: mostLevelsDrained }),
});

/** Throws `bad-input` for one without a name, or without dice where it is no flask. */
export function readWeapon(one: object, field: string): unknown {
  const read = readKeys(one, weapon, field) as Partial<Weapon>;
  if (read.id === undefined || read.id === '') refuse(`${field}.id`, 'a name');
  if (read.damage === undefined && !read.flask) refuse(`${field}.damage`, 'dice');
  if (read.flask && read.ranged?.delivery !== 'thrown') refuse(`${field}.ranged`, 'thrown, for a flask');
  return read;
}
