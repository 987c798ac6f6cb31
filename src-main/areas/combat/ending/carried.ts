import type { QueryOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { refused, TurnkeeperError } from '../../../../shared/errors.ts';
import { findsIn } from '../../../../shared/treasure/roll.ts';
import { coinKinds } from '../../../../shared/ipc/vocabulary.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { Monster } from '../../../content/creatures.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { coinRow } from '../../../facts/party/items.ts';
import { inCopper } from '../../../facts/party/weighing/measures.ts';
import { writeFacts } from '../../../facts/party/sheet.ts';
import { rollTreasure, treasureTables } from '../../../facts/treasure/hoard.ts';
import { rowOf } from '../../../facts/treasure/find-row.ts';
import { isLowParty } from '../../../facts/treasure/low-party.ts';
import { describeFound, findsOf, putInPool } from '../../../facts/treasure/pool.ts';
import { weightByRule } from '../../../facts/treasure/weight-by-rule.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { FightNow } from '../fight-now.ts';
import { creatureOf } from '../../encounter/foes/creature.ts';
import { kindOf } from './meeting-of.ts';

/** What the beaten carried: into the pool, where it waits for the award. */

type View = NonNullable<QueryOutput<'combat.ending'>>['carriers'];
type Content = ContentOf<'monsters' | 'encounters'>;
type Context = StepContext<'monsters' | 'encounters' | 'prep' | 'equipment'>;

/** Types of treasure borne on the body: of each, or of the group together. What lies in a lair is no part of it. */
function borne({ encounters }: Pick<Content, 'encounters'>, { treasure }: Monster) {
  const tables = encounters?.treasure ?? null;
  const kinds = new Map((tables?.types ?? []).map(({ type, kind }) => [type, kind]));
  const titles = new Map(treasureTables(tables).map(({ id, title }) => [id, title]));
  return treasure.types.flatMap((type) => {
    const kind = kinds.get(type);
    if (kind === undefined || kind === 'hoard') return [];
    return [{ type, each: kind === 'individual', title: titles.get(type) ?? type }];
  });
}

/** Each kind of foe whose entry in the book says what such carry, and who of the fight they are. */
export function carriersOf({ fighters }: Pick<FightNow, 'fighters'>, content: Content): View {
  const kinds = new Map<string, View[number]>();
  for (const { id, foe } of fighters) {
    const monster = foe && creatureOf(content.monsters, foe.creature_id);
    if (!foe || !monster) continue;
    const types = borne(content, monster);
    if (types.length === 0) continue;
    const kind = kinds.get(monster.id) ?? {
      creatureId: monster.id,
      who: kindOf(foe),
      carries: types.map(({ title }) => title).join(', '),
      fighters: [],
    };
    kinds.set(monster.id, { ...kind, fighters: [...kind.fighters, id] });
  }
  return [...kinds.values()];
}

/** What is thrown for by the book's tables, and what the referee wrote; the ids of the finds, and what is told of them. */
export function takeCarried(
  context: Context,
  now: FightNow,
  { rolled, carried }: Pick<ParsedInput<'combat.end'>, 'rolled' | 'carried'>,
): { ids: number[]; told: string[]; outcome: StepOutcome } {
  const rows = [
    ...rolled.flatMap((kind) => thrownFor(context, now, kind)),
    ...written(carried, context.campaign.system.weights.coin),
  ];
  if (rows.length === 0) {
    const nothing = rolled.some(({ count }) => count > 0) ? ['They carried nothing of worth.'] : [];
    return { ids: [], told: nothing, outcome: {} };
  }
  const ids = putInPool(context.sql, rows, `carried by ${now.row.name}`.slice(0, 120));
  return {
    ids,
    told: [`They carried ${describeFound(rows)}.`],
    outcome: { finds: findsOf(rows) },
  };
}

function thrownFor(
  context: Context,
  now: FightNow,
  { creatureId, count }: ParsedInput<'combat.end'>['rolled'][number],
): ThingRow[] {
  if (count === 0) return [];
  const { content, campaign, sql } = context;
  const carrier = carriersOf(now, content).find((each) => each.creatureId === creatureId);
  const monster = content.monsters.byId(creatureId);
  if (!carrier || !monster || count > carrier.fighters.length)
    throw refused('So many of them do not fight here, or carry nothing by the book. Nothing was changed.', {
      rolled: `At most ${carrier?.fighters.length ?? 0}.`,
    });
  const low = isLowParty(sql);
  const lines = borne(content, monster).flatMap(({ type: id, each }) => {
    const times = (each ? count : 1) * monster.treasure.multiplier;
    return rollTreasure({ campaign, content, dice: context.dice() }, { id, times, low }).lines;
  });
  return findsIn(lines).map((find) => rowOf(find, campaign.system.weights, content.equipment));
}

const badLine = (text: string, why: string) =>
  new TurnkeeperError('bad-input', `"${text.slice(0, 60)}": ${why} Nothing was changed.`, { carried: why });

const most = 1_000_000;
const mostGold = 10_000_000;

/** "12 sp; silver ring 15 gp; 2 gems 50 gp; a map": coins by their kind, things with what each is worth where it is said. */
function written(text: string, coinWeight: number): ThingRow[] {
  const parts = text.split(/[\n;]/u).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => thingFrom(part, coinWeight));
}

function thingFrom(part: string, coinWeight: number): ThingRow {
  const [, many, rest = part] = /^([\d,]+)\s*[×x]?\s+(.*)$/u.exec(part) ?? [];
  const quantity = many === undefined ? 1 : Number(many.replaceAll(',', ''));
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
    throw badLine(part, 'A count from 1 to 1,000,000 is wanted.');
  const coin = coinKinds.find((kind) => kind === rest.toLowerCase());
  if (coin !== undefined) return coinRow(coin, quantity, coinWeight);
  const [, name = rest, gold] = /^(.*\S)\s+([\d,]+(?:\.\d{1,2})?)\s*gp$/iu.exec(rest) ?? [];
  const worth = gold === undefined ? null : Number(gold.replaceAll(',', ''));
  if (worth !== null && worth > mostGold) throw badLine(part, 'At most 10,000,000 gold pieces.');
  if (name.length > 80) throw badLine(part, 'A name has at most 80 letters.');
  const kind = kindNamed(name, worth);
  return {
    kind,
    name,
    quantity,
    weight: weightByRule(kind) ?? 0,
    cost: worth === null ? null : inCopper(worth),
    coin: null,
    charges: null,
    capacity: null,
    notes: '',
    facts: writeFacts(kind === 'otherTreasure' ? { estimated: true } : {}),
  };
}

const sorts = [
  ['gem', /\b(gems?|jewels?|ruby|rubies|pearls?|opals?|emeralds?|diamonds?|sapphires?|garnets?)\b/iu],
  ['jewellery', /\b(rings?|necklaces?|bracelets?|brooch(es)?|jewell?ery|earrings?|crowns?|pendants?)\b/iu],
  ['potion', /\bpotions?\b/iu],
  ['scroll', /\bscrolls?\b/iu],
] as const;

/** What has a worth is treasure of some kind; what has none is gear. */
const kindNamed = (name: string, worth: number | null): ThingRow['kind'] =>
  sorts.find(([, words]) => words.test(name))?.[0] ?? (worth === null ? 'gear' : 'otherTreasure');
