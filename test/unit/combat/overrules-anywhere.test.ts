import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../shared/dice/seeded.ts';
import type { CombatAction, CombatMachine, CombatState, Overrule } from '../../../shared/rules/combat.ts';
import type { FighterSeen } from '../../../shared/rules/fight/views.ts';
import type { Refusal } from '../../../shared/rules/fight/words.ts';
import { named } from './support/choosers.ts';
import { books } from './support/books.ts';
import { fight } from './support/muster.ts';

/** Every overrule there is, on everybody, in every phase of every order of battle. */

type Fighter = CombatState['fighters'][number];
type Rule = Omit<Overrule, 'kind'> & { change: Overrule['change'] };

interface Case {
  readonly what: string;
  readonly rule: Rule;
  /** What holds afterwards. */
  readonly holds: (state: CombatState, one: Fighter | undefined, seen: FighterSeen | undefined) => boolean;
}

const active = ({ status }: Fighter): boolean => status === 'active';

const given = (change: string, more: object): Rule => ({ change, ...more }) as unknown as Rule;

/** What may be said of one of them. */
function ofOne(machine: CombatMachine, state: CombatState, one: Fighter): Case[] {
  const { id } = one;
  const on = (what: string, change: string, more: object, holds: Case['holds']): Case => ({
    what,
    rule: given(change, { id, ...more }),
    holds,
  });
  const look = machine.seen(state).find((each) => each.id === id);
  const left = [...(look?.spells ?? []), ...(look?.powers ?? [])];
  return [
    on('hurt', 'hurt', { amount: 1 }, (_state, now) => !active(one) || now?.hp === one.hp - 1),
    on(
      'hurt to death',
      'hurt',
      { amount: 500 },
      (_state, now, seen) =>
        now?.status !== 'active' || seen?.standing === 'falls' || (seen?.marks.includes('falling') ?? false),
    ),
    on('heal', 'heal', { amount: 1 }, (_state, now) => (now?.hp ?? 0) <= one.maxHp),
    on('hit points', 'hp', { hp: 1 }, (_state, now) => now?.hp === 1),
    on('hit points below 0', 'hp', { hp: -3 }, (_state, now) => now?.hp === -3),
    on('maximum', 'hp', { maxHp: 40 }, (_state, now) => now?.maxHp === 40),
    ...(['active', 'unconscious', 'dead', 'fled', 'surrendered'] as const).map((status) =>
      on(`status ${status}`, 'status', { status }, (_state, now) => now?.status === status),
    ),
    on('place', 'place', { atFeet: 17 }, (_state, now) => now?.atFeet === 17),
    on(
      'rank',
      'flags',
      { flags: { rank: 2 } },
      (_state, _now, seen) => seen?.marks.includes('rank 2') ?? false,
    ),
    on(
      'height',
      'flags',
      { flags: { height: 30 } },
      (_state, _now, seen) => seen?.marks.includes('30 feet up') ?? false,
    ),
    on('was never there', 'leave', {}, (_state, now) => now?.status === 'absent'),
    on(
      'changes sides',
      'side',
      { side: 'strangers' },
      (now, him) => him?.side === 'strangers' && now.sides.includes('strangers'),
    ),
    on('acts on a number', 'initiative', { count: 9 }, () => true),
    on(
      'has acted',
      'acted',
      { acted: true },
      (_state, _now, seen) => seen?.standing !== 'mayAct' || moves(machine, _state, id),
    ),
    on('may act again', 'acted', { acted: false }, () => true),
    ...left.map(({ way }) =>
      on(`${way} left`, 'spell', { way, left: 3 }, (_state, _now, seen) =>
        [...(seen?.spells ?? []), ...(seen?.powers ?? [])].some(
          (each) => each.way === way && each.left === 3,
        ),
      ),
    ),
    ...(look?.spells ?? []).flatMap(({ way }) => [
      on(`declares ${way}`, 'spell', { way, declared: true }, () => true),
      on(
        `has not declared ${way}`,
        'spell',
        { way, declared: false },
        (_state, _now, seen) => seen?.doing !== way,
      ),
    ]),
    ...(look?.shots ?? []).map(({ way }) =>
      on(`shots of ${way}`, 'shots', { way, left: 4 }, (_state, _now, seen) =>
        (seen?.shots ?? []).some((each) => each.way === way && each.left === 4),
      ),
    ),
    on('a note', 'note', { words: 'So it is.' }, () => true),
  ];
}

