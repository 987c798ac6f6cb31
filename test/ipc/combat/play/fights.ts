import { fighterStatuses } from '../../../../shared/rules/combat.ts';
import type { Chance } from './chance.ts';
import type { FightMove, Move, Told } from './sight.ts';
import { blurted, goingOn, somebody, told } from './sight.ts';

/** Fights as wholes: begun, joined, parted, paused, fled from, ended and opened again. */

const lines = [
  '3 goblins hp 4',
  '2 orcs hp 1d8 @40',
  'ogre hp 19',
  'wolf hp 9 side ogres @-20',
  '3 skeletons as S @10',
  '2 kobolds hp 2,3 arrives round 3',
  'troll hp 30 arrives half',
  'bandit arrives at the gong',
  'Bugbear AC 5, HD 3+1, hp 14, #AT 1, dmg 2d4, ML 9',
  'Wat',
  'Hild @10',
  'Black Dragon hp 31 @60',
  'basilisk hp 20 @30',
  'ghoul hp 8',
  'harpy hp 12 @50',
  'ballista crew 3 @80',
  'wagon',
  'The Mule @-10',
] as const;

const wrongLines = [
  '0 goblins',
  '10001 orcs',
  '-3 wolves',
  'goblin hp 0',
  '3 goblins hp 4,5',
  'hp 7',
  '@60',
  'ogre as ABC',
  '',
];

/** Who comes, as it may be written; now and then as it may not. */
export const someLines = (chance: Chance): string =>
  chance.of(0.9)
    ? [chance.one(lines.slice(0, 5)), ...chance.some(lines, 0.2)].join(chance.one(['\n', '; ']))
    : chance.one([...wrongLines, 'Hild']);

/** Now and then those of a muster come. */
async function ofAMuster({ table, chance }: Pick<Parameters<Move>[0], 'table' | 'chance'>) {
  const muster = chance.pick(await table.ask('combat.musters', {}));
  return muster !== undefined && chance.of(0.3) ? { musterId: chance.of(0.95) ? muster.id : 99 } : {};
}

export const begun: Move<'combat.begin'> = async ({ table, chance, board }) => {
  const heads = board?.fights.filter(({ state }) => state !== 'ended') ?? [];
  if (heads.length > 0 && (heads.length > 2 || chance.of(0.8))) return null;
  const { members } = await table.ask('party.view', {});
  const all = members.map(({ id }) => id);
  // Everybody, as long as nobody fights yet.
  const people = heads.length === 0 || chance.of(0.3) ? null : chance.some(all);
  return blurted('combat.begin', {
    people,
    lines: someLines(chance),
    ...(await ofAMuster({ table, chance })),
    ...(chance.of(0.2) && { widthFeet: chance.one([5, 10, 20]) }),
    feet: chance.of(0.9) ? chance.one([0, 5, 10, 30, 60, 100]) : chance.figure(),
    surprised: chance.one(['nobody', 'nobody', 'party', 'foes']),
    outdoors: chance.one([true, false, null]),
    ...(chance.of(0.05) && { fromEncounter: true }),
  });
};

export const joined: FightMove<'combat.join'> = async (sight) => {
  const { chance, board } = sight;
  if (board.rows.length > 18 && chance.of(0.9)) return null;
  return blurted('combat.join', {
    ...goingOn(sight),
    lines: chance.of(0.85) ? chance.some(lines, 0.2).join('; ') : chance.one(wrongLines),
    ...(await ofAMuster(sight)),
    ...(chance.of(0.2) && { people: [chance.whole(1, 6)] }),
    ...(chance.of(0.1) && {
      comers: [{ name: 'rats', count: chance.one([1, 2, 0, 10_001]), hp: chance.one([1, 1, 0]) }],
    }),
    ...(chance.of(0.3) && { initiative: chance.figure() }),
  });
};

export const grouped: FightMove<'combat.group'> = (sight) => {
  const { chance, board } = sight;
  return blurted('combat.group', {
    fightId: board.fight.id,
    members: chance.some(board.rows, 0.3).map(({ id }) => id),
    into: chance.one(['new', 'none', 99, ...board.groups.map(({ id }) => id)]),
    ...(chance.of(0.4) && { name: chance.one(['The first rank', '']) }),
  });
};

