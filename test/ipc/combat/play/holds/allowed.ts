/** How many pieces of what the steps of a fight may change. */

export interface Row {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly kind: string;
  readonly charges: number | null;
  /** Who carries it, through whatever it lies in; null for nobody. */
  readonly holder: number | null;
  readonly stashed: number | null;
}

export type Counts = ReadonlyMap<string, number>;

export interface Shot {
  readonly id: number;
  readonly fight_id: number;
  readonly name: string;
  readonly quantity: number;
}

export interface EndWritten {
  readonly shots: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly found: number;
    readonly itemId: number | null;
    readonly fromId: number | null;
  }[];
  readonly finds: readonly number[];
}

/** What is counted before a step. */
export interface Stores {
  readonly pieces: Counts;
  readonly spells: Counts;
  readonly things: readonly Row[];
  readonly shots: readonly Shot[];
  /** Nobody's, lying in fights: foes threw it. */
  readonly ofFoes: Counts;
  /** What the end of each fight wrote, by the fight. */
  readonly ends: ReadonlyMap<number, EndWritten>;
  readonly finds: ReadonlyMap<number, { readonly item: number | null; readonly quantity: number }>;
  /** The newest act of all fights, and those of each. */
  readonly step: number;
  readonly newest: ReadonlyMap<number, readonly Done[]>;
}

/** So many fewer or more of each, at least and at most; of what is not named, none. */
export class Allowed {
  readonly #of = new Map<string, [number, number]>();

  between(name: string, least: number, most: number): void {
    const [low, high] = this.#of.get(name) ?? [0, 0];
    this.#of.set(name, [low + least, high + most]);
  }

  exactly(name: string, many: number): void {
    this.between(name, many, many);
  }

  of(name: string): [number, number] {
    return this.#of.get(name) ?? [0, 0];
  }
}

const isUsedUp = ({ kind, charges }: Row): boolean =>
  charges === null && (kind === 'potion' || kind === 'scroll');
const named = (all: readonly Row[], which: (row: Row) => boolean): Set<string> =>
  new Set(all.filter(which).map(({ name }) => name));

const fuels: Readonly<Record<string, string>> = {
  torch: 'torch',
  candle: 'candle',
  lantern: 'oilFlask',
  minersLantern: 'oilFlask',
};

export interface Input {
  readonly fightId?: number;
  readonly does?: string;
  readonly lightId?: string | null;
  readonly kind?: string | null;
  readonly found?: readonly { thingId: number; quantity: number }[];
  readonly typed?: readonly { ids: readonly string[]; title: string; value: string | null }[];
}

/** One of what it burns is used up by a fresh light; a lantern that stands there with oil in it takes none. */
export function byLight(
  allowed: Allowed,
  { things: all }: Stores,
  { does, lightId = null, kind }: Input,
): void {
  const fuel = does === 'light' && lightId === null ? fuels[kind ?? ''] : undefined;
  if (fuel === undefined) return;
  for (const name of named(all, (row) => row.kind === fuel)) allowed.between(name, -1, 0);
}

/** Lost is what was shot and not found again; what the beaten carried comes. */
export function byEnd(allowed: Allowed, { shots }: Stores, { fightId, found = [] }: Input): void {
  for (const { id, fight_id: of, name, quantity } of shots) {
    if (of !== fightId) continue;
    const again = found.findLast(({ thingId }) => thingId === id)?.quantity ?? 0;
    allowed.exactly(name, again - quantity);
  }
  for (const name of ['cp', 'sp', 'ep', 'gp', 'pp', 'gem', 'piece of jewellery', 'map', 'a map'])
    allowed.between(name, 0, Infinity);
}

/** All that was shot may be looked for once more, under the name it was shot by; what waits for its award is not there yet. */
export function byOpening(allowed: Allowed, { things: all, ends, finds }: Stores, { fightId }: Input): void {
  const end = ends.get(fightId ?? 0);
  if (end === undefined) return;
  const left = new Map(all.map((row) => [row.id, row.quantity]));
  const taken = (row: Row, wanted: number): number => {
    const many = Math.min(wanted, left.get(row.id) ?? 0);
    left.set(row.id, (left.get(row.id) ?? 0) - many);
    allowed.exactly(row.name, -many);
    return many;
  };
  for (const { name, quantity, found, itemId, fromId } of end.shots) {
    const stack = all.find(({ id, holder }) => id === itemId && holder === fromId);
    allowed.exactly(name, quantity - found + (stack === undefined ? 0 : taken(stack, found)));
  }
  for (const id of end.finds) {
    const find = finds.get(id);
    const stack = all.find((row) => row.id === find?.item && row.holder === null && row.stashed === null);
    if (find && stack && (left.get(stack.id) ?? 0) >= find.quantity) taken(stack, find.quantity);
  }
}

