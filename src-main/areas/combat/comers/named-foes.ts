import type { CreaturesAtHand } from '../../../content/bestiary/own/at-hand.ts';
import type { Dice } from '../../../../shared/dice/dice.ts';
import { rollTotal } from '../../../../shared/dice/roll.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { calledSo, oneOfMany } from '../../../../shared/words/comers/kinds.ts';
import { capital } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../../db/tables.ts';
import { hitPointDice } from '../../../content/monster-sheet.ts';
import type { Monster } from '../../../content/creatures.ts';
import { readFoes } from '../../../facts/meeting/read-encounter.ts';
import { readDice } from '../../../facts/written-dice.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { mostFoes, nextNames } from '../../encounter/foes/foe-names.ts';
import { creatureOf } from '../../encounter/foes/creature.ts';
import { manyOf } from '../groups/group-step.ts';
import { blockFacts } from './block-facts.ts';
import type { Coming } from './coming.ts';
import { armourFacts, lastCalled, lastTyped, withTyped } from './typed-foe.ts';
import type { TypedFoe } from './typed-foe.ts';
import { namedThing, thingNamed, withCrew } from './things.ts';
import type { NamedThing } from './things.ts';

/** Some who come to fight, with what is known of their kind. */
export interface Newcomers {
  readonly foes: readonly FoeRow[];
  readonly monster: Monster | null;
  readonly atFeet: number | null;
  /** What they are called together; null for one who comes alone. */
  readonly gang: { readonly name: string } | null;
  /** Null: the usual foes. */
  readonly side: string | null;
  /** Of one who comes alone his label, of several the first letter of theirs; null for the next free ones. */
  readonly label: string | null;
  /** Its figures stand in a list of the book. */
  readonly listed: boolean;
}

type Context = StepContext<'classesInUse' | 'monsters'>;

/** Where nobody knows what hit points are thrown with. */
const usualHitDice = '1d8';

interface Kind {
  readonly who: string;
  readonly monster: Monster | null;
  readonly typed: TypedFoe;
  /** Each as a pasted block tells it. */
  readonly blockHp: readonly number[] | null;
  readonly thing: NamedThing | null;
}

/** Those the referee names, who were met in no encounter. Throws not-found for a creature the content has not. */
export function namedFoes(
  context: Context,
  fightId: number,
  coming: Coming,
  taken: readonly { name: string }[],
): Newcomers {
  const { count, atFeet = null, side = null, label = null } = coming;
  const { who, monster, typed, blockHp, thing } = kindOf(context, coming);
  const same = taken.filter((each) => each.name.startsWith(who));
  const names = count === 1 && same.length === 0 ? [who] : nextNames({ who }, same, count);
  const of = { encounter_id: null, fight_id: fightId, creature_id: monster?.id ?? null };
  const gang = count === 1 ? null : { name: manyOf(capital(who)) };
  const told = { ...coming, ...(blockHp !== null && coming.hp === undefined && { hpEach: blockHp }) };
  const foes = added(context, names, { of, monster, typed, told, thing });
  return { foes, monster, atFeet, gang, side, label, listed: thing !== null };
}

/** What they are: as the content, a pasted block or an earlier fight has it. */
function kindOf(context: Context, coming: Coming): Kind {
  const { creatureId, count, block, armour, crew } = coming;
  const { content, campaign, sql } = context;
  const listed = creatureId === null ? thingNamed(campaign, coming) : null;
  const name = listed === null ? withCrew(coming.name, crew) : coming.name;
  const called = creatureId === null ? creatureCalled(content.monsters, name) : null;
  const monster = creatureId === null ? called : creatureOf(content.monsters, creatureId);
  if (creatureId !== null && monster === null)
    throw new TurnkeeperError(
      'not-found',
      `The starter content has no creature ${creatureId}. Nobody joined.`,
      { creatureId: 'Choose another.' },
    );
  const before =
    monster === null ? (name === null ? null : lastCalled(sql, name)) : lastTyped(sql, monster.id);
  const stranger = name !== null && count > 1 ? capital(oneOfMany(name)) : name;
  const read = block === undefined ? null : blockFacts(campaign, content, block);
  const thing = monster === null ? namedThing(campaign, coming, before?.typed.figures) : null;
  const who =
    called?.name ??
    thing?.thing.name ??
    (monster === null ? (before?.name ?? stranger) : (name ?? monster.name));
  if (who === null)
    throw new TurnkeeperError('bad-input', 'Name who fights. Nobody joined.', { name: 'Who is it?' });
  const counts = campaign.system.capabilities.armourClass;
  const facts = { ...read?.facts, ...(armour !== undefined && armourFacts(counts, armour)) };
  const typed = withTyped(before?.typed ?? {}, {
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(thing !== null && { figures: thing.figures }),
  });
  return { who, monster, typed, blockHp: read?.hp ?? null, thing };
}

