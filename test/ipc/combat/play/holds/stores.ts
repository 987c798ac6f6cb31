import { expect } from 'vitest';
import type { CampaignFile } from '../../../../../src-main/db/file/campaign-file.ts';
import type { Told } from '../sight.ts';
import { heldLines, memorised, pieces, rows } from './stood.ts';

/** Pieces of things and spells in memory: what each step of a fight may change of them, and only that. */

type Counts = ReadonlyMap<string, number>;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly kind: string;
  readonly charges: number | null;
  /** Who carries it, through whatever it lies in; null for nobody. */
  readonly holder: number | null;
  readonly stashed: number | null;
}

const things = (file: CampaignFile): readonly Row[] =>
  rows(
    file,
    `WITH RECURSIVE lies (id, root) AS (
       SELECT id, id FROM item WHERE container_id IS NULL
       UNION ALL SELECT item.id, root FROM item JOIN lies ON item.container_id = lies.id)
     SELECT item.id, item.name, item.quantity, item.kind, item.charges,
       whose.holder_id AS holder, whose.stash_id AS stashed
     FROM item JOIN lies ON lies.id = item.id JOIN item AS whose ON whose.id = lies.root`,
  ) as unknown as readonly Row[];

interface Shot {
  readonly id: number;
  readonly fight_id: number;
  readonly name: string;
  readonly quantity: number;
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
  /** The newest act of all fights. */
  readonly step: number;
}

const lyingOfFoes = (file: CampaignFile): Counts =>
  new Map(
    rows(
      file,
      `SELECT name, sum(quantity) AS many FROM fight_thing
        WHERE item_id IS NOT NULL AND from_id IS NULL GROUP BY name`,
    ).map(({ name, many }) => [String(name), Number(many)]),
  );

interface EndWritten {
  readonly shots: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly found: number;
    readonly itemId: number | null;
    readonly fromId: number | null;
  }[];
  readonly finds: readonly number[];
}

const newestStep = (file: CampaignFile): number =>
  Number(rows(file, 'SELECT coalesce(max(id), 0) AS id FROM fight_step')[0]?.['id']);

export const storesIn = (file: CampaignFile): Stores => ({
  step: newestStep(file),
  pieces: pieces(file),
  spells: memorised(file),
  things: things(file),
  shots: rows(
    file,
    'SELECT id, fight_id, name, quantity FROM fight_thing WHERE item_id IS NULL',
  ) as unknown as readonly Shot[],
  ofFoes: lyingOfFoes(file),
  ends: new Map(
    rows(file, 'SELECT fight_id, facts FROM fight_end').map((row) => [
      Number(row['fight_id']),
      JSON.parse(String(row['facts'])) as EndWritten,
    ]),
  ),
  finds: new Map(
    rows(file, 'SELECT id, item_id, quantity FROM find WHERE award IS NULL').map((row) => [
      Number(row['id']),
      { item: row['item_id'] as number | null, quantity: Number(row['quantity']) },
    ]),
  ),
});

