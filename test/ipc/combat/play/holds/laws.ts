import { expect } from 'vitest';
import type { CombatMachine, CombatState } from '../../../../../shared/rules/combat.ts';
import type { CampaignFile } from '../../../../../src-main/db/file/campaign-file.ts';
import { markOf, playFight } from '../../../../../src-main/facts/fight/play.ts';
import type { Told } from '../sight.ts';
import { foreignStep } from '../versions.ts';
import { clockOf, fromRows, heldLines, lineAt, memorised, newestSeq, rows } from './stood.ts';
import { storesIn } from './stores.ts';
import type { Stores } from './allowed.ts';

/** What must hold after every step of a random play. */

/** What is counted before a step, to be held against what it is afterwards. */
export interface Counted {
  readonly seq: number;
  readonly clock: number;
  readonly stores: Stores;
  readonly onlyInRules: number;
}

export const countIn = (file: CampaignFile, combat: CombatMachine): Counted => ({
  seq: newestSeq(file),
  clock: clockOf(file),
  stores: storesIn(file),
  onlyInRules: lyingOnlyInRules(file, combat),
});

/** So many weapons lie about for the rules of the fights, and in no row. */
function lyingOnlyInRules(file: CampaignFile, combat: CombatMachine): number {
  let sum = 0;
  for (const { id } of rows(file, 'SELECT id FROM fight')) {
    const known = combat.lying(playFight(file.sql, combat, Number(id)).state);
    for (const way of new Set(known.map((each) => each.way))) {
      const [row] = rows(
        file,
        `SELECT coalesce(sum(quantity), 0) AS many FROM fight_thing
          WHERE fight_id = ? AND item_id IS NOT NULL AND name = ?`,
        Number(id),
        way,
      );
      sum += Math.max(0, known.filter((each) => each.way === way).length - Number(row?.['many']));
    }
  }
  return sum;
}

/** What was taken up, by an act or by word, from near or from afar, lies there no longer for the rules either. */
export function takenUpWhole(
  file: CampaignFile,
  combat: CombatMachine,
  before: Counted,
  { name }: Told,
): void {
  if (name === 'combat.takeUp')
    expect(lyingOnlyInRules(file, combat)).toBeLessThanOrEqual(before.onlyInRules);
}

/** Every fight is what its rows lead to, under the mark of its last step; of another program's the step is named. */
export function everyFightReplays(file: CampaignFile, combat: CombatMachine): void {
  for (const { id } of rows(file, 'SELECT id FROM fight')) {
    const fightId = Number(id);
    const played = playFight(file.sql, combat, fightId);
    const foreign = foreignStep(file, fightId);
    expect(played.broken?.n ?? null).toBe(foreign);
    if (foreign !== null) continue;
    const anew = fromRows(file, combat, fightId);
    // Compared as text: only what differs is worth a look.
    if (JSON.stringify(played.state) !== JSON.stringify(anew)) expect(played.state).toEqual(anew);
    const [last] = rows(
      file,
      `SELECT mark FROM fight_step WHERE fight_id = ? AND n > (SELECT max(from_step) FROM fight_setup WHERE fight_id = ?)
        ORDER BY n DESC LIMIT 1`,
      fightId,
      fightId,
    );
    if (last) expect(last['mark']).toBe(markOf(anew));
  }
}

/** One step is one line of the journal, in a sentence without ids or holes. */
export function oneLine(file: CampaignFile, before: Counted, { name }: Told): void {
  const seq = newestSeq(file);
  expect(seq).toBeGreaterThan(before.seq);
  if (name.startsWith('combat.')) soundSentence(lineAt(file, seq).summary);
}

