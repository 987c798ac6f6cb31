import { fighterStatuses } from '../../../../shared/rules/combat.ts';
import type { FightMove, FightSight } from './sight.ts';
import { blurted, goingOn, somebody } from './sight.ts';

/** The referee's word of every kind, with figures of any size. */

type Word = (sight: FightSight) => object | Promise<object>;

const waysOf = ({ board }: FightSight, id: string): string[] => {
  const row = board.rows.find((each) => each.id === id);
  return [...(row?.shots ?? []), ...(row?.spells ?? []), ...(row?.powers ?? [])].map(({ way }) => way);
};

const someWay = (sight: FightSight, id: string): string =>
  sight.chance.pick(waysOf(sight, id)) ?? sight.chance.one(['Sword', 'Sleep', 'Wish', '']);

/** A figure as a rule, something else now and then. */
const figure = ({ chance }: FightSight): unknown =>
  chance.of(0.98) ? chance.figure() : chance.one(['five', null, true]);

const recipe = ({ chance }: FightSight): object => ({
  ...(chance.of(0.5) ? { damage: chance.one(['1d6', '6d6', '2', '1d4+1', 'lots']) } : {}),
  ...(chance.of(0.2) ? { heal: chance.one(['1d6+1', '100']) } : {}),
  ...(chance.of(0.4) ? { saved: chance.one(['half', 'none']) } : {}),
  ...(chance.of(0.4) ? { effect: chance.one(['asleep', 'blind', 'held', 'prone', 'bewildered']) } : {}),
  ...(chance.of(0.2) ? { status: chance.one(['unconscious', 'dead', 'fled', 'surrendered']) } : {}),
  ...(chance.of(0.4)
    ? {
        lasts: chance.one([
          { at: 'time', amount: '1d4', unit: 'rounds' },
          { at: 'time', amount: '3', unit: 'seconds' },
          { at: 'act' },
          { at: 'fight' },
          { at: 'said' },
        ]),
      }
    : {}),
});

async function saves({ table, board, chance }: FightSight): Promise<string> {
  const terms = await table.ask('combat.terms', { fightId: board.fight.id });
  return chance.of(0.95) ? (chance.pick(terms?.saves ?? [])?.key ?? 'death') : 'none such';
}

const words: Readonly<Record<string, Word>> = {
  hurt: (sight) => ({ id: somebody(sight), amount: figure(sight) }),
  heal: (sight) => ({ id: somebody(sight), amount: figure(sight) }),
  fall: (sight) => ({
    id: somebody(sight),
    feet: sight.chance.of(0.9) ? sight.chance.whole(1, 80) : figure(sight),
  }),
  status: (sight) => ({
    id: somebody(sight),
    status: sight.chance.one([...fighterStatuses, 'active', 'absent']),
  }),
  place: (sight) => ({
    id: somebody(sight),
    atFeet: sight.chance.of(0.9) ? sight.chance.whole(-60, 60) : figure(sight),
  }),
  leave: (sight) => ({ id: somebody(sight) }),
  side: (sight) => ({
    id: somebody(sight),
    side: sight.chance.one(['party', 'foes', 'party', 'foes', 'ogres', '']),
  }),
  hp: (sight) => ({
    id: somebody(sight),
    ...(sight.chance.of(0.7) && { hp: figure(sight) }),
    ...(sight.chance.of(0.5) && { maxHp: figure(sight) }),
  }),
  initiative: (sight) => ({ id: somebody(sight), count: figure(sight) }),
  acted: (sight) => ({ id: somebody(sight), acted: sight.chance.of(0.5) }),
  flags: async (sight) => {
    const { table, board, chance } = sight;
    const acts = await table.ask('combat.acts', { fightId: board.fight.id, fighter: null });
    const known = chance.pick(acts?.circumstances ?? []);
    const key = chance.of(0.1) ? 'moonstruck' : (known?.key ?? 'prone');
    return { id: somebody(sight), flags: { [key]: chance.one([true, false, null, 1, 2, -2, 'word']) } };
  },
  save: async (sight) => ({
    id: somebody(sight),
    category: await saves(sight),
    ...(sight.chance.of(0.4) && { modifier: sight.chance.whole(-4, 4) }),
    ...(sight.chance.of(0.3) && { words: 'poison' }),
  }),
  nerve: (sight) => ({
    ids: sight.chance.some(sight.board.rows, 0.4).map(({ id }) => id),
    ...(sight.chance.of(0.8) && { rating: sight.chance.whole(2, 12) }),
    ...(sight.chance.of(0.3) && { modifier: sight.chance.whole(-2, 2) }),
    ...(sight.chance.of(0.2) && { breaks: sight.chance.of(0.5) }),
  }),
  spell: (sight) => {
    const id = somebody(sight);
    const { chance } = sight;
    return {
      id,
      way: someWay(sight, id),
      ...(chance.of(0.6) && { left: figure(sight) }),
      ...(chance.of(0.5) && { declared: chance.of(0.6) }),
    };
  },
  effectOf: (sight) => {
    const id = somebody(sight);
    return {
      id,
      way: someWay(sight, id),
      recipe: recipe(sight),
      ...(sight.chance.of(0.5) && { castingTime: sight.chance.whole(1, 9) }),
    };
  },
  works: async (sight) => {
    const { chance, board } = sight;
    const by = somebody(sight);
    return {
      by,
      way: someWay(sight, by) || 'A word',
      ids: chance.some(board.rows, 0.4).map(({ id }) => id),
      recipe: recipe(sight),
      ...(chance.of(0.5) && { save: await saves(sight) }),
      ...(chance.of(0.3) && { modifier: chance.whole(-4, 4) }),
    };
  },
  shots: (sight) => {
    const id = somebody(sight);
    return { id, way: someWay(sight, id), left: sight.chance.of(0.9) ? figure(sight) : null };
  },
  reopen: ({ chance }) => ({ open: chance.of(0.8) }),
  phase: ({ board, chance }) => ({
    phase:
      chance.pick(board.strip.flatMap(({ phase, steps }) => [phase, ...steps.map((each) => each.phase)])) ??
      'dawn',
  }),
  note: (sight) => ({
    id: sight.chance.of(0.5) ? null : somebody(sight),
    words: sight.chance.one(['The door falls', 'x'.repeat(201), '']),
  }),
};

export const overruled: FightMove<'combat.propose'> = async (sight) => {
  const { chance } = sight;
  const changes = Object.keys(words);
  // Who was never there and a changed order of battle now and then; what befalls people often.
  const change = chance.one([
    ...changes,
    'hurt',
    'hurt',
    'heal',
    'hp',
    'works',
    'save',
    'status',
    'shots',
    'spell',
  ]);
  if (change === 'leave' && chance.of(0.7)) return null;
  const made = await words[change]?.(sight);
  const act = { kind: 'overrule', change, ...made };
  const acts = chance.of(0.1) ? [act, act] : [act];
  return blurted('combat.propose', { ...goingOn(sight), acts, throwAll: chance.of(0.9) });
};

/** Those who stand on the wrong side of a fight that is all but over come back to it. */
export const revived: FightMove<'combat.propose'> = (sight) => {
  const { board, chance } = sight;
  const down = board.rows.filter(({ status }) => status !== 'active');
  const one = chance.pick(down);
  if (one === undefined || (!board.over && chance.of(0.6))) return null;
  const acts = [
    { kind: 'overrule', change: 'hp', id: one.id, hp: Math.max(1, one.maxHp) },
    { kind: 'overrule', change: 'status', id: one.id, status: 'active' },
  ];
  return blurted('combat.propose', { ...goingOn(sight), acts, throwAll: true });
};
