import type { ImportContext, NewItemInput } from '../entry.ts';
import { copperIn, weightIn } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { assumeCapacity, plainThing } from '../things.ts';
import { byRule } from '../unread-list.ts';
import { proseOf } from './notes.ts';

/** Things of the system with one saving throw: weights in pounds, a price in coins of every kind. */

export const purse = ['pp', 'gp', 'sp', 'cp'] as const;

/** The roll to hit with the attacker's own bonus, and the damage with his. */
export const skipAttackRoll = (body: Reading, damage: string | null): void => {
  const formula = body.value('formula');
  if (formula === 'd20' || formula === 'd20 + @toHit.v') body.refuse(['formula'], byRule);
  if (body.value('hitdamage') === `${damage ?? ''} + @Damage.v`) body.refuse(['hitdamage'], byRule);
  if (body.value('ranged') === body.value('missile') && body.value('ranged') !== undefined)
    body.take('ranged');
};

const readCost = (body: Reading): number | null => {
  const copper = purse.map((coin) => (body.number([coin], 0, 10_000_000) ?? 0) * copperIn[coin]);
  const gold = copper.reduce((sum, each) => sum + each, 0) / copperIn.gp;
  if (body.value('gold') === body.value('gp')) body.take('gold');
  return gold === 0 || gold > 10_000_000 ? null : Math.round(gold * 100) / 100;
};

const weaponFacts = (body: Reading): NonNullable<NewItemInput['facts']> => {
  const damage = body.text(['damageFormula'], 40);
  const bonus = body.whole(['modifier'], -10, 10);
  const missile = body.flag(['missile']);
  const range = missile ? body.whole(['range'], 1, 10_000) : null;
  const rate = body.whole(['rateOfFire'], 0, 100);
  const special = body.text(['specialDamage'], 60);
  skipAttackRoll(body, damage);
  return {
    ...(damage !== null && { damage }),
    ...(bonus !== null && bonus !== 0 && { magicBonus: bonus }),
    ...(range !== null && { rangeIncrement: range }),
    qualities: [
      ...(missile ? ['missile'] : []),
      ...(rate !== null && rate !== 1 ? [`rate of fire ${rate}`] : []),
      ...(special === null ? [] : [special]),
    ],
  };
};

const bracketed = /\[([+-]?\d{1,2})\]/;

/** What armour betters: "-2", "+2", "-2 [+2]" or 2. */
const armourFacts = (body: Reading, name: string): Pick<NewItemInput, 'kind' | 'facts'> => {
  const path = ['effectOnAC'];
  const written = body.value(...path);
  const text = typeof written === 'number' ? String(written) : (body.text(path, 40) ?? '');
  const figure = Number(bracketed.exec(text)?.[1] ?? text);
  const acBonus = Math.abs(figure);
  const isShield = /\b(?:shield|buckler)s?\b/i.test(name);
  const kind = isShield ? ('shield' as const) : ('armour' as const);
  if (text === '' || !Number.isInteger(acBonus) || acBonus > 20) {
    if (written !== undefined) body.refuse(path, 'It is no improvement such as "-2 [+2]".');
    return { kind };
  }
  body.take(...path);
  const armourType = acBonus === 0 ? 'unarmoured' : acBonus <= 3 ? 'light' : 'heavy';
  return { kind, facts: isShield ? { acBonus } : { acBonus, armourType } };
};

export const readWizardryThing = (
  reading: Reading,
  body: Reading,
  type: string,
  context: ImportContext,
): NewItemInput => {
  const name = reading.text(['name'], 80) ?? '';
  const weight = body.number(['weight'], 0, 1_000_000) ?? 0;
  const plain = plainThing(context, { name, weight, unit: 'pounds', cost: readCost(body), treasure: false });
  const special =
    type === 'armor'
      ? armourFacts(body, name)
      : type === 'weapon'
        ? { kind: 'weapon' as const, facts: weaponFacts(body) }
        : { kind: plain.kind };
  if (type === 'item' && body.value('formula') === 'd6') body.take('formula');
  if (special.kind === 'coin')
    for (const coin of purse) if (body.value(coin) !== 0) body.refuse([coin], byRule);
  const isCounted = body.value('quantity') !== undefined;
  return {
    ...plain,
    ...special,
    coin: special.kind === 'coin' ? (plain.coin ?? null) : null,
    quantity: isCounted ? (body.whole(['quantity'], 1, 1_000_000) ?? 0) : 1,
    weightEach: weightIn(context, weight, 'pounds'),
    notes: proseOf(body, ['description'], 2000) ?? '',
    capacity: /\b(?:backpack|sack|saddlebags?|chest|pouch)\b/i.test(name)
      ? assumeCapacity(context, name)
      : null,
  };
};
