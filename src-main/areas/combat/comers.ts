import type { MonstersFile } from '../../../shared/content/schemas/monsters.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { rollTotal } from '../../../shared/dice/roll.ts';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { capital } from '../../../shared/words/names.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { query } from '../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../db/tables.ts';
import { hitPointDice } from '../../content/monster-sheet.ts';
import type { Monster } from '../../content/creatures.ts';
import { readFoes } from '../../facts/meeting/read-encounter.ts';
import { readDice } from '../../facts/written-dice.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { mostFoes, nextNames } from '../encounter/foes/foe-names.ts';
import { creatureOf } from '../encounter/foes/creature.ts';
import { manyOf } from './groups/group-step.ts';

type Comers = ParsedInput<'combat.begin'>['comers'][number];

/** Some who come to fight, with what is known of their kind. */
export interface Newcomers {
  readonly foes: readonly FoeRow[];
  readonly monster: Monster | null;
  readonly atFeet: number | null;
  /** What they are called together; null for one who comes alone. */
  readonly gang: { readonly name: string } | null;
}

type Context = StepContext<'monsters'>;

/** Where nobody knows what hit points are thrown with. */
const usualHitDice = '1d8';

/** Those the referee names, who were met in no encounter. Throws not-found for a creature the content has not. */
export function namedFoes(
  context: Context,
  fightId: number,
  { creatureId, name, count, hp, atFeet }: Comers,
  taken: readonly { name: string }[],
): Newcomers {
  const { monsters } = context.content;
  const called = creatureId === null ? creatureCalled(monsters, name) : null;
  const monster = creatureId === null ? called : creatureOf(monsters, creatureId);
  if (creatureId !== null && monster === null)
    throw new TurnkeeperError(
      'not-found',
      `The starter content has no creature ${creatureId}. Nobody joined.`,
      { creatureId: 'Choose another.' },
    );
  const who = called?.name ?? name ?? monster?.name ?? null;
  if (who === null)
    throw new TurnkeeperError('bad-input', 'Name who fights. Nobody joined.', { name: 'Who is it?' });
  const same = taken.filter((each) => each.name.startsWith(who));
  const names = count === 1 && same.length === 0 ? [who] : nextNames({ who }, same, count);
  const of = { encounter_id: null, fight_id: fightId, creature_id: monster?.id ?? null };
  const gang = count === 1 ? null : { name: manyOf(capital(who)) };
  return { foes: added(context, names, { of, monster, hp }), monster, atFeet, gang };
}

const singulars = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/men$/, 'man'],
  [/es$/, ''],
  [/s$/, ''],
] as const;

/** "goblins" may be many a Goblin, "wolves" a Wolf. */
const readings = (name: string): string[] => {
  const small = name.toLowerCase().trim();
  return [small, ...singulars.map(([plural, single]) => small.replace(plural, single))];
};

/** The creature of the content that bears the name, one or many; null where none does. */
export function creatureCalled(monsters: MonstersFile | null, name: string | null): Monster | null {
  if (name === null || monsters === null) return null;
  for (const reading of readings(name)) {
    const found = monsters.entries.find((entry) => entry.name.toLowerCase() === reading);
    if (found) return found;
  }
  return null;
}

/** Those who were met and are still up; hit points that nobody has thrown yet are thrown now. */
export function metFoes(
  context: Context,
  { row, distance }: { row: EncounterRow; distance: number | null },
): Newcomers {
  const monster = creatureOf(context.content.monsters, row.creature_id);
  const kept = readFoes(context.sql, row.id);
  const missing = Math.min(mostFoes, row.number ?? kept.length) - kept.length;
  const of = { encounter_id: row.id, fight_id: null, creature_id: row.creature_id };
  const more = missing > 0 ? added(context, nextNames(row, kept, missing), { of, monster, hp: null }) : [];
  const foes = [...kept.filter(({ state }) => state === 'up'), ...more];
  const gang = foes.length < 2 ? null : { name: manyOf(capital(row.who)) };
  return { foes, monster, atFeet: distance, gang };
}

interface Making {
  readonly of: Pick<FoeRow, 'encounter_id' | 'fight_id' | 'creature_id'>;
  readonly monster: Monster | null;
  readonly hp: number | null;
}

function added({ sql, dice }: Context, names: readonly string[], { of, monster, hp }: Making): FoeRow[] {
  const thrown = dice();
  return names.map((name) => {
    const points = hp ?? hitPoints(monster, thrown);
    const row = { ...of, name, hp: points, max_hp: points, state: 'up' as const, stats: '{}' };
    return { id: sql.run(query.insertInto('foe').values(row)).lastId, ...row };
  });
}

function hitPoints(monster: Monster | null, dice: Dice): number {
  if (monster !== null && monster.hd.hp_fixed !== null) return monster.hd.hp_fixed;
  const text = monster === null || monster.hd.dice === 0 ? usualHitDice : hitPointDice(monster);
  return Math.max(1, rollTotal(readDice(text, 'hp'), dice));
}
