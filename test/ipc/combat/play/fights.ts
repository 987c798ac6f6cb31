import { fighterStatuses } from '../../../../shared/rules/combat.ts';
import type { FightMove, Move } from './sight.ts';
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

export const begun: Move = async ({ table, chance, board }) => {
  const heads = board?.fights.filter(({ state }) => state !== 'ended') ?? [];
  if (heads.length > 0 && (heads.length > 2 || chance.of(0.8))) return null;
  const { members } = await table.ask('party.view', {});
  const all = members.map(({ id }) => id);
  // Everybody, as long as nobody fights yet.
  const people = heads.length === 0 || chance.of(0.3) ? null : chance.some(all);
  return blurted('combat.begin', {
    people,
    lines: chance.of(0.9)
      ? [chance.one(lines.slice(0, 5)), ...chance.some(lines, 0.2)].join(chance.one(['\n', '; ']))
      : chance.one([...wrongLines, 'Hild']),
    feet: chance.of(0.9) ? chance.one([0, 5, 10, 30, 60, 100]) : chance.figure(),
    surprised: chance.one(['nobody', 'nobody', 'party', 'foes']),
    outdoors: chance.one([true, false, null]),
    ...(chance.of(0.05) && { fromEncounter: true }),
  });
};

export const joined: FightMove = (sight) => {
  const { chance, board } = sight;
  if (board.rows.length > 18 && chance.of(0.9)) return null;
  return blurted('combat.join', {
    ...goingOn(sight),
    lines: chance.of(0.85) ? chance.some(lines, 0.2).join('; ') : chance.one(wrongLines),
    ...(chance.of(0.2) && { people: [chance.whole(1, 6)] }),
    ...(chance.of(0.1) && {
      comers: [{ name: 'rats', count: chance.one([1, 2, 0, 10_001]), hp: chance.one([1, 1, 0]) }],
    }),
    ...(chance.of(0.3) && { initiative: chance.figure() }),
  });
};

export const arrived: FightMove = (sight) => {
  const { chance, board } = sight;
  const arrivalId = chance.pick(board.arrivals)?.id;
  if (arrivalId === undefined) return null;
  return chance.of(0.7)
    ? told('combat.arrive', { ...goingOn(sight), arrivalId })
    : told('combat.dropArrival', { fightId: board.fight.id, arrivalId });
};

export const grouped: FightMove = (sight) => {
  const { chance, board } = sight;
  return blurted('combat.group', {
    fightId: board.fight.id,
    members: chance.some(board.rows, 0.3).map(({ id }) => id),
    into: chance.one(['new', 'none', 99, ...board.groups.map(({ id }) => id)]),
    ...(chance.of(0.4) && { name: chance.one(['The first rank', '']) }),
  });
};

/** Pauses one, goes on with one, or with one that is over. */
export const turnedTo: FightMove = async ({ table, chance, board }) => {
  const ended = await table.ask('combat.lastEnded', {});
  const paused = board.fights.filter(({ state }) => state === 'paused');
  const other = chance.pick(paused);
  if (other && chance.of(0.6)) return told('combat.goOn', { fightId: other.id });
  if (ended && chance.of(0.3)) return told('combat.goOn', { fightId: ended.id });
  return chance.of(0.5) ? told('combat.pause', { fightId: board.fight.id }) : null;
};

export const ended: FightMove = async (sight) => {
  const { table, chance, board } = sight;
  if (!board.over && chance.of(0.9)) return null;
  const fightId = board.fight.id;
  const lying = await table.ask('combat.lying', { fightId, fighter: null });
  const people = lying?.people ?? [];
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
    counts: chance.of(0.7),
    concludes: chance.of(0.2),
  });
};

export const fled: FightMove = async (sight) => {
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
export const chased: Move = async ({ table, chance }) => {
  const reply = await table.router.query('encounter.view', {});
  const view = reply.ok ? (reply.value as { pursuit: { outcome: string | null } | null } | null) : null;
  if (view === null) return null;
  if (view.pursuit?.outcome === null && chance.of(0.9))
    return chance.of(0.6)
      ? blurted('encounter.pursuitRound', { gap: chance.one([null, 0, 10]) })
      : told('encounter.endPursuit', { outcome: chance.one(['caught', 'escaped', 'given up']) });
  return chance.of(0.3) ? told('encounter.conclude', { outcome: 'parted' }) : null;
};
