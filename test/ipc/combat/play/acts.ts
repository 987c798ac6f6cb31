import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { FightMove, FightSight, Told } from './sight.ts';
import { blurted, goingOn, somebody, told } from './sight.ts';

/** Acts by the rules, typed and thrown, there and back. */

type Act = CommandInput<'combat.propose'>['acts'][number];

/** Something that is open to somebody, or to the table; null for nothing. */
async function openAct({ table, chance, board }: FightSight): Promise<Act | null> {
  const lively = board.rows.filter(({ standing }) => standing === 'mayAct');
  const fighter = chance.pick(chance.of(0.8) && lively.length > 0 ? lively : board.rows)?.id ?? null;
  const acts = await table.ask('combat.acts', { fightId: board.fight.id, fighter });
  const own = (acts?.own ?? []).filter(({ barred }) => barred === null);
  const staying = own.filter(({ role }) => role !== 'leave' || chance.of(0.1));
  const entry = chance.pick(
    staying.length > 0 && chance.of(0.7) ? staying : [...staying, ...(acts?.table ?? [])],
  );
  if (entry === undefined) return null;
  const target = chance.pick(entry.targets ?? []);
  const way = chance.pick(entry.ways ?? []);
  const said = (acts?.circumstances ?? []).filter(({ key }) => entry.circumstances.includes(key));
  const circumstances = Object.fromEntries(
    chance.of(0.15) ? chance.some(said, 0.3).map((each) => [each.key, valueOf(each, chance)]) : [],
  );
  return {
    kind: entry.kind,
    actor: entry.actor,
    ...(target !== undefined && { target }),
    ...(way !== undefined && { way }),
    ...(Object.keys(circumstances).length > 0 && { circumstances }),
    ...(entry.aims === 'many' && { targets: chance.some(board.rows, 0.4).map(({ id }) => id) }),
  };
}

type Circumstance =
  | { kind: 'flag' }
  | { kind: 'steps'; min: number; max: number }
  | { kind: 'choice'; choices: readonly { value: number | string }[] };

function valueOf(one: Circumstance, chance: FightSight['chance']): boolean | number | string {
  if (one.kind === 'flag') return chance.of(0.8);
  if (one.kind === 'steps') return chance.whole(one.min, one.max);
  return chance.pick(one.choices)?.value ?? 0;
}

export const thrown: FightMove<'combat.propose'> = async (sight) => {
  const act = await openAct(sight);
  return act && told('combat.propose', { ...goingOn(sight), acts: [act], throwAll: true });
};

/** Its dice are typed with the moves that follow, or never. */
export const begun: FightMove<'combat.propose'> = async (sight) => {
  const act = await openAct(sight);
  return act && told('combat.propose', { ...goingOn(sight), acts: [act] });
};

export const withANote: FightMove<'combat.propose'> = async (sight) => {
  const act = await openAct(sight);
  const note: Act = { kind: 'overrule', change: 'note', id: null, words: 'The bell rings' };
  return act && told('combat.propose', { ...goingOn(sight), acts: [act, note], throwAll: true });
};

/** A wand, a potion, a breath, and what it does. */
export const empowered: FightMove<'combat.propose'> = async (sight) => {
  const { table, chance, board } = sight;
  const row = chance.pick(board.rows.filter(({ powers }) => powers.length > 0));
  if (row === undefined) return null;
  const { way } = chance.one(row.powers);
  const fightId = board.fight.id;
  const acts = await table.ask('combat.acts', { fightId, fighter: row.id });
  const use = acts?.own.find(({ ways, barred }) => barred === null && ways?.includes(way) === true);
  if (use === undefined) return null;
  const known = (await table.ask('combat.recipes', { fightId })).find(({ name }) => name === way);
  const works = {
    kind: 'overrule',
    change: 'works',
    by: row.id,
    way,
    ids: chance.some(board.rows, 0.3).map(({ id }) => id),
    recipe: known?.kept.recipe ?? { damage: '1d6' },
    ...(known?.kept.save !== undefined && { save: known.kept.save }),
  };
  const target = chance.pick(use.targets ?? []);
  const used = { kind: use.kind, actor: row.id, way, ...(target !== undefined && { target }) };
  const all = chance.of(0.8) ? [used, works] : [used];
  return blurted('combat.propose', { ...goingOn(sight), acts: all, throwAll: chance.of(0.9) });
};