/** So many fewer or more of each, at least and at most; of what is not named, none. */
class Allowed {
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

const acts = ['combat.propose', 'combat.answer', 'combat.stroke', 'combat.act'];
const byFoes = [...acts, 'combat.mend', 'combat.mendDice', 'combat.takeUp'];
const mends = ['combat.mend', 'combat.mendDice'];
const fuels: Readonly<Record<string, string>> = {
  torch: 'torch',
  candle: 'candle',
  lantern: 'oilFlask',
  minersLantern: 'oilFlask',
};

interface Input {
  readonly fightId?: number;
  readonly does?: string;
  readonly lightId?: string | null;
  readonly kind?: string | null;
  readonly found?: readonly { thingId: number; quantity: number }[];
  readonly typed?: readonly { ids: readonly string[]; title: string; value: string | null }[];
}

/** One of what it burns is used up by a fresh light; a lantern that stands there with oil in it takes none. */
function byLight(allowed: Allowed, { things: all }: Stores, { does, lightId = null, kind }: Input): void {
  const fuel = does === 'light' && lightId === null ? fuels[kind ?? ''] : undefined;
  if (fuel === undefined) return;
  for (const name of named(all, (row) => row.kind === fuel)) allowed.between(name, -1, 0);
}

/** Lost is what was shot and not found again; what the beaten carried comes. */
function byEnd(allowed: Allowed, { shots }: Stores, { fightId, found = [] }: Input): void {
  for (const { id, fight_id: of, name, quantity } of shots) {
    if (of !== fightId) continue;
    const again = found.findLast(({ thingId }) => thingId === id)?.quantity ?? 0;
    allowed.exactly(name, again - quantity);
  }
  for (const name of ['cp', 'sp', 'ep', 'gp', 'pp', 'gem', 'piece of jewellery', 'map', 'a map'])
    allowed.between(name, 0, Infinity);
}

/** All that was shot may be looked for once more, under the name it was shot by; what waits for its award is not there yet. */
function byOpening(allowed: Allowed, { things: all, ends, finds }: Stores, { fightId }: Input): void {
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
function byTyping(allowed: Allowed, { things: all }: Stores, { typed = [] }: Input): void {
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

interface Done {
  readonly kind: string;
  readonly actor?: string | null;
  readonly way?: string;
  readonly change?: string;
  readonly id?: string;
  readonly left?: number | null;
}

/** The acts that a step wrote down. */
const actsSince = (file: CampaignFile, { step }: Stores): readonly Done[] =>
  rows(file, 'SELECT acts FROM fight_step WHERE id > ?', step).flatMap(({ acts: kept }) =>
    (JSON.parse(String(kept)) as { action: Done }[]).map(({ action }) => action),
  );

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
function byActs(allowed: Allowed, all: readonly Row[], done: readonly Done[]): void {
  for (const { actor, way = '', change, id, left } of done) {
    const own = all.filter(({ holder }) => holder === holderOf(change === undefined ? actor : id));
    if (change === undefined) for (const name of named(own, isOfPower(way))) allowed.between(name, -1, 0);
    if (change !== 'spell' && change !== 'shots') continue;
    const meant = own.filter(change === 'spell' ? isOfPower(way) : isShotWith(way));
    for (const { name, quantity } of meant) allowed.between(name, -quantity, 0);
    for (const name of named(meant, () => true)) allowed.between(name, 0, left ?? 0);
  }
}

/** What is played again may have been drunk before, and not now. */
function byMending(allowed: Allowed, all: readonly Row[]): void {
  for (const thing of named(all, isUsedUp)) allowed.between(thing, -1, Infinity);
  for (const thing of named(all, ({ kind }) => kind === 'ammunition' || kind === 'weapon'))
    allowed.between(thing, -1, Infinity);
}

/** Spells that the newest end of a fight struck off, by who had them, as it stands in the journal. */
function struckByEnd(file: CampaignFile, struck: ReadonlyMap<number, Counts>, fightId: number): Counts {
  const end = heldLines(file).findLast(
    ({ kind, input }) => kind === 'combat.end' && (input as Input).fightId === fightId,
  );
  return struck.get(end?.seq ?? 0) ?? new Map();
}

const changes = (was: Counts, is: Counts): (readonly [name: string, change: number])[] =>
  [...new Set([...was.keys(), ...is.keys()])].map(
    (name) => [name, (is.get(name) ?? 0) - (was.get(name) ?? 0)] as const,
  );

/** What spells a step struck off. */
export const spellsStruck = (before: Stores, file: CampaignFile): Counts =>
  new Map(changes(before.spells, memorised(file)).map(([name, change]) => [name, -change]));

/** What the fights' own steps do with things and spells; `struck` holds what each end did to spells, by its line. */
export function storesKept(
  file: CampaignFile,
  before: Stores,
  command: Told,
  struck: ReadonlyMap<number, Counts>,
): void {
  const { name } = command;
  if (!name.startsWith('combat.')) return;
  const input = command.input as Input;
  const said = JSON.stringify(input);
  const allowed = new Allowed();
  if (acts.includes(name)) byActs(allowed, before.things, actsSince(file, before));
  if (mends.includes(name)) byMending(allowed, [...before.things, ...things(file)]);
  if (byFoes.includes(name))
    for (const [what, change] of changes(before.ofFoes, lyingOfFoes(file)))
      allowed.between(what, Math.min(0, change), Math.max(0, change));
  if (name === 'combat.light') byLight(allowed, before, input);
  if (name === 'combat.end') byEnd(allowed, before, input);
  if (name === 'combat.goOn') byOpening(allowed, before, input);
  if (name === 'combat.typeFigures') byTyping(allowed, before, input);
  const all = changes(before.pieces, pieces(file));
  for (const [what, change] of all) {
    const [least, most] = allowed.of(what);
    expect([what, change, change >= least && change <= most]).toEqual([what, change, true]);
  }
  if (name === 'combat.light')
    expect(all.reduce((sum, [, change]) => sum + change, 0)).toBeGreaterThanOrEqual(-1);
  if (mends.includes(name) || said.includes('"spell"')) return;
  const back =
    name === 'combat.goOn' ? struckByEnd(file, struck, input.fightId ?? 0) : new Map<string, number>();
  for (const [spell, change] of changes(before.spells, memorised(file))) {
    const most = Math.max(0, back.get(spell) ?? 0);
    expect([spell, change, change <= most]).toEqual([spell, change, true]);
    if (name === 'combat.goOn') expect([spell, change >= 0]).toEqual([spell, true]);
  }
}
