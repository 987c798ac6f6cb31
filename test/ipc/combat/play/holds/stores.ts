import { expect } from 'vitest';
import type { CampaignFile } from '../../../../../src-main/db/file/campaign-file.ts';
import type { Told } from '../sight.ts';
import { Allowed, byActs, byEnd, byLight, byMending, byOpening, byTyping } from './allowed.ts';
import type { Counts, Done, EndWritten, Input, Row, Shot, Stores } from './allowed.ts';
import { heldLines, lineAt, memorised, newestSeq, pieces, rows } from './stood.ts';

/** Pieces of things and spells in memory: a step of a fight changes of them what it may, and only that. */

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

const lyingOfFoes = (file: CampaignFile): Counts =>
  new Map(
    rows(
      file,
      `SELECT name, sum(quantity) AS many FROM fight_thing
        WHERE item_id IS NOT NULL AND from_id IS NULL GROUP BY name`,
    ).map(({ name, many }) => [String(name), Number(many)]),
  );

const newestStep = (file: CampaignFile): number =>
  Number(rows(file, 'SELECT coalesce(max(id), 0) AS id FROM fight_step')[0]?.['id']);

export const storesIn = (file: CampaignFile): Stores => ({
  step: newestStep(file),
  newest: newestActs(file),
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

const acts = ['combat.propose', 'combat.answer', 'combat.stroke', 'combat.act'];
const byFoes = [...acts, 'combat.mend', 'combat.mendDice', 'combat.takeUp'];

const actionsOf = (kept: unknown): Done[] =>
  (JSON.parse(String(kept)) as { action: Done }[]).map(({ action }) => action);

/** The acts that a step wrote down. */
const actsSince = (file: CampaignFile, { step }: Stores): readonly Done[] =>
  rows(file, 'SELECT acts FROM fight_step WHERE id > ?', step).flatMap(({ acts: kept }) => actionsOf(kept));

/** Those of the newest step of each fight, by the fight. */
const newestActs = (file: CampaignFile): ReadonlyMap<number, readonly Done[]> =>
  new Map(
    rows(
      file,
      'SELECT fight_id, acts FROM fight_step AS newest WHERE n = (SELECT max(n) FROM fight_step WHERE fight_id = newest.fight_id)',
    ).map(({ fight_id: id, acts: kept }) => [Number(id), actionsOf(kept)]),
  );

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

/** What the mended act had done, and what it does now; nothing where no die was mended. */
function playedAgain(file: CampaignFile, { newest }: Stores, fightId: number) {
  if (lineAt(file, newestSeq(file)).kind !== 'combat.mend') return null;
  const was = newest.get(fightId) ?? [];
  return { was, is: newestActs(file).get(fightId) ?? [] };
}

const isOfSpells = (done: readonly Done[]): boolean => done.some(({ change }) => change === 'spell');

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
  const again = playedAgain(file, before, input.fightId ?? 0);
  if (again) byMending(allowed, [...before.things, ...things(file)], again);
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
  if (said.includes('"spell"') || (again && isOfSpells([...again.was, ...again.is]))) return;
  const back =
    name === 'combat.goOn' ? struckByEnd(file, struck, input.fightId ?? 0) : new Map<string, number>();
  for (const [spell, change] of changes(before.spells, memorised(file))) {
    // One act strikes off one of a spell at most, or spoils it: played again it may be there, or gone.
    const most = Math.max(again?.was.length ?? 0, back.get(spell) ?? 0);
    expect([spell, change, change <= most]).toEqual([spell, change, true]);
    if (again) expect([spell, change, change >= -again.is.length]).toEqual([spell, change, true]);
    if (name === 'combat.goOn') expect([spell, change >= 0]).toEqual([spell, true]);
  }
}