export const answered: FightMove<'combat.answer'> = ({ board, chance }) => {
  const { pending } = board;
  if (pending === null && chance.of(0.95)) return null;
  const sides = pending?.wanted.sides ?? 20;
  const faces = Array.from({ length: chance.whole(1, 3) }, () => chance.whole(1, sides));
  const fightId = board.fight.id;
  return chance.one<() => Told<'combat.answer'>>([
    () => told('combat.answer', { fightId, faces: faces.slice(0, 1) }),
    () => told('combat.answer', { fightId, faces: faces.slice(0, 1) }),
    () => told('combat.answer', { fightId, faces }),
    () => told('combat.answer', { fightId, throws: 'one' }),
    () => told('combat.answer', { fightId, throws: 'all' }),
    () => told('combat.answer', { fightId, faces: faces.slice(0, 1), throws: 'all' }),
    () => told('combat.answer', { fightId, sums: [chance.whole(1, 2 * sides)] }),
    () => told('combat.answer', { fightId, word: chance.one(['hits', 'misses']), throws: 'all' }),
    () => blurted('combat.answer', { fightId, faces: [chance.one([0, -1, sides + 1, 1.5, 'six', 10_001])] }),
    () => told('combat.answer', { fightId, sums: [chance.one([1, 9999])] }),
  ])();
};

export const withdrawn: FightMove<'combat.withdraw'> = ({ board, chance }) =>
  board.pending === null && chance.of(0.9) ? null : told('combat.withdraw', { fightId: board.fight.id });

/** As nobody may act: the dead, at the fled, with nothing, of no kind. */
export const nonsense: FightMove<'combat.propose'> = (sight) => {
  const { chance, board } = sight;
  const ways = board.rows.flatMap(({ shots, spells }) => [...shots, ...spells]).map(({ way }) => way);
  const act = {
    kind: chance.one([
      'attack',
      'strike',
      'melee',
      'shoot',
      'cast',
      'move',
      'next',
      'initiative',
      'dance',
      '',
    ]),
    actor: chance.of(0.2) ? null : somebody(sight),
    ...(chance.of(0.7) && { target: somebody(sight) }),
    ...(chance.of(0.7) && { way: chance.one(['Sword', 'Spear', 'fists', 'Sleep', '0', ...ways]) }),
    ...(chance.of(0.1) && { targets: [somebody(sight), somebody(sight)] }),
    ...(chance.of(0.1) && { circumstances: { [chance.one(['behind', 'cover', 'moon'])]: chance.figure() } }),
  };
  return blurted('combat.propose', { ...goingOn(sight), acts: [act], throwAll: chance.of(0.7) });
};

export const strokes: FightMove<'combat.stroke'> = async (sight) => {
  const { chance, board } = sight;
  const plain = chance.one(['goOn', 'goOn', 'rest', 'plan', 'standsThere'] as const);
  const throwAll = chance.of(0.8);
  if (plain === 'goOn' || plain === 'rest')
    return told('combat.stroke', { ...goingOn(sight), stroke: { kind: plain }, throwAll });
  const way =
    chance.pick(
      (
        await sight.table.ask('combat.acts', { fightId: board.fight.id, fighter: board.rows[0]?.id ?? null })
      )?.own.flatMap(({ ways }) => ways ?? []) ?? [],
    ) ?? null;
  if (plain === 'standsThere')
    return blurted('combat.stroke', {
      ...goingOn(sight),
      stroke: { kind: plain, actor: somebody(sight), target: somebody(sight), way },
      throwAll,
    });
  const side = chance.pick(board.rows)?.side;
  const members = board.rows.filter((each) => each.side === side && chance.of(0.8)).map(({ id }) => id);
  const aim = chance.one(['nearest', 'spread', 'one', 'again'] as const);
  const stroke = {
    kind: plain,
    name: 'Those of a kind',
    members,
    aim,
    at: aim === 'one' ? somebody(sight) : null,
    way,
  };
  return blurted('combat.stroke', { ...goingOn(sight), stroke, throwAll });
};

/** A die of the last act was read wrongly. */
export const mended: FightMove<'combat.mendDice'> = async ({ table, chance, board }) => {
  const last = await table.ask('combat.lastDice', { fightId: board.fight.id });
  const dice = chance.some(last?.dice ?? [], 0.5).slice(0, 3);
  if (last === null || (dice.length === 0 && chance.of(0.95))) return null;
  const changed = dice.map(({ act, die, sides }) => ({
    act,
    die,
    face: chance.of(0.95) ? chance.whole(1, sides) : sides + 1,
  }));
  const input = { fightId: board.fight.id, after: last.after, dice: changed };
  return changed.length === 0 ? blurted('combat.mendDice', input) : told('combat.mendDice', input);
};