const usesOf = 'Uses of ';
const thingOf = (title: string): string => title.slice(usesOf.length).replace(/, (potion|scroll)$/, '');

/** Potions and scrolls become as many as were typed. */
export function byTyping(allowed: Allowed, { things: all }: Stores, { typed = [] }: Input): void {
  const said = new Map<string, readonly [who: number, name: string, many: number]>();
  for (const { ids, title, value } of typed)
    if (title.startsWith(usesOf) && value !== null)
      for (const id of ids.filter((each) => each.startsWith('c')))
        said.set(`${id} ${title}`, [Number(id.slice(1)), thingOf(title), Number(value)]);
  for (const [who, name, many] of said.values()) {
    const own = all.filter((row) => row.holder === who && row.name === name && isUsedUp(row));
    if (own.length > 0)
      allowed.exactly(
        name,
        own.reduce((sum, { quantity }) => sum - quantity, many),
      );
  }
}

export interface Done {
  readonly kind: string;
  readonly actor?: string | null;
  readonly way?: string;
  readonly change?: string;
  readonly id?: string;
  readonly left?: number | null;
}

const holderOf = (id: string | null | undefined): number => Number(/^c(\d+)$/.exec(id ?? '')?.[1] ?? 0);

const missiles = [
  [/crossbow/i, /bolt|quarrel/i],
  [/bow/i, /arrow/i],
  [/sling/i, /stone|bullet/i],
] as const;

/** What is shot or thrown with a weapon: what fits it, or the thing itself. */
function isShotWith(way: string): (row: Row) => boolean {
  const fitting = missiles.find(([weapon]) => weapon.test(way))?.[1];
  return ({ kind, name }) =>
    fitting === undefined ? kind === 'weapon' && name === way : kind === 'ammunition' && fitting.test(name);
}

const isOfPower =
  (way: string) =>
  (row: Row): boolean =>
    isUsedUp(row) && (row.name === way || `${row.name}, ${row.kind}` === way);

/**
 * A potion is drunk and a scroll read by whoever uses it, one an act. The referee's word about what somebody has left
 * changes what he has of it, from none of it to so many more; nobody else's, and nothing else.
 */
export function byActs(allowed: Allowed, all: readonly Row[], done: readonly Done[]): void {
  for (const { actor, way = '', change, id, left } of done) {
    const own = all.filter(({ holder }) => holder === holderOf(change === undefined ? actor : id));
    if (change === undefined) for (const name of named(own, isOfPower(way))) allowed.between(name, -1, 0);
    if (change !== 'spell' && change !== 'shots') continue;
    const meant = own.filter(change === 'spell' ? isOfPower(way) : isShotWith(way));
    for (const { name, quantity } of meant) allowed.between(name, -quantity, 0);
    for (const name of named(meant, () => true)) allowed.between(name, 0, left ?? 0);
  }
}

/**
 * What is played again was perhaps used before and is not now, once for each act there was with it. What was said before
 * of what somebody has left is unsaid: of that nobody knows from the acts how much there was.
 */
export function byMending(
  allowed: Allowed,
  all: readonly Row[],
  { was, is }: { was: readonly Done[]; is: readonly Done[] },
): void {
  const before = new Allowed();
  byActs(before, all, was);
  for (const name of named(all, () => true)) {
    const [least] = before.of(name);
    allowed.between(name, 0, -least);
  }
  for (const { change, way = '', left } of was) {
    if (change !== 'spell' && change !== 'shots') continue;
    for (const name of named(all, change === 'spell' ? isOfPower(way) : isShotWith(way)))
      allowed.between(name, -(left ?? 0), Infinity);
  }
  byActs(allowed, all, is);
}