export const paused: FightMove<'combat.pause'> = ({ board }) =>
  told('combat.pause', { fightId: board.fight.id });

/** Goes on with one that is paused, or with one that is over. */
export const turnedTo: FightMove<'combat.goOn'> = async ({ table, chance, board }) => {
  const over = await table.ask('combat.lastEnded', {});
  const other = chance.pick(board.fights.filter(({ state }) => state === 'paused'));
  if (other && chance.of(0.6)) return told('combat.goOn', { fightId: other.id });
  return over && chance.of(0.3) ? told('combat.goOn', { fightId: over.id }) : null;
};

export const ended: FightMove<'combat.end'> = async (sight) => {
  const { table, chance, board } = sight;
  if (!board.over && chance.of(0.9)) return null;
  const fightId = board.fight.id;
  const lying = await table.ask('combat.lying', { fightId, fighter: null });
  const people = lying?.people ?? [];
  const view = await table.ask('combat.ending', { fightId });
  return blurted('combat.end', {
    fightId,
    outcome: chance.one(['', 'they held the bridge']),
    fates: chance
      .some(board.rows, 0.15)
      .map(({ id }) => ({ fighter: id, status: chance.one(fighterStatuses) })),
    things: chance
      .some(lying?.things ?? [])
      .flatMap(({ id }) => (people.length === 0 ? [] : [{ thingId: id, to: chance.one(people).id }])),
    found: chance.some(lying?.shots ?? []).map(({ id, quantity }) => ({
      thingId: id,
      quantity: chance.of(0.9) ? chance.whole(0, quantity) : quantity + 1,
    })),
    toCome: chance.some(view?.toCome ?? []).map(({ fighter, what, amount }) => ({
      fighter,
      what,
      amount: chance.of(0.3) ? 0 : amount + 1,
    })),
    lights: chance
      .some(view?.lights ?? [])
      .flatMap(({ id }) => board.rows.slice(0, 1).map((row) => ({ lightId: id, to: row.id }))),
    rolled: chance.some(view?.carriers ?? []).map(({ creatureId, fighters }) => ({
      creatureId,
      count: chance.whole(0, fighters.length + (chance.of(0.1) ? 1 : 0)),
    })),
    carried: chance.one(['', '', '7 sp; a map', 'x'.repeat(90)]),
    roomNote: view?.room && chance.of(0.5) ? 'They fought here.' : '',
    counts: chance.of(0.7),
    concludes: chance.of(0.2),
    completes: chance.of(0.2),
  });
};

export const fled: FightMove<'combat.flee'> = async (sight) => {
  const { table, chance, board } = sight;
  const side = chance.pick(board.rows)?.side;
  const own = board.rows.filter((each) => each.side === side && each.status === 'active').map(({ id }) => id);
  const runners = chance.of(0.9) ? chance.some(own, 0.8) : [somebody(sight), somebody(sight)];
  if (runners.length > 0) await table.router.query('combat.flight', { fightId: board.fight.id, runners });
  return blurted('combat.flee', {
    ...goingOn(sight),
    runners,
    pursued: chance.one([true, true, false, null]),
    ...(chance.of(0.3) && { gap: chance.figure() }),
    ...(chance.of(0.5) && { fleeingRate: 40, pursuingRate: chance.one([20, 40, 60]) }),
  });
};

/** What the encounter of a flight goes through meanwhile. */
export const chased: Move = async ({ table, chance }): Promise<Told | null> => {
  const reply = await table.router.query('encounter.view', {});
  const view = reply.ok ? (reply.value as { pursuit: { outcome: string | null } | null } | null) : null;
  if (view === null) return null;
  if (view.pursuit?.outcome === null && chance.of(0.9))
    return chance.of(0.6)
      ? blurted('encounter.pursuitRound', { gap: chance.one([null, 0, 10]) })
      : told('encounter.endPursuit', { outcome: chance.one(['caught', 'escaped', 'given up']) });
  return chance.of(0.3) ? told('encounter.conclude', { outcome: 'parted' }) : null;
};