/** In a count by seconds a blow is taken from him, not his steps. */
const moves = (machine: CombatMachine, state: CombatState, id: string): boolean =>
  machine.options(state, id).every(({ role }) => role !== 'attack' && role !== 'magic');

/** What may be said of the fight. */
const ofFight = (machine: CombatMachine, state: CombatState): Case[] => [
  ...[
    ...new Set(
      machine
        .strip(state)
        .flatMap((box) => [box, ...box.steps])
        .map(({ phase }) => phase),
    ),
  ].map((phase) => ({
    what: `phase ${phase}`,
    rule: given('phase', { phase }),
    holds: () => true,
  })),
  {
    what: 'width',
    rule: given('width', { feet: 10 }),
    holds: (now) => now.fighters.length === state.fighters.length,
  },
  { what: 'goes on', rule: given('reopen', { open: true }), holds: ({ over }) => !over },
  { what: 'ends by the book', rule: given('reopen', { open: false }), holds: () => true },
];

/** What cannot be, and why: nothing else is ever refused. */
const cannotBe: readonly (readonly [what: RegExp, why: readonly Refusal[]])[] = [
  // Before the throw there are no numbers, and nothing that goes by them; who lies there acts on none.
  [/^acts on a number/, ['notNow', 'acted', 'unable']],
  [/^phase/, ['notNow', 'cannotBe']],
  // Books without declarations; and nobody casts who lies there, or before the count.
  [/^(declares|has not declared)/, ['cannotBe', 'unable', 'notNow']],
  [/^(has acted|may act again)/, ['unable']],
];

const may = (what: string, why: Refusal): boolean =>
  cannotBe.some(([words, whys]) => words.test(what) && whys.includes(why));

/** On to the next thing anybody has to do. */
function goOn(machine: CombatMachine, state: CombatState, dice: ReturnType<typeof seededDice>): CombatState {
  const [first] = machine.rest(state);
  const [legal] = machine.legalActions(state);
  const act: CombatAction | undefined = first ?? (legal && named(legal, legal.targets?.[0], legal.ways?.[0]));
  if (!act) throw new Error('Nothing can be done.');
  const step = machine.apply(state, act, dice);
  if (step.refused !== null) throw new Error(step.refused);
  return step.state;
}

/** The coins count nothing. */
const real = books.filter(([name]) => name !== 'coins');

describe.each(real)('%s: an overrule at any moment', (_name, machine, muster, order) => {
  test('holds, or is refused because it cannot be; and the fight goes on', () => {
    const dice = seededDice(7);
    const start = machine.start(fight(muster, order, { party: 4, foes: 3 }));
    const [, , , last] = start.fighters;
    const fallen = machine.apply(
      start,
      { kind: 'overrule', change: 'status', id: last?.id ?? '', status: 'unconscious' },
      dice,
    ).state;
    const tried = new Set<string>();
    const wrong: string[] = [];
    let state = fallen;
    for (let n = 0; n < 80 && !state.over; n += 1) {
      const { phase, round } = state.clock;
      if (!tried.has(`${phase} ${round !== null && round > 1}`)) {
        tried.add(`${phase} ${round !== null && round > 1}`);
        const cases = [
          ...state.fighters.flatMap((one) => ofOne(machine, state, one)),
          ...ofFight(machine, state),
        ];
        for (const { what, rule, holds } of cases) {
          const id = 'id' in rule ? (rule.id as string) : '';
          const where = `${phase}: ${what} ${id}`;
          const step = machine.apply(state, { kind: 'overrule', ...rule } as Overrule, seededDice(3));
          if (step.refused !== null) {
            if (!may(what, step.refused) || step.state !== state)
              wrong.push(`${where} is refused: ${step.refused}`);
            continue;
          }
          const one = step.state.fighters.find((each) => each.id === id);
          const seen = machine.seen(step.state).find((each) => each.id === id);
          if (!holds(step.state, one, seen)) wrong.push(`${where} leaves ${JSON.stringify(seen)}`);
          if (!step.state.over) goOn(machine, step.state, seededDice(5));
        }
      }
      state = goOn(machine, state, dice);
    }
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThan(0);
  });
});
