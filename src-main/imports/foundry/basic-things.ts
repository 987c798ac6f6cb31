import type { ImportContext, NewItemInput } from '../entry.ts';
import { goldOf, weightIn } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { assumeCapacity, plainThing } from '../things.ts';
import { byRule } from '../unread-list.ts';
import { proseOf } from './notes.ts';

/** Things of the system that counts armour from 11: weights in pounds, prices as text. */

const unarmoured = 11;

/** A figure is often text here; stars stand for a weight that does not count. */
const readWeight = (body: Reading): number => {
  const path = ['weight', 'value'];
  if (!/^\*+$/.test(String(body.value(...path)))) return body.number(path, 0, 1_000_000) ?? 0;
  body.take(...path);
  return 0;
};

const readPrice = (body: Reading): number | null => {
  const path = ['price', 'value'];
  if (typeof body.value(...path) === 'number') return body.number(path, 0, 10_000_000);
  const text = body.text(path, 40);
  if (text === null) return null;
  const gold = goldOf(text);
  return gold ?? body.refuse(path, 'It is no price such as "5 gp".');
};

const bands = /^(?:melee\/)?(\d+)\/(\d+)\/(\d+)$/i;

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const damage = body.text(['damage', 'value'], 40);
  const bonus = body.whole(['bonusAb', 'value'], -10, 10);
  const range = body.text(['range', 'value'], 60);
  const [, short, medium, long] = bands.exec(range ?? '') ?? [];
  const isMelee = range !== null && /^melee/i.test(range);
  if (range !== null && short === undefined && !isMelee)
    body.refuse(['range', 'value'], 'It is no range such as "50/100/150".');
  const size = body.text(['size', 'value'], 20);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(short !== undefined && {
      range: { short: Number(short), medium: Number(medium), long: Number(long) },
    }),
    qualities: [...(isMelee ? ['melee'] : []), ...(size === null ? [] : [`size ${size}`])],
  };
};

/** Armour stands with the class it gives, a shield with what it adds. */
const armourFacts = (body: Reading, name: string): Pick<NewItemInput, 'kind' | 'facts'> => {
  const ac = body.whole(['armorClass', 'value'], -10, 40);
  const isShield = /\b(?:shield|buckler)s?\b/i.test(name) || (ac !== null && ac < 8);
  if (isShield) return { kind: 'shield', facts: { acBonus: ac ?? 1 } };
  const acBonus = (ac ?? unarmoured) - unarmoured;
  const armourType = acBonus <= 0 ? 'unarmoured' : acBonus <= 3 ? 'light' : 'heavy';
  return { kind: 'armour', facts: { acBonus, armourType } };
};

export const readBasicThing = (
  reading: Reading,
  body: Reading,
  type: string,
  context: ImportContext,
): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = readWeight(body);
  const plain = plainThing(context, { name, weight, unit: 'pounds', cost: readPrice(body), treasure: false });
  const special =
    type === 'armor'
      ? armourFacts(body, name)
      : type === 'weapon'
        ? { kind: 'weapon' as const, facts: weaponFacts(body) }
        : { kind: plain.kind };
  if (special.kind === 'coin') body.refuse(['price', 'value'], byRule);
  const path = ['quantity', 'value'];
  const isCounted = type === 'item' && body.value(...path) !== undefined;
  const quantity = isCounted ? (body.whole(path, 1, 1_000_000) ?? 0) : 1;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity,
    weightEach: weightIn(context, weight, 'pounds'),
    notes: proseOf(body, ['description'], 2000) ?? '',
    capacity: /\b(?:backpack|sack|saddlebags?|chest|pouch)\b/i.test(name)
      ? assumeCapacity(context, name)
      : null,
  };
};
