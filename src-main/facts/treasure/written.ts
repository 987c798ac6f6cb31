import { TurnkeeperError } from '../../../shared/errors.ts';
import { coinKinds } from '../../../shared/ipc/vocabulary.ts';
import { coinRow, type ThingRow } from '../party/items.ts';
import { writeFacts } from '../party/sheet.ts';
import { asItSeems } from '../party/truth.ts';
import { inCopper } from '../party/weighing/measures.ts';
import { weightByRule } from './weight-by-rule.ts';

/** Treasure as the referee writes it in words. */

const badLine = (text: string, why: string, field: string) =>
  new TurnkeeperError('bad-input', `"${text.slice(0, 60)}": ${why} Nothing was changed.`, { [field]: why });

const most = 1_000_000;
const mostGold = 10_000_000;

/**
 * "12 sp; silver ring 15 gp; 2 gems 50 gp; a map": coins by their kind, things with what each is worth where it is
 * said. Throws bad-input, naming the field and the part.
 */
export function writtenThings(text: string, coinWeight: number, field: string): ThingRow[] {
  const parts = text.split(/[\n;]/u).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => thingFrom(part, coinWeight, field));
}

function thingFrom(part: string, coinWeight: number, field: string): ThingRow {
  const [, many, rest = part] = /^([\d,]+)\s*[×x]?\s+(.*)$/u.exec(part) ?? [];
  const quantity = many === undefined ? 1 : Number(many.replaceAll(',', ''));
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
    throw badLine(part, 'A count from 1 to 1,000,000 is wanted.', field);
  const coin = coinKinds.find((kind) => kind === rest.toLowerCase());
  if (coin !== undefined) return coinRow(coin, quantity, coinWeight);
  const [, name = rest, gold] = /^(.*\S)\s+([\d,]+(?:\.\d{1,2})?)\s*gp$/iu.exec(rest) ?? [];
  const worth = gold === undefined ? null : Number(gold.replaceAll(',', ''));
  if (worth !== null && worth > mostGold) throw badLine(part, 'At most 10,000,000 gold pieces.', field);
  if (name.length > 80) throw badLine(part, 'A name has at most 80 letters.', field);
  const kind = kindNamed(name, worth);
  return plainThing({ kind, name, quantity, cost: worth === null ? null : inCopper(worth) });
}

/** A thing of which nothing but its name is known, by the words of it. */
export const thingCalled = (name: string, quantity: number): ThingRow =>
  plainThing({ kind: kindNamed(name, null), name, quantity, cost: null });

const plainThing = ({
  kind,
  name,
  quantity,
  cost,
}: Pick<ThingRow, 'kind' | 'name' | 'quantity' | 'cost'>): ThingRow => ({
  ...{ kind, name, quantity, cost },
  weight: weightByRule(kind) ?? 0,
  coin: null,
  charges: null,
  capacity: null,
  notes: '',
  facts: writeFacts(kind === 'otherTreasure' ? { estimated: true } : {}),
  ...asItSeems,
});

const sorts = [
  ['gem', /\b(gems?|jewels?|ruby|rubies|pearls?|opals?|emeralds?|diamonds?|sapphires?|garnets?)\b/iu],
  ['jewellery', /\b(rings?|necklaces?|bracelets?|brooch(es)?|jewell?ery|earrings?|crowns?|pendants?)\b/iu],
  ['potion', /\bpotions?\b/iu],
  ['scroll', /\bscrolls?\b/iu],
] as const;

/** What has a worth is treasure of some kind; what has none is gear. */
const kindNamed = (name: string, worth: number | null): ThingRow['kind'] =>
  sorts.find(([, words]) => words.test(name))?.[0] ?? (worth === null ? 'gear' : 'otherTreasure');