export function soundSentence(text: string): void {
  expect(text).toMatch(/[.!?”]$/u);
  expect(text).not.toMatch(/\b[cf]\d+\b|undefined|NaN|\[object|\bnull\b/u);
}

const foeState: Readonly<Record<string, string>> = {
  active: 'up',
  unconscious: 'unconscious',
  dead: 'dead',
  fled: 'fled',
  surrendered: 'captured',
  absent: 'fled',
};

/** What the acts of a fight come to stands in the rows of people and foes; the journal tells it too. */
export function flowedBack(file: CampaignFile, state: CombatState, fightId: number): void {
  const foes = rows(
    file,
    'SELECT foe.id, hp, max_hp, state FROM foe JOIN fight_fighter ON foe_id = foe.id WHERE fight_fighter.fight_id = ?',
    fightId,
  );
  const people = rows(
    file,
    'SELECT character.id, hp, max_hp, state, handed FROM character JOIN fight_fighter ON character_id = character.id WHERE fight_id = ?',
    fightId,
  );
  const stands = new Map(state.fighters.map((each) => [each.id, each]));
  for (const { id, hp, max_hp: most, state: fate } of foes) {
    const one = stands.get(`f${id}`);
    expect([`f${id}`, hp, most, fate]).toEqual([one?.id, one?.hp, one?.maxHp, foeState[one?.status ?? '']]);
  }
  for (const { id, hp, max_hp: most, state: fate, handed } of people) {
    const one = stands.get(`c${id}`);
    if ('hull' in JSON.parse(String(handed))) {
      wornBack(one, Number(hp), Number(most));
      continue;
    }
    expect([`c${id}`, hp, Math.max(1, Number(most))]).toEqual([one?.id, one?.hp, one?.maxHp]);
    // Whom the fight has lying does not stand on the sheet, and the other way round.
    if (one?.status === 'active') expect([id, ['dead', 'down'].includes(String(fate))]).toEqual([id, false]);
  }
}

/** The sheet of a cart has what is left till it slows, which the fight counts a second time till it stops. */
function wornBack(one: CombatState['fighters'][number] | undefined, hp: number, most: number): void {
  const { hp: left = 0, maxHp = 0 } = one ?? {};
  expect([one?.id, most]).toEqual([one?.id, Math.max(1, Math.floor(maxHp / 2))]);
  expect([one?.id, hp]).toEqual([one?.id, Math.min(most, left - most)]);
}

/** The journal's own account of who stands how agrees with the fight. */
export function toldWhole(file: CampaignFile, state: CombatState, fightId: number): void {
  const told = new Map<string, { hp: number; status: string; atFeet: number }>();
  for (const {
    outcome: { fight },
  } of heldLines(file)) {
    if (fight?.id !== fightId) continue;
    for (const { id, hp, status, atFeet } of fight.stand ?? []) told.set(id, { hp, status, atFeet });
  }
  for (const { id, hp, status, atFeet } of state.fighters)
    expect([id, told.get(id)]).toEqual([id, { hp, status, atFeet }]);
}

/** The clock never goes back with a step of a fight, but where dice are mended. */
export function clockForward(file: CampaignFile, before: Counted, { name }: Told): void {
  if (!name.startsWith('combat.') || name === 'combat.mendDice' || name === 'combat.mend') return;
  expect(clockOf(file)).toBeGreaterThanOrEqual(before.clock);
}

/** Spells and missiles as the fight counts them are those on the sheets and in the packs. */
export function sameStores(file: CampaignFile, combat: CombatMachine, fightId: number): void {
  const { state } = playFight(file.sql, combat, fightId);
  const spells = memorised(file);
  for (const { id, spells: known } of combat.seen(state)) {
    if (!id.startsWith('c')) continue;
    for (const { way, left } of known)
      if (left !== null && spells.has(`${id}: ${way}`))
        expect([id, way, spells.get(`${id}: ${way}`)]).toEqual([id, way, left]);
  }
}

/** Of the fight that is ahead the clock is where its own rounds have come to, never less. */
export function clockKept(
  file: CampaignFile,
  state: CombatState,
  fightId: number,
  roundSeconds: number,
): void {
  const [row] = rows(file, 'SELECT began_seconds, state FROM fight WHERE id = ?', fightId);
  if (row?.['state'] !== 'open') return;
  const { round, count } = state.clock;
  const over = round === null ? Math.max(0, Math.floor(count ?? 0)) : Math.max(0, round - 1);
  expect(clockOf(file)).toBeGreaterThanOrEqual(Number(row['began_seconds']) + over * roundSeconds);
}
