import { TurnkeeperError } from '../../../shared/errors.ts';
import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { exploration } from '../exploration.ts';
import { useUp } from '../party/items.ts';
import type { Member } from '../party/read-party.ts';
import { needMemberAlone } from '../party/read-party.ts';
import { closeSpan, openSpan } from './light-spans.ts';
import type { BorneLight, Delve } from './read-delve.ts';
import { needDelve } from './read-delve.ts';
import { ownLight, turns, untilOut } from './words.ts';

type LightCommand = 'light' | 'relight' | 'douse' | 'refuel' | 'setTurnsLeft';

export const lightCommands: Pick<CommandsOf<'dungeon'>, `dungeon.${LightCommand}`> = {
  'dungeon.light': ({ sql }, { characterId, kind }) => {
    const delve = needDelve(sql);
    const bearer = needMemberAlone(sql, characterId);
    if (kind !== 'torch' && kind !== 'lantern')
      throw new TurnkeeperError('refused', 'Only torches and lanterns are lit here.');
    const { turns: burns } = exploration['light.duration']({ kind, units: 1 });
    const lightId = kind === 'torch' ? takeTorch(sql, bearer, burns) : takeLantern(sql, delve, bearer, burns);
    const lit = lightById(needDelve(sql), lightId);
    openSpan(sql, delve.row, lit);
    return {
      ...step(`${bearer.row.name} lit a ${kind}: ${untilOut(lit.turns_left)}.`, { delve: place(delve) }),
      value: { id: lightId },
    };
  },

  'dungeon.relight': ({ sql }, { lightId }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (light.lit)
      throw new TurnkeeperError('refused', `${ownLight(light.bearer, light.kind)} is burning already.`);
    if (light.turns_left === 0)
      throw new TurnkeeperError('refused', `${ownLight(light.bearer, light.kind)} is burnt out.`);
    sql.run(query.updateTable('light').set({ lit: 1 }).where('id', '=', lightId));
    openSpan(sql, delve.row, light);
    return step(`${light.bearer} lit the ${light.kind} again: ${untilOut(light.turns_left)}.`, {
      delve: place(delve),
    });
  },

  'dungeon.douse': ({ sql }, { lightId }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (!light.lit)
      throw new TurnkeeperError('refused', `${ownLight(light.bearer, light.kind)} is not burning.`);
    douse(sql, light, delve.row.turn);
    return step(`${light.bearer} put out the ${light.kind}: ${untilOut(light.turns_left)} left.`, {
      delve: place(delve),
    });
  },

  'dungeon.refuel': ({ sql }, { lightId }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    if (light.kind !== 'lantern' || light.bearer_id === null)
      throw new TurnkeeperError('refused', 'Only a lantern takes oil.');
    const bearer = needMemberAlone(sql, light.bearer_id);
    useUp(sql, needItem(bearer, 'oilFlask', 'a flask of oil'));
    const { turns: left } = exploration['light.duration']({ kind: 'lantern', units: 1 });
    sql.run(query.updateTable('light').set({ turns_left: left }).where('id', '=', lightId));
    return step(`${light.bearer} filled the lantern: ${turns(left)}.`, { delve: place(delve) });
  },

  'dungeon.setTurnsLeft': ({ sql }, { lightId, turnsLeft }) => {
    const delve = needDelve(sql);
    const light = lightById(delve, lightId);
    const lit = light.lit === 1 && turnsLeft > 0;
    sql.run(
      query
        .updateTable('light')
        .set({ turns_left: turnsLeft, lit: lit ? 1 : 0 })
        .where('id', '=', lightId),
    );
    if (light.lit && !lit) closeSpan(sql, lightId, delve.row.turn);
    const whose = ownLight(light.bearer, light.kind);
    return step(`${whose} was set to ${turns(turnsLeft)}, from ${untilOut(light.turns_left)}.`, {
      delve: place(delve),
      overruled: `${whose}: ${untilOut(light.turns_left)} by the rule, ${turns(turnsLeft)} by the referee.`,
    });
  },
};

const place = ({ row }: Delve) => ({ name: row.name, turn: row.turn });

export function douse(sql: Sql, light: BorneLight, turn: number): void {
  sql.run(query.updateTable('light').set({ lit: 0 }).where('id', '=', light.id));
  closeSpan(sql, light.id, turn);
}

function lightById(delve: Delve, id: number): BorneLight {
  const light = delve.lights.find((each) => each.id === id);
  if (!light)
    throw new TurnkeeperError('not-found', 'That light is no longer there.', {
      lightId: 'Choose another light.',
    });
  return light;
}

/** One at hand goes before one in a pack. */
function needItem({ row, items }: Member, kind: LightKind | 'oilFlask', what: string) {
  const ofKind = items.filter((each) => each.kind === kind);
  const item = ofKind.find((each) => each.container_id === null) ?? ofKind[0];
  if (!item)
    throw new TurnkeeperError('refused', `${row.name} does not carry ${what}.`, {
      characterId: `${row.name} does not carry ${what}.`,
    });
  return item;
}

function takeTorch(sql: Sql, bearer: Member, burns: number): number {
  useUp(sql, needItem(bearer, 'torch', 'a torch'));
  return newLight(sql, bearer, 'torch', burns);
}

/** A lantern is kept and filled from a flask; one that stands doused with oil in it is simply lit. */
function takeLantern(sql: Sql, delve: Delve, bearer: Member, burns: number): number {
  needItem(bearer, 'lantern', 'a lantern');
  const lanterns = bearer.items
    .filter((item) => item.kind === 'lantern')
    .reduce((sum, item) => sum + item.quantity, 0);
  const owned = delve.lights.filter((light) => light.bearer_id === bearer.row.id && light.kind === 'lantern');
  const doused = owned.find((light) => !light.lit && light.turns_left !== 0);
  const empty = owned.find((light) => !light.lit && light.turns_left === 0);
  if (!doused && !empty && owned.length >= lanterns)
    throw new TurnkeeperError('refused', `${ownLight(bearer.row.name, 'lantern')} is burning already.`);
  if (!doused) useUp(sql, needItem(bearer, 'oilFlask', 'a flask of oil'));
  const known = doused ?? empty;
  if (!known) return newLight(sql, bearer, 'lantern', burns);
  sql.run(
    query
      .updateTable('light')
      .set({ lit: 1, turns_left: doused?.turns_left ?? burns })
      .where('id', '=', known.id),
  );
  return known.id;
}

function newLight(sql: Sql, bearer: Member, kind: LightKind, turnsLeft: number): number {
  return sql.run(
    query.insertInto('light').values({ bearer_id: bearer.row.id, kind, lit: 1, turns_left: turnsLeft }),
  ).lastId;
}
