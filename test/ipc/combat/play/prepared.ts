import type { FightMove, Move } from './sight.ts';
import { blurted, goingOn, told } from './sight.ts';
import { someLines } from './fights.ts';

/** What a fight is prepared with: musters, those who are expected, rehearsals. */

export const kept: Move<'combat.keepMuster'> = async ({ table, chance, board }) => {
  const musters = await table.ask('combat.musters', {});
  const known = chance.pick(musters);
  const again = known !== undefined && chance.of(0.4);
  if (musters.length > 6 && !again) return null;
  const fought =
    board && chance.of(0.3) ? await table.ask('combat.asLines', { fightId: board.fight.id }) : null;
  return blurted('combat.keepMuster', {
    ...(again && { id: chance.of(0.9) ? known.id : 99 }),
    name: chance.one(['The gate', 'The well', 'The bridge', known?.name ?? 'The gate', '']),
    lines: fought ?? someLines(chance),
    ...(chance.of(0.3) && { notes: 'They wait for the gong.' }),
  });
};

export const givenUp: Move<'combat.dropMuster'> = async ({ table, chance }) => {
  const id = chance.pick(await table.ask('combat.musters', {}))?.id;
  return id === undefined && chance.of(0.9) ? null : told('combat.dropMuster', { id: id ?? 99 });
};

export const arrived: FightMove<'combat.arrive'> = (sight) => {
  const arrivalId = sight.chance.pick(sight.board.arrivals)?.id;
  return arrivalId === undefined ? null : told('combat.arrive', { ...goingOn(sight), arrivalId });
};

export const expectedNoMore: FightMove<'combat.dropArrival'> = ({ chance, board }) => {
  const arrivalId = chance.pick(board.arrivals)?.id;
  return arrivalId === undefined ? null : told('combat.dropArrival', { fightId: board.fight.id, arrivalId });
};

export const rehearsed: FightMove<'combat.rehearse'> = async ({ table, chance, board }) => {
  const fightId = board.fight.id;
  const choices = await table.ask('combat.rehearsalChoices', { fightId });
  const like = chance.pick(choices?.groups ?? [])?.like ?? 'f1';
  return blurted('combat.rehearse', {
    fightId,
    from: chance.one(['now', 'beginning']),
    fights: chance.of(0.95) ? 1000 : 0,
    seed: chance.whole(0, 99),
    withoutMorale: choices?.moraleDecides === true && chance.of(0.3),
    ...(chance.of(0.3) && { whatIf: { kind: 'more', like, count: 2 } }),
  });
};

export const rehearsedNoMore: FightMove<'combat.stopRehearsal'> = async ({ table, chance, board }) => {
  const fightId = board.fight.id;
  const runs = (await table.ask('combat.rehearsal', { fightId }))?.state === 'running';
  return runs || chance.of(0.02) ? told('combat.stopRehearsal', { fightId }) : null;
};

export const shownAgain: FightMove<'combat.replayRehearsed'> = async ({ table, chance, board }) => {
  const fightId = board.fight.id;
  const known = await table.ask('combat.rehearsal', { fightId });
  if (known === null && chance.of(0.98)) return null;
  return told('combat.replayRehearsed', { fightId, fight: chance.one([0, 7, 999, 5000]) });
};