/** The creature of the content that bears the name, one or many; null where none does. */
const creatureCalled = (monsters: CreaturesAtHand, name: string | null): Monster | null =>
  name === null ? null : (calledSo(name, monsters.entries, (entry) => entry.name) ?? null);

/** Those who were met and are still up; hit points that nobody has thrown yet are thrown now. */
export function metFoes(
  context: Context,
  { row, distance }: { row: EncounterRow; distance: number | null },
): Newcomers {
  const monster = creatureOf(context.content.monsters, row.creature_id);
  const kept = readFoes(context.sql, row.id);
  const missing = Math.min(mostFoes, row.number ?? kept.length) - kept.length;
  const of = { encounter_id: row.id, fight_id: null, creature_id: row.creature_id };
  const typed = (monster && lastTyped(context.sql, monster.id)?.typed) ?? {};
  const more =
    missing > 0
      ? added(context, nextNames(row, kept, missing), { of, monster, typed, told: {}, thing: null })
      : [];
  const foes = [...kept.filter(({ state }) => state === 'up'), ...more];
  const gang = foes.length < 2 ? null : { name: manyOf(capital(row.who)) };
  return { foes, monster, atFeet: distance, gang, side: null, label: null, listed: false };
}

interface Making {
  readonly of: Pick<FoeRow, 'encounter_id' | 'fight_id' | 'creature_id'>;
  readonly monster: Monster | null;
  readonly typed: TypedFoe;
  readonly told: Pick<Coming, 'hp' | 'hpDice' | 'hpEach'>;
  readonly thing: NamedThing | null;
}

function added(
  { sql, dice }: Context,
  names: readonly string[],
  { of, monster, typed, told, thing }: Making,
): FoeRow[] {
  const thrown = dice();
  const stats = JSON.stringify(typed);
  return names.map((name, at) => {
    const said = told.hp ?? told.hpEach?.[at % told.hpEach.length];
    const throwing = () => hitPoints(told.hpDice, { monster, typed }, thrown);
    const points = thing === null ? (said ?? throwing()) : pointsOfThing(thing, said, told.hpDice, throwing);
    const row = { ...of, name, hp: points, max_hp: points, state: 'up' as const, stats };
    return { id: sql.run(query.insertInto('foe').values(row)).lastId, ...row };
  });
}

/** A figure said of one that has its hit points several times over counts as often. */
function pointsOfThing(
  { thing, heads }: NamedThing,
  said: number | undefined,
  dice: string | undefined,
  throwing: () => number,
): number {
  if (said !== undefined) return said * thing.times;
  if (thing.hp !== null) return dice === undefined ? thing.hp : throwing() * thing.times;
  return Array.from({ length: heads }, throwing).reduce((sum, points) => sum + points, 0);
}

function hitPoints(
  said: string | undefined,
  { monster, typed }: Pick<Making, 'monster' | 'typed'>,
  dice: Dice,
): number {
  const own = typed.facts?.hitDice ?? null;
  if (said === undefined && own === null && monster !== null && monster.hd.hp_fixed !== null)
    return monster.hd.hp_fixed;
  const text =
    said ??
    (own !== null && own.dice > 0
      ? `${own.dice}d${own.die}${own.modifier === 0 ? '' : signedText(own.modifier)}`
      : monster === null || monster.hd.dice === 0
        ? usualHitDice
        : hitPointDice(monster));
  return Math.max(1, rollTotal(readDice(text, 'hp'), dice));
}

const signedText = (modifier: number): string => (modifier > 0 ? `+${modifier}` : String(modifier));
