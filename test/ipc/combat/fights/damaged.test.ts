import { copyFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import BetterSqlite3 from 'better-sqlite3';
import { seededDice } from '../../../../shared/dice/seeded.ts';
import { attackSeed, inForm, tellAttack } from '../../../fixtures/attack.ts';
import { manyQuestions } from '../../play/questions.ts';
import { FightTable } from '../fight-table.ts';
import { fightSystems } from '../orders.ts';
import type { Act } from '../magic/magic-table.ts';

/** What a fight is kept by, damaged in every place of its JSON: a sentence or the repair view, never a crash. */

let table: FightTable;

beforeEach(() => {
  table = new FightTable(seededDice(3));
});
afterEach(() => table.end());

const columns = [
  ['fight_setup', 'setup'],
  ['fight_step', 'acts'],
  ['fight_fighter', 'handed'],
  ['foe', 'stats'],
  ['spell_recipe', 'facts'],
] as const;

const spoilt: readonly unknown[] = [null, -1, 1.5, 'tosch', '', [], {}, [null], true];

/** Every place of a JSON value, as the keys that lead there. */
const placesOf = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];

/** Something else, or nothing at all, in one place. */
function otherwise(value: unknown, [key, ...rest]: readonly string[], made: unknown): unknown {
  if (key === undefined) return made;
  if (Array.isArray(value))
    return value.map((each: unknown, at): unknown =>
      String(at) === key ? otherwise(each, rest, made) : each,
    );
  const inner = Object.entries(value as object);
  return Object.fromEntries(
    inner.flatMap(([name, each]) =>
      name !== key
        ? [[name, each]]
        : rest.length === 0 && made === undefined
          ? []
          : [[name, otherwise(each, rest, made)]],
    ),
  );
}

const textOf = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));

async function played(system: string): Promise<void> {
  await table.sitDown(system, system === 'ose' ? { variableWeaponDamage: true } : {});
  await table.begin({ lines: 'Black Dragon hp 31 @20; 2 goblins hp 4', feet: 10 });
  const { fight, after } = await table.board();
  const typed = [{ ids: ['f2'], title: system === 'hackmaster' ? 'Defence' : 'Armour class', value: '4' }];
  await table.tell('combat.typeFigures', { fightId: fight.id, after, typed });
  const recipe = { damage: '1d6', saved: 'half', effect: 'blind', lasts: { at: 'fight' } } as const;
  const works = {
    kind: 'overrule',
    change: 'works',
    by: 'c1',
    way: 'Fire',
    ids: ['f2'],
    recipe,
  } satisfies Act;
  await table.throwAll(works);
  await table.throwAll({ kind: 'overrule', change: 'place', id: 'f3', atFeet: 15 });
  for (let n = 0; n < 4; n += 1) {
    const { after: now } = await table.board();
    const stroke = { kind: n % 2 === 0 ? 'goOn' : 'rest' } as const;
    await table.router.command('combat.stroke', { fightId: fight.id, after: now, stroke, throwAll: true });
  }
  await table.tell('app.closeCampaign', {});
}

function write(name: string, column: string, text: string): void {
  const db = new BetterSqlite3(table.campaignPath);
  try {
    db.pragma('ignore_check_constraints = ON');
    db.prepare(`UPDATE ${name} SET ${column} = ? WHERE id = (SELECT max(id) FROM ${name})`).run(text);
  } finally {
    db.close();
  }
}

function stored(name: string, column: string): unknown {
  const db = new BetterSqlite3(table.campaignPath, { readonly: true });
  try {
    const text = db.prepare(`SELECT ${column} FROM ${name} ORDER BY id DESC LIMIT 1`).pluck().get();
    return JSON.parse(String(text)) as unknown;
  } finally {
    db.close();
  }
}

/** The record is named in the repair view. */
const isAmiss = ({ message }: { message: string }): boolean => message.includes('Records amiss');

const plain = new Set([
  'journal-mismatch',
  'not-found',
  'refused',
  'bad-input',
  'bad-die',
  'file-damaged',
  'cancelled',
]);

/** What the window asks and does about a fight; whatever is not answered in a sentence. */
async function unanswered(): Promise<string[]> {
  const said: string[] = [];
  const note = (name: string, reply: Awaited<ReturnType<typeof table.router.query>>): void => {
    if (reply.ok || plain.has(reply.error.code) || isAmiss(reply.error)) return;
    const error = table.errors.at(-1);
    said.push(
      `${name}: ${reply.error.code} ${reply.error.message} ${error instanceof Error ? error.stack : ''}`,
    );
  };
  for (const { name, input } of manyQuestions)
    if (name.startsWith('combat.') || name === 'amiss.list')
      note(name, await table.router.query(name, input));
  const fight = { fightId: 1 };
  const act = { kind: 'overrule', change: 'hurt', id: 'f1', amount: 1 };
  const board = await table.router.query('combat.board', fight);
  const after = board.ok ? (board.value as { after: number } | null)?.after : 0;
  for (const [name, input] of [
    ['combat.propose', { ...fight, after, acts: [act], throwAll: true }],
    ['combat.stroke', { ...fight, after, stroke: { kind: 'goOn' }, throwAll: true }],
    ['combat.join', { ...fight, after, lines: 'goblin hp 3' }],
    ['combat.typeFigures', { ...fight, after, typed: [{ ids: ['f3'], title: 'Morale', value: '7' }] }],
    ['combat.fromFacts', fight],
    ['combat.pause', fight],
    ['combat.goOn', fight],
    ['combat.end', fight],
    ['journal.undo', {}],
    ['journal.undo', {}],
  ] as const)
    note(name, await table.router.command(name, input));
  return said;
}

const many = inForm(2, 24);

test.each(fightSystems)('%s: every question is answered and every act done or refused', async (system) => {
  await played(system);
  const sound = `${table.campaignPath}.sound`;
  copyFileSync(table.campaignPath, sound);
  const chance = seededDice(attackSeed() + 5);
  const problems: string[] = [];
  let laid = 0;
  for (const [name, column] of columns) {
    const was = stored(name, column);
    const places = placesOf(was);
    for (let n = 0; n < many; n += 1) {
      const place = places[chance.roll(places.length) - 1] ?? [];
      const made = [undefined, ...spoilt][chance.roll(spoilt.length + 1) - 1];
      const text = n === 0 ? '{"a":' : textOf(otherwise(was, place, made));
      copyFileSync(sound, table.campaignPath);
      write(name, column, text);
      laid += 1;
      const reply = await table.router.command('app.openCampaign', { path: table.campaignPath });
      const told = `${name}.${column} at ${place.join('.')} is ${made === undefined ? 'gone' : JSON.stringify(made)}`;
      if (!reply.ok && !plain.has(reply.error.code))
        problems.push(`not opened: ${told}: ${reply.error.message}`);
      if (!reply.ok) continue;
      problems.push(...(await unanswered()).map((each) => `${each}\n (${told})`));
      await table.tell('app.closeCampaign', {});
    }
  }
  expect(problems.slice(0, 8)).toEqual([]);
  tellAttack(`damaged fights, ${system}: ${laid} laid, every question answered`);
});
