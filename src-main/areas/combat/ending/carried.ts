import type { QueryOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { refused } from '../../../../shared/errors.ts';
import { findsIn } from '../../../../shared/treasure/roll.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import type { Monster } from '../../../content/creatures.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { ThingRow } from '../../../facts/party/items.ts';
import { rollTreasure, treasureTables } from '../../../facts/treasure/hoard.ts';
import { rowsOf } from '../../../facts/treasure/find-row.ts';
import { isLowParty } from '../../../facts/treasure/low-party.ts';
import { describeFound, findsOf, putInPool } from '../../../facts/treasure/pool.ts';
import { writtenThings } from '../../../facts/treasure/written.ts';
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
    ...writtenThings(carried, context.campaign.system.weights.coin, 'carried'),
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
  return findsIn(lines).flatMap((find) => rowsOf(find, campaign.system.weights, content.equipment));
}
