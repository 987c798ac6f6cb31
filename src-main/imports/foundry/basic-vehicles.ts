import type { ImportContext, NewPersonInput } from '../entry.ts';
import type { ActorReading } from './document.ts';
import { proseOf } from './notes.ts';
import { labelled, readArmourClass, readHitPoints, remarks, wordOrNumber } from './person.ts';

/** Carts and ships of the system that counts armour from 11. */

const sides = ['forward', 'port', 'starboard', 'aft'] as const;

/** A cart or ship: its hull points are those of its sides together; what has no place stands in the notes. */
export const readVehicle = ({ body, name }: ActorReading, context: ImportContext): NewPersonInput => {
  const hull = sides.map((side) =>
    readHitPoints(body, ['hitPoints', side, 'value'], ['hitPoints', side, 'max']),
  );
  const sum = (key: 'hp' | 'maxHp') =>
    Math.min(
      9999,
      hull.reduce((total, points) => total + (points?.[key] ?? 0), 0),
    );
  const bySide = sides.map((side, index) => `${side} ${hull[index]?.hp ?? 0} of ${hull[index]?.maxHp ?? 0}`);
  const move = wordOrNumber(body, ['move', 'value']);
  return {
    kind: 'vehicle',
    name,
    className: 'Vehicle',
    level: 0,
    hp: sum('hp'),
    maxHp: sum('maxHp'),
    sheet: {
      overrules: readArmourClass(body, context, null, ['armorClass', 'value']),
      notes: remarks([
        `Hull: ${bySide.join(', ')}`,
        labelled('Hardness', wordOrNumber(body, ['hardness', 'value'])),
        labelled('Cargo', wordOrNumber(body, ['cargo', 'value'])),
        labelled('Movement', move),
        labelled('Turning', wordOrNumber(body, ['maneuverability', 'value'])),
        labelled('Length', wordOrNumber(body, ['length', 'value'])),
        labelled('Width', wordOrNumber(body, ['width', 'value'])),
        proseOf(body, ['biography'], 7000),
      ]),
    },
  };
};
