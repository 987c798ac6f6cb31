import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import type { deedResult } from '../../../shared/ipc/play/deed-views.ts';
import { throwDeed } from '../../../shared/rules/exploration/deeds.ts';
import { query } from '../../db/sql.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { fallDamage } from '../../facts/exploration.ts';
import { tables } from '../../../shared/rules/ose/tables.ts';
import { sinceThen } from '../../facts/party/state/hit-points.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import type { Act, Path } from './act.ts';
import { noteInBook } from './note-in-book.ts';
import { sentenceOf } from './sentences.ts';
import { useSpike } from './use-spike.ts';

type DeedResult = z.output<typeof deedResult>;
type Fall = NonNullable<DeedResult['fall']> & { since: string };

/** Throws what is thrown, remembers the try, and does what follows from it: a fall, a spike used, a door that gives. */
export function perform(context: StepContext<'classes'>, delve: Delve, act: Act, path: Path): DeedResult {
  const { row, deed, rule, spot, odds } = act;
  const thrown = odds && throwDeed({ ...odds, ofHarm: rule.ofHarm }, context.dice(deed.die));
  const success = thrown && thrown.success && deed.present;
  remember(context, delve, act, thrown?.die ?? null, success);
  const fall = deed.kind === 'climb' && success === false ? fallOf(context, act, path) : null;
  const spikes = deed.kind === 'spike' ? useSpike(context.sql, row.id) : null;
  if (success !== false) noteInBook(context.sql, deed.kind, act.feature);
  return {
    characterId: row.id,
    kind: deed.kind,
    hidden: rule.hidden,
    success,
    chance: odds?.chance ?? null,
    sides: odds?.sides ?? null,
    die: thrown?.die ?? null,
    fall: fall && { damage: fall.damage, hp: fall.hp },
    text: sentenceOf({ name: row.name, place: spot.place, deed, success, fall, spikes }),
  };
}

function remember(
  { sql }: StepContext,
  delve: Delve,
  { row, deed, spot, odds }: Act,
  die: number | null,
  success: boolean | null,
): void {
  sql.run(
    query.insertInto('attempt').values({
      delve_id: delve.row.id,
      character_id: row.id,
      kind: deed.kind,
      place: spot.place,
      room_id: spot.roomId,
      feature_id: spot.featureId,
      turn: delve.row.turn + 1,
      chance: odds?.chance ?? null,
      sides: odds?.sides ?? null,
      die,
      success: success === null ? null : success ? 1 : 0,
    }),
  );
}

/** A fall costs its hit points at once (OSE-HAZ-3). */
function fallOf({ sql, campaign, dice }: StepContext, { row, deed }: Act, path: Path): Fall {
  const { stepFeet, diePerStep } = tables.falling;
  const count = Math.floor(deed.heightFeet / stepFeet);
  const typed = deed.fallDice.slice(0);
  if (typed.length > 0 && typed.length !== count)
    throw new TurnkeeperError('bad-input', `The fall takes ${count}d${diePerStep}. Nothing was changed.`, {
      [path('fallDice')]: `${count} dice are wanted for ${deed.heightFeet} feet.`,
    });
  const { damage } = fallDamage({ heightFeet: deed.heightFeet }, dice(...typed));
  const hp = row.hp - damage;
  if (damage > 0) sql.run(query.updateTable('character').set({ hp }).where('id', '=', row.id));
  return { damage, hp, since: sinceThen(campaign, row, { ...row, hp }) };
}
